// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Plays random scripts on the fixed variants of all patterns and prints the review's findings.
// There are none if variants and rules are correct. Arguments: `programs` for scripts with steps of programs, `screens`
// for those in which screens are pushed and bars come and go, too; then a
// pattern if only one is asked for; the number of scripts, and the first seed. A single script is printed with its steps, and with the frames around the finding, or
// around a third number.

import MotionReview
import RandomScripts
import ScrollCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let words = CommandLine.arguments.dropFirst().filter { UInt64($0) == nil }
let hasScreens = words.first == "screens"
let hasPrograms = words.first == "programs" || hasScreens
let pattern = words.dropFirst(hasPrograms ? 1 : 0).first
let count = arguments.first ?? 10_000
let start = arguments.dropFirst().first ?? 0
var faulty = 0
var frames = 0
for seed in start..<start + count {
  let trial =
    hasPrograms
    ? ReviewCase(programSeed: seed, pattern: pattern, hasScreens: hasScreens)
    : ReviewCase(seed: seed, pattern: pattern)
  let timeline = try trial.run()
  frames += timeline.frameCount
  let findings = Review.findings(in: timeline)
  if !findings.isEmpty { faulty += 1 }
  for finding in findings { print(trial.line(finding.rule.id, finding.sentence)) }
  guard count == 1 else { continue }
  let table = FrameTable(timeline: timeline)
  for step in trial.request.script.steps { print(step) }
  print(table.touches, table.head, separator: "\n")
  for finding in findings {
    print("\(finding.rule.id), worst in frame \(finding.worstFrame):")
    print(table.lines(around: finding.worstFrame))
  }
  if arguments.count > 2 { print(table.lines(around: Int(arguments[2]))) }
}
print("\(count) scripts from seed \(start), \(frames) frames: \(faulty) with findings")
exit(faulty == 0 ? 0 : 1)
