// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What is shown; each number is the index of a formula.
  public struct Element: Sendable {
    /// What it is, which also says how it is drawn; nil for what is only measured.
    public var kind: ElementID.Kind?
    /// Its number among the elements that are called by a name of the file, from 1; 0 for one that is called by its kind.
    public var number: UInt16
    /// Its place among copies, one for each of neighbouring views, which counts as its section; −1 for no copy.
    public var copy: Int32
    /// Its place among elements of one name, which counts as its item; −1 for an element that has its name alone.
    public var item: Int32
    /// Which section and which item it shows: two formulas, which count instead of its places; nil for these.
    public var shownSection, shownItem: Int?
    /// The view with whose content it moves; nil for none.
    public var view: Int?
    /// The layer that it moves with; 0 is the screen.
    public var layer: UInt8
    /// Whether a touch on it reaches no view below it.
    public var takesTouches: Bool
    /// Whether it is there; nil for always.
    public var visible: Int?
    /// The opacity of its content, from 0 to 1, and its scale; nil for 1.
    public var alpha, scale: Int?
    /// Where it is.
    public var place: Place
    /// How many of the following elements are there once for each of its items.
    public var childCount: Int

    /// Whether its place depends on the screen only.
    var isFixed: Bool { if case .fixed = place { true } else { false } }

    /// Where an element is.
    public enum Place: Sendable {
      /// Once, at a rectangle on the screen, in points.
      case once(View.Frame)
      /// Once, at a rectangle in the content of its view, or on the screen, that depends on the screen only.
      case fixed(View.Frame)
      /// As often as an entry of the program's list of items says.
      case repeated(Int)
      /// Once for each item of the repeated element before it, at a rectangle on the screen, in points.
      case perItem(View.Frame)
      /// Once for each section of a repeated element, by its items: at its beginning.
      case header(Int, SectionPart)
      /// Once for each section of a repeated element, by its items: at its end.
      case footer(Int, SectionPart)
    }

    /// The header or the footer of a section; each number is the index of a formula.
    public struct SectionPart: Sendable, BitwiseCopyable {
      /// Where it begins instead, in points from the beginning of the content; nil for its natural place.
      public var place: Int?
      /// What stays free at its sides, in points; nil for nothing.
      public var leadingInset, trailingInset: Int?
      /// Whether the app would crash for it, and the sentence that says why; nil for never.
      public var failure: (condition: Int, sentence: Int)?

      /// Makes a part.
      public init(
        place: Int?, leadingInset: Int?, trailingInset: Int?,
        failure: (condition: Int, sentence: Int)?
      ) {
        self.place = place
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.failure = failure
      }
    }

    /// Makes an element.
    public init(
      kind: ElementID.Kind?, number: UInt16, copy: Int32, item: Int32, shownSection: Int?,
      shownItem: Int?, view: Int?, layer: UInt8, takesTouches: Bool, visible: Int?, alpha: Int?,
      scale: Int?, place: Place, childCount: Int = 0
    ) {
      self.kind = kind
      self.number = number
      self.copy = copy
      self.item = item
      self.shownSection = shownSection
      self.shownItem = shownItem
      self.view = view
      self.layer = layer
      self.takesTouches = takesTouches
      self.visible = visible
      self.alpha = alpha
      self.scale = scale
      self.place = place
      self.childCount = childCount
    }
  }
}
