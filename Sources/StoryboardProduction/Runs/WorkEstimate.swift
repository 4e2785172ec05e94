// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// The maximum cost of a scenario's runs: frames of all of them, and memory at one time.
package struct WorkEstimate: Sendable {
  /// Frames of all runs together.
  package let frames: Int
  /// Bytes that are in use at one time.
  package let bytes: Int
  /// Bytes that are in use from the first run until the page is written.
  let pageBytes: Int
  /// The number of runs, and the length of the longest one, as text.
  package let runs: String
  private let laneBytes: [Int]
  private let keepsRuns: [Bool]

  /// Bytes that are in use while a lane is processed.
  package func bytes(ofLane index: Int) -> Int { laneBytes[index] }

  /// Bytes of the runs of a lane that are kept at most until its drawings are written.
  ///
  /// Keeping them is faster than making each of them a second time.
  private static let keptBytes = 100_000_000

  /// Whether the runs of all variants are kept while a lane is worked on.
  func keepsRuns(ofLane index: Int) -> Bool { keepsRuns[index] }

  /// Estimates.
  ///
  /// A script that waits for something is taken to wait until its timeouts. Where that is too much, its runs are
  /// played on one device to see how long they are.
  package init(_ plan: RunPlan, variants: [Int], use: WorkLimit.Use, limit: WorkLimit) {
    let estimate = WorkEstimate(plan, variants, use, seconds: plan.secondsAtMost)
    let isTooMuch = estimate.frames > limit.frames || estimate.bytes > MemoryBudget.bytes
    // The time in which content settles is little of a long script.
    let mayBeLess = plan.hasOpenEnd || plan.secondsAtMost < 120
    guard isTooMuch, mayBeLess, let lane = plan.lanes.first else {
      self = estimate
      return
    }
    let counts = variants.compactMap { plan.frameCount($0, on: lane) }
    // Devices differ in how long their content moves.
    let seconds = Double(counts.max() ?? 0) / Double(lane.rate) * 1.1 + 1
    self = WorkEstimate(plan, variants, use, seconds: min(seconds, plan.secondsAtMost))
  }

  private init(
    _ plan: RunPlan, _ variants: [Int], _ use: WorkLimit.Use, seconds: Double
  ) {
    var (frames, pages) = (0, 0)
    let lanes = plan.lanes.map { lane -> (bytes: Int, keepsRuns: Bool) in
      let frameCount = variants.count * plan.frames(in: seconds, on: lane)
      frames += use == .recording ? frameCount : frameCount * (1 + plan.tabTaps)
      let runs = variants.map { plan.bytes($0, on: lane, seconds: seconds) }
      let largest = runs.map(\.timeline).max() ?? 0
      // The rule that plays taps again as swipes holds four more runs: the tap, the swipe, and the worst pair so far.
      let replayed = plan.tabTaps > 0 ? 4 * largest : 0
      switch use {
      case .review: return (largest + replayed, false)
      case .recording: return (2 * largest, false)
      case .pages:
        pages += runs.reduce(0) { $0 + $1.page }
        let all = runs.reduce(0) { $0 + $1.timeline }
        let keepsRuns = all <= Self.keptBytes
        let drawing = runs.reduce(0) { $0 + $1.drawing }
        return ((keepsRuns ? all : largest) + replayed + drawing, keepsRuns)
      }
    }
    laneBytes = lanes.map(\.bytes)
    keepsRuns = lanes.map(\.keepsRuns)
    self.frames = frames
    pageBytes = pages
    bytes = pages + (laneBytes.max() ?? 0)
    let count = variants.count * plan.lanes.count
    runs =
      "in \(WorkLimit.grouped(count)) \(count == 1 ? "run" : "runs") of up to \(Int(seconds.rounded(.up))) s"
  }
}
