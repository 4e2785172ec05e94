// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Formulas that are evaluated together.
extension ProgramBuilder {
  /// Appends the operations of blocks to the program, and tells formulas where their results are.
  ///
  /// - Returns: The blocks; nil, with nothing changed, if there are no numbers left for their operations.
  func compileBlocks(
    recordedPlace: Int?, _ layers: [PatternProgram.Layer]
  ) -> PatternProgram.Blocks? {
    let changing =
      states.flatMap { [$0.register, $0.target, $0.velocity] }
      + (event.velocity..<event.velocity + PatternProgram.EventRegisters.count)
    var parts = ProgramBlocks(
      BlockBuilder(
        program, formulas, loads, changing: Set(changing),
        items: item.index..<item.index + PatternProgram.ItemRegisters.count,
        given: givenRegisters))
    parts.add(
      recordedPlace: recordedPlace, values, claims, elements, items, viewCount: views.count)
    for view in views { parts.add(view) }

    var whole = program
    var allLoads = loads
    func placed(_ part: ProgramBlocks.Draft) -> PatternProgram.Block {
      let first = allLoads.count
      allLoads += part.reads
      return PatternProgram.Block(
        operations: whole.append(operationsOf: part.code), loads: first..<allLoads.count)
    }
    var blocks = PatternProgram.Blocks(
      singleOperations: program.operations.count, singleLoads: loads.count,
      singleRegisters: program.registers.count,
      screen: whole.append(operationsOf: parts.builder.screen.code), frame: placed(parts.frame),
      views: parts.views.map(placed), elements: parts.elements.map { placed(($0, [])) })
    whole.takeRegisters(parts.builder.registers)
    guard !whole.isTooLarge else { return nil }
    (program, loads) = (whole, allLoads)
    for (index, place) in parts.places {
      formulas[index].block = place.block
      formulas[index].blockResult = place.register
    }
    var columns = ProgramColumns(
      blocks, program.operations, formulas, viewCount: views.count, item: item,
      changing: Set(changing + loads[blocks.frame.loads].map(\.register)),
      numbers: parts.builder.fileNumbers)
    blocks = PatternProgram.Blocks(
      blocks, columns: columns.build(values, claims, elements, items, views, layers))
    return blocks
  }

  /// The registers of facts and parameters.
  private var givenRegisters: Set<Int> {
    Set(
      sortedFacts.map(\.register)
        + parameterRegisters.flatMap { $0.register..<$0.register + $0.count })
  }
}
