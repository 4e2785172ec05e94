// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import LayoutCases

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// What callgrind has counted inside the measured function of a process.
struct Callgrind {
  /// Functions that manage memory, of which the core's layout calls none.
  static let managers = [
    "swift_retain", "swift_release", "swift_bridgeObjectRetain", "swift_bridgeObjectRelease",
    "swift_beginAccess", "swift_endAccess", "swift_allocObject", "swift_slowAlloc", "malloc",
    "calloc", "realloc", "posix_memalign",
  ]

  /// Instructions in all.
  let instructions: Int
  /// Instructions in functions that manage memory.
  let memoryInstructions: Int

  /// Runs one case in a process of its own under callgrind; nil where that is not installed.
  init?(_ engine: Engine, _ pattern: String, _ trace: ScrollTrace, rows: Int) {
    let output = "/tmp/floor-probe-\(getpid()).callgrind"
    defer { unlink(output) }
    let words = [
      "valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*measuredFrames*",
      "--callgrind-out-file=\(output)", "--log-file=/dev/null",
      CommandLine.arguments[0], "--measure", engine.rawValue, pattern, trace.rawValue, "\(rows)",
    ]
    var arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawnp(&process, "valgrind", nil, nil, arguments, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0, let text = Self.text(of: output)
    else { return nil }
    self.init(text)
    // A pattern that matches no function counts nothing, and says nothing.
    precondition(instructions > 0, "callgrind has counted nothing")
  }

  /// Reads a profile: costs of lines follow the function that they belong to, and a call is followed by
  /// the cost of what it has called, which belongs there as well.
  private init(_ text: String) {
    var names: [Substring: Substring] = [:]
    var isManager = false
    var followsCall = false
    var total = 0
    var managing = 0
    func name(_ reference: Substring) -> Substring {
      let parts = reference.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { names[parts[0]] = parts[1] }
      return names[parts[0]] ?? reference
    }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("fn=") {
        let function = name(line.dropFirst(3))
        isManager = Self.managers.contains { function.hasPrefix($0) }
      } else if line.hasPrefix("cfn=") {
        _ = name(line.dropFirst(4))
      } else if line.hasPrefix("calls=") {
        followsCall = true
      } else if line.hasPrefix("totals: ") {
        total = Int(line.dropFirst(8)) ?? 0
      } else if line.first.map({ $0.isNumber || "+-*".contains($0) }) ?? false {
        if isManager, !followsCall, let cost = line.split(separator: " ").last.flatMap({ Int($0) })
        {
          managing += cost
        }
        followsCall = false
      }
    }
    instructions = total
    memoryInstructions = managing
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
