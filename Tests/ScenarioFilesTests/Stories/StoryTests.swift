// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct StoryTests {
  private func read(_ text: String) throws -> Story {
    try Story.read(path: "a.story.jsonc", source: Array(text.utf8)) { _ in throw NoSuchFile() }
  }

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as InvalidScenarioFile {
      return error.errors.map { "\($0.line):\($0.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  private func story(chapters: String) -> String {
    """
    { version: 1, id: 'a', title: 'A', summary: 'B', pattern: 'collapsing-header',
    chapters: \(chapters) }
    """
  }

  @Test func `every key of a story is read`() throws {
    let story = try read(
      """
      { $schema: './x', version: 1, id: 'a/b', title: 'Title', summary: 'About.',
        pattern: 'collapsing-header', chapters: [
        { variant: 'ch4', scenario: 'x/y', device: 'iphone-8', does: 'D', breaks: 'B', next: 'N' },
        { variant: 'ch8', scenario: 'x/z', does: 'E' } ] }
      """)
    #expect(story.id == "a/b")
    #expect(story.title == "Title")
    #expect(story.summary == "About.")
    #expect("\(story.pattern.id)" == "collapsing-header")
    #expect(
      story.chapters == [
        Story.Chapter(
          variant: 4, scenario: "x/y", device: "iphone-8", does: "D", breaks: "B", next: "N"),
        Story.Chapter(
          variant: 8, scenario: "x/z", device: nil, does: "E", breaks: nil, next: nil),
      ])
  }

  @Test(arguments: [
    ("[]", "2:11: 'chapters' must be a list of 1 to 100 chapters"),
    ("[{scenario: 'x', does: 'D'}]", "2:12: a chapter needs the key 'variant'"),
    ("[{variant: 'ch4', does: 'D'}]", "2:12: a chapter needs the key 'scenario'"),
    ("[{variant: 'ch4', scenario: 'x'}]", "2:12: a chapter needs the key 'does'"),
    (
      "[{variant: 'ch44', scenario: 'x', does: 'D'}]",
      "2:22: a variant of collapsing-header must be one of"
    ),
    (
      "[{variant: 'ch4', scenario: 'x', does: 'D'},{variant: 'ch4', scenario: 'y', does: 'E'}]",
      "2:55: a second chapter shows 'ch4'"
    ),
    ("[{variant: 'ch4', scenario: 'X', does: 'D'}]", "2:39: 'scenario' must be words"),
    ("[{variant: 'ch4', scenario: 'x', dose: 'D'}]", "2:44: unknown key 'dose' in a chapter"),
  ])
  func `an error in a chapter has its position`(_ chapters: String, _ expected: String) {
    let found = mistakes(story(chapters: chapters))
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }

  @Test func `a story needs its texts`() {
    #expect(
      mistakes("{ pattern: 'collapsing-header', chapters: [] }").map { $0.suffix(20) }.count >= 4)
    #expect(mistakes("[]") == ["1:1: a story must be an object; found a list"])
  }

  @Test func `chapters may be called stages, as before version 0.2`() {
    let old =
      "{ version: 1, id: 'x', title: 'X', summary: 'S', pattern: 'collapsing-header', stages: [] }"
    #expect(
      mistakes(old).map { String($0.drop { $0 != "'" }) } == [
        "'chapters' must be a list of 1 to 100 chapters; found a list"
      ])
  }
}
