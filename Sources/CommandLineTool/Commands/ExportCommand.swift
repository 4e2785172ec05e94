// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import StoryboardRendering
import SystemCalls

/// `scrollwork export SCENARIO -o FILE`.
enum ExportCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[0]
    let plan = try PlanReader(RunOverrides(arguments), context).plan(path)
    let (variant, lane) = try plan.onlyRun()
    let output = arguments.text(.output) ?? "-"
    let kind = try kind(of: output, arguments)
    try FileSystem.refuse(output, replacing: plan.inputs)
    if kind == .drawing { try arguments.refuse([.scale], because: "SVG has no pixels") }
    if kind == .drawing || kind == .picture {
      try arguments.refuse([.filmRate], because: "a still picture has one frame")
    }

    let timeline = try plan.run(variant, on: lane)
    context.say(warnings: plan.warnings(timeline, variant, on: lane))
    let frames = PictureFrames(
      Scene(lane.selection.device, [timeline]), options: options(arguments, plan, variant, lane))
    let scale = arguments.number(.scale) ?? 2
    switch kind {
    case .drawing, .picture:
      let frame = try frame(arguments, rate: timeline.rate, count: timeline.frameCount)
      let drawing = frames.drawing(frame)
      if kind == .drawing {
        try write(drawing, to: output, context)
      } else {
        try AtomicFile.write(PictureMaker(scale: scale).picture(of: drawing), to: output)
      }
    case .film(let format):
      try arguments.refuse([.frame, .time], because: "a film shows all frames")
      let film = try Film(
        format, displayRate: timeline.rate, count: timeline.frameCount,
        wanted: arguments.integer(.filmRate))
      let jobs = arguments.integer(.jobs) ?? Process.processorCount
      let rate = try FilmMaker(film: film, scale: scale, jobs: jobs)
        .write(frames, to: output, log: context)
      context.say("\(output): \(film.summary); drawn at \(rate) a second")
    }
    return .clean
  }

  /// The requested export.
  private enum Kind: Equatable {
    /// A still as SVG, which needs no other program.
    case drawing
    /// A still as PNG.
    case picture
    /// A film.
    case film(FilmFormat)
  }

  private static func kind(
    of output: String, _ arguments: ParsedArguments
  ) throws(OperationError) -> Kind {
    if output == "-" { return .drawing }
    let ending = output.split(separator: "/").last?.split(separator: ".").dropFirst().last
    switch ending.map(String.init) {
    case "svg": return .drawing
    case "png": return .picture
    case let word?:
      if let format = FilmFormat(rawValue: word) { return .film(format) }
      fallthrough
    case nil:
      let known = ["svg", "png"] + FilmFormat.allCases.map(\.rawValue)
      throw OperationError(
        "--output: found '\(output)', expected a name that ends in one of"
          + " \(known.map { "." + $0 }.joined(separator: ", ")), or - for SVG")
    }
  }

  private static func frame(
    _ arguments: ParsedArguments, rate: Int, count: Int
  ) throws(OperationError) -> Int {
    let last = "the run has frames 0 to \(count - 1), to \(seconds(count - 1, rate)) s"
    if let frame = arguments.integer(.frame) {
      try arguments.refuse([.time], because: "--frame says which frame")
      guard frame < count else { throw OperationError("--frame: found \(frame); \(last)") }
      return frame
    }
    guard let time = arguments.number(.time) else { return 0 }
    // What is on the screen at that time; half a microsecond for times that are written as decimals.
    let frame = Int((time + 5e-7) * Double(rate))
    guard frame < count else { throw OperationError("--time: found \(time) s; \(last)") }
    return frame
  }

  private static func seconds(_ frame: Int, _ rate: Int) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: 3, keepsLeadingZero: true)
      .append(Double(frame) / Double(rate), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(
    _ drawing: [UInt8], to output: String, _ context: CommandContext
  ) throws(OperationError) {
    let drawing = FileChecksum.added(to: drawing)
    if output == "-" {
      try context.output.write(drawing)
    } else {
      try AtomicFile.write(drawing, to: output)
    }
  }

  private static func options(
    _ arguments: ParsedArguments, _ plan: RunPlan, _ variant: Int, _ lane: Lane
  ) -> SVGOptions {
    var options = SVGOptions()
    options.encoding = .none
    options.title = "\(plan.scenario.title): \(plan.variant(variant).title), \(lane.name)"
    options.description = "\(plan.variant(variant).summary)"
    options.appearance = arguments.text(.theme) == "dark" ? .dark : .light
    return options
  }
}
