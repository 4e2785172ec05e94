// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// The rows of a pattern that lays out rows by their numbers, and knows only how many there are.
struct NumberedRows: Sendable {
  /// What kind of elements they are.
  let kind: ElementID.Kind
  /// Which they are, after some have come and gone.
  var orders: RowOrders

  /// Gives elements of the kind, from one on, the numbers of their rows; they have their places.
  func number(_ elements: inout [ElementFrame], from first: Int) {
    for index in first..<elements.count where elements[index].id.kind == kind {
      let id = elements[index].id
      let section = orders.hasSections ? Int(id.section) : 0
      guard orders.sections.indices.contains(section) else { continue }
      let number = orders.sections[section].runs.number(at: Int(id.item))
      elements[index].id.item = Int32(truncatingIfNeeded: number)
    }
  }
}
#endif
