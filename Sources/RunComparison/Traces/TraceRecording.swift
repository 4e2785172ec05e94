// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A recording of a device: times and content offsets, and optionally more.
package struct TraceRecording: Equatable, Sendable {
  /// When each sample was taken, in seconds; rises.
  package var times: [Double]
  /// The content offset at each sample, in points.
  package var offsets: [Double]
  /// The y of the finger on the screen, in points; NaN where no finger is down, empty if it was not
  /// recorded.
  package var finger: [Double]
  /// The height of a header, in points; empty if it was not recorded.
  package var header: [Double]

  /// Makes a recording.
  ///
  /// - Precondition: `finger` and `header` are empty or have a number for each sample.
  package init(times: [Double], offsets: [Double], finger: [Double] = [], header: [Double] = []) {
    precondition(times.count == offsets.count, "an offset for each time")
    precondition(finger.isEmpty || finger.count == times.count, "a finger for each time")
    precondition(header.isEmpty || header.count == times.count, "a header for each time")
    self.times = times
    self.offsets = offsets
    self.finger = finger
    self.header = header
  }

  /// The typical time between two samples, in seconds: the median.
  package var interval: Double {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }
}
