// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Formulas that are evaluated together.
extension ProgramBuilder {
  /// Appends the operations of blocks to the program, and tells formulas where their results are.
  ///
  /// - Returns: The blocks; nil, with nothing changed, if there are no numbers left for their operations.
  func compileBlocks(recordedPlace: Int?) -> PatternProgram.Blocks? {
    let items = PatternProgram.ItemRegisters.count
    var builder = BlockBuilder(
      program, formulas, loads,
      changing: Set(
        states.flatMap { [$0.register, $0.target, $0.velocity] }
          + (event.velocity..<event.velocity + PatternProgram.EventRegisters.count)),
      items: item.index..<item.index + items, given: givenRegisters)
    var places: [Int: (block: Int, register: Int)] = [:]
    func add(_ index: Int, _ block: Int, _ builder: inout BlockBuilder) {
      places[index] = (block, builder.add(index))
    }
    func add(_ frame: PatternProgram.View.Frame, _ block: Int, _ builder: inout BlockBuilder) {
      for part in [frame.x, frame.y, frame.width, frame.height] { add(part, block, &builder) }
    }
    func add(
      _ block: Int, _ builder: inout BlockBuilder, if condition: Int?,
      _ body: (inout BlockBuilder) -> Void
    ) {
      guard let condition else { return body(&builder) }
      places[condition] = (block, builder.add(if: condition, body))
    }

    let frameNumber = PatternProgram.Blocks.frameNumber
    if let recordedPlace { add(recordedPlace, frameNumber, &builder) }
    for value in values {
      add(frameNumber, &builder, if: value.condition) { add(value.formula, frameNumber, &$0) }
    }
    for claim in claims {
      add(frameNumber, &builder, if: claim.condition) { add(claim.excess, frameNumber, &$0) }
    }
    for element in elements {
      switch element.place {
      case .once(let frame):
        add(frameNumber, &builder, if: element.visible) {
          add(frame, frameNumber, &$0)
          guard element.kind != nil else { return }
          for part in [element.alpha, element.scale].compactMap(\.self) {
            add(part, frameNumber, &$0)
          }
        }
      case .repeated(let list), .header(let list, _), .footer(let list, _):
        if case .element(let frame) = self.items[list].space { add(frame, frameNumber, &builder) }
      case .fixed, .perItem: break
      }
    }
    var elementDrafts: [BlockDraft] = []
    for (index, element) in elements.enumerated() {
      let block = PatternProgram.Blocks.number(ofElement: index, viewCount: views.count)
      builder.beginItems()
      switch element.place {
      case .repeated:
        let children = elements[(index + 1)...].prefix(element.childCount)
        add(block, &builder, if: element.visible) { builder in
          if element.kind != nil {
            for part in [element.alpha, element.scale].compactMap(\.self) {
              add(part, block, &builder)
            }
          }
          for child in children {
            guard child.kind != nil, case .perItem(let frame) = child.place else { continue }
            add(block, &builder, if: child.visible) {
              add(frame, block, &$0)
              for part in [child.alpha, child.scale].compactMap(\.self) { add(part, block, &$0) }
            }
          }
        }
      case .header(_, let part), .footer(_, let part):
        if let place = part.place { add(place, block, &builder) }
        add(block, &builder, if: element.visible) {
          if let failure = part.failure { add(failure.condition, block, &$0) }
        }
      case .once, .fixed, .perItem: break
      }
      elementDrafts.append(builder.item)
    }
    let (frameDraft, frameReads) = (builder.frame, builder.reads)
    var viewDrafts: [(draft: BlockDraft, reads: [PatternProgram.Load])] = []
    for (index, view) in views.enumerated() {
      let block = PatternProgram.Blocks.number(ofView: index)
      builder.beginView()
      add(view.frame, block, &builder)
      for part in [
        view.content, view.leadingInset, view.trailingInset, view.leadingSafeArea,
        view.trailingSafeArea, view.alwaysBounces, view.bounces, view.isPaging,
      ] { add(part, block, &builder) }
      viewDrafts.append((builder.frame, builder.reads))
    }

    var whole = program
    var allLoads = loads
    func placed(_ draft: BlockDraft) -> Range<Int> { whole.append(operationsOf: draft.code) }
    func placed(
      _ draft: BlockDraft, _ reads: [PatternProgram.Load]
    ) -> PatternProgram.Block {
      let first = allLoads.count
      allLoads += reads
      return PatternProgram.Block(operations: placed(draft), loads: first..<allLoads.count)
    }
    let blocks = PatternProgram.Blocks(
      singleOperations: program.operations.count, singleLoads: loads.count,
      singleRegisters: program.registers.count, screen: placed(builder.screen),
      frame: placed(frameDraft, frameReads),
      views: viewDrafts.map { placed($0.draft, $0.reads) },
      elements: elementDrafts.map { placed($0, []) })
    whole.takeRegisters(builder.registers)
    guard !whole.isTooLarge else { return nil }
    (program, loads) = (whole, allLoads)
    for (index, place) in places {
      formulas[index].block = place.block
      formulas[index].blockResult = place.register
    }
    return blocks
  }

  /// The registers of facts and parameters.
  private var givenRegisters: Set<Int> {
    Set(
      sortedFacts.map(\.register)
        + parameterRegisters.flatMap { $0.register..<$0.register + $0.count })
  }
}
