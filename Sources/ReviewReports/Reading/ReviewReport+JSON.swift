// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import TextFormats

extension ReviewReport {
  /// Reads a report that was written as JSON by this version of the format.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: The error in the file.
  package init(json bytes: [UInt8]) throws(InvalidReportFile) {
    let file = try JSONFields(file: bytes, kind: "review", version: JSONReport.version)
    var scenarios: [JudgedScenario] = []
    for entry in try file.objects("scenarios") {
      let scenario = try Self.scenario(entry)
      guard !scenarios.contains(where: { $0.id == scenario.id }) else {
        throw InvalidReportFile("the scenario '\(scenario.id)' occurs twice")
      }
      scenarios.append(scenario)
    }
    var pictures: [String: String] = [:]
    for entry in try file.objects("findings") {
      try Self.add(entry, to: &scenarios)
      if let picture = try entry.optionalText("picture") {
        pictures[try entry.text("key")] = picture
      }
    }
    var rules: [ReportRule] = []
    for entry in try file.objects("rules") {
      let threshold = try? entry.number("threshold")
      rules.append(
        ReportRule(
          id: try entry.text("id"), severity: try entry.severity("severity"),
          threshold: threshold))
    }
    var stale: [BaselineEntry] = []
    for entry in try file.objects("stale") { stale.append(try BaselineEntry(entry)) }
    var shard: ReportShard?
    if try file.any("shard") != .null {
      let own = try file.object("shard")
      shard = ReportShard(
        index: try own.integer("index"), count: try own.integer("count"),
        scenarioCount: try own.integer("scenarios"))
    }
    guard let failOn = try file.severity("failOn") else {
      throw InvalidReportFile("'failOn' of the file should be one of note, warning, error")
    }
    self.init(
      tool: try file.text("tool"), shard: shard, failOn: failOn, rules: rules,
      scenarios: scenarios.map { scenario in
        // Once more, now that all are there: in the order of their frames.
        var scenario = scenario
        scenario.variants = scenario.variants.map {
          JudgedScenario.Variant(
            id: $0.id, title: $0.title, occurrences: $0.occurrences, explanations: $0.explanations)
        }
        return scenario
      }, stale: stale)
    self.pictures = pictures
  }

  private static func scenario(_ entry: JSONFields) throws(InvalidReportFile) -> JudgedScenario {
    var devices: [DeviceFacts] = []
    for device in try entry.objects("devices") { devices.append(try DeviceFacts(device)) }
    var variants: [JudgedScenario.Variant] = []
    for variant in try entry.objects("variants") {
      var explanations: [String: String] = [:]
      for entry in (try? variant.objects("explanations")) ?? [] {
        explanations[try entry.text("finding")] = try entry.text("explanation")
      }
      variants.append(
        JudgedScenario.Variant(
          id: try variant.text("id"), title: try variant.text("title"),
          occurrences: devices.map { _ in [] }, explanations: explanations))
    }
    return JudgedScenario(
      id: try entry.text("id"), title: try entry.text("title"), file: try entry.text("file"),
      devices: devices, variants: variants, evaluated: (try? entry.texts("evaluated")) ?? [])
  }

  /// Restores a finding to the runs that show it.
  private static func add(
    _ entry: JSONFields, to scenarios: inout [JudgedScenario]
  ) throws(InvalidReportFile) {
    let id = try entry.text("scenario")
    let word = try entry.text("variant")
    guard let scenario = scenarios.firstIndex(where: { $0.id == id }),
      let variant = scenarios[scenario].variants.firstIndex(where: { $0.id == word })
    else { throw InvalidReportFile("a finding refers to a missing run: '\(id)' '\(word)'") }
    for sighting in try entry.objects("devices") {
      let name = try sighting.text("id")
      guard let device = scenarios[scenario].devices.firstIndex(where: { $0.id == name }) else {
        throw InvalidReportFile("a finding names a device that is not there: '\(name)'")
      }
      var spans: [ClosedRange<Int>] = []
      for span in try sighting.list("spans") {
        guard let ends = span.list, ends.count == 2, let first = ends[0].integer,
          let last = ends[1].integer, (0...1_000_000_000).contains(first),
          (first...1_000_000_000).contains(last)
        else { throw InvalidReportFile("a span should be two frames in order") }
        spans.append(first...last)
      }
      guard !spans.isEmpty, let severity = try sighting.severity("severity") else {
        throw InvalidReportFile("a finding should have a severity and frames")
      }
      let occurrence = Occurrence(
        rule: try entry.text("rule"), severity: severity, cause: try entry.text("cause"),
        label: try sighting.text("label"), sentence: try sighting.text("sentence"),
        amount: try sighting.number("amount"), spans: spans,
        worstFrame: try sighting.integer("frame"), line: try sighting.integer("line"),
        column: try sighting.integer("column"), isAccepted: try sighting.flag("accepted"))
      scenarios[scenario].variants[variant].occurrences[device].append(occurrence)
    }
  }
}

extension DeviceFacts {
  fileprivate init(_ entry: JSONFields) throws(InvalidReportFile) {
    let area = try entry.object("safeArea")
    let size = try entry.list("size").compactMap(\.number)
    guard size.count == 2 else { throw InvalidReportFile("'size' should be two numbers") }
    let screen = Screen(
      orientation: try entry.text("orientation") == "landscape" ? .landscape : .portrait,
      size: Size(size[0], size[1]), statusBarHeight: try entry.number("statusBarHeight"),
      safeAreaInsets: EdgeInsets(
        top: try area.number("top"), left: try area.number("left"),
        bottom: try area.number("bottom"), right: try area.number("right")),
      scale: try entry.number("scale"), contentSize: try Self.contentSize(entry),
      direction: try entry.optionalText("layoutDirection") == "rightToLeft"
        ? .rightToLeft : .leftToRight)
    let rate = try entry.integer("rate")
    guard rate > 0 else { throw InvalidReportFile("'rate' should be at least 1") }
    self.init(id: try entry.text("id"), name: try entry.text("name"), screen: screen, rate: rate)
  }

  private static func contentSize(
    _ entry: JSONFields
  ) throws(InvalidReportFile) -> ContentSizeCategory {
    guard let word = try entry.optionalText("contentSize") else { return .large }
    guard let size = ContentSizeCategory.allCases.first(where: { "\($0.word)" == word }) else {
      throw InvalidReportFile("'contentSize' should be a size of text")
    }
    return size
  }
}

extension BaselineEntry {
  init(_ entry: JSONFields) throws(InvalidReportFile) {
    self.init(
      key: try entry.text("key"), scenario: try entry.text("scenario"),
      variant: try entry.text("variant"), rule: try entry.text("rule"),
      label: try entry.text("label"), amount: try entry.number("amount"),
      devices: try entry.texts("devices"))
  }
}
