// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The items of frames whose formulas are evaluated together.
extension FilePattern {
  /// Appends the items of one run of lines.
  mutating func appendItems(
    of element: PatternProgram.Columns.Element, _ repeated: PatternProgram.Columns.Repeated,
    _ plan: PatternProgram.Columns, run: Int, _ window: ItemWindow, section: Int, first: Int,
    to elements: inout [ElementFrame]
  ) {
    let list = repeated.list
    var id = element.id
    id.section = Int32(truncatingIfNeeded: section)
    if repeated.areEqual {
      guard element.isDrawn || !repeated.numbers.isPlain else { return }
      guard !appendEqual(id, of: element, repeated, run: run, window, first: first, to: &elements)
      else { return }
    }
    var range = itemOperations(of: element)
    if repeated.edge >= 0 {
      range = range.dropFirst(PatternProgram.Columns.Repeated.edgeOperationCount)
    }
    let writer = ItemWriter(
      id: id, layer: element.layer, isDrawn: element.isDrawn, edge: Int(repeated.edge),
      numbers: repeated.numbers,
      children: repeated.firstChild..<repeated.firstChild + repeated.childCount,
      operations: range, isSame: repeated.isSame && !repeated.isNumbered,
      readsItem: repeated.readsItem || repeated.isNumbered,
      places: program.item, first: first, machine: machine)
    let (operations, children) = (program.operations, plan.children)
    let isWhole = Self.append(
      layouts, list, run, in: window, insets: itemInsets[list], by: writer, operations, children,
      on: &registers, to: &elements)
    if !isWhole { waiting.hasEndedTooLate = true }
  }

  /// Appends items that have everything in common but where they are and which they are; false for others.
  private mutating func appendEqual(
    _ id: ElementID, of element: PatternProgram.Columns.Element,
    _ repeated: PatternProgram.Columns.Repeated, run: Int, _ window: ItemWindow, first: Int,
    to elements: inout [ElementFrame]
  ) -> Bool {
    guard
      let items = equalItems(
        ElementFrame(id, layer: element.layer, frame: Rect(0, 0, 0, 0)), of: element, repeated,
        run: run, window, first: first)
    else { return false }
    if let items { Self.append(items, layouts, to: &elements) }
    return true
  }

  /// What shows of items that have everything in common but where they are and which they are; nil for other items.
  ///
  /// - Parameters:
  ///   - shown: What they are called, and the layer that they move with.
  ///   - element: Their element.
  ///   - repeated: What there is of its items.
  ///   - run: Their run of lines.
  ///   - window: Where they show.
  ///   - first: How many items there are before this run.
  @inline(__always)
  mutating func equalItems(
    _ shown: ElementFrame, of element: PatternProgram.Columns.Element,
    _ repeated: PatternProgram.Columns.Repeated, run: Int, _ window: ItemWindow, first: Int
  ) -> EqualItems?? {
    let numbers = repeated.numbers
    guard
      let visible = Self.visibleItems(
        layouts, repeated.list, run, in: window, insets: itemInsets[repeated.list])
    else { return .some(nil) }
    var (shown, numbering) = (shown, VisibleItems.Numbering())
    // Most elements of most frames have nothing else.
    if !numbers.isPlain || repeated.edge >= 0 {
      // What is computed for an item may end the run: not where none shows.
      guard element.isDrawn, numbers.item < 0 || repeated.isNumbered, !visible.lines.isEmpty,
        layouts[repeated.list].lines[run].order.isEmpty
      else { return nil }
      var range = itemOperations(of: element)
      if repeated.edge >= 0 {
        numbering.edge = registers[Int(repeated.edge)]
        guard !window.isHorizontal, !numbering.edge.isNaN else { return nil }
        range = range.dropFirst(PatternProgram.Columns.Repeated.edgeOperationCount)
      }
      if !range.isEmpty {
        let stopped = Self.run(range, of: program, by: machine, on: &registers, layouts)
        guard stopped == nil else {
          waiting.hasEndedTooLate = true
          return .some(nil)
        }
      }
      guard repeated.edge >= 0 || isVisible(numbers) else { return .some(nil) }
      show(&shown, numbers)
      if repeated.isNumbered { numbering.first = Int32(truncatingIfNeeded: first) }
    }
    return EqualItems(
      list: repeated.list, run: run, visible: visible, element: shown, numbering: numbering)
  }

  /// The items that show; nil if there is no room for any.
  ///
  /// Without `self`, so that where they are is lent: a copy would count the references of its arrays.
  private static func visibleItems(
    _ layouts: [RepeatLayout], _ list: Int, _ run: Int, in window: ItemWindow,
    insets: (leading: Double, trailing: Double)
  ) -> VisibleItems? {
    layouts.withSpan { layouts in
      layouts[list].lines.withSpan { VisibleItems(of: $0[run], in: window, insets: insets) }
    }
  }

  /// Appends items that have everything in common but where they are and which they are.
  private static func append(
    _ items: EqualItems, _ layouts: [RepeatLayout], to elements: inout [ElementFrame]
  ) {
    layouts.withSpan { layouts in
      layouts[items.list].lines.withSpan { lines in
        elements.append(addingCapacity: items.visible.limit(of: lines[items.run])) {
          items.append(of: lines[items.run], to: &$0)
        }
      }
    }
  }

  /// Appends items with what a writer knows of them; false if a formula has no result, or an extent is negative.
  private static func append(
    _ layouts: [RepeatLayout], _ list: Int, _ run: Int, in window: ItemWindow,
    insets: (leading: Double, trailing: Double), by writer: ItemWriter,
    _ operations: [FormulaOperation], _ children: [PatternProgram.Columns.Child],
    on registers: inout [Double], to elements: inout [ElementFrame]
  ) -> Bool {
    var isWhole = true
    layouts.withSpan { all in
      all[list].lines.withSpan { lines in
        guard let visible = VisibleItems(of: lines[run], in: window, insets: insets) else { return }
        let limit = visible.limit(of: lines[run]) * (1 + writer.children.count)
        elements.append(addingCapacity: limit) { elements in
          isWhole = append(
            visible, of: lines[run], by: writer, operations, children, on: &registers, layouts,
            to: &elements)
        }
      }
    }
    return isWhole
  }

  /// A function without `self`, because spans lend what they are made of.
  @inline(__always)
  private static func append(
    _ visible: VisibleItems, of lines: ItemLayout, by writer: ItemWriter,
    _ operations: [FormulaOperation], _ children: [PatternProgram.Columns.Child],
    on registers: inout [Double], _ layouts: [RepeatLayout],
    to elements: inout OutputSpan<ElementFrame>
  ) -> Bool {
    operations.withSpan { operations in
      children.withSpan { children in
        registers.withMutableSpan { registers in
          writer.append(
            visible, of: lines, operations, children, on: &registers, layouts, to: &elements)
        }
      }
    }
  }
}
#endif
