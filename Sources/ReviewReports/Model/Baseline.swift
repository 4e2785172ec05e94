// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Findings that a team has accepted, for now or for good.
///
/// An entry survives small changes: it contains a cause, but no frames, lines, amounts or texts,
/// and accepts amounts up to a quarter, or 1, above the worst so far. It does not survive another
/// device, another variant, or a finding that grows.
package struct Baseline: Equatable, Sendable {
  /// What is accepted, in the order of the keys.
  package private(set) var entries: [BaselineEntry]

  /// Whether the keys are those of version 1, which were made from the texts of rules.
  var hasWordedKeys = false

  /// Makes a baseline; keys are unique.
  package init(_ entries: [BaselineEntry]) {
    self.entries = entries.map { entry in
      var entry = entry
      entry.devices.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return entry
    }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Marks what is accepted.
  ///
  /// - Parameter scenarios: The reviewed scenarios; occurrences that an entry accepts are marked.
  /// - Returns: The entries, or the devices of entries, that were reviewed and have no finding any
  ///   more. An entry that was not reviewed is not stale.
  package func apply(to scenarios: inout [JudgedScenario]) -> [BaselineEntry] {
    var shown: [String: Set<String>] = [:]
    let byKey = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    for scenario in scenarios.indices {
      let (id, devices) = (scenarios[scenario].id, scenarios[scenario].devices)
      for variant in scenarios[scenario].variants.indices {
        let word = scenarios[scenario].variants[variant].id
        for device in devices.indices {
          var seen: [String: Int] = [:]
          for index in scenarios[scenario].variants[variant].occurrences[device].indices {
            var occurrence = scenarios[scenario].variants[variant].occurrences[device][index]
            let cause = hasWordedKeys ? occurrence.wordedCause : occurrence.cause
            let nth = seen[occurrence.rule + " " + cause, default: 0]
            seen[occurrence.rule + " " + cause] = nth + 1
            let key = Grouping.key(id, word, occurrence.rule, cause, nth)
            guard let entry = byKey[key], entry.devices.contains(devices[device].id) else {
              continue
            }
            shown[key, default: []].insert(devices[device].id)
            guard occurrence.amount <= entry.limit else { continue }
            occurrence.isAccepted = true
            scenarios[scenario].variants[variant].occurrences[device][index] = occurrence
          }
        }
      }
    }
    return entries.compactMap { entry in
      guard let scenario = scenarios.first(where: { $0.id == entry.scenario }),
        scenario.variants.contains(where: { $0.id == entry.variant })
      else { return nil }
      let judged = Set(scenario.devices.map(\.id))
      var gone = entry
      gone.devices = entry.devices.filter {
        judged.contains($0) && shown[entry.key]?.contains($0) != true
      }
      return gone.devices.isEmpty ? nil : gone
    }
  }

  /// Accepts everything that a report has found, and keeps entries that it did not review.
  ///
  /// Keys of version 1 become those of this version where the report shows what they accept; others are kept as they are.
  package mutating func update(_ report: ReviewReport) {
    if hasWordedKeys { renameKeys(report) }
    var kept: [BaselineEntry] = entries.compactMap { entry in
      guard let scenario = report.scenarios.first(where: { $0.id == entry.scenario }),
        scenario.variants.contains(where: { $0.id == entry.variant })
      else { return entry }
      let judged = Set(scenario.devices.map(\.id))
      var rest = entry
      rest.devices = entry.devices.filter { !judged.contains($0) }
      return rest.devices.isEmpty ? nil : rest
    }
    for finding in report.findings {
      let scenario = report.scenarios[finding.scenario]
      let devices = finding.sightings.map { scenario.devices[$0.device].id }
      let amount = finding.sightings.map(\.occurrence.amount).max() ?? 0
      if let place = kept.firstIndex(where: { $0.key == finding.key }) {
        kept[place].devices += devices
        kept[place].amount = max(kept[place].amount, amount)
        kept[place].label = finding.occurrence.label
      } else {
        kept.append(
          BaselineEntry(
            key: finding.key, scenario: scenario.id,
            variant: scenario.variants[finding.variant].id, rule: finding.occurrence.rule,
            label: finding.occurrence.label, amount: amount, devices: devices))
      }
    }
    self = Baseline(kept)
  }

  /// Gives entries of version 1 the keys that this version has for the same findings.
  private mutating func renameKeys(_ report: ReviewReport) {
    for scenario in report.scenarios {
      for variant in scenario.variants {
        for occurrences in variant.occurrences {
          var seen: [String: Int] = [:]
          for occurrence in occurrences {
            let name = occurrence.rule + " " + occurrence.wordedCause
            let nth = seen[name, default: 0]
            seen[name] = nth + 1
            let old = Grouping.key(
              scenario.id, variant.id, occurrence.rule, occurrence.wordedCause, nth)
            let new = Grouping.key(scenario.id, variant.id, occurrence.rule, occurrence.cause, 0)
            guard let place = entries.firstIndex(where: { $0.key == old }),
              !entries.contains(where: { $0.key == new })
            else { continue }
            entries[place].key = new
          }
        }
      }
    }
    hasWordedKeys = false
  }
}
