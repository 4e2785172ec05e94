// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The exports of the review, which a page instantiates after the core.

/// Reviews a run in its current state, and writes the findings to the output.
///
/// For each finding: its severity, 0 for a note, 1 for a warning and 2 for an error; the worst frame; how many spans,
/// and the first and last frame of each; then the rule's id, the label and the sentence, each as the count of its
/// bytes in UTF-8 and one number a byte.
///
/// - Parameters:
///   - session: The run's number.
///   - rules: The rules of its pattern; those for any interface also apply.
/// - Returns: How many numbers were written.
func review<Rules: RuleGroup>(_ session: Int32, by rules: Rules.Type) -> Int32 {
  clearOutput()
  let findings = Review.findings(
    in: find(session).timeline, options: ReviewOptions(), by: RulePair<CommonRules, Rules>.self)
  for finding in findings {
    write(Int(finding.severity.rawValue))
    write(finding.worstFrame)
    write(finding.spans.count)
    for span in finding.spans {
      write(span.first)
      write(span.last)
    }
    var rule = Wording()
    rule.append(finding.rule.id)
    write(rule.bytes)
    write(finding.label)
    write(finding.sentence)
  }
  return outputCount
}

private func write(_ bytes: [UInt8]) {
  write(bytes.count)
  for byte in bytes { write(Int(byte)) }
}
