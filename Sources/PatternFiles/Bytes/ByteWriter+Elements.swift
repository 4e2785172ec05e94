// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What is shown.
extension ByteWriter {
  mutating func write(_ element: PatternProgram.Element) {
    write(element.kind != nil)
    if let kind = element.kind { write(kind) }
    write(Int(element.number))
    write(Int(element.copy) + 1)
    write(Int(element.item) + 1)
    write(element.shownSection)
    write(element.shownItem)
    write(element.view)
    write(Int(element.layer))
    write(element.takesTouches)
    write(element.visible)
    write(element.alpha)
    write(element.scale)
    switch element.place {
    case .once(let frame):
      write(0)
      write(frame)
    case .fixed(let frame):
      write(1)
      write(frame)
    case .repeated(let items):
      write(2)
      write(items)
    case .perItem(let frame):
      write(3)
      write(frame)
    case .header(let items, let part):
      write(4)
      write(items)
      write(part)
    case .footer(let items, let part):
      write(5)
      write(items)
      write(part)
    }
    write(element.childCount)
  }

  private mutating func write(_ part: PatternProgram.Element.SectionPart) {
    write(part.place)
    write(part.leadingInset)
    write(part.trailingInset)
    write(part.failure?.condition)
    if let failure = part.failure { write(failure.sentence) }
  }

  mutating func write(_ items: PatternProgram.Items) {
    switch items.space {
    case .screen: write(0)
    case .view(let view):
      write(1)
      write(view)
    case .element(let frame):
      write(2)
      write(frame)
    }
    write(items.isHorizontal)
    write(items.count)
    write(items.columns)
    write(items.length)
    write(items.isUneven)
    write(items.gap)
    write(items.start)
    write(items.leadingInset)
    write(items.trailingInset)
    write(items.isCentered)
    write(items.sections != nil)
    if let sections = items.sections {
      for formula in [
        sections.count, sections.rows, sections.leadingInset, sections.trailingInset,
        sections.header, sections.footer,
      ] { write(formula) }
    }
    write(items.followsRun)
  }

  mutating func write(_ layer: PatternProgram.Layer) {
    write(Int(layer.parent))
    switch layer.origin {
    case .screen: write(0)
    case .content(let view): write(indices: 1, view)
    case .viewport(let view): write(indices: 2, view)
    case .viewportEnd(let view): write(indices: 3, view)
    case .sheet(let sheet): write(indices: 4, sheet)
    case .element(let element): write(indices: 5, element)
    case .elementEnd(let element): write(indices: 6, element)
    }
    switch layer.clip {
    case .all: write(0)
    case .after: write(1)
    case .before: write(2)
    case .box(let width, let height, let radius):
      write(3)
      write(width)
      write(height)
      write(radius)
    }
  }

  private mutating func write(indices numbers: Int...) {
    for number in numbers { write(number) }
  }
}
