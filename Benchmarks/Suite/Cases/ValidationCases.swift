// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering
import XMLValidation

/// The cost of a full validation: well-formedness, the schema, and the checks beyond it.
enum ValidationCases {
  @Sendable static func all() -> [BenchCase] {
    let drawings = CaseInput.articles.map { patternID in
      BenchCase(CaseID("validate", patternID, "iphone-11", "svg"), unit: "file", set: .quick) {
        let bytes = AnimatedSVG.write(try DrawingCases.scene(patternID, .iPhone11))
        let validator = StoryboardValidator()
        try expectSilence(validator.validate(svg: bytes, name: "bench.svg"))
        return PreparedCase(units: 1, bytes: bytes.count) {
          Double(validator.validate(svg: bytes, name: "bench.svg").count)
        }
      }
    }
    let parsing = BenchCase(
      CaseID("validate", "sticky-headers", "iphone-11", "well-formed"), unit: "file", set: .quick
    ) {
      let bytes = AnimatedSVG.write(try DrawingCases.scene("sticky-headers", .iPhone11))
      return PreparedCase(units: 1, bytes: bytes.count) {
        guard let document = try? XMLDocument(bytes, name: "bench.svg") else { return -1 }
        return Double(document.rootName.utf8.count)
      }
    }
    let pages = ["collapsing-header", "sticky-headers"].map { patternID in
      BenchCase(CaseID("validate", patternID, "devices:1", "page"), unit: "file", set: .full) {
        let bytes = StoryboardPage.write(
          try PageCases.input(patternID, devices: 1, carriesCore: false))
        let validator = StoryboardValidator()
        try expectSilence(validator.validate(page: bytes, name: "bench.html"))
        return PreparedCase(units: 1, bytes: bytes.count) {
          Double(validator.validate(page: bytes, name: "bench.html").count)
        }
      }
    }
    return drawings + [parsing] + pages
  }

  /// What is found to be wrong ends validation early, so its time would mean something else.
  private static func expectSilence(_ findings: [XMLDiagnostic]) throws {
    if let first = findings.first { throw BenchError("not valid: \(first)") }
  }
}
