// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The commands of a pattern, besides setting offsets.
extension ScrollHost {
  // MARK: Facts

  /// Whether a finger has landed on a scroll view, as in `isTracking`.
  public func isTracking(_ id: ScrollViewID) -> Bool {
    switch states[id.index].activity {
    case .touched, .dragged: true
    case .traced: true
    case .idle, .moving: false
    }
  }

  /// Whether a finger moves a scroll view, as in `isDragging`.
  public func isDragging(_ id: ScrollViewID) -> Bool {
    if case .dragged = states[id.index].activity { true } else { false }
  }

  /// Whether a scroll view moves without a finger.
  public func isDecelerating(_ id: ScrollViewID) -> Bool { states[id.index].activity.isMoving }

  /// How fast the content of a scroll view moves just after the frame, in points per second; positive
  /// when it moves up or left.
  public func velocity(of id: ScrollViewID) -> Double { states[id.index].velocity }

  /// Whether a scroll view has moved since the last frame without a `didScroll`, as between that
  /// frame and a touch up; the next frame reports it.
  public func hasMovedSinceFrame(_ id: ScrollViewID) -> Bool { unheard.contains(id) }

  /// How far the finger has moved along a scroll view's axis since its drag began, in points, the slop
  /// excluded; positive down or right, as `panGestureRecognizer.translation(in:)` counts.
  public func panTranslation(of id: ScrollViewID) -> Double {
    guard let touch, isDragging(id) else { return 0 }
    return states[id.index].view.coordinate(of: touch.position) - states[id.index].drag.origin
  }

  /// What a scroll view is about to report.
  @inline(__always)
  public func reading(of id: ScrollViewID) -> ScrollReading {
    let view = states[id.index].view
    let velocity = states[id.index].velocity
    let range = view.range
    guard isFlipped(view) else {
      return ScrollReading(offset: view.contentOffset, velocity: velocity, range: range)
    }
    return ScrollReading(
      offset: view.flipped(view.contentOffset), velocity: 0 - velocity,
      range: ScrollRange(
        minimum: view.flipped(range.maximum), maximum: view.flipped(range.minimum)))
  }

  /// Whether offsets of a view count from the other end than its pattern does.
  private func isFlipped(_ view: ScrollView) -> Bool { mirror.isOn && view.axis == .horizontal }

  /// The bounds of a scroll view that ends at the end of the screen.
  @inline(__always)
  public func bounds(of id: ScrollViewID) -> ScrollBounds {
    let view = states[id.index].view
    let end = view.axis == .vertical ? screen.size.height : screen.size.width
    var bounds = ScrollBounds(
      axis: view.axis, start: end - view.viewport, end: end, leadingInset: view.leadingInset,
      trailingInset: view.trailingInset)
    if isFlipped(view) { swap(&bounds.leadingInset, &bounds.trailingInset) }
    return bounds
  }

  // MARK: Commands

  /// Sets `contentOffset` without notifications, as with the delegate removed; a fling or a drag
  /// continues from the new offset, in points.
  public mutating func setContentOffsetSilently(_ offset: Double, of id: ScrollViewID) {
    moveActivity(of: id, to: offset)
    states[id.index].view.contentOffset = offset
  }

  /// Changes the target of a fling, in points, as writing to `targetContentOffset` does; valid only
  /// in `willEndDragging`.
  public mutating func setTargetContentOffset(_ offset: Double, of id: ScrollViewID) {
    states[id.index].drag.target = offset
  }

  /// Where a scroll view is at the time of the event, in points.
  ///
  /// Between two frames a motion is farther than its last `didScroll`.
  func place(of id: ScrollViewID) -> Double {
    guard case .moving(let start) = states[id.index].activity else {
      return states[id.index].view.contentOffset
    }
    return states[id.index].motion.offset(at: time - start)
  }

  /// Moves a scroll view to an offset, in points, with a spring, and reports
  /// `didEndScrollingAnimation`.
  public mutating func animateContentOffset(
    _ offset: Double, of id: ScrollViewID, spring: SpringParameters
  ) {
    let motion = ScrollMotion.animated(
      offset: place(of: id), target: offset, velocity: 0, spring: spring)
    begin(motion, of: id, at: time)
    states[id.index].drag.isScrollingToTop = false
  }

  /// Moves a scroll view to its top as a tap on the status bar does, and reports `didScrollToTop`;
  /// no effect at the top, or along x.
  mutating func scrollToTop(_ id: ScrollViewID) {
    let view = states[id.index].view
    guard view.axis == .vertical, place(of: id) > view.range.minimum else { return }
    animateContentOffset(view.range.minimum, of: id, spring: .contentOffsetAnimation)
    states[id.index].drag.isScrollingToTop = true
  }

  /// Stops a scroll view at its position: its fling, its bounce, or the finger's drag.
  public mutating func stop(_ id: ScrollViewID) {
    rest(id, at: restingOffset(place(of: id), in: states[id.index].view))
  }

  /// The offset at which content comes to rest: on a device pixel within the range, unchanged at
  /// its ends and beyond them.
  func restingOffset(_ offset: Double, in view: ScrollView) -> Double {
    let range = view.range
    guard range.minimum < offset, offset < range.maximum else { return offset }
    return range.clamp(physics.pixelRounding.rounded(offset, scale: screen.scale))
  }

  /// Releases a scroll view from the finger, as a touch up without speed does: content that was
  /// pulled beyond an end returns.
  ///
  /// Without a meaning for a scroll view that no finger is on.
  public mutating func letGo(of id: ScrollViewID) {
    guard isTracking(id) else { return }
    stop(id)
    let view = states[id.index].view
    let offset = pulledOffset(of: id, view)
    guard view.range.clamp(offset) != offset else { return }
    let motion = ScrollMotion.release(
      offset: offset, velocity: 0, in: motionContext(of: view),
      rate: decelerationRate)
    begin(motion, of: id, at: time)
  }

  /// Starts the drag of a scroll view on which a finger has landed immediately, without waiting for
  /// the slop.
  public mutating func beginDragging<P: ScrollEventHandler>(
    _ id: ScrollViewID, notifying pattern: inout P
  ) {
    guard case .touched = states[id.index].activity, let touch else { return }
    let view = states[id.index].view
    let coordinate = view.coordinate(of: touch.position)
    states[id.index].drag.begin(at: coordinate, offset: view.contentOffset)
    states[id.index].activity = .dragged(
      rawOffset: physics.rawOffset(view.contentOffset, in: view), at: coordinate)
    pattern.handle(.willBeginDragging(id), on: &self)
  }

  /// Keeps the run going until a time, in seconds, for an animation that the pattern computes itself;
  /// the pattern receives `displayFrame` before each frame, and `didEndAnimation` at its end.
  ///
  /// - Parameters:
  ///   - time: When the animation ends, in seconds since the start of the run.
  ///   - velocity: How fast it starts, in points per second, positive when what it moves grows; NaN for unknown. The
  ///     review compares it with the finger's velocity at a touch up, and estimates an unknown one from frames.
  public mutating func animate(until time: Double, startVelocity velocity: Double = .nan) {
    animationEnd = time
    startedVelocity = velocity
  }

  /// Ends the animations that `animate(until:)` announced, without an event.
  public mutating func endAnimation() {
    animationEnd = -.infinity
  }

  /// Ends the run after the next frame, for a variant of a pattern that would end the app here.
  ///
  /// - Parameter reason: One sentence that describes what happened, without a full stop.
  public mutating func fail(_ reason: StaticString) {
    if failure == nil { failure = reason }
  }
}
