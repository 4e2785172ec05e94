// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct RepeatedMarkupTests {
  /// Two groups: both contain the same long line at the same position, and a short one.
  private func groups(
    repeating: Bool, mirroring: Bool = false
  ) -> (String, RepeatedMarkup?) {
    var canvas = Canvas(MarkupWriter())
    canvas.isMirroring = mirroring
    canvas.writer.isIndenting = false
    if repeating { canvas.resources.repeats = RepeatedMarkup() }
    canvas.begin(.svg)
    for width in [375.0, 393] {
      canvas.begin(.g)
      canvas.rect(.init(0, 0, width, 44)) { $0.attribute(.fill, "none") }
      canvas.repeatable { canvas in
        canvas.label("A line that both of the groups show alike", 16, 27, size: 17) { _ in }
      }
      canvas.repeatable { $0.label("short", 16, 40, size: 9) { _ in } }
      canvas.end()
    }
    canvas.end()
    return (String(decoding: canvas.writer.bytes, as: UTF8.self), canvas.resources.repeats)
  }

  @Test func `repeated markup is stored once, and references replace it`() throws {
    let (markup, repeats) = groups(repeating: true)
    let contents = try #require(repeats?.contents)
    #expect(contents.count == 1)
    #expect(String(decoding: contents[0], as: UTF8.self).contains("both of the groups"))
    #expect(markup.components(separated: "<use href=\"#r0\"/>") == 3)
    #expect(!markup.contains("both of the groups"))
  }

  @Test func `markup that is shorter than references and a definition stays in place`() {
    #expect(groups(repeating: true).0.components(separated: ">short</text>") == 3)
  }

  @Test func `texts that are turned back are not turned again by a reference`() throws {
    let (markup, repeats) = groups(repeating: true, mirroring: true)
    let contents = try #require(repeats?.contents)
    for content in contents {
      #expect(String(decoding: content, as: UTF8.self).contains("scale(-1 1)"))
    }
    #expect(!markup.contains("scale"))
    #expect(markup.contains("\n<use href=\"#r0\"/>\n<use href=\"#r1\"/>"))
  }

  @Test func `without collecting everything stays in place`() {
    let (markup, repeats) = groups(repeating: false)
    #expect(repeats == nil)
    #expect(markup.components(separated: "both of the groups") == 3)
    #expect(!markup.contains("<use"))
  }
}

extension String {
  /// The number of parts between separators.
  fileprivate func components(separated separator: String) -> Int {
    split(separator: separator, omittingEmptySubsequences: false).count
  }
}
