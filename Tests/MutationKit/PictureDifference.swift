// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// The visible difference between two runs of the same script.
package enum PictureDifference {
  /// The maximum distance between the edges of the same element, in points.
  ///
  /// Only common frames are compared, and elements that are on the screen in both.
  package static func points(_ a: Timeline, _ b: Timeline) -> Double {
    var most = 0.0
    for frame in 0..<min(a.frameCount, b.frameCount) {
      let others = b.elementRange(ofFrame: frame)
      var next = others.lowerBound
      for index in a.elementRange(ofFrame: frame) {
        let id = a.elements[index].id
        guard
          let found = (next..<others.upperBound).first(where: { b.elements[$0].id == id })
            ?? (others.lowerBound..<next).first(where: { b.elements[$0].id == id })
        else { continue }
        next = found + 1 < others.upperBound ? found + 1 : others.lowerBound
        most = max(most, distance(a.elements[index].frame, b.elements[found].frame))
      }
    }
    return most
  }

  private static func distance(_ a: Rect, _ b: Rect) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.maxX - b.maxX), abs(a.maxY - b.maxY))
  }
}
