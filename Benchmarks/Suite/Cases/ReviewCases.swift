// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import MotionReview
import ScrollCore

/// All rules of the review over one run.
enum ReviewCases {
  @Sendable static func all() -> [BenchCase] { patterns() + touches() }

  private static func patterns() -> [BenchCase] {
    PatternCatalog.builtIn.entries.map { entry in
      let isArticle = CaseInput.articles.contains("\(entry.id)")
      return BenchCase(
        CaseID("review", "\(entry.id)", "iphone-11", "catch"), unit: "frame",
        set: isArticle ? .quick : .full
      ) {
        prepared(try entry.run(CaseInput.request(entry, .iPhone11, .catch)))
      }
    }
  }

  /// Whether a frame of a run with many touches costs as much as one of a run with few.
  ///
  /// The app scrolls first, because rules then ask whether the finger has moved the rows since.
  private static func touches() -> [BenchCase] {
    CaseInput.articles.flatMap { patternID in
      [("1e1", 10), ("3e2", 300)].map { name, count in
        BenchCase(
          CaseID("review-touches", patternID, "iphone-11", "touches:\(name)"), unit: "frame"
        ) {
          let entry = CaseInput.pattern(patternID)
          var request = CaseInput.request(entry, .iPhone11, .fling)
          let scroll = GestureStep.program(
            .scroll(ProgrammaticScroll(to: .fromStart(0), isAnimated: false)))
          request.script = GestureScript([scroll] + CaseInput.flings(count))
          return prepared(try entry.run(request))
        }
      }
    }
  }

  /// Findings in all frames.
  static func prepared(_ timeline: Timeline) -> PreparedCase {
    PreparedCase(units: timeline.frameCount) { Double(Review.findings(in: timeline).count) }
  }
}
