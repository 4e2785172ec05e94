// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CoreModules
package import MotionReview
import PatternFiles
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
    let isFile = plan.scenario.pattern.file != nil
    let pattern = isFile ? "file-pattern" : plan.scenario.pattern.id
    // Pages without Android have no profile that needs its laws; patterns in Swift have them with all else.
    let module =
      plan.scenario.script.hasProgramSteps || plan.hasAndroid && !isFile
      ? pattern + "-complete" : plan.hasAndroid ? pattern + "-android" : pattern
    guard let core = CoreModules.core(ofPattern: module) else { return nil }
    let program = Self.program(of: plan)
    self.init(
      core: core, review: CoreModules.review(ofPattern: module),
      parameters: plan.scenario.pattern.parameters, values: plan.scenario.parameters,
      profiles: plan.hasAndroid ? PhysicsProfile.catalog : PhysicsProfile.iOSCatalog,
      rules: Self.settings(rules),
      program: program?.program, code: program?.code ?? Self.code(of: plan),
      scenario: JSONValue.object(ScenarioWriter(Self.scenario(of: plan)).setting).line)
    steps = Self.steps(of: plan.scenario)
  }

  /// What the app or the system does in a scenario, each step once.
  private static func steps(of scenario: Scenario) -> [PageStep] {
    let written = ScenarioWriter(scenario).steps
    var steps: [PageStep] = []
    for (index, step) in scenario.script.steps.enumerated() {
      guard step.isOfSystem, !steps.contains(where: { $0.step == step }) else { continue }
      steps.append(PageStep(scenario.stepLabels[index], step, json: written[index].line))
    }
    return steps
  }

  /// The programs of a pattern file and the file, for the lists of the plan's scenario; nil for a pattern in Swift.
  private static func program(of plan: RunPlan) -> (program: PageProgram, code: PageCode)? {
    let pattern = plan.scenario.pattern
    guard let program = pattern.program, let texts = pattern.runTexts,
      let elements = pattern.ownElements,
      let lane = plan.lanes.first, let variant = plan.variants.first
    else { return nil }
    var request = plan.request(variant, on: lane)
    var programs: [PatternProgram] = []
    var runTexts: [FileRunTexts] = []
    for index in pattern.variants.indices {
      request.variant = index
      programs.append(program(request))
      runTexts.append(texts(request))
    }
    let file = ProgramFile(elements: elements, programs: programs)
    let code = PageCode(
      runTexts.first?.source ?? "",
      changes: runTexts.map { $0.changes.compactMap(Self.line) })
    return (PageProgram(file, bytes: file.bytes, texts: runTexts), code)
  }

  /// The line of a place such as `Patterns/bar.pattern.jsonc:12:5`.
  private static func line(in place: String) -> Int? {
    place.split(separator: ":").dropLast().last.flatMap { Int($0) }
  }

  /// The rule of a pattern in Swift; the lines in which a variant differs from the fixed one are its changes.
  private static func code(of plan: RunPlan) -> PageCode? {
    let variants = plan.variants.map { plan.variant($0) }
    let pattern = plan.scenario.pattern.id
    guard let excerpt = CatalogRule.excerpt(of: pattern) else { return nil }
    let fixed = variants.last(where: \.isFixed)
    return PageCode(
      excerpt.text,
      changes: variants.map { variant in
        CatalogRule.changes(
          of: "\(variant.id)", from: variant.isFixed ? nil : fixed.map { "\($0.id)" },
          in: pattern)
      })
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

  /// A scenario that plays other steps under the conditions of the plan.
  private static func scenario(of plan: RunPlan) -> Scenario {
    var scenario = plan.scenario
    scenario.id += "-by-hand"
    scenario.title = String((scenario.title + ", by hand").prefix(100))
    scenario.summary = nil
    scenario.order = Scenario.defaultOrder
    scenario.variants = plan.variants
    scenario.namesVariants = true
    scenario.devices = []
    scenario.systemVersion = plan.systemVersion
    scenario.refreshRates = []
    scenario.physics.profile = plan.namedPhysics
    for lane in plan.lanes {
      if !scenario.devices.contains(lane.selection) { scenario.devices.append(lane.selection) }
      if !scenario.refreshRates.contains(lane.rate) { scenario.refreshRates.append(lane.rate) }
    }
    if plan.lanes.allSatisfy({ $0.rate == $0.selection.device.maximumRefreshRate }) {
      scenario.refreshRates = []
    }
    return scenario
  }
}

extension GestureStep {
  /// Whether the app or the system takes it, or a hand that turns the device.
  fileprivate var isOfSystem: Bool {
    switch self {
    case .program, .rotate: true
    default: false
    }
  }
}
