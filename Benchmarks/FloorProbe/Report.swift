// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

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

  /// Prints everything, and says whether nothing was allocated and all frames agree.
  func printed() throws -> Bool {
    print("\(pattern), \(Self.rows.many) rows, iPhone 8")
    let agrees = [scroll, jumps].map(checked).allSatisfy { $0 }
    let allocations = Self.allocations(of: scroll)
    print("  allocations in \(MeasuredFrames.batch) frames: \(allocations)")
    for workload in [scroll, jumps] { Self.printTimes(of: workload) }
    printInstructions()
    return agrees && allocations == 0
  }

  /// Compares every number of every frame of both engines.
  private func checked(_ workload: LayoutWorkload) -> Bool {
    var sums = (core: 0.0, floor: 0.0)
    var elements = 0
    var frames = LaidOutFrames()
    let storage = FloorStorage(
      frames: MeasuredFrames.batch, elementsPerFrame: workload.elementsPerFrame)
    let batches = ScrollTrace.frameCount / MeasuredFrames.batch
    for number in 0..<batches {
      let range = MeasuredFrames.frames(ofBatch: number)
      workload.poses.layOut(range, into: &frames)
      workload.layOutFloor(range, storage)
      sums.core += Checksum.of(frames)
      sums.floor += Checksum.of(storage, frames: range.count)
      elements += frames.elements.count
    }
    let agrees = sums.core == sums.floor
    let perFrame = Double(elements) / Double(batches * MeasuredFrames.batch)
    print(
      "  \(workload.trace.rawValue): checksum \(sums.core)",
      agrees ? "= floor's" : "≠ \(sums.floor)",
      "(\(rounded(perFrame, 1)) elements a frame)")
    return agrees
  }

  private static func allocations(of workload: LayoutWorkload) -> Int {
    var storage = LaidOutFrames()
    workload.poses.layOut(MeasuredFrames.frames(ofBatch: 0), into: &storage)
    let before = scrollwork_allocation_count()
    measuredFramesOfCore(workload.poses, MeasuredFrames.frames(ofBatch: 1), &storage)
    return Int(scrollwork_allocation_count() - before)
  }

  private static func printTimes(of workload: LayoutWorkload) {
    var frames = LaidOutFrames()
    let storage = FloorStorage(
      frames: MeasuredFrames.batch, elementsPerFrame: workload.elementsPerFrame)
    let times = PairedTimes(
      pairs: pairs, frames: MeasuredFrames.batch,
      { measuredFramesOfCore(workload.poses, MeasuredFrames.frames(ofBatch: $0), &frames) },
      { measuredFramesOfFloor(workload, MeasuredFrames.frames(ofBatch: $0), storage) })
    print(
      "  \(workload.trace.rawValue): \(rounded(times.first, 1)) ns a frame, floor",
      "\(rounded(times.second, 1)) ns, paired ratio \(rounded(times.ratio, 3))",
      "(p10 \(rounded(times.spread.low, 3)), p90 \(rounded(times.spread.high, 3)), \(pairs) pairs)")
  }

  private func printInstructions() {
    let frames = Double(MeasuredFrames.batch * MeasuredFrames.batches)
    func count(_ engine: Engine, _ rows: Int) -> (instructions: Double, memory: Int)? {
      guard let counts = Callgrind(engine, pattern, .scroll, rows: rows) else { return nil }
      return (Double(counts.instructions) / frames, counts.memoryInstructions)
    }
    guard let few = count(.core, Self.rows.few), let many = count(.core, Self.rows.many),
      let floor = count(.floor, Self.rows.many)
    else {
      print("  instructions: valgrind is not installed")
      return
    }
    print(
      "  scroll: \(rounded(many.instructions, 2)) instructions a frame, floor",
      "\(rounded(floor.instructions, 2)), ratio",
      "\(rounded(many.instructions / floor.instructions, 3))")
    print(
      "  flat: \(rounded(few.instructions, 2)) at \(Self.rows.few) rows,",
      "\(rounded(many.instructions, 2)) at \(Self.rows.many):",
      "\(rounded((many.instructions / few.instructions - 1) * 100, 3)) %")
    print(
      "  instructions in retain, release, access checks and allocation in",
      "\(MeasuredFrames.batch * MeasuredFrames.batches) frames: \(many.memory)")
  }
}

/// A number with some decimals.
func rounded(_ number: Double, _ decimals: Int) -> String {
  var unit = 1.0
  for _ in 0..<decimals { unit *= 10 }
  let scaled = Int((abs(number) * unit).rounded())
  var digits = "\(scaled)"
  while digits.count <= decimals { digits = "0" + digits }
  let sign = number < 0 && scaled > 0 ? "-" : ""
  guard decimals > 0 else { return sign + digits }
  return sign + digits.dropLast(decimals) + "." + digits.suffix(decimals)
}
