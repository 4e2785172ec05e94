// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
import ScenarioFiles
package import SystemCalls
import TextFormats

/// The effect of `--rule` on the rules of the review.
///
/// Each entry is `ID=VALUE`. The value is `off`, `on`, a severity, a threshold in the rule's unit,
/// or a severity and a threshold with a colon between them; `all` means every rule. Later entries
/// override earlier ones.
package enum RuleSettings {
  /// The identifier for all rules.
  package static let all = "all"

  /// The rules of a project file.
  ///
  /// - Throws: An error with position if a rule is unknown.
  package static func options(of project: ProjectSource) throws(OperationError) -> ReviewOptions {
    var options = ReviewOptions()
    for rule in project.project.rules {
      do throws(OperationError) {
        try change(&options, by: ["\(rule.id)=\(rule.setting)"])
      } catch {
        throw OperationError(
          diagnostics: "\(project.path ?? ""):\(rule.place): error: \(error.message)")
      }
    }
    return options
  }

  /// Applies entries in order to options.
  ///
  /// - Throws: An error if a rule is unknown, with the accepted values.
  package static func change(
    _ options: inout ReviewOptions, by words: [String]
  ) throws(OperationError) {
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw bad(word) }
      let id = String(parts[0])
      let rules =
        id == all
        ? ReviewRule.allCases : ReviewRule.allCases.filter { "\($0.id)" == id.uppercased() }
      guard !rules.isEmpty else {
        throw OperationError(
          UnknownWord.message(
            "rule", found: id, words: ReviewRule.allCases.map { "\($0.id)" } + [all]))
      }
      let change = try change(String(parts[1]), word)
      if change.threshold != nil, rules.count == 1, !rules[0].hasThreshold {
        throw OperationError(
          "--rule: found '\(word)', but \(rules[0].id) has no threshold; expected off, on or a severity"
        )
      }
      if let threshold = change.threshold, rules == [.oscillation],
        threshold < 1 || threshold != threshold.rounded()
      {
        throw OperationError(
          "--rule: found '\(word)', expected a whole number of turns, 1 at least")
      }
      for rule in rules {
        options[rule].isOn = change.isOn
        if let severity = change.severity { options[rule].severity = severity }
        if rule.hasThreshold, let threshold = change.threshold {
          options[rule].threshold = threshold
        }
      }
    }
  }

  private static func change(
    _ value: String, _ word: String
  ) throws(OperationError) -> ReviewOptions.Setting {
    switch value {
    case "off": return ReviewOptions.Setting(isOn: false)
    case "on": return ReviewOptions.Setting()
    default: break
    }
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let severity = Severity.allCases.first { "\($0.word)" == parts[0] }
    let number = parts.count == 2 ? parts[1] : severity == nil ? parts[0] : nil
    guard severity != nil || parts.count == 1 else { throw bad(word) }
    guard let number else { return ReviewOptions.Setting(severity: severity) }
    guard let threshold = Double(String(number)), (0...1e6).contains(threshold) else {
      throw bad(word)
    }
    return ReviewOptions.Setting(severity: severity, threshold: threshold)
  }

  private static func bad(_ word: String) -> OperationError {
    OperationError(
      "--rule: found '\(word)', expected ID=off, ID=on, ID=note, ID=warning or ID=error, a threshold"
        + " such as ID=2.5, or both: ID=warning:2.5",
      hints: ["try: scrollwork help check"])
  }
}
