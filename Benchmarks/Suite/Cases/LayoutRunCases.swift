// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore

/// What a frame costs from the finger to the elements on the screen: whole runs into storage that is
/// already large enough.
enum LayoutRunCases {
  @Sendable static func all() -> [BenchCase] {
    var cases: [BenchCase] = []
    for entry in PatternCatalog.builtIn.entries {
      let isArticle = CaseInput.articles.contains("\(entry.id)")
      for (name, device) in CaseInput.devices {
        for script in CaseInput.Script.allCases where isArticle || script == .fling {
          guard isArticle || name == "iphone-11" else { continue }
          let isQuick = name == "iphone-11" && script != .band
          let id = CaseID("layout", "\(entry.id)", name, script.rawValue)
          cases.append(
            BenchCase(id, unit: "frame", set: isQuick ? .quick : .full) {
              try run(entry, CaseInput.request(entry, device, script))
            })
        }
      }
    }
    return cases
  }

  /// A case that makes a run again and again.
  static func run(_ entry: PatternEntry, _ request: RunRequest) throws -> PreparedCase {
    var timeline = try entry.run(request)
    return PreparedCase(units: timeline.frameCount) {
      // The same request has already run above.
      try? entry.run(request, into: &timeline)
      return Double(timeline.elements.count) + timeline.values[timeline.values.count - 1]
    }
  }
}
