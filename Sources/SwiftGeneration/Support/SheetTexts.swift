// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What sheets need of UIKit's physics, as Swift; see the core's `PhysicsProfile`.
enum SheetTexts {
  static let physics = """
    /// What sheets and the lists in them need of UIKit's physics.
    private struct PhysicsProfile {
      /// How far a finger moves before it drags, and what else is taken from its way.
      var slop = 10.0, dragStartDistance = 0.0

      /// The offset that a view shows for a raw offset of the finger.
      func bandedOffset(
        _ raw: Double, from minimum: Double, to maximum: Double, viewport: Double, bounces: Bool
      ) -> Double {
        let edge = raw < minimum ? minimum : raw > maximum ? maximum : raw
        guard raw != edge, bounces else { return edge }
        return edge + RubberBand(dimension: viewport).banded(raw - edge)
      }

      /// The raw offset of the finger for which a view shows an offset.
      func rawOffset(
        _ offset: Double, from minimum: Double, to maximum: Double, viewport: Double, bounces: Bool
      ) -> Double {
        let edge = offset < minimum ? minimum : offset > maximum ? maximum : offset
        guard offset != edge, bounces else { return offset }
        return edge + RubberBand(dimension: viewport).raw(offset - edge)
      }
    }
    """
}
