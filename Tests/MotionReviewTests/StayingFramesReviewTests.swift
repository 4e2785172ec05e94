// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct StayingFramesReviewTests {
  private static let variants = PatternCatalog.builtIn.entries.flatMap { entry in
    entry.variants.map { "\($0.id)" }
  }

  @Test(arguments: variants)
  func `frames that are known to stay are judged as frames that are looked at`(
    variant: String
  ) throws {
    let harness = Harness(variant, on: .iPhone11)
    for seed in UInt64(1)...3 {
      let request = harness.request(RandomScript.steps(seed: seed, gestures: 4) + [.pause(1)])
      var known = try harness.entry.run(request)
      var unknown = known
      #expect(unknown.stays.count == known.frameCount)
      unknown.stays = []
      let expected = Review.outcome(of: &unknown, from: request, by: harness.entry)
      #expect(Review.outcome(of: &known, from: request, by: harness.entry) == expected)
    }
  }
}
