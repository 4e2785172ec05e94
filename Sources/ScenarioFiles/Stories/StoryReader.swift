// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Turns the values of a story file into a `Story`, reporting what is not accepted.
struct StoryReader {
  /// The keys of a story, in the order in which files have them.
  static let keys = [
    "$schema", "version", "id", "title", "summary", "pattern", "chapters", oldChapters,
  ]
  /// What `chapters` was called before version 0.2; it is still read.
  static let oldChapters = "stages"
  /// The keys of a chapter.
  static let chapterKeys = ["variant", "scenario", "device", "does", "breaks", "next"]
  /// How many chapters a story may have.
  static let chapterLimit = 100
  /// How long a passage may be, in bytes.
  static let passageLimit = 1_000

  /// The words that the story may use.
  let vocabulary: Vocabulary
  /// How a pattern file is read.
  let files: FileAccess

  /// Reads a file's root value; nil when a part that everything needs is missing.
  func read(_ root: Value) -> Story? {
    guard let object = KeyedObject(root, "a story", keys: Self.keys) else { return nil }
    object.checkFormat()
    let id = object.required("id").flatMap { $0.readID() }
    let title = object.required("title").flatMap { $0.readText("'title'", atMost: 100) }
    let summary = object.required("summary").flatMap {
      $0.readText("'summary'", atMost: Self.passageLimit)
    }
    let pattern = object.required("pattern").flatMap {
      PatternWordReader(vocabulary: vocabulary, files: files).read($0)
    }
    let list = object[Self.oldChapters] ?? object.required("chapters")
    guard let pattern, let list else { return nil }
    let chapters = readChapters(list, of: pattern)
    guard let id, let title, let summary else { return nil }
    return Story(
      id: id, title: title, summary: summary, pattern: pattern.entry, chapters: chapters)
  }

  private func readChapters(_ list: Value, of pattern: Vocabulary.Pattern) -> [Story.Chapter] {
    guard list.kind == .list, (1...Self.chapterLimit).contains(list.count) else {
      list.refuse("'chapters'", "a list of 1 to \(Self.chapterLimit) chapters")
      return []
    }
    var chapters: [Story.Chapter] = []
    for element in list.elements {
      guard let chapter = readChapter(element, of: pattern) else { continue }
      if chapters.contains(where: { $0.variant == chapter.variant }) {
        let id = pattern.variants[chapter.variant].id
        element.report("a second chapter shows '\(id)'; a variant has one chapter")
      } else {
        chapters.append(chapter)
      }
    }
    return chapters
  }

  private func readChapter(_ value: Value, of pattern: Vocabulary.Pattern) -> Story.Chapter? {
    guard let object = KeyedObject(value, "a chapter", keys: Self.chapterKeys) else { return nil }
    let variant = object.required("variant").flatMap {
      $0.readWord("a variant of \(pattern.id)", of: pattern.variants.map(\.id))
    }
    let scenario = object.required("scenario").flatMap { $0.readID("'scenario'") }
    let device = object["device"].flatMap { $0.readText("'device'", atMost: 100) }
    func passage(_ key: String) -> String? {
      object[key].flatMap { $0.readText("'\(key)'", atMost: Self.passageLimit) }
    }
    let does = object.required("does").flatMap {
      $0.readText("'does'", atMost: Self.passageLimit)
    }
    let (breaks, next) = (passage("breaks"), passage("next"))
    guard let variant, let scenario, let does else { return nil }
    return Story.Chapter(
      variant: variant, scenario: scenario, device: device, does: does, breaks: breaks, next: next)
  }
}
