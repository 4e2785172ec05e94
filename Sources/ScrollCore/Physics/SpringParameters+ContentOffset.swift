// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension SpringParameters {
  /// How `setContentOffset(_:animated:)` and a tap on the status bar move content.
  ///
  /// UIKit's own curve is private: a critically damped spring that has covered 99 % of the distance after 0.32 s, however
  /// long that is, is an approximation.
  static let contentOffsetAnimation = SpringParameters(criticallyDampedResponse: 0.3)
}
