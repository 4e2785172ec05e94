// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
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

  /// Runs one case in a separate process under callgrind; nil if that is not installed.
  init?(_ engine: Engine, _ pattern: String, _ trace: ScrollTrace, rows: Int) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let output = "\(folder)/floor-probe-\(getpid()).callgrind"
    defer { unlink(output) }
    let command = [
      "valgrind", "--tool=callgrind", "--dump-line=no", "--collect-atstart=no",
      "--toggle-collect=*measuredFrames*",
      "--callgrind-out-file=\(output)", "--log-file=/dev/null",
      CommandLine.arguments[0], "--measure", engine.rawValue, pattern, trace.rawValue, "\(rows)",
    ]
    var arguments = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawnp(&process, "valgrind", nil, nil, arguments, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0, let text = Self.text(of: output)
    else { return nil }
    // A pattern that matches no function counts nothing, which must not look like a cost of nothing.
    guard let profile = try? CallgrindProfile(text) else {
      fatalError("callgrind has counted nothing")
    }
    instructions = Int(profile.instructions)
    memoryInstructions = profile.selfCosts.reduce(0) { total, cost in
      Self.managers.contains { cost.key.hasPrefix($0) } ? total + Int(cost.value) : total
    }
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
