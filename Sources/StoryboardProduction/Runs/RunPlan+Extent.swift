// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import SystemCalls
import TextFormats

/// How long runs are and how much memory they take, before they are made.
extension RunPlan {
  /// The longest run that the core makes, with the time in which the content settles, in seconds.
  private static let longestRun = 610.0

  /// Seconds of a run at most: each wait counts with its timeout.
  var secondsAtMost: Double {
    min(scenario.script.duration(waitingAtMost: .infinity) + 10, Self.longestRun)
  }

  /// Whether a step ends at an event, so that only a run determines its duration.
  var hasOpenEnd: Bool {
    scenario.script.steps.contains {
      if case .wait = $0 { true } else { false }
    }
  }

  /// How many steps tap on a tab: a rule of the review plays the script until each of them again, twice.
  var tabTaps: Int {
    scenario.script.steps.count {
      if case .tapElement(let id) = $0 { id.kind == .tab } else { false }
    }
  }

  /// The number of frames in a number of seconds on a lane.
  package func frames(in seconds: Double, on lane: Lane) -> Int {
    Int(seconds * Double(lane.rate)) + 2
  }

  /// Frames that a run has, counted by playing it without its elements; nil for a run that fails.
  package func frameCount(_ variant: Int, on lane: Lane) -> Int? {
    try? scenario.pattern.poses(of: request(variant, on: lane)).frameCount
  }

  /// The capacity to reserve before a long run, in elements, so that its storage never grows; 0 for
  /// a short one.
  ///
  /// - Throws: An error if the run exceeds its memory limit.
  func elementCapacity(_ variant: Int, on lane: Lane) throws(OperationError) -> Int {
    var frames = frames(in: secondsAtMost, on: lane)
    guard frames > 10_000 || secondsAtMost > 60 else { return 0 }
    let extent = scenario.pattern.frameExtent(of: request(variant, on: lane))
    let frameBytes = extent.elementBytes + extent.otherBytes
    if frames * frameBytes > MemoryBudget.bytes, hasOpenEnd {
      frames = frameCount(variant, on: lane) ?? frames
    }
    guard frames * frameBytes <= MemoryBudget.bytes else {
      throw OperationError(
        "\(path): \(self.variant(variant).id) on \(lane.id) takes up to \(ByteCount.text(frames * frameBytes)) of memory,"
          + " \(WorkLimit.grouped(frames)) frames of up to \(WorkLimit.grouped(extent.elements)) elements, more than the limit of"
          + " \(ByteCount.text(MemoryBudget.bytes))",
        hints: ["take a lower rate with --fps, show fewer elements, or end the script sooner"])
    }
    return frames * extent.elements
  }

  /// The maximum bytes of a run's timeline, of its drawing until it is written, and of the page's
  /// data about the run until the page is written.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  ///   - seconds: How long the run is.
  package func bytes(
    _ variant: Int, on lane: Lane, seconds: Double
  ) -> (timeline: Int, drawing: Int, page: Int) {
    let extent = scenario.pattern.frameExtent(of: request(variant, on: lane))
    let frames = frames(in: seconds, on: lane)
    return (
      frames * (extent.elementBytes + extent.otherBytes),
      frames * extent.drawingBytes,
      frames * extent.pageBytes
    )
  }
}

extension FrameExtent {
  /// Bytes of a frame while its scene is made: layers and the finger.
  fileprivate var drawingBytes: Int { (layers + 1) * MemoryLayout<Point>.stride }

  /// The bytes of a frame that are kept until the page is written: numbers of animated values, and
  /// the encoded texts, which exist twice while the page is assembled.
  fileprivate var pageBytes: Int {
    (layers + 2) * MemoryLayout<Double>.stride + 5 * (values + 8)
  }
}
