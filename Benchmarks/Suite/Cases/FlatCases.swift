// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore

/// Whether a frame of a long list costs as much as one of a short list.
///
/// The content has been scrolled halfway, so that an answer that looks through all rows would show.
enum FlatCases {
  private static let sizes = [
    ("1e2", 100), ("1e3", 1000), ("1e4", 10_000), ("1e5", 100_000), ("1e6", 1_000_000),
  ]

  @Sendable static func all() -> [BenchCase] {
    CaseInput.articles.flatMap { patternID -> [BenchCase] in
      let entry = CaseInput.pattern(patternID)
      let kinds = patternID == "sticky-headers" ? ["even", "uneven"] : ["even"]
      // A run with many sections builds its table once, so these are separate cases.
      let many =
        patternID == "sticky-headers"
        ? sizes.dropFirst().map { name, rows in
          BenchCase(
            CaseID("layout-sections", patternID, "iphone-11", "sections:\(name)"), unit: "frame"
          ) {
            try LayoutRunCases.run(
              entry,
              CaseInput.request(
                entry, .iPhone11, .fling, rows: 10 * rows, sections: rows,
                start: Double(rows) * 200))
          }
        } : []
      return many.dropLast()
        + kinds.flatMap { kind in
          sizes.map { name, rows in
            let isQuick = ["1e2", "1e6"].contains(name)
            return BenchCase(
              CaseID("layout-flat", patternID, "iphone-11", "\(kind),rows:\(name)"), unit: "frame",
              set: isQuick ? .quick : .full
            ) {
              // Half of the shortest content that any of the patterns makes of the rows.
              let start =
                patternID == "bottom-sheet" || patternID == "sticky-tabs" ? nil : Double(rows) * 20
              return try LayoutRunCases.run(
                entry,
                CaseInput.request(
                  entry, .iPhone11, .fling, rows: rows, isUneven: kind == "uneven", start: start))
            }
          }
        }
    }
  }
}
