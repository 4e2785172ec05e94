// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Plays the museum of motion bugs and writes what the rules find of it into the guide and the README. Arguments: the number
// of random scripts for each fixed variant; or the number of an exhibit and a seed, whose script and findings are printed
// instead. After the word `programs`, scripts have steps of programs, too, and the documents stay as they are. The exit code is 1 if a bug is not found as its exhibit says, if a rule finds
// something in a fixed variant, or if a random script raises an alarm.

import Foundation
import MuseumKit

let hasPrograms = CommandLine.arguments.dropFirst().first == "programs"
let arguments = CommandLine.arguments.dropFirst(hasPrograms ? 2 : 1)
let numbers = arguments.compactMap { UInt64($0) }
guard 1...2 ~= numbers.count, numbers.count == arguments.count else {
  FileHandle.standardError.write(
    Data("usage: museum-report [programs] SCRIPTS | [programs] EXHIBIT SEED\n".utf8))
  exit(2)
}
let scripts = numbers[0]
let root = FileManager.default.currentDirectoryPath
let exhibits = try Exhibit.all(root: root)
if numbers.count == 2 {
  for exhibit in exhibits where UInt64(exhibit.number) == numbers[0] {
    print(try exhibit.script(seed: numbers[1], withPrograms: hasPrograms), terminator: "")
    for line in try exhibit.alarms(
      seeds: numbers[1]..<numbers[1] + 1, withPrograms: hasPrograms)
    { print(line) }
  }
  exit(0)
}
let table = try RecallTable(exhibits)

/// Replaces what stands between two marks of a document.
func replace(_ mark: String, in path: String, with text: String) throws {
  let document = try String(contentsOfFile: path, encoding: .utf8)
  let (begin, end) = ("<!-- \(mark) -->", "<!-- end of \(mark) -->")
  guard let start = document.range(of: begin), let stop = document.range(of: end),
    start.upperBound <= stop.lowerBound
  else {
    FileHandle.standardError.write(Data("\(path) has no marks '\(begin)' and '\(end)'\n".utf8))
    exit(2)
  }
  let changed =
    document[..<start.upperBound] + "\n\(text)\n" + document[stop.lowerBound...]
  try Data(changed.utf8).write(to: URL(filePath: path), options: .atomic)
}

if !hasPrograms {
  try replace(
    "recall", in: root + "/Documentation/museum.md",
    with: table.summary + "\n\n" + table.rules + "\n\n## The exhibits\n\n" + table.exhibits)
  try replace("recall", in: root + "/README.md", with: table.summary)
}

var holds = true
for row in table.rows where !row.holds {
  print("differs: \(row.exhibit.id): broken \(row.broken), fixed \(row.fixed)")
  holds = false
}
let batch: UInt64 = 50
let batches = (scripts + batch - 1) / batch
nonisolated(unsafe) var alarms = [[String]](repeating: [], count: exhibits.count * Int(batches))
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: alarms.count) { index in
  let (exhibit, part) = (exhibits[index / Int(batches)], UInt64(index % Int(batches)))
  let lines: [String]
  do {
    lines = try exhibit.alarms(
      seeds: part * batch..<min(scripts, (part + 1) * batch), withPrograms: hasPrograms)
  } catch {
    lines = ["\(exhibit.id): \(error)"]
  }
  lock.withLock { alarms[index] = lines }
}
for line in alarms.joined() { print("false alarm:", line) }
print(table.summary)
print(
  "\(scripts) random scripts on each of \(exhibits.count) fixed variants: \(alarms.joined().count) false alarms"
)
exit(holds && alarms.allSatisfy(\.isEmpty) ? 0 : 1)
