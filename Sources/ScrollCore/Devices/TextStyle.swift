// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A text style of the system, with the sizes that it has at each step of Dynamic Type.
///
/// Sizes and leadings are the tables "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility type sizes"
/// of Apple's Human Interface Guidelines, Typography. That `UIFontMetrics` scales a length as the leading of
/// its style grows is not documented; see `scaled(_:in:pixelsPerPoint:)`.
public enum TextStyle: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// `UIFont.TextStyle.largeTitle`.
  case largeTitle
  /// `UIFont.TextStyle.title1`.
  case title1
  /// `UIFont.TextStyle.title2`.
  case title2
  /// `UIFont.TextStyle.title3`.
  case title3
  /// `UIFont.TextStyle.headline`.
  case headline
  /// `UIFont.TextStyle.body`.
  case body
  /// `UIFont.TextStyle.callout`.
  case callout
  /// `UIFont.TextStyle.subheadline`.
  case subheadline
  /// `UIFont.TextStyle.footnote`.
  case footnote
  /// `UIFont.TextStyle.caption1`.
  case caption1
  /// `UIFont.TextStyle.caption2`.
  case caption2

  /// The leadings of a style, from `xSmall` to `accessibility5`, in points: each is a byte.
  private var leadings: StaticString {
    switch self {
    case .largeTitle: "\u{26}\u{27}\u{28}\u{29}\u{2B}\u{2E}\u{30}\u{34}\u{39}\u{3D}\u{42}\u{46}"
    case .title1: "\u{1F}\u{20}\u{21}\u{22}\u{25}\u{27}\u{29}\u{2E}\u{33}\u{39}\u{3E}\u{44}"
    case .title2: "\u{18}\u{19}\u{1A}\u{1C}\u{1E}\u{20}\u{22}\u{29}\u{2F}\u{34}\u{3B}\u{42}"
    case .title3: "\u{16}\u{17}\u{18}\u{19}\u{1C}\u{1E}\u{20}\u{26}\u{2C}\u{33}\u{3A}\u{41}"
    case .headline, .body:
      "\u{13}\u{14}\u{15}\u{16}\u{18}\u{1A}\u{1D}\u{22}\u{28}\u{30}\u{38}\u{3E}"
    case .callout: "\u{12}\u{13}\u{14}\u{15}\u{17}\u{19}\u{1C}\u{20}\u{27}\u{2E}\u{34}\u{3C}"
    case .subheadline:
      "\u{10}\u{12}\u{13}\u{14}\u{16}\u{18}\u{1C}\u{1F}\u{25}\u{2B}\u{32}\u{3A}"
    case .footnote: "\u{10}\u{10}\u{10}\u{12}\u{14}\u{16}\u{18}\u{1D}\u{21}\u{28}\u{2E}\u{34}"
    case .caption1: "\u{D}\u{D}\u{D}\u{10}\u{13}\u{15}\u{17}\u{1C}\u{20}\u{27}\u{2C}\u{33}"
    case .caption2: "\u{D}\u{D}\u{D}\u{D}\u{12}\u{14}\u{16}\u{19}\u{1E}\u{23}\u{29}\u{30}"
    }
  }

  /// From one line of text to the next, in points.
  public func leading(in category: ContentSizeCategory) -> Double {
    leadings.withUTF8Buffer { unsafe Double($0[Int(category.rawValue)]) }
  }

  /// How much higher a line is than at the size that a device comes with: 1 there.
  public func growth(in category: ContentSizeCategory) -> Double {
    leading(in: category) / leading(in: .large)
  }

  /// A length that holds text, as `UIFontMetrics.scaledValue(for:compatibleWith:)` would give it.
  ///
  /// Apple says that it is a "layout height that is scaled appropriately to accommodate the text"; that it
  /// grows as the leading does, and is rounded to the nearest pixel, is how a published re-implementation
  /// of the class computes it (robnadin, gist 208464a). A length at the size that a device comes with stays
  /// what it is, to the bit.
  ///
  /// - Parameters:
  ///   - length: The length at `large`, in points.
  ///   - category: The size of text.
  ///   - pixelsPerPoint: Device pixels in a point, above 0.
  public func scaled(
    _ length: Double, in category: ContentSizeCategory, pixelsPerPoint: Double
  ) -> Double {
    guard category != .large else { return length }
    return PixelRounding.nearestPixel(
      length * leading(in: category) / leading(in: .large), scale: pixelsPerPoint)
  }
}
