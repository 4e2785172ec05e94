// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import RunComparison
import ScrollCore
import StoryboardRendering

/// The page that shows two runs on one playhead: a storyboard whose variants are A and B.
///
/// What differs stands in the places of findings, and the difference of each curve is a value of its own,
/// with a plot like the others.
enum DiffPage {
  /// The most devices on a page.
  static let deviceLimit = 6

  /// Two runs of a device.
  private struct Sides {
    var runs: [RecordedRun]
    var difference: RunDifference
  }

  /// Writes the page of the scenario and variant that differ most, on the devices where they do.
  ///
  /// - Parameters:
  ///   - pairs: All runs that were compared.
  ///   - report: What differs.
  ///   - path: Where the page goes.
  ///   - context: Where to say which page it is.
  static func write(
    _ pairs: [DiffCommand.Pair], _ report: DiffReport, to path: String, _ context: CommandContext
  ) throws(ToolError) {
    guard let worst = report.differences.max(by: { $0.difference.largest < $1.difference.largest })
    else {
      context.say("nothing differs, so there is no page to write")
      return
    }
    let group = prefix(of: worst.name)
    let chosen = report.differences.filter { prefix(of: $0.name) == group }.prefix(deviceLimit)
    var sides: [Sides] = []
    for item in chosen {
      guard let pair = pairs.first(where: { $0.name == item.name }) else { continue }
      let runs = [try pair.sources[0].run(), try pair.sources[1].run()]
      guard runs[0].rate == runs[1].rate else {
        throw ToolError(
          "--output: a page needs runs of one display rate, found \(runs[0].rate) and \(runs[1].rate)"
        )
      }
      sides.append(Sides(runs: runs, difference: item.difference))
    }
    let page = StoryboardPage.write(input(sides, report, name: group))
    let folder = OutputFolder(FileSystem.folder(of: path))
    try FileSystem.makeFolder(folder.path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if case .failure(let invalid) = try folder.write(page, to: name, as: .page) {
      throw ToolError(diagnostics: invalid.findings.joined(separator: "\n"))
    }
    context.say("open \(path)")
  }

  /// The name of a run without its device.
  private static func prefix(of name: String) -> String {
    let parts = name.split(separator: "/")
    return parts.count > 1 && !name.contains(" → ") ? parts.dropLast().joined(separator: "/") : name
  }

  private static func input(
    _ sides: [Sides], _ report: DiffReport, name: String
  ) -> StoryboardPageInput {
    let run = sides[0].runs[0]
    let names = RecordedNames(of: run)
    let values = run.values.map(\.name).filter { names.name($0) != nil }
    let differing = values.filter { value in
      names.difference(of: value) != nil
        && sides.contains { $0.difference.values.contains { $0.name == value } }
    }
    let devices = sides.map { device($0, names, values: values, differing: differing) }
    let shift = sides.lazy.compactMap(\.difference.shift).first
    var input = StoryboardPageInput(
      scenario: run.scenario, title: "\(run.scenario), \(run.variant): A and B",
      summary: shift.map {
        "B comes \(Figures.milliseconds($0.seconds.magnitude)) \($0.seconds > 0 ? "later" : "earlier") than A: a pure time shift."
      } ?? "Both runs on one playhead, and the difference of their curves.",
      patternTitle: "Comparison", galleryLink: nil,
      steps: steps(of: run),
      variants: [
        PageVariant(
          id: "a", title: "A: \(report.words[0])", summary: "What B is compared with.",
          isMended: false),
        PageVariant(
          id: "b", title: "B: \(report.words[1])", summary: "Differences are B minus A.",
          isMended: false),
      ], devices: devices)
    input.besideVariant = 1
    return input
  }

  private static func steps(of run: RecordedRun) -> [String] {
    run.stepTimes.count > 1 ? (1..<run.stepTimes.count).map { "step \($0)" } : []
  }

  private static func device(
    _ sides: Sides, _ names: RecordedNames, values: [String], differing: [String]
  ) -> PageDevice {
    let run = sides.runs[0]
    var timelines = sides.runs.map { $0.timeline() }
    for side in timelines.indices {
      timelines[side].valueNames =
        values.compactMap { names.name($0) } + differing.compactMap { names.difference(of: $0) }
      let own = values.map { name in sides.runs[side].values.first { $0.name == name } }
      let pairs = differing.map { name in
        sides.runs.map { run in run.values.first { $0.name == name } }
      }
      for frame in 0..<timelines[side].frameCount {
        for series in own { timelines[side].values.append(series?.value(inFrame: frame) ?? .nan) }
        for pair in pairs {
          timelines[side].values.append(
            side == 0 ? .nan : difference(pair, sides.runs, frame))
        }
      }
    }
    let profile = profile(of: run)
    let scene = Scene(profile, timelines)
    PageDevice.reduce(&timelines)
    let id = String(run.device.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return PageDevice(
      id: id.isEmpty ? "device" : id, name: profile.name, scene: scene, timelines: timelines,
      findings: [[], findings(sides)])
  }

  private static func difference(
    _ pair: [RecordedSeries?], _ runs: [RecordedRun], _ frame: Int
  ) -> Double {
    guard let a = pair[0], let b = pair[1] else { return .nan }
    return b.value(inFrame: min(frame, runs[1].frameCount - 1))
      - a.value(inFrame: min(frame, runs[0].frameCount - 1))
  }

  /// What differs, as findings of B.
  private static func findings(_ sides: Sides) -> [PageFinding] {
    let last = sides.runs[1].frameCount - 1
    func finding(
      _ rule: String, _ label: String, _ sentence: String, _ frame: Int
    ) -> PageFinding {
      let frame = min(frame, last)
      return PageFinding(
        rule: rule, label: label, sentence: sentence, worstFrame: frame, spans: [frame...frame])
    }
    var findings = sides.difference.values.map { value in
      finding(
        "VALUE", "\(Figures.text(value.largest.magnitude)) in \(value.name)",
        DifferenceText.lines(value).joined(separator: ";") + ".", value.frame)
    }
    for group in DifferenceText.groups(sides.difference.elements).prefix(4) {
      findings.append(
        finding(
          "ELEMENT", "\(group.first.name) differs", DifferenceText.line(group) + ".",
          group.first.frame))
    }
    return findings
  }

  /// The device of a run, for its outline; one that nobody knows is a plain screen.
  private static func profile(of run: RecordedRun) -> DeviceProfile {
    let known = DeviceCatalog.devices
      .filter { run.device == $0.id || run.device.hasPrefix($0.id + "-") }
      .max { $0.id.utf8.count < $1.id.utf8.count }
    if let known {
      return DeviceWordFacts.trailing(run.device).flatMap { known.with($0.facts.settings) } ?? known
    }
    let screen = run.screens[0].screen
    var profile = DeviceCatalog.devices[0]
    profile.id = run.device
    profile.name = run.device
    profile.size = screen.size
    profile.scale = screen.scale
    profile.cutout = nil
    profile.hasHomeIndicator = false
    profile.displayCornerRadius = 0
    return profile
  }
}
