// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import ScrollCore
package import SystemCalls

/// A story with everything decided: which run of which scenario shows each chapter.
package struct StoryPlan: Sendable {
  /// A chapter and what shows it.
  struct Chapter: Sendable {
    /// The texts.
    package var words: Story.Chapter
    /// The scenario that shows it.
    package var plan: RunPlan
    /// Which of the plan's lanes.
    package var lane: Int
    /// The variants side by side: the chapter, and the next one where the scenario shows it too.
    package var variants: [Int]
  }

  /// How the names of story files end.
  package static let suffix = ".story.jsonc"

  /// Where the story was read from.
  package let path: String
  /// The story.
  package let story: Story
  /// The chapters in order.
  let chapters: [Chapter]

  /// Finds what shows each chapter.
  ///
  /// - Parameters:
  ///   - story: The content of the file.
  ///   - path: Where the file is.
  ///   - plans: The scenarios of this run.
  /// - Throws: An error if none of them shows a chapter.
  package init(_ story: Story, path: String, plans: [RunPlan]) throws(OperationError) {
    self.path = path
    self.story = story
    var chapters: [Chapter] = []
    for (index, words) in story.chapters.enumerated() {
      let id = "\(story.pattern.variants[words.variant].id)"
      func failure(_ text: String) -> OperationError {
        OperationError(diagnostics: "\(path): error: chapter \(index + 1), \(id), \(text)")
      }
      guard let plan = plans.first(where: { $0.scenario.id == words.scenario }) else {
        throw failure("is shown by \(words.scenario), which this run does not render")
      }
      guard "\(plan.scenario.pattern.id)" == "\(story.pattern.id)",
        plan.variants.contains(words.variant)
      else {
        throw failure("is shown by \(words.scenario), which does not have this variant")
      }
      let lane = words.device.map { word in plan.lanes.firstIndex { $0.id == word } }
      guard let lane = lane ?? plan.previewLane else {
        throw failure(
          "is shown on '\(words.device ?? "")'; \(words.scenario) has "
            + plan.lanes.map(\.id).joined(separator: ", "))
      }
      var variants = [words.variant]
      if index + 1 < story.chapters.count {
        let next = story.chapters[index + 1].variant
        if plan.variants.contains(next), next != words.variant { variants.append(next) }
      }
      chapters.append(Chapter(words: words, plan: plan, lane: lane, variants: variants))
    }
    self.chapters = chapters
  }

  /// Reads the stories of operands: those in folders.
  ///
  /// - Parameters:
  ///   - operands: Paths of files and folders.
  ///   - plans: The scenarios of this run.
  ///   - patterns: The patterns that have words.
  ///   - folders: Folders of files that they may refer to, besides their own.
  /// - Throws: An error if a file cannot be read, all its errors, or an error if nothing shows a
  ///   chapter.
  package static func read(
    _ operands: [String], plans: [RunPlan], patterns: PatternCatalog,
    folders: [String] = []
  ) throws(OperationError) -> [StoryPlan] {
    var stories: [StoryPlan] = []
    for operand in operands where FileSystem.kind(of: operand) == .folder {
      for path in try FileSystem.files(below: operand, suffix: suffix)
      where !stories.contains(where: { $0.path == path }) {
        let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
        let story: Story
        do {
          story = try Story.read(path: path, source: source, patterns: patterns) { named in
            try NamedFiles(folders: folders + [FileSystem.folder(of: path)]).contents(of: named)
          }
        } catch {
          throw OperationError(diagnostics: error.description)
        }
        let twin =
          plans.first { $0.scenario.id == story.id }?.path
          ?? stories.first { $0.story.id == story.id }?.path
        if let twin {
          throw OperationError(
            "\(path) and \(twin) have the same id '\(story.id)': each needs its own")
        }
        stories.append(try StoryPlan(story, path: path, plans: plans))
      }
    }
    return stories
  }
}
