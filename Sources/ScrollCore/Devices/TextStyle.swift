// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A text style of the system by whose lines lengths grow, at each step of Dynamic Type.
///
/// Leadings are those of the tables "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes"
/// in Apple's Human Interface Guidelines, Typography.
public enum TextStyle: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// `UIFont.TextStyle.largeTitle`: 34 points on lines of 41 at `large`.
  case largeTitle
  /// `UIFont.TextStyle.title1`: 28 points on lines of 34 at `large`.
  case title1
  /// `UIFont.TextStyle.title2`: 22 points on lines of 28 at `large`.
  case title2
  /// `UIFont.TextStyle.title3`: 20 points on lines of 25 at `large`.
  case title3
  /// `UIFont.TextStyle.headline`: 17 points, semibold, on lines of 22 at `large`.
  case headline
  /// `UIFont.TextStyle.body`: 17 points on lines of 22 at `large`.
  case body
  /// `UIFont.TextStyle.callout`: 16 points on lines of 21 at `large`.
  case callout
  /// `UIFont.TextStyle.subheadline`: 15 points on lines of 20 at `large`.
  case subheadline
  /// `UIFont.TextStyle.footnote`: 13 points on lines of 18 at `large`.
  case footnote
  /// `UIFont.TextStyle.caption1`: 12 points on lines of 16 at `large`.
  case caption1
  /// `UIFont.TextStyle.caption2`: 11 points on lines of 13 at `large`.
  case caption2

  // From `xSmall` to `accessibility5`, in points; each is a byte, so that pages carry little:
  //
  //   largeTitle  38 39 40 41 43 46 48 52 57 61 66 70
  //   title1      31 32 33 34 37 39 41 46 51 57 62 68
  //   title2      24 25 26 28 30 32 34 41 47 52 59 66
  //   title3      22 23 24 25 28 30 32 38 44 51 58 65
  //   headline    19 20 21 22 24 26 29 34 40 48 56 62
  //   body        19 20 21 22 24 26 29 34 40 48 56 62
  //   callout     18 19 20 21 23 25 28 32 39 46 52 60
  //   subheadline 16 18 19 20 22 24 28 31 37 43 50 58
  //   footnote    16 16 16 18 20 22 24 29 33 40 46 52
  //   caption1    13 13 13 16 19 21 23 28 32 39 44 51
  //   caption2    13 13 13 13 18 20 22 25 30 35 41 48
  private static var leadings: StaticString {
    """
    \u{26}\u{27}\u{28}\u{29}\u{2B}\u{2E}\u{30}\u{34}\u{39}\u{3D}\u{42}\u{46}\
    \u{1F}\u{20}\u{21}\u{22}\u{25}\u{27}\u{29}\u{2E}\u{33}\u{39}\u{3E}\u{44}\
    \u{18}\u{19}\u{1A}\u{1C}\u{1E}\u{20}\u{22}\u{29}\u{2F}\u{34}\u{3B}\u{42}\
    \u{16}\u{17}\u{18}\u{19}\u{1C}\u{1E}\u{20}\u{26}\u{2C}\u{33}\u{3A}\u{41}\
    \u{13}\u{14}\u{15}\u{16}\u{18}\u{1A}\u{1D}\u{22}\u{28}\u{30}\u{38}\u{3E}\
    \u{13}\u{14}\u{15}\u{16}\u{18}\u{1A}\u{1D}\u{22}\u{28}\u{30}\u{38}\u{3E}\
    \u{12}\u{13}\u{14}\u{15}\u{17}\u{19}\u{1C}\u{20}\u{27}\u{2E}\u{34}\u{3C}\
    \u{10}\u{12}\u{13}\u{14}\u{16}\u{18}\u{1C}\u{1F}\u{25}\u{2B}\u{32}\u{3A}\
    \u{10}\u{10}\u{10}\u{12}\u{14}\u{16}\u{18}\u{1D}\u{21}\u{28}\u{2E}\u{34}\
    \u{D}\u{D}\u{D}\u{10}\u{13}\u{15}\u{17}\u{1C}\u{20}\u{27}\u{2C}\u{33}\
    \u{D}\u{D}\u{D}\u{D}\u{12}\u{14}\u{16}\u{19}\u{1E}\u{23}\u{29}\u{30}
    """
  }

  /// From one line of text to the next, in points.
  public func leading(in category: ContentSizeCategory) -> Double {
    unsafe Double(Self.leadings.utf8Start[Int(rawValue) * 12 + Int(category.rawValue)])
  }

  /// How much higher a line is than at the size that a device comes with: 1 there.
  public func growth(in category: ContentSizeCategory) -> Double {
    leading(in: category) / leading(in: .large)
  }

  /// A length that holds text, as `UIFontMetrics.scaledValue(for:compatibleWith:)` would give it.
  ///
  /// Apple describes it as a "layout height that is scaled appropriately to accommodate the text".
  /// Growth with the leading, rounded to the nearest pixel, is how a published re-implementation of
  /// the class computes it (robnadin, gist 208464a); Apple does not document the formula. At the
  /// device's default size a length is unchanged, to the bit.
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
