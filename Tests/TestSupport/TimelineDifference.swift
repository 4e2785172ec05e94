// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// The largest difference between two runs in one frame, and where it is.
///
/// It is here because test targets are not optimised, and they compare millions of frames.
package struct TimelineDifference: Sendable {
  /// Points, or shares for opacities and scales; infinite where one of the two has nothing.
  package private(set) var amount = 0.0
  package private(set) var name = ""
  package private(set) var frame = 0
  package private(set) var values: (first: Double, second: Double) = (0, 0)

  /// No difference, in the first frame.
  package init() {}

  private init(amount: Double, name: String, frame: Int, values: (Double, Double) = (0, 0)) {
    (self.amount, self.name, self.frame, self.values) = (amount, name, frame, values)
  }

  /// The largest difference of each frame that both runs have: of the elements that are seen, or of values.
  ///
  /// - Parameter shared: The values to compare: a name, and the track of each run.
  package static func ofEachFrame(
    _ first: Timeline, _ second: Timeline, values shared: [(name: String, first: Int, second: Int)]
  ) -> [TimelineDifference] {
    (0..<min(first.frameCount, second.frameCount)).map { frame in
      var result = ofElements(first, second, frame)
      for value in shared {
        let a = first.value(value.first, inFrame: frame)
        let b = second.value(value.second, inFrame: frame)
        let amount = a.isNaN && b.isNaN ? 0 : (a - b).magnitude
        if !(amount < result.amount) {
          result = TimelineDifference(
            amount: amount.isNaN ? .infinity : amount, name: value.name, frame: frame,
            values: (a, b))
        }
      }
      return result
    }
  }

  /// The largest difference of two elements at one place of the order in which both are drawn.
  private static func ofElements(
    _ first: Timeline, _ second: Timeline, _ frame: Int
  ) -> TimelineDifference {
    var result = TimelineDifference(amount: 0, name: "", frame: frame)
    let a = seen(first, frame)
    let b = seen(second, frame)
    guard a.elementsEqual(b, by: { $0.id == $1.id }) else {
      return TimelineDifference(
        amount: .infinity, name: "\(a.map(\.id.kind)) for \(b.map(\.id.kind))", frame: frame)
    }
    for (a, b) in zip(a, b) where a != b {
      var amount = 0.0
      for difference in [
        a.frame.x - b.frame.x, a.frame.y - b.frame.y, a.frame.width - b.frame.width,
        a.frame.height - b.frame.height, a.contentAlpha - b.contentAlpha,
        a.contentScale - b.contentScale,
      ] where !(difference.magnitude <= amount) {
        amount = difference.isNaN ? .infinity : difference.magnitude
      }
      if !(amount <= result.amount) {
        result = TimelineDifference(
          amount: amount, name: "\(a.id.kind) \(a.id.item)", frame: frame,
          values: (a.frame.y, b.frame.y))
      }
    }
    return result
  }

  /// The elements of a frame that are seen.
  ///
  /// The colour behind all else is left out: some patterns draw it, some have it from their window. So is what reaches
  /// less than a billionth of a point into the screen, where roundings decide whether it is there.
  private static func seen(_ timeline: Timeline, _ frame: Int) -> [ElementFrame] {
    let size = timeline.epochs.last { $0.firstFrame <= frame }?.screen.size ?? Size(0, 0)
    let least = 1e-9
    return timeline.elements[timeline.elementRange(ofFrame: frame)].filter { element in
      let rect = element.frame
      return element.id.kind != .backdrop && min(rect.width, rect.height) > least
        && rect.maxX > least && rect.maxY > least && rect.x < size.width - least
        && rect.y < size.height - least
    }
  }
}
