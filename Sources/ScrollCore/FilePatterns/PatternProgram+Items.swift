// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// The items of a repeated element; each number is the index of a formula, lengths in points.
  public struct Items: Sendable {
    /// What items lie in: their rectangle on the screen is where they show, and they begin at its edge.
    public enum Space: Sendable, BitwiseCopyable {
      /// The screen.
      case screen
      /// The content of a view, by its index.
      case view(Int)
      /// An element: its rectangle on the screen.
      case element(View.Frame)
    }

    /// What they lie in.
    public var space: Space
    /// Whether they follow each other along x.
    public var isHorizontal: Bool
    /// How many there are, and how many stand beside each other.
    public var count, columns: Int
    /// How long an item is along the axis.
    public var length: Int
    /// Whether the length depends on which item it is.
    public var isUneven: Bool
    /// What lies between lines and columns, and before the first line.
    public var gap, start: Int
    /// What stays free at the sides of the lines.
    public var leadingInset, trailingInset: Int
    /// Whether items shorter than their lines stand in the middle of them.
    public var isCentered: Bool
    /// Their sections; nil for one run of items, which `count` counts.
    public var sections: Sections?
    /// Whether they follow states, offsets or the finger.
    public var followsRun: Bool

    /// The sections of items.
    public struct Sections: Sendable, BitwiseCopyable {
      /// How many there are.
      public var count: Int
      /// How many items a section has.
      public var rows: Int
      /// What lies before and after its items.
      public var leadingInset, trailingInset: Int
      /// How long its header is, and its footer.
      public var header, footer: Int

      /// Makes sections.
      public init(
        count: Int, rows: Int, leadingInset: Int, trailingInset: Int, header: Int, footer: Int
      ) {
        self.count = count
        self.rows = rows
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.header = header
        self.footer = footer
      }
    }

    /// Makes items.
    public init(
      in space: Space, isHorizontal: Bool, count: Int, columns: Int, length: Int, isUneven: Bool,
      gap: Int, start: Int, leadingInset: Int, trailingInset: Int, isCentered: Bool,
      sections: Sections?, followsRun: Bool
    ) {
      self.space = space
      self.isHorizontal = isHorizontal
      self.count = count
      self.columns = columns
      self.length = length
      self.isUneven = isUneven
      self.gap = gap
      self.start = start
      self.leadingInset = leadingInset
      self.trailingInset = trailingInset
      self.isCentered = isCentered
      self.sections = sections
      self.followsRun = followsRun
    }
  }

  /// The registers of the item, or of the section, for which formulas are evaluated.
  public struct ItemRegisters: Sendable, BitwiseCopyable {
    /// Its number among all, its number in its section, and the number of the section.
    public var index, item, section: Int
    /// The rectangle of the item on the screen, in points.
    public var left, top, width, height: Int

    /// Makes the registers: seven neighbours.
    public init(from first: Int) {
      index = first
      item = first + 1
      section = first + 2
      left = first + 3
      top = first + 4
      width = first + 5
      height = first + 6
    }

    /// How many registers they are.
    public static let count = 7

    #if !hasFeature(Embedded)
    /// Whether all are among some registers.
    func areWithin(_ count: Int) -> Bool {
      let all = 0..<count
      return all.contains(index) && all.contains(item) && all.contains(section)
        && all.contains(left) && all.contains(top) && all.contains(width) && all.contains(height)
    }
    #endif
  }
}
