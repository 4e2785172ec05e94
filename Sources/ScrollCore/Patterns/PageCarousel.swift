// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages that come to rest at the centre of the screen while their neighbours peek in, in four
/// variants.
///
/// `w` is the width of a page, `s` the space to the next, `x` how far the pages are scrolled, `W` the
/// width of the view:
///
///     pc0  `isPagingEnabled`: x rests on multiples of W
///     pc1  x runs out, and an animation takes it to the nearest multiple of w + s
///     pc2  a touch up targets round((x + projection)/(w + s)); cyclic, with a copy at both ends
///     pc3  the same aim; round and round by whole rounds, when a finger lands
///
/// `pc2` and `pc3` limit the target to a number of pages from the one at which the finger landed.
/// The projection is the end of a fling at the fast rate, 0.99 per millisecond. Any flick changes
/// the page, as with `isPagingEnabled`.
struct PageCarousel: LayoutPattern {
  static let id: StaticString = "page-carousel"
  static let title: StaticString = "Page carousel"
  static let summary: StaticString =
    "Pages that come to rest in the middle of the screen while their neighbours peek in."
  static let scrollViews: [StaticString] = ["pages"]

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The position at the centre of the screen, in pages from the first; cycles are counted, not
    /// folded.
    var position: Double
  }

  let variant: Variant
  let wraps: Bool
  let sideScale: Double
  let sideAlpha: Double
  private let behavior: ScrollBehavior
  private let reach: Int
  var screen: Screen
  var geometry: CarouselGeometry
  /// How many whole rounds have been taken off the offset.
  private var rounds = 0
  /// The page where the finger began, without rounds.
  private var firstPage = 0
  /// The page that must be at the centre after a rotation, without cycles.
  private var turningPage = 0

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    self.screen = screen
    geometry = CarouselGeometry(
      count: max(1, parameters.pages), spacing: parameters.spacing, peek: parameters.peek)
    wraps = parameters.wraps && variant.aimsAtPages
    reach = parameters.pagesPerFling
    sideScale = parameters.sideScale
    sideAlpha = parameters.sideAlpha
    geometry.fit(screen)
  }

  /// The number of pages before the first and after the last one: copies, or whole cycles.
  ///
  /// Offsets are wrapped when a finger lands, so there must be space for everything that one finger
  /// can do: the width of the screen and a flick.
  private var spare: Int {
    guard wraps else { return 0 }
    guard variant.countsRounds else { return 1 }
    let needed = geometry.visibleLimit + reach + 1
    return (needed + geometry.count - 1) / geometry.count * geometry.count
  }

  /// The position at the centre of the screen, in pages from the first, without cycles.
  private func position(on host: borrowing ScrollHost) -> Double {
    (host.contentOffset(of: .main) + geometry.margin) / geometry.pitch
  }

  /// The offset at which a page is at the centre, in points.
  private func offset(of page: Int) -> Double { Double(page) * geometry.pitch - geometry.margin }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    turningPage = geometry.nearest(to: position(on: host))
    screen = host.screen
    geometry.fit(screen)
    let room = Double(spare) * geometry.pitch
    let last = Double(geometry.count - 1) * geometry.pitch
    host.arrange(
      .main,
      as: ScrollView(
        axis: .horizontal, viewport: screen.size.width,
        contentLength: last + room + geometry.page.width, leadingInset: geometry.margin + room,
        trailingInset: geometry.margin, alwaysBounces: behavior.alwaysBounceVertical,
        isPaging: variant.pagesBySystem))
  }

  /// Space for further cycles is not an inset that anyone has set.
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    var bounds = host.bounds(of: .main)
    bounds.leadingInset = geometry.margin
    bounds.trailingInset = geometry.margin
    return bounds
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didAppear:
      host.setContentOffset(offset(of: 0), of: .main, notifying: &self)
    case .willBeginDragging:
      if variant.countsRounds { takeOffRounds(on: &host) }
      firstPage = geometry.nearest(to: position(on: host))
    case .willEndDragging(_, let velocity):
      if variant.aimsAtPages { aim(velocity.pointsPerSecond, on: &host) }
    case .didEndDragging(_, willDecelerate: false):
      comeToRest(on: &host)
    case .didEndDecelerating where !host.isTracking(.main):
      // A catch also ends a fling, but then the finger continues.
      comeToRest(on: &host)
    case .boundsChange:
      host.setContentOffsetStopping(offset(of: turningPage), of: .main, notifying: &self)
    default:
      break
    }
  }

  // MARK: The rule

  /// Chooses the page at which the fling ends: the page that it reaches, but at least the next one
  /// in its direction, because the system's paging changes the page for any flick, however short.
  ///
  /// A finger that drags farther than the limit of a flick keeps the page that it has reached.
  private func aim(_ velocity: Double, on host: inout ScrollHost) {
    let x = host.contentOffset(of: .main) + geometry.margin
    let end = DecaySimulation.uikitProjection(position: x, velocity: velocity, rate: .fast)
    let brought = geometry.nearest(to: x / geometry.pitch)
    var page = geometry.nearest(to: end / geometry.pitch)
    if velocity > 0 { page = max(page, Int(-Elementary.roundedDown(-x / geometry.pitch))) }
    if velocity < 0 { page = min(page, Int(Elementary.roundedDown(x / geometry.pitch))) }
    page = min(max(page, min(firstPage - reach, brought)), max(firstPage + reach, brought))
    page = min(max(page, -spare), geometry.count - 1 + spare)
    host.setTargetContentOffset(offset(of: page), of: .main)
  }

  /// Wraps the offset to the first cycle; this is invisible, because all cycles look the same.
  private mutating func takeOffRounds(on host: inout ScrollHost) {
    guard wraps else { return }
    let page = geometry.nearest(to: position(on: host))
    let whole = (page - geometry.item(at: page)) / geometry.count
    guard whole != 0 else { return }
    rounds += whole
    host.setContentOffsetSilently(
      host.contentOffset(of: .main) - Double(whole * geometry.count) * geometry.pitch, of: .main)
  }

  private mutating func comeToRest(on host: inout ScrollHost) {
    let page = geometry.nearest(to: position(on: host))
    switch variant {
    case .snapAfter: snap(to: min(max(page, 0), geometry.count - 1), on: &host)
    case .copies where page < 0 || page >= geometry.count:
      // The length of all pages, and so one spacing less than a round.
      let length = Double(geometry.count) * geometry.pitch - geometry.spacing
      host.setContentOffset(
        host.contentOffset(of: .main) + (page < 0 ? length : -length), of: .main, notifying: &self)
    default: break
    }
  }

  private func snap(to page: Int, on host: inout ScrollHost) {
    guard offset(of: page) != host.contentOffset(of: .main) else { return }
    host.animateContentOffset(offset(of: page), of: .main, spring: host.physics.pagingSpring)
  }

  // MARK: Frames

  func pose(on host: borrowing ScrollHost) -> Pose {
    Pose(position: position(on: host) + Double(rounds * geometry.count))
  }
}
