// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The article's rules, with what is wrong in them.
extension BottomSheet {
  /// Where the article thinks that the sheet is: it compares floating-point numbers for equality.
  private enum InFlightPosition {
    case minimum
    case maximum
    case progressing
  }

  private var inFlightPosition: InFlightPosition {
    if height == geometry.highest { return .maximum }
    return height == geometry.lowest ? .minimum : .progressing
  }

  // MARK: The first attempt: a pan of the sheet

  /// The sheet's recogniser runs before the list's: whatever offset it sets, the list's own
  /// recogniser moves it on.
  mutating func followDoublePan(_ touch: Touch, on host: inout ScrollHost) {
    guard let pan, pan.isRecognized else { return }
    switch inFlightPosition {
    case .maximum:
      guard touch.delta.y > 0, host.contentOffset(of: .main) <= 0 else { return }
    case .minimum:
      guard touch.delta.y < 0 else { return }
    case .progressing: break
    }
    setHeight(
      geometry.clamped(geometry.detents[detent] - pan.translation(to: touch.position.y)), on: &host)
    setListOffset(0, on: &host)
  }

  mutating func endDoublePan(on host: inout ScrollHost) {
    let velocity = LiftVelocity.filtered(
      liftVelocity, minimumFlingSpeed: host.physics.minimumFlingSpeed)
    settle(PointsPerMillisecond(pointsPerSecond: velocity), on: &host)
  }

  // MARK: The delegate

  /// The body of `scrollViewDidScroll`.
  ///
  /// The translation counts from the start of the drag, also what the list has scrolled of it.
  mutating func followDelegate(on host: inout ScrollHost) {
    guard host.isTracking(.main) else { return }
    let offset = host.contentOffset(of: .main)
    switch inFlightPosition {
    case .maximum: guard offset < 0 else { return }
    case .minimum: guard offset > 0 else { return }
    case .progressing: break
    }
    host.setContentOffset(0, of: .main, notifying: &self)
    let translation = host.panTranslation(of: .main)
    setHeight(geometry.clamped(geometry.detents[detent] - translation), on: &host)
  }

  /// Disabling and enabling the list ends its drag, and every fling.
  ///
  /// Beyond its ends the list returns, as we believe.
  mutating func killFling(on host: inout ScrollHost) {
    guard variant == .delegate else { return }
    host.stop(.main)
    let offset = host.contentOffset(of: .main)
    let inside = host[.main].range.clamp(offset)
    if inside != offset {
      host.animateContentOffset(inside, of: .main, spring: host.physics.bounce.spring)
    }
    settle(delegateVelocity, on: &host)
  }

  /// The body of `scrollViewWillEndDragging` in the update.
  mutating func endUpdate(_ velocity: PointsPerMillisecond, on host: inout ScrollHost) {
    if inFlightPosition != .maximum { host.setTargetContentOffset(0, of: .main) }
    settle(velocity, on: &host)
  }

  // MARK: The end

  /// Chooses a detent and animates there.
  ///
  /// The animation takes travels per second, and gets the number of points per millisecond, without its
  /// sign.
  private mutating func settle(_ velocity: PointsPerMillisecond, on host: inout ScrollHost) {
    let (target, duration) = DetentPolicy.article(
      height: height, velocity: velocity, lowest: geometry.lowest, highest: geometry.highest)
    let initialSpringVelocity = TravelsPerSecond(velocity.value.magnitude)
    let spring = SpringParameters(
      uiViewDampingRatio: velocity.value == 0 ? 1 : 0.6, duration: duration,
      initialVelocity: initialSpringVelocity)
    animate(
      to: target, spring, velocity: initialSpringVelocity, duration: max(duration, 0.01),
      on: &host)
  }

  /// Moves the model to a detent immediately and animates the presentation, as `UIView` does.
  ///
  /// - Parameters:
  ///   - target: The detent, by index.
  ///   - parameters: The spring.
  ///   - velocity: The initial velocity, in travels per second.
  ///   - duration: When UIKit takes the animation away, in seconds; nil for a spring that has settled.
  ///   - host: The scroll host.
  mutating func animate(
    to target: Int, _ parameters: SpringParameters, velocity: TravelsPerSecond,
    duration: Double?, on host: inout ScrollHost
  ) {
    detent = target
    let travel = geometry.detents[target] - height
    guard travel != 0 else { return }
    setHeight(geometry.detents[target], on: &host)
    let residual = SpringSimulation(
      parameters, displacement: -travel, velocity: velocity.pointsPerSecond(travel: travel))
    animations.add(
      residual, start: host.time,
      duration: duration ?? residual.settlingTime(distance: 0.1, speed: 10))
    host.animate(until: animations.end, startVelocity: animations.velocity(at: host.time))
  }
}
