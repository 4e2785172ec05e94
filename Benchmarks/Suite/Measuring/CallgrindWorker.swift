// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// Counts instructions of a build's cases.
///
/// Valgrind takes most of a second to start. One worker is therefore started in it for all cases, and copies
/// itself for each: a case finds the process as a fresh one would be, whatever was counted before.
final class CallgrindWorker {
  private static let options = ["--tool=callgrind", "--dump-line=no", "--error-exitcode=9"]

  private let original: Build
  private var worker: WorkerProcess?
  private var location: (folder: String, build: Build)?

  /// Makes a worker; nothing is started yet.
  init(_ build: Build) {
    original = build
  }

  deinit {
    worker?.end()
    ToolRun.remove(location?.folder)
  }

  /// A running count; several workers can count in parallel.
  struct Run {
    fileprivate enum Kind {
      case copy(of: WorkerProcess, folder: String)
      case tool(ChildProcess, profile: String, output: String?)
    }

    fileprivate let kind: Kind

    /// Waits for the end.
    ///
    /// - Throws: An error if nothing was counted, which must not look like zero cost.
    func finish() throws(BenchError) -> CallgrindProfile {
      let path: String
      switch kind {
      case .copy(let worker, let folder):
        guard let copy = try worker.answer().last.flatMap(Int.init) else {
          throw BenchError("no region was counted")
        }
        path = "\(folder)/profile.\(copy)"
      case .tool(let tool, let profile, let output):
        defer { ToolRun.remove(output) }
        guard tool.wait().status == 0 else { throw BenchError("the tool failed in valgrind") }
        path = profile
      }
      do {
        return try CallgrindProfile(try System.text(path))
      } catch {
        throw BenchError("\(error)")
      }
    }
  }

  /// Counts one run of a case.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - planted: Iterations of a loop that are added to the run.
  func profile(_ item: BenchCase, planted: Int = 0) throws(BenchError) -> CallgrindProfile {
    try start(item, planted: planted).finish()
  }

  /// Starts to count one run of a case.
  func start(_ item: BenchCase, planted: Int = 0) throws(BenchError) -> Run {
    let (folder, build) = try placed()
    let program = ["valgrind"] + Self.options
    // Addresses determine the order of containers keyed by address, and therefore the count.
    _ = scrollwork_randomize_addresses(false)
    defer { _ = scrollwork_randomize_addresses(true) }
    switch item.work {
    case .code:
      if worker == nil {
        let output = "--callgrind-out-file=\(folder)/profile.%p"
        worker = try WorkerProcess(build, before: program + [output, "--instr-atstart=no"])
      }
      guard let worker else { throw BenchError("no worker in valgrind") }
      try worker.tell("profile \(planted) \(item.id)")
      return Run(kind: .copy(of: worker, folder: folder))
    case .tool(let arguments):
      guard let path = build.tool else { throw BenchError("\(build.name) has no scrollwork") }
      let profile = folder + "/profile"
      let output = try ToolRun.output(for: arguments)
      let tool = try ChildProcess(
        program + ["--callgrind-out-file=" + profile, path]
          + arguments.map { $0 == "OUTPUT" ? output ?? $0 : $0 },
        variables: ["SWIFT_DETERMINISTIC_HASHING=1"], output: .nothing, errors: .nothing)
      return Run(kind: .tool(tool, profile: profile, output: output))
    }
  }

  /// The folder for profiles, and the build under paths in it.
  private func placed() throws(BenchError) -> (folder: String, build: Build) {
    if let location { return location }
    let folder = try System.scratchFolder()
    let made = (folder, try original.linked(in: folder))
    location = made
    return made
  }
}
