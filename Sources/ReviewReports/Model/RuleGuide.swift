// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The section of the guide about a rule, for reports that contain help.
///
/// The guide is the only description; tests compare it with the identifiers, severities and
/// thresholds that `list rules` prints.
struct RuleGuide: Equatable, Sendable {
  /// What the rule is about, such as `sheet over other content`.
  var subject: String
  /// What it looks for, in one line.
  var summary: String
  /// Why what it finds is wrong.
  var rationale: String
  /// The whole section, in Markdown.
  var markdown: String

  /// The whole section, without markup.
  var text: String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("```") }
    return String(lines.joined(separator: "\n").filter { $0 != "`" && $0 != "*" })
  }

  /// The rules of the guide, by identifier.
  static let all = read(EmbeddedAssets.reviewRulesMD)

  /// Reads the guide: a part of the third level for each rule, below one of the second for what they are about.
  static func read(_ guide: String) -> [String: RuleGuide] {
    var rules: [String: RuleGuide] = [:]
    var subject = ""
    var id = ""
    var lines: [Substring] = []
    func close() {
      guard !id.isEmpty else { return }
      rules[id] = RuleGuide(lines, subject)
    }
    for line in guide.split(separator: "\n", omittingEmptySubsequences: false) {
      let isPart = line.hasPrefix("## ")
      if isPart || line.hasPrefix("### ") {
        close()
        id = isPart ? "" : String(line.dropFirst(4))
        lines = []
        if isPart { subject = Self.subject(line.dropFirst(3)) }
      } else {
        lines.append(line)
      }
    }
    close()
    return rules
  }

  private init(_ lines: [Substring], _ subject: String) {
    self.subject = subject
    markdown = Self.trimmed(lines)
    let paragraphs = lines.split { $0.isEmpty }.map { $0.joined(separator: " ") }
    summary = paragraphs.first ?? ""
    let mark = "*Why.* "
    rationale = String(
      paragraphs.first { $0.hasPrefix(mark) }?.dropFirst(mark.count).filter { $0 != "`" } ?? "")
  }

  /// A heading such as `Of a sheet over other content` without its prefix.
  private static func subject(_ heading: Substring) -> String {
    heading.split(separator: " ").drop { ["Of", "a", "any", "several"].contains($0) }
      .joined(separator: " ")
  }

  private static func trimmed(_ lines: [Substring]) -> String {
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? first
    return first < lines.endIndex ? lines[first...last].joined(separator: "\n") : ""
  }
}
