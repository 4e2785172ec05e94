// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardProduction
import StoryboardRendering
import SystemCalls

/// `scrollwork frames SCENARIO`.
enum FramesCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[0]
    let plan = try PlanReader(RunOverrides(arguments), context).plan(path)
    let (variant, lane) = try plan.onlyRun()
    if let output = arguments.text(.output) {
      try FileSystem.refuse(output, replacing: plan.inputs)
    }
    let timeline = try plan.run(variant, on: lane)
    context.say(warnings: plan.warnings(timeline, variant, on: lane))
    try Interruption.check()
    let output = FrameOutput(
      format: arguments.text(.format) == "csv" ? .csv : .ndjson, scenario: plan.scenario.id,
      pattern: "\(plan.scenario.pattern.id)", variant: "\(plan.variant(variant).id)",
      device: lane.selection.device)
    try write(output, timeline, to: arguments.text(.output) ?? "-", context)
    return .clean
  }

  private static func write(
    _ output: FrameOutput, _ timeline: Timeline, to path: String, _ context: CommandContext
  ) throws(OperationError) {
    guard path != "-" else {
      try output.write(timeline) { (bytes) throws(OperationError) in
        try Interruption.check()
        // A closed pipe ends the output.
        if !context.output.isClosed { try context.output.write(bytes) }
      }
      return
    }
    try AtomicFile.write(to: path) { (take) throws(OperationError) in
      try output.write(timeline) { (bytes) throws(OperationError) in
        try Interruption.check()
        try take(bytes)
      }
    }
  }
}
