// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The RelaxNG schema of the test results that Scrollwork writes.
package enum TestResultSchema {
  /// The schema as text.
  package static let text = EmbeddedAssets.testResultsRNG

  private static let schema: Result<RelaxNGSchema, XMLFindings> =
    Result { () throws(XMLFindings) in
      try RelaxNGSchema(Array(text.utf8), name: "test-results.rng")
    }

  /// Validates test results.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What findings call it.
  /// - Returns: What libxml2 finds; empty if the file is valid.
  package static func validate(_ bytes: [UInt8], name: String) -> [XMLDiagnostic] {
    do {
      return try schema.get().validate(try XMLDocument(bytes, name: name))
    } catch {
      return error.diagnostics
    }
  }
}
