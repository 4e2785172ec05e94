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
    let output = FrameOutput(
      format: arguments.text(.format) == "csv" ? .csv : .ndjson, scenario: plan.scenario.id,
      pattern: "\(plan.scenario.pattern.id)", variant: "\(plan.variant(variant).id)",
      device: lane.selection.device)
    let run = Run(plan: plan, variant: variant, lane: lane, output: output)
    let destination = arguments.text(.output) ?? "-"
    let timeline = try destination == "-" ? run.print(context) : run.write(to: destination)
    context.say(warnings: plan.warnings(timeline, variant, on: lane))
    return .clean
  }

  /// A run whose frames are written while it is played.
  private struct Run {
    let plan: RunPlan
    let variant: Int
    let lane: Lane
    let output: FrameOutput

    func print(_ context: CommandContext) throws(OperationError) -> Timeline {
      // A run that fails prints nothing, so it is played once before.
      _ = try plan.run(variant, on: lane) { _, _ in }
      return try pass { (bytes) throws(OperationError) in
        // A closed pipe ends the output.
        if !context.output.isClosed { try context.output.write(bytes) }
      }
    }

    func write(to path: String) throws(OperationError) -> Timeline {
      var timeline = Timeline(rate: lane.rate)
      try AtomicFile.write(to: path) { (take) throws(OperationError) in
        timeline = try pass(to: take)
      }
      return timeline
    }

    private func pass(
      to sink: ([UInt8]) throws(OperationError) -> Void
    ) throws(OperationError) -> Timeline {
      var lines = FrameLines(output)
      var failure: OperationError?
      func attempt(_ action: () throws(OperationError) -> Void) {
        guard failure == nil else { return }
        do throws(OperationError) {
          try Interruption.check()
          try action()
        } catch {
          failure = error
        }
      }
      let timeline = try plan.run(variant, on: lane) { part, count in
        attempt { () throws(OperationError) in
          try lines.append(part, frameCount: count, to: sink)
        }
      }
      attempt { () throws(OperationError) in try lines.finish(to: sink) }
      if let failure { throw failure }
      return timeline
    }
  }
}
