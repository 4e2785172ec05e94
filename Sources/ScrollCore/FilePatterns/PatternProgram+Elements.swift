// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What is shown; each number is the index of a formula.
  public struct Element: Sendable {
    /// What it is, which also says how it is drawn; nil for what is only measured.
    public var kind: ElementID.Kind?
    /// Its number among the elements that are called by a name of the file, from 1; 0 for one that is called by its kind.
    public var number: UInt16
    /// The view with whose content it moves; nil for none.
    public var view: Int?
    /// Whether it is there; nil for always.
    public var visible: Int?
    /// The opacity of its content, from 0 to 1, and its scale; nil for 1.
    public var alpha, scale: Int?
    /// Where it is.
    public var place: Place

    /// Where an element is.
    public enum Place: Sendable {
      /// Once, at a rectangle on the screen, in points.
      case once(View.Frame)
      /// Once, at a rectangle in the content of its view, or on the screen, that depends on the screen only.
      case fixed(View.Frame)
      /// As often as an entry of the program's list of items says.
      case repeated(Int)
    }

    /// Makes an element.
    public init(
      kind: ElementID.Kind?, number: UInt16, view: Int?, visible: Int?, alpha: Int?, scale: Int?,
      place: Place
    ) {
      self.kind = kind
      self.number = number
      self.view = view
      self.visible = visible
      self.alpha = alpha
      self.scale = scale
      self.place = place
    }
  }

  /// The items of a repeated element; each number is the index of a formula, lengths in points.
  public struct Items: Sendable, BitwiseCopyable {
    /// How many there are, and how many stand beside each other.
    public var count, columns: Int
    /// How long an item is along the axis.
    public var length: Int
    /// The register that has the number of the item whose length is computed; nil where all are equal.
    public var index: Int?
    /// What lies between lines and columns, and before the first line.
    public var gap, start: Int
    /// What stays free at the sides of the lines.
    public var leadingInset, trailingInset: Int
    /// Whether items shorter than their lines stand in the middle of them.
    public var isCentered: Bool

    /// Makes items.
    public init(
      count: Int, columns: Int, length: Int, index: Int?, gap: Int, start: Int,
      leadingInset: Int, trailingInset: Int, isCentered: Bool
    ) {
      self.count = count
      self.columns = columns
      self.length = length
      self.index = index
      self.gap = gap
      self.start = start
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
      self.isCentered = isCentered
    }
  }
}
