// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import XMLValidation

/// Invariants of the validator of drawings and pages.
enum MarkupPromises {
  /// Validates a file; returns whether it has no errors.
  static func markup(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let findings = StoryboardValidator().validate(fileOfUnknownKind: bytes, name: "m")
    try BrokenPromise.unless(
      findings.count <= XMLLimits.diagnostics + 1, "there are not too many findings")
    for finding in findings {
      try BrokenPromise.unlessPrintable(finding.description)
      try BrokenPromise.unless(finding.line >= 0, "lines are not negative")
    }
    return !findings.contains { $0.severity == .error }
  }
}
