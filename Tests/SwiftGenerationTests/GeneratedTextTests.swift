// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import SwiftGeneration
import TestSupport
import Testing

/// Generated Swift as a person reads it.
@Suite struct GeneratedTextTests {
  /// A file of the catalogue's, and the variant that a golden file has.
  @Test(arguments: [
    ("quick-return", "qr3"), ("large-title", "lt3"), ("stretchy-header", "sy3"),
  ])
  func `a variant is written like this`(file: String, variant: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PatternFilesTests/Catalogue/Files/\(file).pattern.jsonc")
    try Golden.expect(
      try text(Array(Data(contentsOf: url)), variant), matches: "Golden/\(variant).swift.txt")
  }

  @Test func `every variant of the examples and of the catalogue's files is written`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var table = ""
    for folder in ["Examples/patterns/Patterns", "Tests/PatternFilesTests/Catalogue/Files"] {
      let folder = tests.deletingLastPathComponent().appending(path: folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let file = try PatternFile(Array(Data(contentsOf: folder.appending(path: name))))
        for (index, variant) in file.variants.enumerated() {
          // The same thing may be refused at several places.
          let errors = Set(
            SwiftRefusals.errors(in: try file.outline(variant: index)).map(\.message)
          ).sorted()
          table +=
            "\(file.id) \(variant.id): \(errors.isEmpty ? "written" : errors.joined(separator: "; "))\n"
        }
      }
    }
    try Golden.expect(table, matches: "Golden/written.txt")
  }

  @Test func `comments of the file become comments of what they stand above or beside`() throws {
    let text = try text(
      Array(
        """
        {
          "version": 1, "id": "a", "title": "A",
          "scrollViews": { "list": { "content": 3000 } },
          // Grows while pulled,
          // and never shrinks.
          "values": {
            "one": "list.over.top", // behind "// no comment" it
            "two": "1 + one",
            // A bell\u{7} and a tab\t stay in the line.
            "three": "2",
          },
          "on": [
            // When a finger lifts.
            { "event": "touchUp", "do": [] },
          ],
        }
        """.utf8), "main")
    #expect(text.contains("  /// behind \"// no comment\" it\n  var one: Double"))
    #expect(text.contains("  var two: Double { 1 + one }"))
    #expect(text.contains("stay in the line.\n  var three: Double { 2 }"))
    #expect(!text.contains("\u{7}") && !text.contains("\t"))
    #expect(text.contains("  /// When a finger lifts.\n  mutating func touchUp("))
  }

  @Test func `what 'each' declares is one function of a number`() throws {
    let text = try text(
      Array(
        """
        { "version": 1, "id": "a", "title": "A", "scrollViews": { "list": { "content": 3000 } },
          "values": { "far": { "each": 3, "is": "list.offset - index * 20" }, "last": "far[2]" },
          "elements": [{ "id": "dot", "each": 3, "look": "caption", "frame": { "left": "16 * index", "width": 8 }, "alpha": "far[index] / 60" }] }
        """.utf8), "main")
    #expect(
      text.contains("  func far(_ number: Int) -> Double {\n    let index = Double(number)\n"))
    #expect(text.contains("  var last: Double { far(2) }"))
    #expect(text.contains("  func dotFrame(_ number: Int) -> Frame {"))
    #expect(
      text.contains("  func dotAlpha(_ number: Int) -> Double {\n    return far(number) / 60\n"))
    #expect(!text.contains("dot0") && !text.contains("far1"))
  }

  @Test func `whole numbers alone are no integers`() throws {
    let text = try text(
      Array(
        """
        { "version": 1, "id": "a", "title": "A", "scrollViews": { "list": { "content": 3000 } },
          "values": { "half": "5 / 2 > 2 ? 1 / 2 : 3 - 2 * 1", "more": "(list.offset + 1) * 2" } }
        """.utf8), "main")
    #expect(text.contains("Double(5.0 / 2.0) > 2.0 ? 1.0 / 2.0 : 3.0 - 2.0 * 1.0"))
    #expect(text.contains("(list.offset + 1) * 2"))
  }

  private func text(_ bytes: [UInt8], _ variant: String) throws -> String {
    let file = try PatternFile(bytes)
    let index = try #require(file.variants.firstIndex { $0.id == variant })
    var generator = SwiftGenerator(try file.outline(variant: index), bytes)
    return generator.text(madeBy: "scrollwork generate swift FILE")
  }
}
