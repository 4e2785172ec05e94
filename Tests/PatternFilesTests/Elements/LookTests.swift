// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// What a file says about the drawing of an element.
@Suite struct `Looks of a pattern file` {
  private func look(_ text: String) throws -> ElementLook {
    let log = PatternFileLog()
    let look = LookReader(log).look(try FileTree(json5: Array(text.utf8)))
    try log.throwErrors()
    return look
  }

  @Test func `have colours for light and dark, with an opacity`() throws {
    #expect(try look(#"{ fill: "accent" }"#).fill == .role(.accent))
    #expect(
      try look(##"{ fill: "#ff8000" }"##).fill
        == .own(light: 0xFF8000, dark: 0xFF8000, opacity: 1))
    #expect(
      try look(##"{ fill: "#ffffff/#1c1c1e" }"##).fill
        == .own(light: 0xFFFFFF, dark: 0x1C1C1E, opacity: 1))
    #expect(
      try look(##"{ stroke: "#00000080/#ffffff80" }"##).stroke
        == .own(light: 0, dark: 0xFFFFFF, opacity: 0.502))
  }

  @Test func `have padding on two sides or on all`() throws {
    #expect(
      try look("{ padding: 8 }").padding == EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(
      try look("{ padding: [1, 2] }").padding == EdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(
      try look("{ padding: [1, 2, 3, 4] }").padding
        == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `have parts whose defaults suit rows and columns`() throws {
    let row = try look(
      """
      { row: [{ picture: "portraits", size: 40 }, { column: [{ text: ["A", "B"] }] },
        { text: "9:41", width: "fit" }, { symbol: ["heart", "none"] }], grows: false }
      """)
    #expect(row.parts.count == 4 && row.gap == 12 && !row.isColumn)
    #expect(row.parts[0].pictures == [.portraits] && row.parts[0].size == 40)
    #expect(row.parts[1].isColumn && row.parts[1].gap == 2)
    #expect(row.parts[1].parts[0].texts == ["A", "B"])
    #expect(row.parts[2].width == .fitting)
    #expect(row.parts[3].symbols == [.heart, .none])
    #expect(row.parts[3].alignment == .center, "a symbol stands in the middle of its box")
    #expect(row.parts[1].parts.allSatisfy { !$0.growsText }, "parts follow their look")
  }
}
