// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// Makes one finding of the same cause on several devices.
enum Grouping {
  /// The findings of scenarios: the worst first, then in the order of scenarios, variants and frames.
  static func findings(in scenarios: [JudgedScenario]) -> [ReportedFinding] {
    var all: [ReportedFinding] = []
    for (index, scenario) in scenarios.enumerated() {
      for variant in scenario.variants.indices {
        all += findings(scenario, index, variant)
      }
    }
    return all.enumerated().sorted { a, b in
      let (x, y) = (a.element, b.element)
      if x.isAccepted != y.isAccepted { return y.isAccepted }
      if x.severity != y.severity { return x.severity > y.severity }
      return a.offset < b.offset
    }.map(\.element)
  }

  private static func findings(
    _ scenario: JudgedScenario, _ index: Int, _ variant: Int
  ) -> [ReportedFinding] {
    let own = scenario.variants[variant]
    var groups: [(cause: String, rule: String, nth: Int, sightings: [ReportedFinding.Sighting])] =
      []
    for device in scenario.devices.indices {
      var seen: [String: Int] = [:]
      for occurrence in own.occurrences[device] {
        // Two findings may have one cause: the first of each device belong together.
        let nth = seen[occurrence.causeKey, default: 0]
        seen[occurrence.causeKey] = nth + 1
        let sighting = ReportedFinding.Sighting(device: device, occurrence: occurrence)
        if let place = groups.firstIndex(where: {
          $0.cause == occurrence.cause && $0.rule == occurrence.rule && $0.nth == nth
        }) {
          groups[place].sightings.append(sighting)
        } else {
          groups.append((occurrence.cause, occurrence.rule, nth, [sighting]))
        }
      }
    }
    return groups.map { group in
      let key = Self.key(scenario.id, own.id, group.rule, group.cause, group.nth)
      let affected = group.sightings.map(\.device)
      return ReportedFinding(
        scenario: index, variant: variant, key: key,
        severity: severity(group.sightings), sightings: group.sightings,
        leader: leader(group.sightings),
        explanation: own.explanations["\(group.rule) \(group.cause)"]
          ?? DeviceExplanation.sentence(affected: affected, of: scenario.devices))
    }.enumerated().sorted { a, b in
      let places = (a.element.occurrence.place, b.element.occurrence.place)
      return places.0 != places.1 ? places.0 < places.1 : a.offset < b.offset
    }.map(\.element)
  }

  /// The name of a finding from run to run.
  static func key(
    _ scenario: String, _ variant: String, _ rule: String, _ cause: String, _ nth: Int
  ) -> String {
    "\(scenario) \(variant) \(rule) \(cause)" + (nth > 0 ? " \(nth + 1)" : "")
  }

  /// The worst severity among those that count.
  private static func severity(_ sightings: [ReportedFinding.Sighting]) -> Severity {
    let counted = sightings.filter { !$0.occurrence.isAccepted }
    return (counted.isEmpty ? sightings : counted).map(\.occurrence.severity).max() ?? .note
  }

  private static func leader(_ sightings: [ReportedFinding.Sighting]) -> Int {
    var best = 0
    for index in sightings.indices {
      let (a, b) = (sightings[index].occurrence, sightings[best].occurrence)
      let isBetter =
        a.isAccepted != b.isAccepted
        ? b.isAccepted
        : a.severity != b.severity ? a.severity > b.severity : a.amount > b.amount + 0.05
      if isBetter { best = index }
    }
    return best
  }
}
