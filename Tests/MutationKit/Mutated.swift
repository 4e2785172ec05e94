// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A pattern with one defect, which is set when the pattern is created.
///
/// Drawings and records come from the same pose, so a defect shows in both, as it would in an app.
struct Mutated<P: LayoutPattern>: LayoutPattern {
  static var id: StaticString { P.id }
  static var title: StaticString { P.title }
  static var summary: StaticString { P.summary }
  static var scrollViews: [StaticString] { P.scrollViews }

  private var pattern: P
  private let mutation: Mutation?
  private let history: LengthHistory?
  private let probe: LengthProbe?
  private let shown: ShownPose<P.Pose>?

  init(
    variant: P.Variant, behavior: ScrollBehavior, parameters: P.Parameters, screen: Screen
  ) {
    mutation = Planting.mutation
    probe = Planting.probe
    shown = mutation == .stillInFlings ? ShownPose() : nil
    history =
      switch mutation {
      case .length(_, let fault), .reading(let fault): LengthHistory(fault)
      default: nil
      }
    pattern = P(
      variant: variant, behavior: behavior, parameters: parameters,
      screen: mutation == .statusBar ? screen.measuredByStatusBar : screen)
  }

  var valueNames: [TrackName] { pattern.valueNames }
  var layers: [LayerLink] { pattern.layers }
  var detents: [Double] { pattern.detents }
  var visibleElementLimit: Int { pattern.visibleElementLimit + 8 }

  mutating func prepare(forTurnTo screen: Screen) { pattern.prepare(forTurnTo: screen) }

  mutating func arrange(on host: inout ScrollHost) {
    guard mutation == .statusBar else {
      pattern.arrange(on: &host)
      guard mutation == .insetTwice else { return }
      for id in host.scrollViewIDs where host[id].leadingInset > 0 {
        host.states[id.index].view.leadingInset += host.environment.screen.safeAreaInsets.top
      }
      return
    }
    let environment = host.environment
    let screen = environment.screen
    host.environment = environment.turned(to: screen.measuredByStatusBar)
    pattern.arrange(on: &host)
    host.environment = environment
    // The system still adds the safe area to the insets of the list.
    let missing = screen.safeAreaInsets.top - screen.statusBarHeight
    for id in host.scrollViewIDs where host[id].leadingInset > 0 {
      host.states[id.index].view.leadingInset += missing
    }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch mutation {
    case .event(let kind, let fault) where kind == EventKind(event):
      guard fault == .twice else { return }
      pattern.handle(event, on: &host)
      pattern.handle(event, on: &host)
    case .velocity(let fault):
      pattern.handle(event.with(fault), on: &host)
    case .reading:
      guard case .didScroll(let id) = event else { return pattern.handle(event, on: &host) }
      readWrongly(id, on: &host)
    case .placeForgotten:
      pattern.handle(event, on: &host)
      guard case .boundsChange = event else { return }
      for id in host.scrollViewIDs where host[id].axis == .vertical {
        host.setContentOffsetStopping(host[id].range.minimum, of: id, notifying: &pattern)
      }
    default:
      pattern.handle(event, on: &host)
    }
  }

  /// Makes the pattern read a wrong offset; an offset that the pattern sets stays.
  private mutating func readWrongly(_ id: ScrollViewID, on host: inout ScrollHost) {
    let offset = host.states[id.index].view.contentOffset
    guard id == .main, let history else { return pattern.handle(.didScroll(id), on: &host) }
    let read = history.faulty(offset, offset: offset, time: host.time)
    host.states[id.index].view.contentOffset = read
    pattern.handle(.didScroll(id), on: &host)
    if host.states[id.index].view.contentOffset == read {
      host.states[id.index].view.contentOffset = offset
    }
  }

  func reading(on host: borrowing ScrollHost) -> ScrollReading { pattern.reading(on: host) }
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds { pattern.bounds(on: host) }

  func pose(on host: borrowing ScrollHost) -> P.Pose {
    var pose = pattern.pose(on: host)
    if let probe { unsafe withUnsafeBytes(of: &pose) { unsafe probe.look(at: $0) } }
    if let shown {
      let isFlung = host.touch == nil && host.scrollViewIDs.contains { host.isDecelerating($0) }
      return shown.pose(pose, isHeld: isFlung)
    }
    guard case .length(let word, _) = mutation, let history else { return pose }
    let (offset, time) = (host.contentOffset(of: .main), host.time)
    unsafe withUnsafeMutableBytes(of: &pose) { bytes in
      guard (word + 1) * 8 <= bytes.count else { return }
      let length = unsafe bytes.load(fromByteOffset: word * 8, as: Double.self)
      let faulty = history.faulty(length, offset: offset, time: time)
      unsafe bytes.storeBytes(of: faulty, toByteOffset: word * 8, as: Double.self)
    }
    return pose
  }

  func scrollViews(at point: Point, in pose: P.Pose) -> ScrollViewSet {
    pattern.scrollViews(at: point, in: pose)
  }

  func record(_ pose: P.Pose, into values: inout OutputSpan<Double>) {
    pattern.record(pose, into: &values)
  }

  func translate(_ pose: P.Pose, into layers: inout OutputSpan<Point>) {
    pattern.translate(pose, into: &layers)
  }

  func layout(_ pose: P.Pose, into elements: inout OutputSpan<ElementFrame>) {
    pattern.layout(pose, into: &elements)
  }
}

extension Screen {
  /// The screen with the height of the status bar as the top of the safe area.
  fileprivate var measuredByStatusBar: Self {
    var screen = self
    screen.safeAreaInsets.top = statusBarHeight
    return screen
  }
}

extension ScrollEvent {
  /// The event with another velocity.
  fileprivate func with(_ fault: Mutation.VelocityFault) -> Self {
    switch self {
    case .touchUp(let velocity):
      return .touchUp(velocity: Point(fault.faulty(velocity.x), fault.faulty(velocity.y)))
    case .willEndDragging(let id, let velocity):
      return .willEndDragging(
        id, velocity: PointsPerMillisecond(fault.faulty(velocity.value * 1000) / 1000))
    default: return self
    }
  }
}
