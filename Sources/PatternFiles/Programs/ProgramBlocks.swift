// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Chooses which formulas of a program are evaluated together.
struct ProgramBlocks {
  /// A block that is finished: its operations and what they read.
  typealias Draft = (code: FormulaProgram, reads: [PatternProgram.Load])

  /// What puts formulas together.
  private(set) var builder: BlockBuilder
  /// The number of the block that formulas are added to.
  private var block = 0
  /// The block of each formula, and the register of its result there.
  private(set) var places: [Int: (block: Int, register: Int)] = [:]
  /// The blocks of the frame, of elements and of views.
  private(set) var frame: Draft = (FormulaProgram(), [])
  private(set) var elements: [FormulaProgram] = []
  private(set) var views: [Draft] = []

  init(_ builder: BlockBuilder) { self.builder = builder }

  // MARK: Blocks

  /// Adds what a frame needs once, and what its items and sections need.
  mutating func add(
    recordedPlace: Int?, _ values: [PatternProgram.Value], _ claims: [PatternProgram.Claim],
    _ elements: [PatternProgram.Element], _ items: [PatternProgram.Items], viewCount: Int
  ) {
    block = PatternProgram.Blocks.frameNumber
    if let recordedPlace { add(recordedPlace) }
    for value in values { add(if: value.condition) { $0.add(value.formula) } }
    for claim in claims { add(if: claim.condition) { $0.add(claim.excess) } }
    for element in elements {
      switch element.place {
      case .once(let frame): add(if: element.visible) { $0.add(element, at: frame) }
      case .repeated(let list), .header(let list, _), .footer(let list, _):
        if case .element(let frame) = items[list].space { add(frame) }
      case .fixed, .perItem: break
      }
    }
    for (index, element) in elements.enumerated() {
      block = PatternProgram.Blocks.number(ofElement: index, viewCount: viewCount)
      builder.beginItems()
      addItem(of: element, children: elements[(index + 1)...].prefix(element.childCount))
      self.elements.append(builder.item.code)
    }
    frame = (builder.frame.code, builder.reads)
  }

  /// Adds what each item or section of an element needs.
  private mutating func addItem(
    of element: PatternProgram.Element, children: ArraySlice<PatternProgram.Element>
  ) {
    switch element.place {
    case .repeated:
      add(if: element.visible) { blocks in
        blocks.add(element, at: nil)
        for child in children {
          guard child.kind != nil, case .perItem(let frame) = child.place else { continue }
          blocks.add(if: child.visible) { $0.add(child, at: frame) }
        }
      }
    case .header(_, let part), .footer(_, let part):
      if let place = part.place { add(place) }
      add(if: element.visible) { blocks in
        if let failure = part.failure { blocks.add(failure.condition) }
      }
    case .once, .fixed, .perItem: break
    }
  }

  /// Adds the geometry of a view; views come last.
  mutating func add(_ view: PatternProgram.View) {
    block = PatternProgram.Blocks.number(ofView: views.count)
    builder.beginView()
    add(view.frame)
    for part in [
      view.content, view.leadingInset, view.trailingInset, view.leadingSafeArea,
      view.trailingSafeArea, view.alwaysBounces, view.bounces, view.isPaging,
    ] { add(part) }
    views.append((builder.frame.code, builder.reads))
  }

  // MARK: Formulas

  private mutating func add(_ formula: Int) { places[formula] = (block, builder.add(formula)) }

  private mutating func add(_ frame: PatternProgram.View.Frame) {
    for part in [frame.x, frame.y, frame.width, frame.height] { add(part) }
  }

  /// Adds where an element is, and how it shows.
  private mutating func add(
    _ element: PatternProgram.Element, at frame: PatternProgram.View.Frame?
  ) {
    if let frame { add(frame) }
    guard element.kind != nil else { return }
    for part in [
      element.shownSection, element.shownItem, element.alpha, element.scale,
    ].compactMap(\.self) { add(part) }
  }

  /// Adds what counts only if a formula is true; nil is always true.
  private mutating func add(if condition: Int?, _ body: (inout ProgramBlocks) -> Void) {
    guard let condition else { return body(&self) }
    let part = builder.begin(if: condition)
    places[condition] = (block, part.truth)
    body(&self)
    builder.end(part)
  }
}
