// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The items of frames whose formulas are evaluated together.
extension FilePattern {
  /// Appends the items of one run of lines, which is lent: a copy would count the references of its arrays.
  mutating func appendItems(
    of element: PatternProgram.Columns.Element, _ repeated: PatternProgram.Columns.Repeated,
    _ plan: PatternProgram.Columns, run: Int, _ window: ItemWindow, section: Int, first: Int,
    to elements: inout [ElementFrame]
  ) {
    let layouts = self.layouts
    layouts.withSpan { layouts in
      layouts[repeated.list].lines.withSpan { lines in
        appendItems(
          of: element, repeated, plan, lines[run], window, section: section, first: first,
          to: &elements)
      }
    }
  }

  private mutating func appendItems(
    of element: PatternProgram.Columns.Element, _ repeated: PatternProgram.Columns.Repeated,
    _ plan: PatternProgram.Columns, _ lines: ItemLayout, _ window: ItemWindow, section: Int,
    first: Int, to elements: inout [ElementFrame]
  ) {
    guard let visible = VisibleItems(of: lines, in: window, insets: itemInsets[repeated.list])
    else { return }
    var id = element.id
    id.section = Int32(truncatingIfNeeded: section)
    let limit = visible.limit(of: lines)
    if repeated.childCount == 0, repeated.numbers.isPlain {
      guard element.isDrawn else { return }
      // Most elements of most frames.
      elements.append(addingCapacity: limit) {
        visible.append(
          of: lines, as: ElementFrame(id, layer: element.layer, frame: Rect(0, 0, 0, 0)), to: &$0)
      }
      return
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
    var isWhole = true
    elements.append(addingCapacity: limit * (1 + repeated.childCount)) { elements in
      isWhole = Self.append(
        visible, of: lines, by: writer, operations, children, on: &registers, layouts, to: &elements
      )
    }
    if !isWhole { waiting.hasEndedTooLate = true }
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
