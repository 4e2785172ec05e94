// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore

/// Whole gestures into new storage, with all that it takes to hold them.
enum SimulationCases {
  @Sendable static func all() -> [BenchCase] {
    PatternCatalog.builtIn.entries.map { entry in
      let isArticle = CaseInput.articles.contains("\(entry.id)")
      return BenchCase(
        CaseID("simulate", "\(entry.id)", "iphone-15-pro", "catch"), unit: "frame",
        set: isArticle ? .quick : .full
      ) {
        try prepared(entry, CaseInput.request(entry, .iPhone15Pro, .catch))
      }
    }
  }

  /// Runs of a request, per frame.
  static func prepared(_ entry: PatternEntry, _ request: RunRequest) throws -> PreparedCase {
    PreparedCase(units: try entry.run(request).frameCount) {
      Double((try? entry.run(request))?.elements.count ?? 0)
    }
  }
}
