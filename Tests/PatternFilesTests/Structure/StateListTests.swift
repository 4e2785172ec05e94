// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Lists of states, and values that are recorded several times.
@Suite struct `Lists of a pattern file` {
  private static let view = "scrollViews: { list: { content: 3000, adjustment: \"never\" } }"

  @Test func `a list of states has a first value and a value for each place`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { kept: { start: "index * 10", each: 3 }, tab: 1 },
      values: { kept2: { is: "kept[index]", as: "kept[].y", each: "count(kept)" } },
      on: [{ event: "didAppear", do: ["kept[tab + 1] = 7", "kept[0] = kept[1] + kept[2]"] }]
      """, .pause(0.1))
    #expect(
      try (0..<3).map { try run.value("kept[\($0)].y", inFrame: 0) } == [17, 10, 7])
  }

  @Test func `one statement sets all states of a list`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { kept: { start: 1, each: 4 } },
      values: { sum: "kept[0] + 10 * kept[1] + 100 * kept[2] + 1000 * kept[3]" },
      on: [{ event: "didAppear", do: ["kept[*] = kept[index] + index"] }]
      """, .pause(0.1))
    #expect(try run.value("sum", inFrame: 0) == 4321)
  }

  @Test func `one state of a list is animated alone`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { shown: { start: 0, each: 2 } },
      values: { a: "shown[0]", b: "shown[1]", goal: "shown[1].target" },
      on: [{ event: "didAppear", do: ["animate(shown[1], 100, ease(0.5, 'linear'))"] }]
      """, .pause(1))
    #expect(try run.value("a", inFrame: 15) == 0)
    #expect(try abs(run.value("b", inFrame: 15) - 50) < 1e-9)
    #expect(try run.value("goal", inFrame: 15) == 100)
    #expect(try run.value("b", inFrame: 40) == 100)
  }

  @Test(arguments: ["2", "-1", "0.5"])
  func `a place outside of a list of states ends the run`(place: String) throws {
    let run = try FileRun(
      """
      \(Self.view), state: { kept: { start: 0, each: 2 }, place: "\(place)" },
      on: [{ event: "didScroll", of: "list", when: "list.offset > 30", do: ["kept[place] = 1"] }]
      """, FileRun.drag(from: 500, by: -100))
    #expect(run.fault?.cause == .noSuchMember)
    #expect(run.fault?.a == Double(place))
    #expect(run.timeline.frameCount > 3, "the frames before it are shown")
  }

  @Test func `a value that is recorded several times is null where its condition fails`() throws {
    let run = try FileRun(
      """
      \(Self.view), parameters: { sizes: [3, 5, 8] },
      values: { size: { is: "sizes[index]", as: "size[]", each: "min(count(sizes), 10)", when: "sizes[index] > 4" } }
      """, .pause(0.1))
    #expect(try run.value("size[0]").isNaN)
    #expect(try run.value("size[2]") == 8)
  }

  @Test func `a crash is shown in its frame and ends the run there`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { seen: 0 },
      on: [
        { event: "didScroll", of: "list", when: "list.offset > 50",
          do: ["seen = 1", "crash('the layout has no such item')", "seen = 2"] },
      ], values: { now: "seen" }
      """, FileRun.drag(from: 500, by: -200))
    #expect(run.fault?.cause == .crash)
    #expect(try run.value("now") == 1)
    #expect(run.elements(inFrame: run.timeline.frameCount - 1).last?.id.kind == .crash)
  }

  @Test func `every frame is an event before the finger moves`() throws {
    let run = try FileRun(
      """
      \(Self.view), state: { frames: 0, before: 0 },
      values: { n: "frames", behind: "list.offset - before" },
      on: [{ event: "frame", do: ["frames = frames + 1", "before = list.offset"] }]
      """, FileRun.drag(from: 500, by: -120))
    #expect(try run.value("n", inFrame: 10) == 11)
    let offsets = try [9, 10].map { try run.value("contentOffset.y", inFrame: $0) }
    #expect(try run.value("behind", inFrame: 10) == offsets[1] - offsets[0])
    #expect(offsets[1] > offsets[0])
  }
}

/// Files that are made to exhaust what compiles them.
@Suite struct `Hostile pattern files` {
  @Test func `a chain of long values is refused before the stack ends`() throws {
    let terms = [String](repeating: "1", count: 480).joined(separator: " + ")
    let values = (0..<80).map { "v\($0): \"v\($0 + 1) + \(terms)\"" } + ["v80: 1"]
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } },
        values: { \(values.joined(separator: ", ")) } }
      """
    let error = #expect(throws: InvalidPatternFile.self) {
      try PatternFile(Array(text.utf8)).compile(variant: 0)
    }
    #expect(error?.errors.first?.message.contains("nested more than 2000 deep") == true)
  }
}
