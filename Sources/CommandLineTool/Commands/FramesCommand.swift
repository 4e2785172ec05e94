// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardRendering

/// `scrollwork frames SCENARIO`.
enum FramesCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(ToolError) -> ExitCode {
    let path = arguments.operands[0]
    let scenario = try ScenarioSource.read(path, context.surroundings)
    let plan = try RunPlan(scenario, path: path, overrides: RunOverrides(arguments))
    let variant = try onlyVariant(plan)
    let lane = try onlyLane(plan)
    let timeline = try plan.run(variant, on: lane)
    for warning in plan.warnings(timeline, variant, on: lane) {
      context.say(context.highlighted(warning, context.errorStyle))
    }
    try Interruption.check()
    let output = FrameOutput(
      format: arguments.text(.format) == "csv" ? .csv : .ndjson, scenario: scenario.id,
      pattern: "\(scenario.pattern.id)", variant: "\(plan.variant(variant).id)",
      device: lane.selection.device)
    try write(output, timeline, to: arguments.text(.output) ?? "-", context)
    return .clean
  }

  private static func write(
    _ output: FrameOutput, _ timeline: Timeline, to path: String, _ context: CommandContext
  ) throws(ToolError) {
    guard path != "-" else {
      try output.write(timeline) { (bytes) throws(ToolError) in
        try Interruption.check()
        // Whoever has read enough needs no more numbers.
        if !context.output.isClosed { try context.output.write(bytes) }
      }
      return
    }
    var all: [UInt8] = []
    output.write(timeline) { all += $0 }
    try AtomicFile.write(all, to: path)
  }

  /// The variant to run: the one that was asked for, or the only one.
  static func onlyVariant(_ plan: RunPlan) throws(ToolError) -> Int {
    guard plan.variants.count == 1 else {
      let words = plan.variants.map { "\(plan.variant($0).id)" }
      throw choice(of: "variants", words, option: .variant)
    }
    return plan.variants[0]
  }

  /// The lane to run: the one that was asked for, or the only one.
  static func onlyLane(_ plan: RunPlan) throws(ToolError) -> Lane {
    guard plan.lanes.count == 1 else {
      let isOneDevice = plan.lanes.allSatisfy { $0.selection == plan.lanes[0].selection }
      throw isOneDevice
        ? choice(of: "refresh rates", plan.lanes.map { "\($0.rate)" }, option: .fps)
        : choice(of: "devices", plan.lanes.map(\.id), option: .device)
    }
    return plan.lanes[0]
  }

  private static func choice(
    of things: String, _ words: [String], option: OptionName
  ) -> ToolError {
    ToolError(
      "the scenario has \(words.count) \(things), expected one of them with \(option.word):"
        + " \(words.joined(separator: ", "))")
  }
}
