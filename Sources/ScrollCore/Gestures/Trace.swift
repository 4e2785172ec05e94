// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A recording that replaces a script.
public struct Trace: Equatable, Sendable {
  /// What was recorded.
  public enum Subject: UInt8, Sendable {
    /// The finger: it lands with the first sample and lifts with the last one.
    case pointer
    /// The content offset: every sample that changes it causes one `didScroll`, without physics.
    case contentOffset
  }

  /// One instant of a recording.
  public struct Sample: Equatable, Sendable, BitwiseCopyable {
    /// Time since the step began, in seconds; never falls from sample to sample.
    public var time: Double
    /// Finger position, in points; for an offset the offset is y and x is 0.
    public var position: Point

    /// Makes a sample; the time is in seconds, the position in points.
    public init(time: Double, position: Point) {
      self.time = time
      self.position = position
    }
  }

  /// What was recorded.
  public var subject: Subject
  /// The samples in order of time; at least one.
  public var samples: [Sample]
  /// Which scroll view an offset belongs to, by its index in the pattern's list; 0 is the main one.
  public var scrollView: Int

  /// Makes a trace from samples in order of time.
  public init(of subject: Subject, samples: [Sample], scrollView: Int = 0) {
    self.subject = subject
    self.samples = samples
    self.scrollView = scrollView
  }
}
