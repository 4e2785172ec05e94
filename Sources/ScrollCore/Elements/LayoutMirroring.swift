// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What turns a right-to-left run into what the display shows.
///
/// Patterns and scripts count x from the leading edge, whichever side that is. What a run records is what
/// the display shows, so on a right-to-left screen it is mirrored about the middle on its way into the
/// timeline.
struct LayoutMirroring: Sendable, BitwiseCopyable {
  /// The width of a right-to-left screen, in points; NaN for one that needs no mirror.
  private let width: Double

  init(_ screen: Screen) { width = screen.direction == .rightToLeft ? screen.size.width : .nan }

  /// Whether anything is mirrored.
  var isOn: Bool { width == width }

  /// A coordinate counted from the leading edge as the display shows it, or the other way round; in points.
  func shown(_ x: Double) -> Double { isOn ? width - x : x }

  /// A rectangle counted from the leading edge as the display shows it, or the other way round; in points.
  func shown(_ rect: Rect) -> Rect {
    isOn ? Rect(width - rect.maxX, rect.y, rect.width, rect.height) : rect
  }

  /// Mirrors elements from one on.
  func apply(to elements: inout [ElementFrame], from first: Int) {
    guard isOn else { return }
    for index in first..<elements.count {
      elements[index].frame.x = width - elements[index].frame.maxX
    }
  }

  /// Mirrors translations of layers from one on: a layer's own space is mirrored about the middle of the
  /// screen, so that its elements keep their places in it.
  func apply(to layers: inout [Point], from first: Int) {
    guard isOn else { return }
    // Not `-x`: a layer that stays would lie at −0.
    for index in first..<layers.count { layers[index].x = 0 - layers[index].x }
  }
}
