// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// Instruction counts by valgrind's callgrind: exact, and the same on a busy machine.
enum Callgrind {
  /// Whether valgrind is there.
  static let isInstalled: Bool =
    (try? ChildProcess.output(of: ["valgrind", "--version"], errors: .nothing)) != nil

  /// What a person is told where it is not.
  static let advice = "instructions: not measured (install valgrind)"

  private static let options = ["--tool=callgrind", "--dump-line=no", "--error-exitcode=9"]

  /// A count that has been started; several can run beside each other.
  struct Run {
    private let worker: WorkerProcess?
    private let tool: ChildProcess?
    private let profile: String
    private let output: String?

    /// Starts to count one run of a case.
    ///
    /// - Parameters:
    ///   - item: The case.
    ///   - build: The programs.
    ///   - planted: Turns of a loop that are added to the run.
    init(_ item: BenchCase, _ build: Build, planted: Int = 0) throws(BenchError) {
      let scratch = try System.scratchFolder()
      profile = scratch + "/profile"
      let build = try build.linked(in: scratch)
      // Addresses decide about the order of things kept by address, and so about the count.
      _ = scrollwork_randomize_addresses(false)
      defer { _ = scrollwork_randomize_addresses(true) }
      let program = ["valgrind"] + options + ["--callgrind-out-file=" + profile]
      switch item.work {
      case .code:
        let worker = try WorkerProcess(build, before: program + ["--instr-atstart=no"])
        try worker.choose(item.id)
        if planted > 0 { _ = try worker.ask("plant \(planted)") }
        try worker.tell("region")
        self.worker = worker
        tool = nil
        output = nil
      case .tool(let arguments):
        guard let path = build.tool else { throw BenchError("\(build.name) has no scrollwork") }
        output = try ToolRun.output(for: arguments)
        let folder = output
        tool = try ChildProcess(
          program + [path] + arguments.map { $0 == "OUTPUT" ? folder ?? $0 : $0 },
          variables: ["SWIFT_DETERMINISTIC_HASHING=1"], output: .nothing, errors: .nothing)
        worker = nil
      }
    }

    /// Waits for the end.
    ///
    /// - Throws: That nothing was counted, which must not look like a cost of nothing.
    func finish() throws(BenchError) -> CallgrindProfile {
      if let worker {
        guard try worker.answer() == ["ok"] else { throw BenchError("no region was counted") }
        worker.end()
      } else if let tool {
        guard tool.wait().status == 0 else { throw BenchError("the tool failed in valgrind") }
      }
      ToolRun.remove(output)
      defer { ToolRun.remove(System.folder(of: profile)) }
      do {
        return try CallgrindProfile(try System.text(profile))
      } catch {
        throw BenchError("\(error)")
      }
    }
  }

  /// Counts one run of a case.
  static func profile(
    _ item: BenchCase, _ build: Build, planted: Int = 0
  ) throws(BenchError) -> CallgrindProfile {
    try Run(item, build, planted: planted).finish()
  }
}
