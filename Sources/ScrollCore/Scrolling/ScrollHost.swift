// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pattern acts on: the screen and its scroll views.
///
/// A pattern is called with an event and the scroll host; its commands take effect immediately.
/// Setting an offset delivers a nested `didScroll` before the call returns, as in UIKit.
public struct ScrollHost: ~Copyable, Sendable {
  /// How many scroll views a pattern can have.
  public static let scrollViewCapacity = 6
  /// Offsets that differ by no more are the same, in points.
  static let leastScroll = 1e-6
  /// How deep a pattern may answer its own offset changes with further ones.
  public static let nestingLimit = 8

  /// The screen and the physics.
  var environment: ScrollEnvironment
  /// The time of the event, in seconds since the start.
  public internal(set) var time = 0.0
  /// The finger, while it is down.
  public internal(set) var touch: Touch?
  /// How fast the finger moves that is down, in points per second, as of the last display frame.
  public internal(set) var touchVelocity = Point.zero
  /// Whether the last scroll view is updated first in a frame.
  ///
  /// Recognisers that work simultaneously notify their scroll views one after the other; UIKit does
  /// not document the order.
  public var deliversInReverse = false
  /// When the animations end that the pattern runs itself, in seconds; negative infinity for none.
  var animationEnd = -Double.infinity
  /// How fast the animation starts that the pattern has just begun, in points per second, or NaN; nil for none.
  var startedVelocity: Double?
  /// What would end the app, if something would.
  var failure: StaticString?
  /// How many of `states` are in use.
  var scrollViewCount = 0
  /// The scroll views; those beyond the count are not in use.
  ///
  /// They lie on the heap, as the environment does.
  var states = ScrollViewStates()
  /// Scroll views that have moved since the last frame without a `didScroll`; see `moveBetweenFrames`.
  var unheard = ScrollViewSet()
  /// How many `didScroll` events are being delivered at the moment, one within the other.
  var nesting = 0
  /// Whether the limit of nesting was reached.
  var isFeedbackLoop = false

  /// Makes a scroll host without scroll views.
  init(screen: Screen, physics: PhysicsProfile, decelerationRate: DecelerationRate) {
    environment = ScrollEnvironment(
      screen: screen, physics: physics, decelerationRate: decelerationRate)
  }

  /// The screen in force.
  public var screen: Screen { environment.screen }
  /// Converts a right-to-left run to what the display shows.
  var mirror: LayoutMirroring { environment.mirror }
  /// How touch and scroll behave.
  public var physics: PhysicsProfile { environment.physics }
  /// How soon a fling dies down.
  public var decelerationRate: DecelerationRate { environment.decelerationRate }

  /// Adds a scroll view, or gives an existing one new geometry.
  ///
  /// Its offset does not change; a fling or a bounce continues within the new limits, from its
  /// position at the host's time.
  public mutating func arrange(_ id: ScrollViewID, as view: ScrollView) {
    precondition(id.index < Self.scrollViewCapacity)
    if id.index >= scrollViewCount {
      scrollViewCount = id.index + 1
      states[id.index].view = view
    } else {
      let range = states[id.index].view.range
      states[id.index].view.adoptGeometry(of: view)
      if range != view.range, case .moving(let start) = states[id.index].activity {
        // A frame may not have recorded its position yet: a view that is arranged before each frame
        // would not move.
        continueMotion(of: id, at: states[id.index].motion.offset(at: time - start))
      }
    }
  }

  /// The model of a scroll view.
  public subscript(id: ScrollViewID) -> ScrollView { states[id.index].view }

  /// The offset of a scroll view as of its last `didScroll`, in points.
  public func contentOffset(of id: ScrollViewID) -> Double {
    states[id.index].view.contentOffset
  }

  /// Sets `contentOffset`, notifies the pattern if it changed, and lets a fling or a drag continue
  /// from the new offset.
  ///
  /// - Parameters:
  ///   - offset: The new offset, in points; it may be beyond the ends.
  ///   - id: The scroll view.
  ///   - pattern: The calling pattern; it receives `didScroll` before the call returns.
  public mutating func setContentOffset<P: ScrollEventHandler>(
    _ offset: Double, of id: ScrollViewID, notifying pattern: inout P
  ) {
    guard offset != states[id.index].view.contentOffset else { return }
    moveActivity(of: id, to: offset)
    deliver(offset, to: id, notifying: &pattern)
  }

  /// Continues the current motion of a scroll view from another offset, in points.
  mutating func moveActivity(of id: ScrollViewID, to offset: Double) {
    let view = states[id.index].view
    switch states[id.index].activity {
    case .idle, .traced: states[id.index].activity = .idle(offset)
    case .touched: break
    case .dragged(let rawOffset, let coordinate):
      let shift = rawOffset - physics.rawOffset(view.contentOffset, in: view)
      states[id.index].activity = .dragged(
        rawOffset: physics.rawOffset(offset, in: view) + shift, at: coordinate)
    case .moving: continueMotion(of: id, at: offset)
    }
  }

  /// Sets `contentOffset` as `setContentOffset(_:animated: false)` does: what moves the view stops.
  public mutating func setContentOffsetStopping<P: ScrollEventHandler>(
    _ offset: Double, of id: ScrollViewID, notifying pattern: inout P
  ) {
    if states[id.index].activity.isMoving { rest(id, at: offset) }
    setContentOffset(offset, of: id, notifying: &pattern)
  }

  /// Sets the offset at which a view may rest on another screen, in points.
  ///
  /// A fling ends, because its target was chosen on the screen before. What is beyond an end goes on back to it.
  public mutating func setRestingOffset<P: ScrollEventHandler>(
    _ offset: Double, of id: ScrollViewID, notifying pattern: inout P
  ) {
    let view = states[id.index].view
    guard offset != view.contentOffset || view.range.contains(offset) else { return }
    setContentOffsetStopping(offset, of: id, notifying: &pattern)
  }

  /// Continues a motion from an offset with its current speed.
  mutating func continueMotion(of id: ScrollViewID, at offset: Double) {
    guard case .moving(let start) = states[id.index].activity else { return }
    let view = states[id.index].view
    #if !WITHOUT_ANDROID
    let rest =
      states[id.index].motion.moved(at: time - start, to: offset, in: motionContext(of: view))
      ?? ScrollMotion.continued(
        offset: offset, velocity: states[id.index].motion.velocity(at: time - start),
        in: motionContext(of: view), rate: decelerationRate)
    #else
    let rest = ScrollMotion.continued(
      offset: offset, velocity: states[id.index].motion.velocity(at: time - start),
      in: motionContext(of: view), rate: decelerationRate)
    #endif
    begin(view.bounces ? rest : rest.stopping(atEndsOf: view.range), of: id, at: time)
  }

  /// Lets a scroll view move without a finger from a time on, in seconds.
  mutating func begin(_ motion: ScrollMotion, of id: ScrollViewID, at time: Double) {
    states[id.index].motion = motion
    states[id.index].activity = .moving(since: time)
  }

  /// Stores an offset and notifies the pattern if it is different.
  ///
  /// A rounding difference between two computations of one position is not a scroll: no display
  /// shows a millionth of a point.
  mutating func deliver<P: ScrollEventHandler>(
    _ offset: Double, to id: ScrollViewID, notifying pattern: inout P
  ) {
    deliverFrame(offset, to: id, notifying: &pattern)
  }

  /// The same as part of its caller, for one that calls it in each frame.
  @inline(__always)
  mutating func deliverFrame<P: ScrollEventHandler>(
    _ offset: Double, to id: ScrollViewID, notifying pattern: inout P
  ) {
    let change = offset - states[id.index].view.contentOffset
    guard change != 0 else { return }
    states[id.index].view.contentOffset = offset
    report(change, of: id, notifying: &pattern)
  }

  /// The same for a view that only moves on.
  @inline(__always)
  mutating func deliverGliding<P: ScrollEventHandler>(
    _ offset: Double, to id: ScrollViewID, notifying pattern: inout P
  ) {
    let change = offset - states[id.index].view.contentOffset
    guard change != 0 else { return }
    states[gliding: id.index].view.contentOffset = offset
    report(change, of: id, notifying: &pattern)
  }

  /// Notifies the pattern of a change of an offset, in points.
  @inline(__always)
  private mutating func report<P: ScrollEventHandler>(
    _ change: Double, of id: ScrollViewID, notifying pattern: inout P
  ) {
    guard change.magnitude > Self.leastScroll else { return }
    guard nesting < Self.nestingLimit else {
      isFeedbackLoop = true
      return
    }
    nesting &+= 1
    pattern.handle(.didScroll(id), on: &self)
    nesting &-= 1
  }
}

extension PhysicsProfile {
  /// The offset that the content shows for a raw offset of the finger, in points.
  func bandedOffset(_ rawOffset: Double, in view: ScrollView) -> Double {
    let range = view.range
    let edge = range.clamp(rawOffset)
    guard rawOffset != edge, view.bounces else { return edge }
    return edge + rubberBand(dimension: view.viewport).banded(rawOffset - edge)
  }

  /// The raw offset of the finger for which the content shows an offset, in points.
  func rawOffset(_ offset: Double, in view: ScrollView) -> Double {
    let range = view.range
    let edge = range.clamp(offset)
    guard offset != edge, view.bounces else { return offset }
    return edge + rubberBand(dimension: view.viewport).raw(offset - edge)
  }

  /// How far the content moves for a small movement of the finger at a raw offset: 1 within the range.
  func bandSlope(_ rawOffset: Double, in view: ScrollView) -> Double {
    let edge = view.range.clamp(rawOffset)
    guard rawOffset != edge else { return 1 }
    guard view.bounces else { return 0 }
    return rubberBand(dimension: view.viewport).slope(rawOffset - edge)
  }
}
