// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Patterns and scripts count x from the leading edge. What a run records is what the display shows, so on a
// right-to-left screen it is mirrored about the middle on its way into the timeline.

extension Screen {
  private var isMirrored: Bool { direction == .rightToLeft }

  /// A point counted from the leading edge as the display shows it, or the other way round; in points.
  func shown(_ point: Point) -> Point {
    isMirrored ? Point(size.width - point.x, point.y) : point
  }

  /// A coordinate counted from the leading edge as the display shows it, in points.
  func shown(x: Double) -> Double { isMirrored ? size.width - x : x }

  /// The offset of pages as `contentOffset.x` tells it, in points; see `Stage.shown`.
  ///
  /// - Parameters:
  ///   - offset: How far they have been scrolled from the first.
  ///   - last: The offset of the last.
  func shown(pages offset: Double, last: Double) -> Double { isMirrored ? last - offset : offset }

  /// A rectangle counted from the leading edge as the display shows it, or the other way round; in points.
  func shown(_ rect: Rect) -> Rect {
    var rect = rect
    if isMirrored { rect.x = size.width - rect.x - rect.width }
    return rect
  }

  /// Bounds along x as the display shows them: insets change places, too.
  func shown(_ bounds: ScrollBounds) -> ScrollBounds {
    guard isMirrored, bounds.axis == .horizontal else { return bounds }
    return ScrollBounds(
      axis: .horizontal, start: size.width - bounds.end, end: size.width - bounds.start,
      leadingInset: bounds.trailingInset, trailingInset: bounds.leadingInset)
  }

  /// Mirrors elements from one on.
  func mirror(_ elements: inout [ElementFrame], from first: Int) {
    guard isMirrored else { return }
    for index in first..<elements.count { elements[index].frame = shown(elements[index].frame) }
  }

  /// Mirrors translations of layers from one on: a layer's own space is mirrored about the middle of the
  /// screen, so that its elements keep their places in it.
  func mirror(_ layers: inout [Point], from first: Int) {
    guard isMirrored else { return }
    // Not `-x`: a layer that stays would lie at −0.
    for index in first..<layers.count { layers[index].x = 0 - layers[index].x }
  }

  /// Links with their clips as the display shows them.
  func shown(_ links: [LayerLink]) -> [LayerLink] {
    guard isMirrored else { return links }
    var links = links
    for index in links.indices { links[index].clip = links[index].clip.map { shown($0) } }
    return links
  }
}

extension Stage {
  /// An offset along x counted from the leading end as `contentOffset` tells it, or the other way round.
  ///
  /// A collection view whose layout flips (`flipsHorizontallyInOppositeLayoutDirection`) turns its
  /// coordinates: the first item lies at the right, and offsets grow to the right all the same. So the
  /// list begins at its greatest offset.
  func shown(_ offset: Double, of id: ScrollViewID) -> Double {
    let view = scrollViews[id.index]
    guard screen.direction == .rightToLeft, view.axis == .horizontal else { return offset }
    return view.contentLength - view.viewport - offset
  }
}
