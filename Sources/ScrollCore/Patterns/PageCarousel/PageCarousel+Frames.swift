// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: pages, dots, a header that stays, the status
/// bar.
///
/// All of it depends on the position alone.
extension PageCarousel {
  var valueNames: [TrackName] {
    [TrackName("page.position"), TrackName("page.current"), TrackName("page.offCentre")]
  }

  /// Pages move on one layer, over all rounds.
  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 2) }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < geometry.headerBottom ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    let nearest = geometry.nearest(to: pose.position)
    let last = geometry.count - 1
    values.append(pose.position)
    values.append(Double(wraps ? geometry.item(at: nearest) : min(max(nearest, 0), last)))
    values.append((pose.position - Double(nearest)) * geometry.pitch)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(-pose.position * geometry.pitch, 0))
  }

  private var hasDots: Bool { geometry.count > 1 && geometry.count <= CarouselGeometry.dotLimit }

  var visibleElementLimit: Int {
    geometry.visibleLimit + (hasDots ? geometry.count : 0) + 3
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    appendPages(pose.position, into: &elements)
    if hasDots { appendDots(pose.position, into: &elements) }
    if geometry.headerBottom > 0 {
      elements.append(
        ElementFrame(
          ElementID(.header), layer: 0,
          frame: Rect(0, 0, screen.size.width, geometry.headerBottom)))
    }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, screen.size.width, screen.statusBarHeight)))
    }
  }

  private func appendPages(_ position: Double, into elements: inout OutputSpan<ElementFrame>) {
    // The first page that extends over the left edge of the screen, and the last one that starts on
    // it.
    let low = position - (geometry.margin + geometry.page.width) / geometry.pitch
    let high = position + (screen.size.width - geometry.margin) / geometry.pitch
    var place = Int(low.rounded(.down)) + 1
    if let first = places.first { place = max(place, first) }
    while Double(place) < high, places.last.map({ place <= $0 }) ?? true {
      let distance = min((Double(place) - position).magnitude, 1)
      elements.append(
        ElementFrame(
          identity(of: place), layer: 1, frame: geometry.frame(of: place, position: position),
          contentAlpha: 1 - (1 - sideAlpha) * distance,
          contentScale: 1 - (1 - sideScale) * distance))
      place += 1
    }
  }

  /// The first and the last position that has a page; nil if pages are cyclic.
  private var places: (first: Int?, last: Int?) {
    if wraps { return variant.countsRounds ? (nil, nil) : (-1, geometry.count) }
    return (0, geometry.count - 1)
  }

  /// With cyclic pages, a page may be visible more than once: its section distinguishes the visible
  /// cycles.
  private func identity(of place: Int) -> ElementID {
    let item = geometry.item(at: place)
    guard wraps else { return ElementID(.page, item: Int32(item)) }
    let seen = geometry.visibleLimit / geometry.count + 2
    let round = (place - item) / geometry.count % seen
    return ElementID(
      .page, section: Int32(round < 0 ? round + seen : round), item: Int32(item))
  }

  private func appendDots(_ position: Double, into elements: inout OutputSpan<ElementFrame>) {
    for dot in 0..<geometry.count {
      let closeness = geometry.closeness(of: dot, to: position, wraps: wraps)
      elements.append(
        ElementFrame(
          ElementID(.pageControl, item: Int32(dot)), layer: 0, frame: geometry.frame(ofDot: dot),
          contentAlpha: 0.25 + 0.75 * closeness))
    }
  }
}
