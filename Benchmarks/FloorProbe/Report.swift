// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe
import LayoutCases
import ScrollCore

/// What is measured of one pattern.
struct Report {
  static let pairs = 400
  static let rows = (few: 10_000, many: 1_000_000)

  let pattern: String
  private let scroll: LayoutWorkload
  private let jumps: LayoutWorkload

  init(_ pattern: String) throws {
    self.pattern = pattern
    scroll = try LayoutWorkload.make(pattern, .scroll, rows: Self.rows.many)
    jumps = try LayoutWorkload.make(pattern, .jumps, rows: Self.rows.many)
  }

  /// The head of the table in the guide.
  static let tableHead = """
    | pattern | elements | instructions | floor | ratio | time, scroll | time, jumps |
    |---|---|---|---|---|---|---|
    """

  /// Prints everything.
  ///
  /// - Returns: Whether nothing was allocated and all frames agree, and the pattern's row of the table in the guide.
  func printed() throws -> (isClean: Bool, row: String) {
    print("\(pattern), \(Self.rows.many) rows, iPhone 8")
    let (frames, others) = (checked(scroll), checked(jumps))
    let allocations = Self.allocations(of: scroll)
    print("  allocations in \(ScrollTrace.batch) frames: \(allocations)")
    let ratios = [scroll, jumps].map(Self.printTimes)
    let counts = printInstructions() ?? ["–", "–", "–"]
    let cells =
      [pattern, Numerals.fixed(frames.elements, decimals: 1)] + counts
      + ratios.map { Numerals.fixed($0, decimals: 3) }
    return (
      frames.agree && others.agree && allocations == 0,
      "| " + cells.joined(separator: " | ") + " |"
    )
  }

  /// Compares every number of every frame of both engines, and counts the elements of a frame.
  private func checked(_ workload: LayoutWorkload) -> (agree: Bool, elements: Double) {
    var sums = (core: 0.0, floor: 0.0)
    var elements = 0
    var frames = LaidOutFrames()
    let storage = FloorStorage(
      frames: ScrollTrace.batch, elementsPerFrame: workload.elementsPerFrame)
    let batches = ScrollTrace.frameCount / ScrollTrace.batch
    for number in 0..<batches {
      let range = ScrollTrace.frames(ofBatch: number)
      workload.poses.layOut(range, into: &frames)
      workload.layOutFloor(range, storage)
      sums.core += Checksum.of(frames)
      sums.floor += Checksum.of(storage, frames: range.count)
      elements += frames.elements.count
    }
    let agrees = sums.core == sums.floor
    let perFrame = Double(elements) / Double(batches * ScrollTrace.batch)
    print(
      "  \(workload.trace.rawValue): checksum \(sums.core)",
      agrees ? "= floor's" : "≠ \(sums.floor)",
      "(\(Numerals.fixed(perFrame, decimals: 1)) elements a frame)")
    return (agrees, perFrame)
  }

  private static func allocations(of workload: LayoutWorkload) -> Int {
    var storage = LaidOutFrames()
    workload.poses.layOut(ScrollTrace.frames(ofBatch: 0), into: &storage)
    let before = scrollwork_allocation_count()
    measuredFramesOfCore(workload.poses, ScrollTrace.frames(ofBatch: 1), &storage)
    return Int(scrollwork_allocation_count() - before)
  }

  /// Prints times and returns their ratio.
  private static func printTimes(of workload: LayoutWorkload) -> Double {
    var frames = LaidOutFrames()
    let storage = FloorStorage(
      frames: ScrollTrace.batch, elementsPerFrame: workload.elementsPerFrame)
    let times = PairedTimes(
      pairs: pairs, frames: ScrollTrace.batch,
      { measuredFramesOfCore(workload.poses, ScrollTrace.frames(ofBatch: $0), &frames) },
      { measuredFramesOfFloor(workload, ScrollTrace.frames(ofBatch: $0), storage) })
    print("  \(workload.trace.rawValue): \(times.summary(against: "floor", decimals: 3))")
    return times.ratio
  }

  /// Prints instructions, and returns those of the core, those of the floor and their ratio.
  private func printInstructions() -> [String]? {
    let frames = Double(ScrollTrace.batch * MeasuredFrames.batches)
    func count(_ engine: Engine, _ rows: Int) -> (instructions: Double, memory: Int)? {
      guard let counts = Callgrind(engine, pattern, .scroll, rows: rows) else { return nil }
      return (Double(counts.instructions) / frames, counts.memoryInstructions)
    }
    guard let few = count(.core, Self.rows.few), let many = count(.core, Self.rows.many),
      let floor = count(.floor, Self.rows.many)
    else {
      print("  instructions: valgrind is not installed")
      return nil
    }
    let cells = [
      Numerals.fixed(many.instructions, decimals: 2),
      Numerals.fixed(floor.instructions, decimals: 2),
      Numerals.fixed(many.instructions / floor.instructions, decimals: 3),
    ]
    print("  scroll: \(cells[0]) instructions a frame, floor \(cells[1]), ratio \(cells[2])")
    print(
      "  flat: \(Numerals.fixed(few.instructions, decimals: 2)) at \(Self.rows.few) rows,",
      "\(Numerals.fixed(many.instructions, decimals: 2)) at \(Self.rows.many):",
      "\(Numerals.fixed((many.instructions / few.instructions - 1) * 100, decimals: 3)) %")
    print(
      "  instructions in retain, release, access checks and allocation in",
      "\(ScrollTrace.batch * MeasuredFrames.batches) frames: \(many.memory)")
    return cells
  }
}
