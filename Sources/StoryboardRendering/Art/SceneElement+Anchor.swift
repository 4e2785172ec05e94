// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

// How an element is drawn decides what stays in place when its content is scaled.
extension SceneElement {
  /// The point that stays in place when the content of the element is scaled, in the coordinates of its group, in
  /// points.
  public var contentAnchor: Point {
    var anchor = ElementArt.form(for: self).anchor(rect)
    if isMirrored { anchor.x = rect.x + rect.maxX - anchor.x }
    return anchor
  }

  /// By how many points an error of one degree moves the corner that is farthest from the middle.
  var turnReach: Double {
    let diagonal = (rect.width * rect.width + rect.height * rect.height).squareRoot()
    return max(diagonal / 2, 1) * Double.pi / 180
  }

  /// The greatest distance of the element's edges from the anchor along either axis, in points.
  ///
  /// An error of 1 in the scale moves no point of the content farther than this.
  var contentReach: Double {
    let anchor = contentAnchor
    return max(
      abs(rect.x - anchor.x), abs(rect.maxX - anchor.x), abs(rect.y - anchor.y),
      abs(rect.maxY - anchor.y))
  }
}
