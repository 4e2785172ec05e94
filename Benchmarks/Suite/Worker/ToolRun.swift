// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe

/// The tool as a process, measured by the resource usage that the system reports.
enum ToolRun {
  /// A case that runs the tool.
  static func prepared(_ tool: String, _ arguments: [String]) -> PreparedCase {
    PreparedCase(units: 1) { count in
      let output = try output(for: arguments)
      defer { remove(output) }
      var slice = PreparedCase.Slice(wall: 0, processor: 0)
      for _ in 0..<count {
        let start = scrollwork_monotonic_time()
        let usage = try run(tool, arguments, output: output)
        slice.wall += scrollwork_monotonic_time() - start
        slice.processor += usage.processor_time
      }
      return slice
    }
  }

  /// Runs the tool once.
  ///
  /// - Throws: An error if it cannot be started or fails: an early failure would look fast.
  static func run(
    _ tool: String, _ arguments: [String], output: String?, before: [String] = []
  ) throws(BenchError) -> scrollwork_usage {
    let command = before + [tool] + arguments.map { $0 == "OUTPUT" ? output ?? $0 : $0 }
    let child = try ChildProcess(
      command, variables: ["SWIFT_DETERMINISTIC_HASHING=1"], output: .nothing, errors: .nothing)
    let usage = child.wait()
    guard usage.status == 0 else {
      throw BenchError("\(command.joined(separator: " ")) failed with \(usage.status)")
    }
    return usage
  }

  /// A scratch folder for a command that writes; nil for one that does not.
  static func output(for arguments: [String]) throws(BenchError) -> String? {
    arguments.contains("OUTPUT") ? try System.scratchFolder() : nil
  }

  /// Removes a scratch folder.
  static func remove(_ output: String?) {
    guard let output else { return }
    _ = try? ChildProcess.output(of: ["rm", "-r", "--", output])
  }
}
