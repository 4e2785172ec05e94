// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Functions of formulas as Swift, with the arithmetic of the core's `FormulaMachine`.
enum FunctionTexts {
  static func text(of helper: SwiftHelper) -> String {
    switch helper {
    case .clamp:
      """
      /// x, but at least `low` and at most `high`.
      private func clamp(_ x: Double, _ low: Double, _ high: Double) -> Double {
        assert(low <= high)
        return x < low ? low : x > high ? high : x
      }
      """
    case .abs:
      """
      private func abs(_ x: Double) -> Double { x.magnitude }
      """
    case .sign:
      """
      /// −1, 0 or 1.
      private func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : x }
      """
    case .floor:
      """
      private func floor(_ x: Double) -> Double { x.rounded(.down) }
      """
    case .ceil:
      """
      private func ceil(_ x: Double) -> Double { x.rounded(.up) }
      """
    case .round:
      """
      /// The nearest whole number; ties go away from zero.
      private func round(_ x: Double) -> Double { Elementary.rounded(x) }
      """
    case .sqrt:
      """
      private func sqrt(_ x: Double) -> Double { x.squareRoot() }
      """
    case .mix:
      """
      private func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
      """
    case .map: map
    case .smooth:
      """
      /// 0 below `a`, 1 above `b`, and a curve without corners between.
      private func smooth(_ x: Double, _ a: Double, _ b: Double) -> Double {
        guard a < b else { return x < a ? 0 : 1 }
        let t = min(max((x - a) / (b - a), 0), 1)
        return t * t * (3 - 2 * t)
      }
      """
    case .rubber:
      """
      /// How far a view of a length shows a pull of x points, as UIKit's scroll views do.
      private func rubber(_ x: Double, _ length: Double) -> Double {
        RubberBand(dimension: length).banded(x)
      }
      """
    case .project:
      """
      /// How far a fling goes that keeps the share `rate` of its speed each millisecond and stops at 10 pt/s.
      private func project(_ velocity: Double, _ rate: Double) -> Double {
        assert(rate > 0 && rate < 1)
        guard velocity.magnitude > 10 else { return 0 }
        return (velocity - (velocity < 0 ? -10 : 10)) / (-1000 * Elementary.log(rate))
      }
      """
    case .remainder:
      """
      /// What a division leaves, with the sign of the divisor.
      private func remainder(_ a: Double, _ b: Double) -> Double {
        let rest = Elementary.remainder(a, dividingBy: b)
        return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
      }
      """
    case .whole:
      """
      /// A number of something that is shown; -1 for none.
      private func whole(_ x: Double) -> Int {
        Int(min(max(x, -1), 2_000_000_000).rounded(.down))
      }
      """
    default: ""
    }
  }

  private static let map = """
    /// The piecewise linear function through some points, constant beyond its ends or continued there.
    private func map(
      _ x: Double, _ xs: [Double], _ ys: [Double], isExtended: Bool = false
    ) -> Double {
      guard xs.count > 1 else { return ys[0] }
      // The last point that is not above: equal neighbours are a step, whose later value counts.
      var last = -1
      while last + 1 < xs.count, xs[last + 1] <= x { last += 1 }
      if last < 0 {
        guard isExtended else { return ys[0] }
        last = 0
      } else if last == xs.count - 1 {
        guard isExtended else { return ys[last] }
        last = xs.count - 2
      }
      return ys[last] + (ys[last + 1] - ys[last]) * ((x - xs[last]) / (xs[last + 1] - xs[last]))
    }
    """
}
