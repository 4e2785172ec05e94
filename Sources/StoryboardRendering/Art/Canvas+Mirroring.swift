// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Text and pictures. In a group that mirrors they are mirrored back.

/// The point of a line of text that is at the given position.
enum TextAnchor {
  case start
  case center
  case end
}

extension Canvas {
  /// The transform that mirrors back.
  private static let mirrored: StaticString = "scale(-1 1)"

  /// Begins text on a base line; attributes may follow, and `end()` ends it.
  ///
  /// - Parameters:
  ///   - x: The position of `anchor`, in points.
  ///   - y: The base line, in points.
  mutating func beginText(_ x: Double, _ y: Double, anchor: TextAnchor = .start) {
    begin(.text)
    if isMirroring { attribute(.transform, Self.mirrored) }
    attribute(.x, isMirroring ? 0 - x : x)
    attribute(.y, y)
    switch anchor {
    // Text that begins at a point ends there once it is mirrored back, and vice versa.
    case .start: if isMirroring { writer.lastAttribute(.textAnchor, "end") }
    case .center: attribute(.textAnchor, "middle")
    case .end: if !isMirroring { attribute(.textAnchor, "end") }
    }
  }

  /// Begins a reference to a drawing; attributes may follow, and `endPicture()` ends it.
  mutating func beginPicture() {
    if isMirroring {
      begin(.g)
      attribute(.transform, Self.mirrored)
    }
    begin(.use)
  }

  /// Adds the frame of a picture.
  ///
  /// - Parameters:
  ///   - rect: The frame, in points.
  ///   - writesZeros: Whether coordinates that are 0 are written.
  mutating func pictureFrame(_ rect: Rect, writesZeros: Bool = true) {
    if !isMirroring, writesZeros || rect.x != 0 { attribute(.x, rect.x) }
    if writesZeros || rect.y != 0 { attribute(.y, rect.y) }
    if isMirroring { attribute(.x, 0 - rect.x - rect.width) }
    attribute(.width, max(0, rect.width))
    attribute(.height, max(0, rect.height))
  }

  /// Ends a reference to a drawing.
  mutating func endPicture() {
    end()
    if isMirroring { end() }
  }
}
