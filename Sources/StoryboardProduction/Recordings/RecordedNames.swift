// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import ScrollCore

/// The core's names for the values of recorded runs.
struct RecordedNames {
  /// What is added to the name of a value for its difference between two runs.
  private static let difference: StaticString = " (B − A)"

  private let known: [TrackName]

  /// Finds the names of a pattern's variant; none where either is unknown.
  package init(of run: RecordedRun, patterns: PatternCatalog) {
    guard let entry = patterns.entries.first(where: { "\($0.id)" == run.pattern }) else {
      known = []
      return
    }
    let variant = entry.variants.firstIndex { "\($0.id)" == run.variant } ?? 0
    let screen = run.screens[0].screen
    let request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
      turnedScreen: screen, rate: run.rate, physics: .uikit, script: GestureScript([.pause(0.1)]))
    known = (try? entry.run(request))?.valueNames ?? []
  }

  /// The core's name of a value; nil for one that it does not know.
  package func name(_ text: String) -> TrackName? {
    for name in known {
      if Self.text(name) == text { return name }
      guard name.index >= 0, text.hasPrefix("\(name.stem)["), text.hasSuffix("]\(name.suffix)")
      else {
        continue
      }
      // Lists of a run may be longer than those of the defaults.
      let index = text.dropFirst("\(name.stem)[".count).prefix { $0 != "]" }
      if let number = Int32(index) { return TrackName(name.stem, number, name.suffix) }
    }
    return nil
  }

  /// The name of the difference of a value between two runs; nil for one that has an index.
  package func difference(of text: String) -> TrackName? {
    guard let name = name(text) else { return nil }
    guard name.index >= 0 else { return TrackName(name.stem, -1, Self.difference) }
    return nil
  }

  private static func text(_ name: TrackName) -> String {
    name.index < 0 ? "\(name.stem)" : "\(name.stem)[\(name.index)]\(name.suffix)"
  }
}
