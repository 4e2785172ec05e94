// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A list that was beyond its end when another page came to the front: it returns as it would have
/// done.
struct LeavingList: Sendable, BitwiseCopyable {
  /// The tab of the list.
  let tab: Int
  private let spring: SpringSimulation
  private let start: Double

  /// Takes the state of the front list; nil if it is not beyond its last end.
  ///
  /// - Parameters:
  ///   - tab: Its tab.
  ///   - host: The scroll host, whose main scroll view is the list.
  init?(_ tab: Int, on host: borrowing ScrollHost) {
    let offset = host.contentOffset(of: .main)
    let overshoot = offset - host[.main].range.clamp(offset)
    guard overshoot > 0 else { return nil }
    self.tab = tab
    spring = SpringSimulation(
      host.physics.bounce.spring, displacement: overshoot, velocity: host.velocity(of: .main))
    start = host.time
  }

  /// The distance beyond its end at a time in seconds, in points.
  func overshoot(at time: Double) -> Double { spring.position(at: time - start) }
}
