// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import compile_modules

@Suite struct PagePatternTests {
  @Test func `a list has one type per line, and the families of its rules`() {
    let text = """
      # A comment.
      StickyTabs        TabRules

      ProfilePage       RefreshRules SectionRules TabRules
      """
    #expect(
      PagePattern.list(in: text) == [
        PagePattern(type: "StickyTabs", families: ["TabRules"]),
        PagePattern(
          type: "ProfilePage", families: ["RefreshRules", "SectionRules", "TabRules"]),
      ])
  }

  @Test func `a complete pattern in Swift has two pairs of modules`() {
    let patterns = PagePattern.list(in: "Parallax PictureRules complete")
    #expect(patterns.map(\.word) == ["parallax", "parallax-complete"])
    #expect(patterns.map(\.extent) == [.plain, .complete])
  }

  @Test func `complete pattern files have modules of each extent, with the same functions`() {
    let patterns = PagePattern.list(in: "FilePattern HeaderRules TabRules complete")
    #expect(
      patterns.map(\.word) == ["file-pattern", "file-pattern-android", "file-pattern-complete"])
    #expect(patterns.map(\.extent) == [.plain, .android, .complete])
    #expect(patterns.allSatisfy { $0.families == ["HeaderRules", "TabRules"] })
    #expect(patterns.allSatisfy { $0.entries == patterns[0].entries })
    #expect(patterns.allSatisfy { $0.source(0) == patterns[0].source(0) })
  }

  @Test(arguments: [
    ("Parallax", "parallax", "open_parallax"),
    ("PullToRefresh", "pull-to-refresh", "open_pull_to_refresh"),
  ])
  func `identifiers of a type are those of its files and functions`(
    type: String, word: String, open: String
  ) {
    let pattern = PagePattern(type: type, families: [])
    #expect(pattern.word == word && pattern.entries.first == open)
  }

  @Test func `a pattern has an entry point that opens a run, and one for all its rules`() {
    let pattern = PagePattern(type: "ProfilePage", families: ["A", "B", "C"])
    #expect(
      pattern.source(2) == """
        @_cdecl("open_profile_page")
        public func open2() -> Int32 { open(PatternSession<ProfilePage>.self) }
        @_cdecl("review_profile_page")
        public func review2(session: Int32) -> Int32 {
          review(session, by: RulePair<A, RulePair<B, C>>.self)
        }

        """)
  }

  @Test
  func
    `what runs pattern files has an entry point that reads programs, and one for claims and faults`()
  {
    let pattern = PagePattern(type: "FilePattern", families: ["A"])
    #expect(pattern.runsPrograms && !PagePattern(type: "Parallax", families: []).runsPrograms)
    #expect(
      pattern.entries == [
        "open_file_pattern", "review_file_pattern", "load_file_pattern", "report_file_pattern",
      ])
    #expect(
      pattern.source(3) == """
        @_cdecl("open_file_pattern")
        public func open3() -> Int32 { openProgram() }
        @_cdecl("review_file_pattern")
        public func review3(session: Int32) -> Int32 {
          review(session, by: A.self)
        }
        @_cdecl("load_file_pattern")
        public func load3() -> Int32 { loadPrograms() }
        @_cdecl("report_file_pattern")
        public func report3(session: Int32) -> Int32 { report(session) }

        """)
  }

  @Test func `the functions that sources export to C are the exports of any module`() {
    let source = """
      @_cdecl("pass")
      public func pass() {}
      @_cdecl("close") public func close() {}
      // @cdecl("nothing")
      """
    #expect(PageSources.entries(declaredIn: [source]) == ["close", "pass"])
  }
}
