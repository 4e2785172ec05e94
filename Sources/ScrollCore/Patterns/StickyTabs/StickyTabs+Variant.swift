// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StickyTabs {
  /// How header, tabs and lists go together, in the order of the article.
  enum Variant: Int, PatternVariant {
    case nativeTable, shared, record, destination, nestedDouble, freeze, innerFirst, coordinator,
      smooth

    var descriptor: VariantDescriptor {
      switch self {
      case .nativeTable:
        VariantDescriptor(
          "st0", "native-table", title: "Native section header",
          "One table whose section header sticks, under the status bar; there are no tabs yet.")
      case .shared:
        VariantDescriptor(
          "st1", "shared", title: "Tabs share one offset",
          "A tap changes the rows and nothing else: every tab is wherever the last one was scrolled."
        )
      case .record:
        VariantDescriptor(
          "st2", "record", title: "An offset for each tab",
          "The offset of each tab is kept and set again on a tap, and the tab bar jumps with it.")
      case .destination:
        VariantDescriptor(
          "st3", "dest", title: "Pinned tabs stay pinned",
          "A tap corrects the kept offset: steady on plain taps, not on a second tap or during a fling."
        )
      case .nestedDouble:
        VariantDescriptor(
          "st4", "nested-double", title: "Nested, both scroll",
          "Lists in a pager in a table: both recognise the finger, and rows move at twice its speed."
        )
      case .freeze:
        VariantDescriptor(
          "st5", "freeze", title: "Nested, outer first",
          "While the outer table moves, the list is set back: right when slow, but flings stumble.")
      case .innerFirst:
        VariantDescriptor(
          "st6", "inner-first", title: "Nested, list first downwards",
          "The article's last word: the list reaches its top before the header returns; flings still stumble."
        )
      case .coordinator:
        VariantDescriptor(
          "st7", "coordinator", title: "Fixed, one offset", isFixed: true,
          "One scroll drives header and list, what one leaves the other takes, and a finger has one axis."
        )
      case .smooth:
        VariantDescriptor(
          "st8", "smooth", title: "Lists under the header",
          "Each list is inset by the header that lies over it: native momentum, offsets kept in step."
        )
      }
    }

    /// How the variant is built.
    var family: Family {
      switch self {
      case .nativeTable, .shared, .record, .destination: .table
      case .nestedDouble, .freeze, .innerFirst: .nested
      case .coordinator: .unified
      case .smooth: .smooth
      }
    }

    /// Whether there are tabs at all.
    var hasTabs: Bool { self != .nativeTable }

    /// Whether the offset of each tab is stored at touch up and at the end of a fling.
    var keepsOffsets: Bool {
      switch self {
      case .record, .destination: true
      default: false
      }
    }
  }
}
