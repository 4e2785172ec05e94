// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How an element that a pattern file describes is drawn: a box with rounded corners, and a text in it.
public struct ElementLook: Equatable, Sendable {
  /// A colour, light and dark.
  public enum Color: Equatable, Sendable, BitwiseCopyable {
    /// A colour of the interface.
    case role(ColorRole)
    /// A colour of one's own, as red, green and blue of eight bits each, the same in light and dark.
    case rgb(UInt32)
  }

  /// What a colour of the interface is for.
  public enum ColorRole: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
    /// The background of rows and sheets.
    case paper
    /// The background of grids and groups.
    case ground
    /// The background of bars.
    case bar
    /// The background of text fields and buttons.
    case field
    /// Text and icons.
    case ink
    /// Secondary text.
    case secondaryInk
    /// Lines between areas.
    case separator
    /// What can be tapped.
    case accent
  }

  /// Where the lines of a text begin or end.
  public enum Alignment: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The colour of the box; nil for none.
  public var fill: Color?
  /// The colour of its outline, one point wide; nil for none.
  public var stroke: Color?
  /// The radius of its corners, in points.
  public var corner: Double
  /// What is written in it: one text, or one for each item in turn; empty for none.
  public var texts: [String]
  /// The style of the text.
  public var style: TextStyle
  /// Whether the text is bold.
  public var isBold: Bool
  /// The colour of the text.
  public var color: Color
  /// Where its lines begin or end.
  public var alignment: Alignment
  /// How many lines it has at most.
  public var lineLimit: Int
  /// What stays free before and after the text, in points.
  public var leadingPadding, trailingPadding: Double

  /// Makes a look without a box or a text.
  public init() {
    fill = nil
    stroke = nil
    corner = 0
    texts = []
    style = .body
    isBold = false
    color = .role(.ink)
    alignment = .leading
    lineLimit = 1
    leadingPadding = 0
    trailingPadding = 0
  }
}
