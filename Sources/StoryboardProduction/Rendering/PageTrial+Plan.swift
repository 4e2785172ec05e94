// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CoreModules
package import MotionReview
import ScenarioFiles
import ScrollCore
package import StoryboardRendering
import TextFormats

extension PageTrial {
  /// What it takes to try a plan's pattern by hand, on the devices and in the variants of the plan.
  ///
  /// nil where the build had no compiler for the pages' core.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - rules: The options of the rules for live runs.
  package init?(_ plan: RunPlan, rules: ReviewOptions) {
    let pattern = "\(plan.scenario.pattern.id)"
    guard let core = CoreModules.core(ofPattern: pattern) else { return nil }
    self.init(
      core: core, review: CoreModules.review(ofPattern: pattern),
      parameters: plan.scenario.pattern.parameters, values: plan.scenario.parameters,
      profiles: PhysicsProfile.catalog, rules: Self.settings(rules),
      scenario: JSONValue.object(Self.scenario(of: plan)).line)
  }

  /// The rules that a project sets.
  private static func settings(
    _ rules: ReviewOptions
  ) -> [(id: StaticString, severity: MotionReview.Severity?)] {
    ReviewRule.allCases.compactMap { rule in
      let setting = rules[rule]
      guard setting.isOn else { return (rule.id, nil) }
      return setting.severity.map { (rule.id, $0) }
    }
  }

  /// The members of a scenario file that plays other steps under the same conditions.
  private static func scenario(of plan: RunPlan) -> [(String, JSONValue?)] {
    let scenario = plan.scenario
    var members: [(String, JSONValue?)] = [
      ("version", .integer(1)), ("id", .string(scenario.id + "-by-hand")),
      ("title", .string(String((scenario.title + ", by hand").prefix(100)))),
      ("pattern", .string("\(scenario.pattern.id)")),
      ("variants", .list(plan.variants.map { .string("\(plan.variant($0).id)") })),
      ("devices", .list(devices(of: plan))),
    ]
    if let version = plan.systemVersion { members.append(("os", .integer(version))) }
    var rates: [Int] = []
    for lane in plan.lanes where !rates.contains(lane.rate) { rates.append(lane.rate) }
    if plan.lanes.contains(where: { $0.rate != $0.selection.device.maximumRefreshRate }) {
      members.append(("refreshRate", .list(rates.map { .integer($0) })))
    }
    let parameters = zip(scenario.pattern.parameters, scenario.parameters)
      .filter { $0.defaultValue != $1 }
      .map { ("\($0.key)", value($1, of: $0)) }
    if !parameters.isEmpty { members.append(("parameters", .object(parameters))) }
    let fixed = scenario.pattern.parameters.enumerated()
      .filter { scenario.fixedLengths.contains($0.offset) }
    if !fixed.isEmpty {
      members.append(("fixedLengths", .list(fixed.map { .string("\($0.element.key)") })))
    }
    members += physics(of: plan)
    let insets = [
      ("top", scenario.insets.top), ("left", scenario.insets.left),
      ("bottom", scenario.insets.bottom), ("right", scenario.insets.right),
    ]
    let given = insets.compactMap { edge, inset in
      inset.map { (edge, JSONValue.number($0)) }
    }
    if !given.isEmpty { members.append(("insets", .object(given))) }
    switch scenario.initialOffset {
    case .rest: break
    case .fromStart(let distance): members.append(("initialOffset", .number(distance)))
    case .fromEnd(let distance):
      members.append(("initialOffset", .object([("fromEnd", .number(distance))])))
    }
    return members
  }

  private static func devices(of plan: RunPlan) -> [JSONValue] {
    var references: [String] = []
    for lane in plan.lanes where !references.contains(lane.selection.reference) {
      references.append(lane.selection.reference)
    }
    return references.map { .string($0) }
  }

  private static func physics(of plan: RunPlan) -> [(String, JSONValue?)] {
    let selection = plan.scenario.physics
    var physics: [(String, JSONValue?)] = [("profile", .string("\(plan.physics.id)"))]
    if let rounding = selection.pixelRounding {
      physics.append(("pixelRounding", .string("\(rounding)")))
    }
    if let rate = selection.decelerationRate {
      physics.append(("decelerationRate", .string("\(rate)")))
    }
    let touch = selection.touchSlop.map {
      ("touch", JSONValue.object([("slop", .number($0))]))
    }
    return [("physics", .object(physics))] + (touch.map { [$0] } ?? [])
  }

  private static func value(
    _ value: ParameterValue, of descriptor: ParameterDescriptor
  ) -> JSONValue {
    switch value {
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    case .choice(let index):
      guard case .choice(_, let options) = descriptor.kind else { return .null }
      return .string("\(options[index])")
    case .numbers(let numbers): return .list(numbers.map { .number($0) })
    }
  }
}
