// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How an element that a pattern file describes is drawn: a box, and what is in it.
///
/// The parts of a row or column are looks, too; the element's own look fills its frame. Of lists of texts, symbols and
/// pictures each item of a repeated element shows one, in turn. All lengths are in points.
public struct ElementLook: Equatable, Sendable {
  /// Where something is along an axis in the space that it has.
  public enum Alignment: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// Where something is from top to bottom in the space that it has.
  public enum Placement: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
  }

  /// How an image fills a box of another aspect ratio.
  public enum ContentMode: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
    /// It covers the box, and what is longer than that is cut.
    case fill
    /// All of it shows, and the rest of the box stays free.
    case fit
    /// It is as wide and as high as the box.
    case stretch
  }

  /// A gradient along a straight line, over the whole box.
  public struct Gradient: Hashable, Sendable {
    /// The colours at its beginning and its end.
    public var from, to: LookColor
    /// Whether it runs from the leading to the trailing edge, not from the top to the bottom.
    public var isHorizontal: Bool

    /// Makes a gradient.
    public init(from: LookColor, to: LookColor, isHorizontal: Bool) {
      self.from = from
      self.to = to
      self.isHorizontal = isHorizontal
    }
  }

  /// What of a look follows formulas: each is a recorded value, such as `banner.blur`.
  public struct Driven: OptionSet, Sendable, BitwiseCopyable {
    /// The sum of the options' numbers.
    public let rawValue: UInt8

    /// Makes a set from the sum of its options' numbers.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// How far it is turned.
    public static let rotation = Driven(rawValue: 1)
    /// How far it is blurred.
    public static let blur = Driven(rawValue: 2)
    /// The radius of its corners.
    public static let corner = Driven(rawValue: 4)
    /// How far its shadow reaches.
    public static let shadow = Driven(rawValue: 8)
    /// How far its background has turned into another colour.
    public static let fill = Driven(rawValue: 16)
  }

  /// What is different where the device's text has an accessibility size.
  public struct LargeText: Equatable, Sendable {
    /// How many lines a text has at most; nil for as many as else.
    public var lineLimit: Int?
    /// Whether the parts of a row lie one below the other.
    public var stacks = false
    /// Whether it is not drawn.
    public var hides = false

    /// Makes a look that stays the same.
    public init() {}
  }

  /// How wide a part of a row is.
  public enum Width: Equatable, Sendable {
    /// As wide as what is in it: a symbol, a picture. Texts, rows and columns share what the others leave.
    case automatic
    /// As wide as its text.
    case fitting
    /// So many points.
    case points(Double)
  }

  // MARK: The box

  /// The colour of the box; nil for none.
  public var fill: LookColor?
  /// The colour that covers it as far as a formula says; nil for none.
  public var cover: LookColor?
  /// A gradient over these colours; nil for none.
  public var gradient: Gradient?
  /// The colour of the outline, one point wide; nil for none.
  public var stroke: LookColor?
  /// The radius of the corners.
  public var corner = 0.0
  /// How far a soft shadow reaches; 0 for none.
  public var shadow = 0.0
  /// How far it is turned clockwise about its middle, in degrees.
  public var rotation = 0.0
  /// What stays free inside the edges.
  public var padding = EdgeInsets.zero
  /// How wide a part of a row is.
  public var width = Width.automatic
  /// How high a part is; nil for as high as what is in it.
  public var height: Double?

  /// What is not as it says, but follows formulas.
  public var driven: Driven = []

  // MARK: What is in it

  /// Pictures that fill the box.
  public var pictures: [LookPicture] = []
  /// Images of the author's that fill the box.
  public var images: [LookImage] = []
  /// How images fill the box.
  public var contentMode = ContentMode.fill
  /// How far pictures and images are blurred, as the deviation of a Gaussian; 0 for not at all.
  public var blur = 0.0
  /// Symbols, and their extent.
  public var symbols: [LookSymbol] = []
  /// The extent of symbols, and of parts that are pictures without width or height.
  public var size: Double?
  /// Texts.
  public var texts: [String] = []
  /// The style of the text.
  public var style = TextStyle.body
  /// Whether the text is bold.
  public var isBold = false
  /// Whether text is larger where the device's is, as in lists; text in bars is not.
  public var growsText = true
  /// The size of the device's text from which on it grows no further.
  public var largestText = ContentSizeCategory.accessibility5
  /// What is different where the device's text is very large.
  public var whenLarge = LargeText()
  /// The colour of texts and symbols.
  public var color = LookColor.role(.ink)
  /// Where lines, symbols and the parts of a column are from leading to trailing.
  public var alignment = Alignment.leading
  /// Where the content is from top to bottom.
  public var placement = Placement.center
  /// How many lines a text has at most.
  public var lineLimit = 1
  /// Parts, side by side or one below the other.
  public var parts: [ElementLook] = []
  /// Whether parts lie one below the other.
  public var isColumn = false
  /// What stays free between parts.
  public var gap = 0.0

  /// Makes a look without a box or content.
  public init() {}
}
