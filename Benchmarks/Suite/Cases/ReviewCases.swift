// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import MotionReview
import ScrollCore

/// All rules of the review over one run.
enum ReviewCases {
  @Sendable static func all() -> [BenchCase] {
    PatternCatalog.builtIn.entries.map { entry in
      let isArticle = CaseInput.articles.contains("\(entry.id)")
      return BenchCase(
        CaseID("review", "\(entry.id)", "iphone-11", "catch"), unit: "frame",
        set: isArticle ? .quick : .full
      ) {
        let timeline = try entry.run(CaseInput.request(entry, .iPhone11, .catch))
        return PreparedCase(units: timeline.frameCount) {
          Double(Review.findings(in: timeline).count)
        }
      }
    }
  }
}
