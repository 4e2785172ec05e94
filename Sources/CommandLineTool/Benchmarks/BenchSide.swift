// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import SystemCalls

/// A tool and a folder with files: one side of a comparison, or the only one.
///
/// Everything is measured in new processes of the tool, which answer in lines of text: the counts of all runs, or the
/// times of one.
struct BenchSide {
  /// The environment variable that makes a process one of them, and its values.
  static let variable = "SCROLLWORK_BENCH_PART"
  /// The value for counts; times follow `times:` and the number of the run.
  static let counts = "counts"
  /// The beginning of the value for times.
  static let times = "times:"

  /// The exact figures of a run.
  struct Counts: Equatable {
    /// Which run.
    var id: CaseID
    /// How many frames it has.
    var frames: Int
    /// How many instructions it executes; nil without valgrind.
    var instructions: Int?
    /// How many heap blocks it allocates; nil without valgrind.
    var allocations: Int?
  }

  /// What a person calls it.
  let name: String
  /// The path of the tool.
  let tool: String
  /// The folder in which it runs.
  let folder: String
  /// The arguments of every process.
  let words: [String]

  /// Counts instructions and allocations of all runs.
  ///
  /// - Parameter scratch: An empty folder for the files of callgrind; nil to count frames only.
  /// - Throws: An error if a process fails, or says something else.
  func count(in scratch: String?) throws(OperationError) -> [Counts] {
    var before: [String] = []
    var tool = tool
    if let scratch {
      tool = try Self.plain(tool, in: scratch)
      before = [
        "valgrind", "--tool=callgrind", "--instr-atstart=no", "--dump-line=no",
        "--callgrind-out-file=\(scratch)/counts", "--log-file=\(scratch)/log",
      ]
    }
    let text = try run(Self.counts, before + [tool])
    var counts: [Counts] = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let id = CaseID(String(fields[0])), let frames = Int(fields[1])
      else { throw OperationError("\(name): not understood: \(line)") }
      counts.append(Counts(id: id, frames: frames))
      guard let scratch else { continue }
      let path = "\(scratch)/counts.\(counts.count)"
      let text = String(decoding: try FileSystem.contents(of: path, limit: 1 << 28), as: UTF8.self)
      do {
        let profile = try CallgrindProfile(text)
        counts[counts.count - 1].instructions = Int(profile.instructions)
        counts[counts.count - 1].allocations = Int(profile.allocations)
      } catch {
        throw OperationError("\(name): \(id): \(error)")
      }
    }
    guard !counts.isEmpty else { throw OperationError("\(name): no runs were measured") }
    return counts
  }

  /// What a frame of a run takes in slices of a new process, in nanoseconds.
  ///
  /// - Parameter index: The number of the run, counted from 0.
  func times(ofRun index: Int) throws(OperationError) -> [Double] {
    let text = try run("\(Self.times)\(index)", [tool])
    let times = text.split(separator: "\n").compactMap { Double($0) }
    guard !times.isEmpty else { throw OperationError("\(name): no times were measured") }
    return times
  }

  /// A copy of the tool without debugging information, which valgrind may not understand; the tool itself where that
  /// cannot be made.
  private static func plain(_ tool: String, in scratch: String) throws(OperationError) -> String {
    let copy = scratch + "/scrollwork"
    guard Machine.program("strip") != nil,
      try ChildProcess.run(["strip", "--strip-debug", "-o", copy, tool], limit: 1 << 16).code == 0
    else { return tool }
    return copy
  }

  private func run(_ part: String, _ program: [String]) throws(OperationError) -> String {
    // Addresses of dictionaries' contents decide about their order, and with it about counts.
    let script =
      "cd \"$0\" && \(Self.variable)=\(part) SWIFT_DETERMINISTIC_HASHING=1 exec \"$@\""
    let result = try ChildProcess.run(
      ["/bin/sh", "-c", script, folder] + program + ["bench"] + words, limit: 1 << 24)
    try Interruption.check()
    guard result.code == 0 else {
      let reason = result.errors.split(separator: "\n").last ?? "it ends with \(result.code)"
      // The process has said what is wrong with the files, as this one would.
      if reason.hasPrefix("error: ") { throw OperationError(String(reason.dropFirst(7))) }
      throw OperationError("\(name) cannot be measured: \(reason)")
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
