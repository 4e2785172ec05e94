// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CRunProbe
import ScrollCore
import SystemCalls

/// Measures one run in this process.
///
/// The run is executed into storage that has grown before, as an app's lists are when they scroll: what the first
/// run makes once and for all is not the cost of a frame.
final class RunProbe {
  private let item: BenchRuns.Item
  private var timeline: Timeline

  /// Prepares a run.
  ///
  /// - Throws: An error if the run fails.
  init(_ item: BenchRuns.Item) throws(OperationError) {
    self.item = item
    timeline = item.storage
    // The second run finds every table of the process in place.
    for _ in 0..<2 { try item.run(into: &timeline) }
  }

  /// How many frames the run has.
  var frames: Int { timeline.frameCount }

  private func run() {
    // The same run has succeeded before.
    try? item.run(into: &timeline)
  }

  private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    guard let context else { return }
    Unmanaged<RunProbe>.fromOpaque(context).takeUnretainedValue().run()
  }

  /// Lets callgrind count a run and write it down; outside of callgrind nothing happens.
  func count() {
    guard scrollwork_is_profiled() else { return }
    withExtendedLifetime(self) { scrollwork_region(Self.body, context) }
    scrollwork_dump_counts("\(item.id)")
  }

  /// What a frame takes in each of some slices, in nanoseconds on the wall's clock.
  ///
  /// - Parameter slices: How many; each lasts about five milliseconds.
  func times(slices: Int) -> [Double] {
    var count = 1
    while true {
      let start = Process.uptime
      for _ in 0..<count { run() }
      if Process.uptime - start > 0.005 || count > 1 << 20 { break }
      count *= 2
    }
    return (0..<slices).map { _ in
      let start = Process.uptime
      for _ in 0..<count { run() }
      return (Process.uptime - start) * 1e9 / Double(count * max(1, frames))
    }
  }
}
