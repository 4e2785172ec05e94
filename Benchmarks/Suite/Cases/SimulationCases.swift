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
        let request = CaseInput.request(entry, .iPhone15Pro, .catch)
        let first = try entry.run(request)
        return PreparedCase(units: first.frameCount) {
          Double((try? entry.run(request))?.elements.count ?? 0)
        }
      }
    }
  }
}
