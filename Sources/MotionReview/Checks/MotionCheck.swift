// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// An expectation of a scenario's author, with all numbers resolved for one run.
///
/// Numbers that depend on the screen are given for each epoch of the run, because a rotation
/// changes them. Tracks are indices of the timeline's values.
public struct MotionCheck: Equatable, Sendable {
  /// What must hold.
  public enum Rule: Equatable, Sendable {
    /// A value stays between two bounds, both included, one for each epoch; none for an open end.
    case range(track: Int, minimum: [Double], maximum: [Double])
    /// A value changes by at most a number of points per frame at 60 Hz.
    ///
    /// At another rate a frame may change it by as much as its share of a 60th of a second allows.
    case continuity(track: Int, maximumJump: Double)
    /// A value never changes direction.
    case monotonic(track: Int)
    /// Two elements do not cover each other.
    case noOverlap(ElementID, ElementID)
    /// No space is left between two elements.
    case noGap(ElementID, ElementID)
    /// A value comes to rest at a target, one for each epoch, within a number of seconds after the
    /// last touch up.
    case settlesAt(track: Int, value: [Double], within: Double?)
    /// A value is the same in every frame, one for each epoch.
    case equal(track: Int, value: [Double])
    /// Two values are the same in every frame.
    case equalTracks(Int, Int)
  }

  /// The default tolerance of a value or an edge, in the value's unit.
  public static let defaultTolerance = 0.5

  /// What must hold.
  public var rule: Rule
  /// How far a value or an edge may be off, in the value's unit.
  public var tolerance: Double
  /// The frames in which the check applies, in order; they are within the run.
  public var frames: [Finding.Span]
  /// The author's label of these frames in UTF-8; empty for the whole run.
  public var label: [UInt8]

  /// Creates a check; frames are within the run under review.
  public init(
    _ rule: Rule, tolerance: Double = defaultTolerance, frames: [Finding.Span], label: [UInt8] = []
  ) {
    self.rule = rule
    self.tolerance = tolerance
    self.frames = frames
    self.label = label
  }

  /// Judges a run.
  ///
  /// Frames in which a value does not exist, or an element is not on the screen, are skipped.
  ///
  /// - Parameter timeline: The run that the numbers were resolved for.
  /// - Returns: How many frames were looked at, and what is wrong with them.
  /// - Complexity: O(frames), times the elements of a frame for rules about elements.
  public func judge(_ timeline: Timeline) -> CheckVerdict {
    var run = CheckRun(timeline, self)
    let reading = run
    switch rule {
    case .range(let track, let minimum, let maximum):
      run.judgeEach { frame in
        let value = timeline.value(track, at: frame)
        let epoch = reading.epoch(frame)
        let low = minimum.isEmpty ? -Double.infinity : minimum[epoch]
        let high = maximum.isEmpty ? Double.infinity : maximum[epoch]
        return max(low - value, value - high)
      }
    case .equal(let track, let value):
      run.judgeEach { abs(timeline.value(track, at: $0) - value[reading.epoch($0)]) }
    case .equalTracks(let a, let b):
      run.judgeEach { abs(timeline.value(a, at: $0) - timeline.value(b, at: $0)) }
    case .noOverlap(let a, let b):
      run.judgeEach {
        reading.rectangles(a, b, inFrame: $0).map { Self.overlap($0.0, $0.1) } ?? .nan
      }
    case .noGap(let a, let b):
      run.judgeEach { reading.rectangles(a, b, inFrame: $0).map { Self.gap($0.0, $0.1) } ?? .nan }
    case .continuity(let track, let jump):
      run.judgeSteps(of: track, limit: jump * 60 / Double(timeline.rate))
    case .monotonic(let track): run.judgeDirection(of: track)
    case .settlesAt(let track, let value, let within):
      run.judgeRest(of: track, value: value, within: within)
    }
    return run.verdict
  }

  /// The overlap of two rectangles along the axis of least overlap, in points; not positive if they
  /// do not overlap.
  static func overlap(_ a: Rect, _ b: Rect) -> Double {
    min(
      min(a.maxX, b.maxX) - max(a.x, b.x), min(a.maxY, b.maxY) - max(a.y, b.y))
  }

  /// The distance of two rectangles along the axis of greatest distance, in points; not positive if
  /// they touch.
  static func gap(_ a: Rect, _ b: Rect) -> Double {
    max(
      max(a.x, b.x) - min(a.maxX, b.maxX), max(a.y, b.y) - min(a.maxY, b.maxY))
  }
}
