// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Formulas of a frame that are evaluated together.
@Suite struct `Formulas in blocks` {
  private static let view =
    "scrollViews: { list: { content: 3000, adjustment: \"never\", bounces: false } }"

  private func program(_ parts: String) throws -> PatternProgram {
    try FileRun.compiled("\(Self.view), \(parts)").program
  }

  /// How many operations of a kind there are in a range.
  private func count(
    _ code: FormulaCode, _ range: Range<Int>, of program: PatternProgram
  ) -> Int {
    program.operations[range].count { $0.code == code }
  }

  @Test func `what two values have in common is computed once`() throws {
    let program = try program(
      """
      values: { shared: "map(list.offset, [0, 100], [200, 90])", a: "shared + 1", b: "max(shared, 100)" }
      """)
    let blocks = try #require(program.blocks)
    #expect(count(.map, blocks.frame.operations, of: program) == 1)
    #expect(count(.map, 0..<blocks.singleOperations, of: program) == 3)
  }

  @Test func `what depends on the screen only is not computed for each frame`() throws {
    let program = try program(
      """
      parameters: { share: { default: 0.5, min: 0, max: 1 } },
      values: { half: "screen.width * share + list.offset * (screen.height - 20 * share)" }
      """)
    let blocks = try #require(program.blocks)
    #expect(count(.multiply, blocks.frame.operations, of: program) == 1)
    #expect(count(.multiply, blocks.screen, of: program) == 2)
  }

  @Test func `what is the same for all items is computed once for the frame`() throws {
    let program = try program(
      """
      elements: [{ id: "line", in: "list", repeat: { count: 50, height: 60 }, look: { fill: "paper" },
        alpha: "max(0.5, 1 - list.offset / 600) * (index == 3 ? 0.5 : 1)" }]
      """)
    let blocks = try #require(program.blocks)
    #expect(count(.divide, blocks.elements[0].operations, of: program) == 0)
    #expect(count(.divide, blocks.frame.operations, of: program) == 1)
  }

  @Test func `a side of a choice that may have no result is computed only if it is taken`() throws {
    let run = try FileRun(
      """
      \(Self.view), values: {
        share: "list.offset == 0 ? 1 : 100 / list.offset", plain: "list.offset == 0 ? 1 : 100 * list.offset" }
      """, FileRun.drag(from: 500, by: -60))
    #expect(run.fault == nil)
    #expect(try run.value("share", inFrame: 0) == 1)
    let program = run.program
    let blocks = try #require(program.blocks)
    #expect(count(.select, blocks.frame.operations, of: program) == 1)
    #expect(count(.jumpIfFalse, blocks.frame.operations, of: program) == 1)
  }

  @Test func `a choice that several formulas make is computed once`() throws {
    let program = try program(
      """
      state: { far: 0 },
      values: {
        way: "list.offset > 100 && 1 / (list.offset - 90) < 2 || far > 3 ? 100 / (1 + list.offset) : far / (2 + list.offset)",
        a: "way + 1", b: "far > 0 ? way / (3 + list.offset) : 2", c: "way * 2" }
      """)
    let blocks = try #require(program.blocks)
    // Also where the choice is on one side of another.
    #expect(count(.divide, blocks.frame.operations, of: program) == 4)
    #expect(count(.jumpIfTrue, blocks.frame.operations, of: program) == 1)
    #expect(count(.jumpIfFalse, blocks.frame.operations, of: program) == 3)
  }

  @Test func `a choice on one side of another is not taken for one that is always made`() throws {
    let run = try FileRun(
      """
      \(Self.view), values: {
        a: "list.offset > 100 ? (list.offset > 110 ? 100 / list.offset : 1) : 2",
        b: "list.offset > 110 ? 100 / list.offset : 1" }
      """, FileRun.drag(from: 500, by: -160))
    #expect(run.fault == nil)
    for frame in [0, run.timeline.frameCount - 1] {
      let offset = try run.value("contentOffset.y", inFrame: frame)
      #expect(try run.value("b", inFrame: frame) == (offset > 110 ? 100 / offset : 1))
    }
    #expect(try run.value("contentOffset.y", inFrame: run.timeline.frameCount - 1) > 110)
  }

  @Test func `a value without a condition that holds is not computed`() throws {
    let run = try FileRun(
      """
      \(Self.view), values: { share: { is: "100 / list.offset", when: "list.offset > 0" }, same: "list.offset > 0 ? 100 / list.offset : 0" }
      """, FileRun.drag(from: 500, by: -60))
    #expect(run.fault == nil)
    #expect(try run.value("share", inFrame: 0).isNaN)
    let last = run.timeline.frameCount - 1
    #expect(try run.value("share", inFrame: last) == run.value("same", inFrame: last))
  }
}
