// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// Words and pictures as drawings write them: in a group that mirrors they are turned back.

/// Which point of a line of words lies where the line is placed.
enum TextAnchor {
  case start
  case center
  case end
}

extension Canvas {
  /// What turns back what a group around it mirrors.
  private static let turn: StaticString = "scale(-1 1)"

  /// Begins words on a base line; attributes may follow, and `end()` ends them.
  ///
  /// - Parameters:
  ///   - x: Where `anchor` lies, in points.
  ///   - y: The base line, in points.
  mutating func beginWords(_ x: Double, _ y: Double, anchor: TextAnchor = .start) {
    begin(.text)
    if isMirroring { attribute(.transform, Self.turn) }
    attribute(.x, isMirroring ? 0 - x : x)
    attribute(.y, y)
    switch anchor {
    // What begins at a point ends there once it is turned back, and the other way round.
    case .start: if isMirroring { writer.lastAttribute(.textAnchor, "end") }
    case .center: attribute(.textAnchor, "middle")
    case .end: if !isMirroring { attribute(.textAnchor, "end") }
    }
  }

  /// Begins a reference to a drawing; attributes may follow, and `endPicture()` ends it.
  mutating func beginPicture() {
    if isMirroring {
      begin(.g)
      attribute(.transform, Self.turn)
    }
    begin(.use)
  }

  /// Adds the place and the extent of a picture.
  ///
  /// - Parameters:
  ///   - rect: Where it is shown, in points.
  ///   - writesZeros: Whether places that are 0 are written.
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
