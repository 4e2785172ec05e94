// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_ANDROID
/// How far content stretches that is pulled beyond its end.
///
/// ```
/// stretch = 0.016·p + 0.016·(1 − e^(−e·p / 0.33))      p: the pull as a share of the view's length, at most 1
/// ```
/// The content is scaled by 1 + stretch away from the end, and its offset does not change (AOSP, EdgeEffect.java,
/// from Android 12 on). Android's renderer distributes the stretch unevenly over the view; here it is the same
/// everywhere, as in the scale that the same source has for software rendering.
public enum ContentStretch {
  /// The stretch, from 0 to 0.032, with the sign of the pull.
  ///
  /// - Parameters:
  ///   - pull: How far the finger has pulled beyond the end, in points, signed.
  ///   - length: Length of the view along the axis, in points; without length nothing stretches.
  public static func amount(pull: Double, length: Double) -> Double {
    guard length > 0, pull != 0 else { return 0 }
    let share = min(1, pull.magnitude / length)
    let amount =
      intensity * share + intensity * (1 - Elementary.exp(-base / affectedShare * share))
    return pull < 0 ? -amount : amount
  }

  /// Of the linear and of the exponential part.
  private static let intensity = 0.016
  private static let affectedShare = 0.33
  private static let base = 2.718281828459045
}
#endif
