// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardProduction

@Suite struct SideNamesTests {
  @Test func `folders that both sides have are left out`() {
    #expect(SideNames.short(["/data/app/before", "/data/app/after"]) == ["before", "after"])
    #expect(
      SideNames.short(["Goldens/a/fling.run", "Goldens/b/fling.run"]) == [
        "a/fling.run", "b/fling.run",
      ])
  }

  @Test func `a long path keeps its end`() {
    #expect(
      SideNames.short([
        "/data/recordings/of/last/week", "Scenarios/collapsing-header/fling-top.scenario.jsonc",
      ])
        == ["…/week", "…/fling-top"])
    #expect(SideNames.short(["/tmp/runs", "Goldens"]) == ["/tmp/runs", "Goldens"])
  }

  @Test(arguments: [
    ["main:Goldens", "Goldens"], ["main:", "Goldens"], ["a.run", "a.run"], ["/x/y", "/x/y"],
    ["a/long/way/down/to/the/very/same.run", "b/long/way/down/to/the/very/same.run"],
  ])
  func `names that are short, or would be equal, stay as they are`(words: [String]) {
    #expect(SideNames.short(words) == words)
  }
}
