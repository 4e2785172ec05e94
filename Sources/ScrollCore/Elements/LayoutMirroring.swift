// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Converts a right-to-left run to what the display shows.
///
/// Patterns and scripts measure x from the leading edge. A run records what the display shows, so
/// on a right-to-left screen it is mirrored about the centre when it is written to the timeline.
struct LayoutMirroring: Sendable, BitwiseCopyable {
  /// The width of a right-to-left screen, in points; NaN for one that needs no mirror.
  private let width: Double

  init(_ screen: Screen) { width = screen.direction == .rightToLeft ? screen.size.width : .nan }

  /// Whether anything is mirrored.
  var isOn: Bool { width == width }

  /// Converts an x coordinate between leading-edge and display coordinates, in points.
  func shown(_ x: Double) -> Double { isOn ? width - x : x }

  /// Converts a rectangle between leading-edge and display coordinates, in points.
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

  /// Mirrors translations of layers, starting at one index: a layer's coordinates are mirrored
  /// about the centre of the screen, so that its elements keep their positions in it.
  func apply(to layers: inout [Point], from first: Int) {
    guard isOn else { return }
    // Not `-x`: a layer that does not move would be at −0.
    for index in first..<layers.count { layers[index].x = 0 - layers[index].x }
  }
}
