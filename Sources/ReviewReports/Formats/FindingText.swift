// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The texts of a finding that all formats share.
struct FindingText {
  /// The scenario.
  let scenario: JudgedScenario
  /// The finding.
  let finding: ReportedFinding

  init(_ finding: ReportedFinding, in report: ReviewReport) {
    self.finding = finding
    scenario = report.scenarios[finding.scenario]
  }

  /// The variant's identifier.
  var variant: String { scenario.variants[finding.variant].id }
  /// The id of the rule.
  var rule: String { finding.occurrence.rule }
  /// A label of a few words.
  var label: String { finding.occurrence.label }
  /// What, where, when, how much, why, and what to do about it.
  var sentence: String { finding.occurrence.sentence }
  /// The path of the scenario file.
  var file: String { scenario.file }
  /// The line in the scenario file, from 1.
  var line: Int { max(1, finding.occurrence.line) }
  /// The column in the scenario file, from 1.
  var column: Int { max(1, finding.occurrence.column) }
  /// The device that speaks for all.
  var device: DeviceFacts { scenario.devices[finding.sightings[finding.leader].device] }
  /// When it shows worst, in seconds.
  var time: Double { Self.time(of: finding.occurrence, on: device) }

  /// The names of the devices that show it: the representative one first, at most four.
  var deviceNames: String {
    var names = [device.name]
    for (index, sighting) in finding.sightings.enumerated() where index != finding.leader {
      names.append(scenario.devices[sighting.device].name)
    }
    // Names contain commas, as in "iPhone 11, landscape".
    guard names.count > 4 else { return names.joined(separator: "; ") }
    return names.prefix(3).joined(separator: "; ") + " and \(names.count - 3) more"
  }

  /// The frames that show it on the device that speaks for all.
  var frames: String {
    let spans = finding.occurrence.spans
    // A page counts the frames of its fastest device, so a number needs its rate.
    let frame =
      "frame \(finding.occurrence.worstFrame) at \(device.rate) Hz (\(Amount.seconds(time)) s)"
    guard spans.count > 1 || spans[0].count > 1 else { return frame }
    let words = spans.prefix(3).map {
      $0.count > 1 ? "\($0.lowerBound)–\($0.upperBound)" : "\($0.lowerBound)"
    }
    return frame + ", seen in \(words.joined(separator: ", "))"
      + (spans.count > 3
        ? " and \(spans.count - 3) more \(spans.count == 4 ? "stretch" : "stretches")" : "")
  }

  /// The page that shows it, below the folder that `render` writes, with the moment.
  var page: String {
    let milliseconds = Int((time * 1_000_000).rounded())
    var t = "\(milliseconds / 1000)"
    if milliseconds % 1000 > 0 {
      t += ".\("\(1000 + milliseconds % 1000)".dropFirst())"
      while t.hasSuffix("0") { t.removeLast() }
    }
    return "\(scenario.id)/index.html#variant=\(variant)&t=\(t)&devices=\(device.id)"
  }

  /// On how many devices a baseline accepts it while others show it too; nil for none.
  var acceptedElsewhere: String? {
    let count = finding.sightings.count(where: \.occurrence.isAccepted)
    guard count > 0, count < finding.sightings.count else { return nil }
    return "Accepted on \(Amount.count(count, "device")) of these."
  }

  /// When an occurrence shows worst, in seconds.
  static func time(of occurrence: Occurrence, on device: DeviceFacts) -> Double {
    Double(occurrence.worstFrame) / Double(max(1, device.rate))
  }
}
