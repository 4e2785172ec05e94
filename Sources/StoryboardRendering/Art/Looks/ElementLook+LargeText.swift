// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ElementLook {
  /// The look as it is for a size of text: at accessibility sizes rows may become columns, and texts have more lines.
  func adapted(to category: ContentSizeCategory) -> ElementLook {
    guard category.isAccessibility else { return self }
    var look = self
    if let limit = whenLarge.lineLimit { look.lineLimit = limit }
    if whenLarge.stacks, !isColumn {
      look.isColumn = true
      // What only takes space in a row would take the height of the column.
      look.parts.removeAll { $0.isEmpty && $0.height == nil }
      look.alignment = .leading
      look.alignLeading()
    }
    look.parts.removeAll(where: \.whenLarge.hides)
    for index in look.parts.indices { look.parts[index] = look.parts[index].adapted(to: category) }
    return look
  }

  /// Moves what stood at the trailing edge of a row to the leading edge of the column.
  private mutating func alignLeading() {
    for index in parts.indices {
      if parts[index].alignment == .trailing { parts[index].alignment = .leading }
      parts[index].alignLeading()
    }
  }
}
