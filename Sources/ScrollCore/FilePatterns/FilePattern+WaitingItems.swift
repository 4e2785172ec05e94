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
    if repeated.childCount == 0, repeated.numbers.isPlain {
      guard element.isDrawn else { return }
      // Most elements of most frames.
      return Self.append(
        layouts, list, run, in: window, insets: itemInsets[list],
        as: ElementFrame(id, layer: element.layer, frame: Rect(0, 0, 0, 0)), to: &elements)
    }
    var range = itemOperations(of: element)
    if repeated.edge >= 0 {
      range = range.dropFirst(PatternProgram.Columns.Repeated.edgeOperationCount)
    }
    let writer = ItemWriter(
      id: id, layer: element.layer, isDrawn: element.isDrawn, edge: Int(repeated.edge),
      numbers: repeated.numbers,
      children: repeated.firstChild..<repeated.firstChild + repeated.childCount,
      operations: range, isSame: repeated.isSame, readsItem: repeated.readsItem,
      places: program.item, first: first, machine: machine)
    let (operations, children) = (program.operations, plan.children)
    let isWhole = Self.append(
      layouts, list, run, in: window, insets: itemInsets[list], by: writer, operations, children,
      on: &registers, to: &elements)
    if !isWhole { waiting.hasEndedTooLate = true }
  }

  /// Appends items that show nothing but where they are.
  ///
  /// Without `self`, so that where they are is lent: a copy would count the references of its arrays.
  private static func append(
    _ layouts: [RepeatLayout], _ list: Int, _ run: Int, in window: ItemWindow,
    insets: (leading: Double, trailing: Double), as element: ElementFrame,
    to elements: inout [ElementFrame]
  ) {
    layouts.withSpan { layouts in
      layouts[list].lines.withSpan { lines in
        guard let visible = VisibleItems(of: lines[run], in: window, insets: insets) else { return }
        elements.append(addingCapacity: visible.limit(of: lines[run])) {
          visible.append(of: lines[run], as: element, to: &$0)
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
