// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import RunComparison
import ScenarioFiles
import ScrollCore
package import SystemCalls

/// The runs of an operand: recorded, or to be executed.
package struct RunCollection: Sendable {
  /// The source of a run.
  package enum Source: Sendable {
    /// A file, by its path.
    case file(String)
    /// What a file holds, and what errors call it.
    case bytes([UInt8], name: String)
    /// A run of a plan, by variant and lane.
    case fresh(RunPlan, variant: Int, lane: Int)
  }

  /// A run and its name.
  package struct Item: Sendable {
    /// Scenario, variant and device for runs still to be made, the path without suffix for recorded ones.
    package var name: String
    /// The source.
    package var source: Source
  }

  /// What the operand was.
  package let word: String
  /// The runs, by name.
  package private(set) var items: [Item]
  /// Whether the runs are still to be made.
  package let isFresh: Bool

  /// Finds the runs of an operand.
  ///
  /// - Parameters:
  ///   - operand: A file, a folder, or a revision and a path in it.
  ///   - other: The other operand, whose path a revision may take.
  ///   - reader: Reads the scenarios of runs that are still to be made.
  /// - Throws: An error if there is nothing, or a scenario is invalid.
  package init(
    _ operand: String, besides other: String, _ reader: PlanReader
  ) throws(OperationError) {
    word = operand
    if let revision = try GitRevision(operand, besides: other) {
      isFresh = false
      items = []
      for file in try revision.files() {
        let path = file.path == revision.word ? file.path : "\(revision.word)/\(file.path)"
        items.append(
          Item(name: Self.stem(file.path), source: .bytes(file.bytes, name: path)))
      }
      if items.isEmpty, try revision.hasFiles(suffix: ScenarioSource.suffix) {
        throw OperationError(
          "\(revision.word) has scenarios and no recorded runs: expected a folder of recorded runs in a revision, such as HEAD:Goldens",
          hints: [
            "to run the scenarios of a revision: git worktree add ../before REVISION, then scrollwork diff ../before/Scenarios Scenarios"
          ])
      }
    } else if FileSystem.kind(of: operand) == .folder {
      let recorded = try FileSystem.files(below: operand, suffix: RunFile.suffix)
      isFresh = recorded.isEmpty
      if recorded.isEmpty {
        items = try Self.fresh([operand], reader)
      } else {
        let length = operand.hasSuffix("/") ? operand.utf8.count : operand.utf8.count + 1
        items = recorded.map {
          Item(name: Self.stem(String($0.dropFirst(length))), source: .file($0))
        }
      }
    } else {
      guard FileSystem.kind(of: operand) != .nothing else {
        throw OperationError(
          "cannot read \(operand): no such file or folder, and no revision such as main:Goldens")
      }
      let endings = [".jsonc", ".json5", ".json"]
      isFresh = endings.contains { operand.hasSuffix($0) }
      items =
        isFresh
        ? try Self.fresh([operand], reader)
        : [Item(name: Self.stem(operand), source: .file(operand))]
    }
    guard !items.isEmpty else {
      throw OperationError("no runs in \(operand): expected files named *\(RunFile.suffix)")
    }
  }

  /// The runs of scenarios that are still to be made, by name; those of the project where nothing is named.
  package static func fresh(
    _ operands: [String], _ reader: PlanReader
  ) throws(OperationError) -> [Item] {
    var items: [Item] = []
    for plan in try reader.plans(reader.project.operands(operands)) {
      for variant in plan.variants {
        for (lane, selected) in plan.lanes.enumerated() {
          let name = "\(plan.scenario.id)/\(plan.variant(variant).id)/\(selected.id)"
          items.append(Item(name: name, source: .fresh(plan, variant: variant, lane: lane)))
        }
      }
    }
    return items
  }

  /// Files with more bytes than this are not kept, but read again.
  private static let keptLength = 1 << 16

  /// Names the runs as they call themselves, which runs still to be made do, too.
  package mutating func nameByContents() throws(OperationError) {
    for index in items.indices {
      switch items[index].source {
      case .fresh: continue
      case .file(let path) where FileSystem.size(of: path) ?? 0 > Self.keptLength:
        let start = try FileSystem.start(of: path, count: RunFile.nameLength)
        items[index].name = RunFile.name(of: start) ?? items[index].name
      case .file(let path):
        let bytes = try FileSystem.contents(of: path, limit: RunFile.byteLimit)
        items[index].source = .bytes(bytes, name: path)
        items[index].name = RunFile.name(of: bytes) ?? items[index].name
      case .bytes(let bytes, _): items[index].name = RunFile.name(of: bytes) ?? items[index].name
      }
    }
  }

  /// Keeps the runs of some scenarios only; returns how many were left out.
  package mutating func keep(where isKept: (Item) -> Bool) -> Int {
    let count = items.count
    items.removeAll { !isKept($0) }
    return count - items.count
  }

  private static func stem(_ path: String) -> String {
    path.hasSuffix(RunFile.suffix) ? String(path.dropLast(RunFile.suffix.count)) : path
  }
}

extension RunCollection.Source {
  /// Whether the run is still to be made.
  package var isFresh: Bool {
    if case .fresh = self { true } else { false }
  }

  /// The bytes of a recorded run; nil for one that is still to be made.
  package func bytes() throws(OperationError) -> [UInt8]? {
    switch self {
    case .file(let path): try FileSystem.contents(of: path, limit: RunFile.byteLimit)
    case .bytes(let bytes, _): bytes
    case .fresh: nil
    }
  }

  /// The run, read or made.
  ///
  /// - Parameters:
  ///   - bytes: The content, if it has already been read.
  ///   - like: A run that is expected to be the same as one that is made.
  package func run(
    _ bytes: [UInt8]? = nil, like: RecordedRun? = nil
  ) throws(OperationError) -> RecordedRun {
    switch self {
    case .file(let name), .bytes(_, let name):
      if let bytes { return try Self.read(bytes, name: name) }
      return try Self.read(self.bytes() ?? [], name: name)
    case .fresh(let plan, let variant, let lane):
      let selected = plan.lanes[lane]
      var recorder = RunRecorder(like: like)
      let timeline: Timeline
      if plan.scenario.pattern.program == nil {
        timeline = try plan.run(variant, on: selected) { part, count in
          recorder.append(part, frameCount: count)
        }
      } else {
        // Frames of a pattern file are evaluated together only where all of them are kept.
        timeline = try plan.run(variant, on: selected)
        recorder.append(timeline, frameCount: timeline.frameCount)
      }
      return recorder.run(
        timeline, scenario: plan.scenario.id, pattern: "\(plan.scenario.pattern.id)",
        variant: "\(plan.variant(variant).id)", device: selected.id)
    }
  }

  /// Reads a recorded run.
  package static func read(_ bytes: [UInt8], name: String) throws(OperationError) -> RecordedRun {
    do {
      return try RunReader.read(bytes, file: name)
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }
}
