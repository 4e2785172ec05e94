// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering

/// From frames to what moves on a page: layers that move together, and few keys for each motion.
enum TrackCases {
  @Sendable static func all() -> [BenchCase] {
    let reductions = CaseInput.Script.allCases.map { script in
      BenchCase(
        CaseID("tracks", "reduce", "iphone-11", script.rawValue), unit: "frame",
        set: script == .fling || script == .catch ? .quick : .full
      ) {
        let entry = CaseInput.pattern("collapsing-header")
        let timeline = try entry.run(CaseInput.request(entry, .iPhone11, script))
        let count = timeline.valueNames.count
        let samples = (0..<timeline.frameCount).map { -timeline.values[$0 * count] }
        let reducer = KeyframeReducer(tolerance: 0.1, decimals: 2, smallestJump: 2)
        return PreparedCase(units: samples.count) { Double(reducer.keys(samples).count) }
      }
    }
    let scenes = CaseInput.articles.map { patternID in
      BenchCase(CaseID("tracks", patternID, "iphone-11", "scene"), unit: "frame", set: .quick) {
        let entry = CaseInput.pattern(patternID)
        let timeline = try entry.run(CaseInput.request(entry, .iPhone11, .fling))
        return PreparedCase(units: timeline.frameCount) {
          Double(Scene(.iPhone11, [timeline]).runs[0].tracks.count)
        }
      }
    }
    return reductions + scenes
  }
}
