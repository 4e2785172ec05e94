// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Frames whose formulas are evaluated together show, and end, what they would one by one.
@Suite struct `Frames that are evaluated together` {
  private static let view =
    "scrollViews: { list: { content: 3000, adjustment: \"never\", bounces: false } }"

  /// Runs a program, and the same without blocks, whose frames are computed when they come.
  ///
  /// - Returns: The run, after both were found to be equal to the bit.
  @discardableResult
  private func run(
    _ parts: String, _ steps: GestureStep...
  ) throws -> (timeline: Timeline, fault: FormulaFault?, breaks: [ClaimBreak]) {
    let pattern = try FileRun.compiled("\(Self.view), \(parts)")
    #expect(pattern.program.blocks?.columns != nil)
    let bytes = ProgramFile(
      elements: OwnElements(pattern.ownElements), programs: [pattern.program]
    ).bytes
    let plain = try ProgramFile(bytes).programs[0]
    #expect(plain.blocks == nil)
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    let request = RunRequest(
      variant: 0, parameters: pattern.parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 120,
      physics: .uikit, script: GestureScript(steps))
    let one = try pattern.program.checkedRun(request)
    let other = try plain.checkedRun(request)
    #expect(one.timeline.digest == other.timeline.digest)
    #expect(one.timeline.elements == other.timeline.elements)
    #expect(one.timeline.failure?.description == other.timeline.failure?.description)
    // The operation is one of a block, or that of the formula alone.
    #expect(one.fault?.cause == other.fault?.cause)
    #expect(one.fault?.a == other.fault?.a)
    #expect(one.fault?.time == other.fault?.time)
    #expect(one.breaks.map(\.time) == other.breaks.map(\.time))
    return one
  }

  private static let drag = FileRun.drag(from: 500, by: -160)

  @Test func `a value without a result ends the run in its frame, not in the last of its chunk`()
    throws
  {
    let run = try run(
      "values: { depth: \"list.offset < 60 ? 1 : log(100 - list.offset)\" }", Self.drag)
    let fault = try #require(run.fault)
    #expect(fault.cause == .operation)
    #expect(run.timeline.frameCount % 16 > 1)
    #expect(run.timeline.frameCount > 16)
    #expect(fault.time == Double(run.timeline.frameCount) / 120)
  }

  @Test func `an element of negative height ends the run in its frame`() throws {
    let run = try run(
      """
      elements: [{ id: "bar", look: { fill: "paper" }, frame: { top: 0, height: "90 - list.offset" } }]
      """, Self.drag)
    #expect(run.fault?.cause == .negativeExtent)
  }

  @Test func `an item without a result ends the run in its frame`() throws {
    let run = try run(
      """
      elements: [{ id: "line", in: "list", repeat: { count: 50, height: 60 }, look: { fill: "paper" },
        alpha: "sqrt(list.offset > 70 ? 8 - index : 1) / 10" }]
      """, Self.drag)
    #expect(run.fault?.cause == .operation)
  }

  @Test func `what states are changed to by events is seen by the frames after it only`() throws {
    let run = try run(
      """
      state: { taps: 0 },
      elements: [{ id: "button", look: { fill: "paper" }, frame: { top: 100, height: "100 + 20 * taps" } },
        { id: "line", in: "list", repeat: { count: "5 + taps", height: 60 }, look: { fill: "paper" },
          alpha: "1 / (1 + taps + index)" }],
      values: { t: "taps", share: "taps == 1 ? 1 / taps : taps > 1 ? 1 / (taps - 1) : 0" },
      on: [{ event: "tap", of: "button", do: ["taps = taps + 1"] }]
      """, .pause(0.06), .tap(ScriptPoint(.points(100), .points(150))), .pause(0.03),
      .tap(ScriptPoint(.points(100), .points(210))), .pause(0.2), Self.drag)
    #expect(run.fault == nil)
    let last = run.timeline.values.count - run.timeline.valueNames.count
    #expect(run.timeline.values[last + 4] == 2)
  }

  @Test func `frames that choose differently are told apart`() throws {
    try run(
      """
      values: {
        a: "list.offset > 30 ? (list.offset > 90 ? 1000 / list.offset : sqrt(list.offset - 30)) : list.offset / 7",
        b: { is: "log(list.offset)", when: "list.offset > 0" },
        c: "list.offset > 50 && 1 / list.offset < 0.01 || list.offset == 0 ? 1 : 0",
        d: "map(list.offset, [0, list.offset > 60 ? 20 : 40, 100], [1, a, 3])",
      }, claims: [{ id: "small", always: "a <= 5", say: "It is small." }]
      """, Self.drag)
  }

  @Test(arguments: [
    "-list.offset", "abs(list.offset - 40)", "sign(40 - list.offset)", "floor(list.offset / 7)",
    "ceil(list.offset / 7)", "round(list.offset / 7)", "pixel(list.offset / 7 - 4)",
    "smooth(list.offset, 20, 100)", "smooth(list.offset, 60, 60)", "(40 - list.offset) % 7",
    "list.offset > 30 ? round(30 - list.offset / 3) : list.offset > 10 ? pixel(-list.offset) : 1 / (1 + list.offset)",
  ])
  func `functions give all frames the bits that they give one`(formula: String) throws {
    let run = try run("values: { number: \"\(formula)\" }", Self.drag)
    #expect(run.timeline.frameCount > 16)
    #expect(run.fault == nil)
  }

  @Test(arguments: [
    "count: 40, height: 60", "count: 40, height: \"40 + index % 3 * 20\"",
    "count: 200, height: \"40 + index % 3 * 20\"",
    """
    height: "30 + section", gap: 4, columns: 2, sections: { count: 5, rows: "3 + section",
      header: { height: 20, look: { fill: "ink" }, place: "max(section.top, 8)" }, insets: { leading: 6, trailing: 9 },
      footer: { height: 12, look: { fill: "ink" } } }
    """,
  ])
  func `items that a formula moves are where they would be laid out`(items: String) throws {
    let run = try run(
      """
      elements: [{ id: "box", frame: { top: 100, height: 400 }, children: [
        { id: "line", look: { fill: "paper" }, repeat: { top: "10 - list.offset / 3", \(items) } } ] }],
      values: { last: "line[2].bottom", end: "line.length" }
      """, Self.drag, FileRun.drag(from: 300, by: 90))
    #expect(run.fault == nil)
    #expect(run.timeline.elements.contains { $0.id.item == 4 })
  }

  @Test func `a layer stays where its element was last there`() throws {
    try run(
      """
      elements: [{ id: "box", clip: true, visible: "list.offset < 40 || list.offset > 80",
        frame: { top: "list.offset / 2", height: 90 },
        children: [{ id: "part", look: { fill: "paper" }, frame: { top: 10, height: 20 } }] }]
      """, Self.drag)
  }

  @Test(arguments: [
    "list.offset * 1e200 * 1e200", "list.offset * 1e150 * 1e150",
    "1 / (list.offset * 1e-250 + 1e-300)",
    "list.offset > 60 ? 1e300 * list.offset * list.offset : 0",
    "clamp(1e-80 / (list.offset * 1e-300 + 1e-300), 0, list.offset) + floor(list.offset / 1e-3)",
  ])
  func `large numbers have the result, or the lack of one, that they have alone`(formula: String)
    throws
  {
    try run("values: { number: \"\(formula)\" }", Self.drag)
  }

  @Test func `frames in which nothing changes show what they would show by themselves`() throws {
    let run = try run(
      """
      elements: [{ id: "bar", look: { fill: "paper" }, frame: { top: "list.offset / 3", height: 60 } },
        { id: "line", in: "list", look: { fill: "ink" }, repeat: { count: 50, height: 60 },
          children: [{ id: "dot", look: { fill: "ink" }, frame: { top: 4, height: "1 + list.offset / 100" } }] }],
      values: { half: "list.offset / 2" },
      claims: [{ id: "near", always: "list.offset <= 60", say: "It stays near." }]
      """, .pause(0.3), Self.drag, .pause(1), FileRun.drag(from: 300, by: 90), .pause(0.5))
    #expect(run.fault == nil)
    // In each frame of the pauses, too.
    #expect(run.breaks.count > 200)
  }

  @Test(arguments: [
    "visible: \"self.bottom > bar.bottom\"",
    "visible: \"self.bottom > bar.bottom\", alpha: \"clamp(list.offset / 300, 0, 1)\"",
    "visible: \"self.bottom > bar.bottom\", alpha: \"index % 2 / 2\"",
    "visible: \"self.bottom > index * 20\"", "visible: \"self.bottom > self.left + 100\"",
    "visible: \"self.bottom > bar.bottom && index != 3\"", "visible: \"list.offset < 90\"",
    "alpha: \"clamp(list.offset / 300, 0, 1)\"",
    """
    visible: "self.bottom > bar.bottom", children: [
      { id: "dot", look: { fill: "ink" }, frame: { top: "list.offset / 9", height: "10 + bar.bottom / 90" } }]
    """,
  ])
  func `items below a line, and what is the same for all of them, are as they are alone`(
    parts: String
  ) throws {
    let run = try run(
      """
      elements: [{ id: "bar", look: { fill: "paper" }, frame: { top: "list.offset / 2", height: 160 } },
        { id: "line", in: "list", look: { fill: "ink" }, repeat: { count: 50, height: "40 + index % 3 * 20" }, \(parts) }]
      """, Self.drag)
    #expect(run.fault == nil)
    #expect(run.timeline.elements.contains { $0.id.item == 4 })
  }

  @Test(
    arguments: [
      "item: \"index\"",
      "section: \"1\", item: \"index\", alpha: \"clamp(list.offset / 300, 0, 1)\"",
      "item: \"index\", visible: \"self.bottom > bar.bottom\"",
      "item: \"index\", visible: \"list.offset < 90\"", "item: \"index + 1\"", "item: \"4\"",
      "item: \"index\", alpha: \"1 / (1 + index)\"",
    ],
    [
      "count: 50, height: 60", "count: 50, columns: 3, height: 60",
      "count: 50, height: \"40 + index % 3 * 20\"",
      "height: 30, sections: { count: 5, rows: \"3 + section\" }",
    ])
  func `items that show a number of theirs are as they are alone`(parts: String, items: String)
    throws
  {
    let run = try run(
      """
      elements: [{ id: "bar", look: { fill: "paper" }, frame: { top: "list.offset / 2", height: 160 } },
        { id: "line", in: "list", look: "post", repeat: { \(items) }, \(parts) }]
      """, Self.drag)
    #expect(run.fault == nil)
    #expect(run.timeline.elements.contains { $0.id.item >= 4 })
  }

  @Test func `what views follow is in force for the statement after the one that changes it`()
    throws
  {
    let run = try FileRun(
      """
      scrollViews: { list: { content: "1000 + long", adjustment: "never", bounces: false } },
      state: { long: 0, other: 0, end: 0 }, values: { seen: "end", most: "list.max" },
      on: [{ event: "tap", do: ["other = 1", "long = 100", "other = 2", "long = 100", "end = list.max",
        "list.offset := 1", "long = 300", "other = 3", "list.offset := list.max"] }]
      """, .pause(0.05), .tap(ScriptPoint(.points(100), .points(150))), .pause(0.1))
    #expect(run.fault == nil)
    #expect(try run.value("seen") == 1000 + 100 - 667)
    #expect(try run.value("most") == 1000 + 300 - 667)
    #expect(try run.value("contentOffset.y") == 1000 + 300 - 667)
  }
}
