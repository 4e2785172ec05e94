// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pull beyond the top of a list does: from pulling to fetching and back.
///
///     idle → pulling → armed → refreshing → settling → idle
///
/// It only knows how far the list is pulled and when a finger lifts; its owner decides how to add
/// the space.
struct RefreshControl: Sendable, BitwiseCopyable {
  /// What it does; recorded by number.
  enum State: UInt8, Sendable, BitwiseCopyable {
    /// Nothing.
    case idle
    /// A list is pulled beyond its top, not far enough, or goes back from there.
    case pulling
    /// A list is pulled far enough: a touch up starts the fetch.
    case armed
    /// Content is being fetched.
    case refreshing
    /// Content has been fetched and the list goes back to its rest.
    case settling
  }

  /// The distance that a list must be pulled, which is also the height of the spinner, in points.
  let threshold: Double
  /// How long content takes to be fetched, in seconds.
  let fetchTime: Double
  /// What it does.
  private(set) var state = State.idle
  /// When the last fetch began, in seconds since the start of the run.
  private(set) var start = -Double.infinity
  /// When the last fetch ended, in seconds since the start of the run; infinity before.
  private(set) var end = Double.infinity

  /// Makes a control; points and seconds.
  init(threshold: Double, fetchTime: Double) {
    self.threshold = threshold
    self.fetchTime = fetchTime
  }

  /// Follows a list.
  ///
  /// - Parameters:
  ///   - pull: How far the list is beyond rest, in points; negative when it is scrolled.
  ///   - isHeld: Whether a finger holds it.
  mutating func follow(pull: Double, isHeld: Bool) {
    switch state {
    case .refreshing: return
    case .settling where !isHeld && pull > 0: return
    default: state = pull > 0 ? isHeld && pull >= threshold ? .armed : .pulling : .idle
    }
  }

  /// Starts to fetch if a touch up does so now.
  ///
  /// The finger may have pulled farther since the last frame. A pull that only begins then may end without another
  /// frame, and is none.
  ///
  /// - Parameters:
  ///   - time: The time of the touch up, in seconds.
  ///   - pull: How far the list is beyond rest, in points; negative when it is scrolled.
  /// - Returns: Whether it has started.
  mutating func lift(at time: Double, pull: Double) -> Bool {
    if state != .idle || pull >= threshold { follow(pull: pull, isHeld: true) }
    guard state == .armed else { return false }
    state = .refreshing
    start = time
    end = .infinity
    return true
  }

  /// Notes that content has been fetched.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - pull: How far the list is beyond rest without the space for the spinner, in points.
  mutating func finish(at time: Double, pull: Double) {
    end = time
    state = pull > 0 ? .settling : .idle
  }

  /// The elements of the spinner, at the centre of the gap above the list.
  ///
  /// It appears once it fits into the gap, and all of it shows when the pull is far enough.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - pull: How far the list is beyond its rest, which is the height of the gap, in points.
  func spinner(at time: Double, pull: Double) -> RefreshSpinner {
    let least = min(RefreshSpinner.side, threshold - 1)
    let share = min(max((pull - least) / (threshold - least), 0), 1)
    return switch state {
    case .idle: RefreshSpinner()
    case .pulling, .armed: RefreshSpinner(reveal: share)
    case .refreshing: RefreshSpinner(spinningFor: time - start, opacity: share)
    case .settling: RefreshSpinner(spinningFor: end - start, endedFor: time - end, opacity: share)
    }
  }
}
