// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Turns the values of a story file into a `Story`, reporting what is not accepted.
struct StoryReader {
  /// The keys of a story, in the order in which files have them.
  static let keys = ["$schema", "version", "id", "title", "summary", "pattern", "stages"]
  /// The keys of a stage.
  static let stageKeys = ["variant", "scenario", "device", "does", "breaks", "next"]
  /// How many stages a story may have.
  static let stageLimit = 100
  /// How long a passage may be, in bytes.
  static let passageLimit = 1_000

  /// The words that the story may use.
  let vocabulary: Vocabulary

  /// Reads a file's root value; nil when a part that everything needs is missing.
  func read(_ root: Value) -> Story? {
    guard let object = KeyedObject(root, "a story", keys: Self.keys) else { return nil }
    object.checkFormat()
    let id = object.required("id").flatMap { $0.readID() }
    let title = object.required("title").flatMap { $0.readText("'title'", atMost: 100) }
    let summary = object.required("summary").flatMap {
      $0.readText("'summary'", atMost: Self.passageLimit)
    }
    let patternIndex = object.required("pattern").flatMap {
      $0.readWord("'pattern'", of: vocabulary.patterns.map(\.id))
    }
    let list = object.required("stages")
    guard let patternIndex, let list else { return nil }
    let stages = readStages(list, of: vocabulary.patterns[patternIndex])
    guard let id, let title, let summary else { return nil }
    return Story(
      id: id, title: title, summary: summary, patternIndex: patternIndex, stages: stages)
  }

  private func readStages(_ list: Value, of pattern: Vocabulary.Pattern) -> [Story.Stage] {
    guard list.kind == .list, (1...Self.stageLimit).contains(list.count) else {
      list.refuse("'stages'", "a list of 1 to \(Self.stageLimit) stages")
      return []
    }
    var stages: [Story.Stage] = []
    for element in list.elements {
      guard let stage = readStage(element, of: pattern) else { continue }
      if stages.contains(where: { $0.variant == stage.variant }) {
        let id = pattern.variants[stage.variant].id
        element.report("stage '\(id)' is told twice; tell every stage once")
      } else {
        stages.append(stage)
      }
    }
    return stages
  }

  private func readStage(_ value: Value, of pattern: Vocabulary.Pattern) -> Story.Stage? {
    guard let object = KeyedObject(value, "a stage", keys: Self.stageKeys) else { return nil }
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
    return Story.Stage(
      variant: variant, scenario: scenario, device: device, does: does, breaks: breaks, next: next)
  }
}
