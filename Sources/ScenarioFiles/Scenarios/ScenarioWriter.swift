// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
package import TextFormats

/// Writes a scenario file that reads back as the same scenario.
///
/// What the reader fills in where a file says nothing is left out, except for the variants.
/// Recordings that the file took from other files are written with their samples.
package struct ScenarioWriter {
  private let scenario: Scenario

  /// Makes a writer of a scenario.
  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// The file: members on lines of their own, and each step and check on one line.
  ///
  /// - Complexity: Linear in the number of steps, samples and checks.
  package var bytes: [UInt8] {
    let writer = CheckWriter(ownElements: scenario.pattern.ownElements)
    return JSONValue.object(
      setting + [
        ("steps", .lines(steps)),
        ("checks", scenario.checks.isEmpty ? nil : .lines(scenario.checks.map(writer.write))),
      ]
    ).document
  }

  /// All members but the steps and the checks, in the order in which the reader lists its keys.
  package var setting: [(String, JSONValue?)] {
    let pattern = scenario.pattern
    return [
      ("version", .integer(1)), ("id", .string(scenario.id)),
      ("title", scenario.title == scenario.id ? nil : .string(scenario.title)),
      ("summary", scenario.summary.map { .string($0) }),
      ("order", scenario.order == Scenario.defaultOrder ? nil : .integer(scenario.order)),
      ("report", scenario.report.map(Self.write)),
      ("pattern", .string(scenario.patternWord)),
      (
        "variants",
        scenario.namesVariants
          ? .list(scenario.variants.map { .string("\(pattern.variants[$0].id)") }) : nil
      ),
      ("parameters", parameters), ("fixedLengths", fixedLengths),
      ("devices", .list(scenario.devices.map { .string($0.reference) })),
      ("os", scenario.systemVersion.map { .integer($0) }),
      (
        "refreshRate",
        scenario.refreshRates.isEmpty ? nil : .list(scenario.refreshRates.map { .integer($0) })
      ),
      ("physics", physics),
      ("touch", touch),
      ("insets", insets), ("initialOffset", initialOffset),
    ]
  }

  private static func write(_ report: BugReport) -> JSONValue {
    .object([
      ("of", .string(report.source)), ("link", .string(report.link)),
      ("date", .string(report.date)),
      ("where", report.environment.map { .string($0) }),
      ("says", .string(report.says)), ("seen", .string(report.seen)),
      ("finds", report.rules.isEmpty ? nil : .list(report.rules.map { .string($0) })),
    ])
  }

  /// The steps as objects of a scenario file.
  package var steps: [JSONValue] {
    let writer = StepWriter(
      scrollViews: scenario.pattern.scrollViews, ownElements: scenario.pattern.ownElements)
    return zip(scenario.script.steps, scenario.stepSources).map { step, source in
      writer.write(step, source)
    }
  }

  private var parameters: JSONValue? {
    let members = zip(scenario.pattern.parameters, scenario.parameters)
      .filter { $0.defaultValue != $1 }
      .map { ("\($0.key)", JSONValue($1, of: $0)) }
    return members.isEmpty ? nil : .object(members)
  }

  private var fixedLengths: JSONValue? {
    let keys = scenario.fixedLengths.map { scenario.pattern.parameters[$0].key }
    return keys.isEmpty ? nil : .list(keys.map { .string("\($0)") })
  }

  private var physics: JSONValue? {
    let selection = scenario.physics
    let members: [(String, JSONValue?)] = [
      ("profile", selection.profile.map { .string("\($0.id)") }),
      ("pixelRounding", selection.pixelRounding.map { .string("\($0)") }),
      ("decelerationRate", selection.decelerationRate.map { .string("\($0)") }),
    ]
    return members.allSatisfy { $0.1 == nil } ? nil : .object(members)
  }

  private var touch: JSONValue? {
    let selection = scenario.physics
    let members: [(String, JSONValue?)] = [
      ("slop", selection.touchSlop.map { .number($0) }),
      ("match", selection.match == .finger ? nil : .string("\(selection.match)")),
    ]
    return members.allSatisfy { $0.1 == nil } ? nil : .object(members)
  }

  private var insets: JSONValue? {
    let insets = scenario.insets
    guard insets != InsetsOverride() else { return nil }
    return .object([
      ("top", insets.top.map { .number($0) }), ("left", insets.left.map { .number($0) }),
      ("bottom", insets.bottom.map { .number($0) }), ("right", insets.right.map { .number($0) }),
    ])
  }

  private var initialOffset: JSONValue? {
    switch scenario.initialOffset {
    case .rest: nil
    case .fromStart(let distance): .number(distance)
    case .fromEnd(let distance): .object([("fromEnd", .number(distance))])
    }
  }
}

extension JSONValue {
  /// The value of a pattern's parameter.
  fileprivate init(_ value: ParameterValue, of descriptor: ParameterDescriptor) {
    switch value {
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .flag(flag)
    case .choice(let index):
      guard case .choice(_, let options) = descriptor.kind else {
        preconditionFailure("\(descriptor.key) has no options")
      }
      self = .string("\(options[index])")
    case .numbers(let numbers): self = .list(numbers.map { .number($0) })
    }
  }
}
