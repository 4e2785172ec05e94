// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A text style of the system by whose lines lengths grow, at each step of Dynamic Type.
///
/// Leadings are those of the tables "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes"
/// in Apple's Human Interface Guidelines, Typography. Of eleven styles two are enough here: rows and bars
/// hold body text, whose lines are those of headlines, too, and headers hold a large title.
public enum TextStyle: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// `UIFont.TextStyle.body`, and `headline`: 17 points on lines of 22 at `large`.
  case body
  /// `UIFont.TextStyle.largeTitle`: 34 points on lines of 41 at `large`.
  case largeTitle

  /// The leadings from `xSmall` to `accessibility5`, in points: each is a byte.
  private var leadings: StaticString {
    switch self {
    // 19 20 21 22 24 26 29 34 40 48 56 62
    case .body: "\u{13}\u{14}\u{15}\u{16}\u{18}\u{1A}\u{1D}\u{22}\u{28}\u{30}\u{38}\u{3E}"
    // 38 39 40 41 43 46 48 52 57 61 66 70
    case .largeTitle: "\u{26}\u{27}\u{28}\u{29}\u{2B}\u{2E}\u{30}\u{34}\u{39}\u{3D}\u{42}\u{46}"
    }
  }

  /// From one line of text to the next, in points.
  public func leading(in category: ContentSizeCategory) -> Double {
    unsafe Double(leadings.utf8Start[Int(category.rawValue)])
  }

  /// How much higher a line is than at the size that a device comes with: 1 there.
  public func growth(in category: ContentSizeCategory) -> Double {
    leading(in: category) / leading(in: .large)
  }

  /// A length that holds text, as `UIFontMetrics.scaledValue(for:compatibleWith:)` would give it.
  ///
  /// Apple says that it is a "layout height that is scaled appropriately to accommodate the text". That it
  /// grows as the leading does, and is rounded to the nearest pixel, is how a published re-implementation
  /// of the class computes it (robnadin, gist 208464a), not how Apple documents it. A length at the size
  /// that a device comes with stays what it is, to the bit.
  ///
  /// - Parameters:
  ///   - length: The length at `large`, in points.
  ///   - category: The size of text.
  ///   - pixelsPerPoint: Device pixels in a point, above 0.
  public func scaled(
    _ length: Double, in category: ContentSizeCategory, pixelsPerPoint: Double
  ) -> Double {
    guard category != .large else { return length }
    return PixelRounding.nearestPixel(length * growth(in: category), scale: pixelsPerPoint)
  }
}
