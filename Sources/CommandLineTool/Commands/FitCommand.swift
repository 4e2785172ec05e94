// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import StoryboardRendering
import SystemCalls
import TextFormats

/// `scrollwork fit TRACE`.
enum FitCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[0]
    if let file = arguments.text(.output), !file.hasSuffix(".svg") {
      throw OperationError("--output: found '\(file)', expected a name that ends in .svg")
    }
    let inputs = [path] + (arguments.text(.scenario).map { [$0] } ?? [])
    if let file = arguments.text(.output) { try FileSystem.refuse(file, replacing: inputs) }
    let contents = try read(path)
    let recording = TraceRecording(
      times: contents.times, offsets: contents.offsets, finger: contents.finger,
      header: contents.header)
    let simulation = try simulation(arguments, context)
    let viewport = try viewport(arguments, simulation, contents.device)
    let profile =
      simulation?.physics ?? PhysicsProfile.catalog.first { "\($0.id)" == arguments.text(.physics) }
      ?? .uikit
    let facts = TraceFitter.Facts(
      viewport: viewport, stopSpeed: profile.stopSpeed.inPoints(scale: 3))
    let motions = TraceFitter.fit(recording, facts: facts)
    try Interruption.check()
    let overlay =
      simulation.map { TraceOverlay(recording, over: $0.offsets, rate: $0.rate) }
      ?? TraceOverlay(
        recording, motions: motions, profile: profile, viewport: viewport ?? 667)
    let header = header(of: recording, simulation, context)
    var report = FitReport(
      path: path, recording: recording, motions: motions, overlay: overlay, header: header,
      profile: profile, simulation: simulation?.name ?? "\(profile.id), released as fitted")
    if let file = arguments.text(.output) {
      if let simulation, let page = try page(of: simulation, seenFrom: file, arguments, context) {
        report.storyboard = { time in
          // The recording may lie later than the simulation.
          page + "&t=\(max(0, Int(((time - overlay.shift) * 1000).rounded())))"
        }
      }
      try draw(report.plot, to: file)
      if let plot = report.headerPlot {
        let second = headerFile(file)
        // The default.
        if FileSystem.kind(of: second) == .file, try !OutputFolder.isMarked(second) {
          throw OperationError(
            "\(second) is there and was not written by scrollwork: the drawing of the header would replace it",
            hints: ["name another file with --output"])
        }
        try draw(plot, to: second)
      }
    }
    try context.output.write(arguments.has(.json) ? report.json : VisibleText.lines(report.text))
    if motions.isEmpty { context.warn("no motion could be fitted: nothing moves after a touch up") }
    return .clean
  }

  /// How the recorded header and that of the scenario's pattern agree; nil where one of them is missing.
  private static func header(
    of recording: TraceRecording, _ simulation: Simulation?, _ context: CommandContext
  ) -> HeaderFit? {
    guard !recording.header.isEmpty else { return nil }
    guard let simulation else {
      context.warn("the header is not compared: give the scenario whose pattern has it, --scenario")
      return nil
    }
    guard
      let heights = HeaderRun.heights(recording, simulation.request, simulation.pattern)
    else {
      context.warn("the header is not compared: \(simulation.name) records none")
      return nil
    }
    if recording.times.count > HeaderRun.limit {
      context.warn("the header is compared in the first \(HeaderRun.limit) samples")
    }
    return HeaderFit(recording, simulated: heights)
  }

  /// The address of the storyboard of a simulation as seen from a drawing; nil where it has not been rendered, and from
  /// a drawing outside the current folder.
  private static func page(
    of simulation: Simulation, seenFrom file: String, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> String? {
    let page =
      try PlanReader(RunOverrides(arguments), context).project.output(nil)
      + "/" + simulation.page
    guard FileSystem.kind(of: String(page.prefix { $0 != "#" })) == .file,
      !page.hasPrefix("/"), !file.hasPrefix("/"), !file.contains("..")
    else { return nil }
    let depth = file.split(separator: "/").count { $0 != "." } - 1
    return String(repeating: "../", count: depth) + page
  }

  private static func draw(_ plot: CurvePlot, to file: String) throws(OperationError) {
    let folder = OutputFolder(FileSystem.folder(of: file))
    try FileSystem.makeFolder(folder.path)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if case .failure(let invalid) = try folder.write(plot.write(), to: name, as: .drawing) {
      throw OperationError(diagnostics: invalid.findings.joined(separator: "\n"))
    }
  }

  /// The path of the header's drawing, next to that of the offset: `fit-header.svg` for `fit.svg`.
  static func headerFile(_ file: String) -> String {
    file.hasSuffix(".svg") ? file.dropLast(4) + "-header.svg" : file + "-header"
  }

  private static func read(_ path: String) throws(OperationError) -> TraceFile.Contents {
    let endings = [".csv", ".json", ".jsonc", ".json5"]
    guard endings.contains(where: path.hasSuffix) else {
      throw OperationError(
        "\(path): expected a file whose name ends in \(endings.joined(separator: ", "))")
    }
    let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    do {
      return try TraceFile.read(path: path, source: source)
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }

  /// A run to compare the recording with.
  private struct Simulation {
    var name: String
    var offsets: [Double]
    var rate: Int
    var viewport: Double
    var physics: PhysicsProfile
    var request: RunRequest
    var pattern: PatternEntry
    /// The address of its storyboard below the folder that `render` writes to.
    var page: String
  }

  private static func simulation(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> Simulation? {
    guard let path = arguments.text(.scenario) else {
      try arguments.refuse([.variant, .fps, .os], because: "there is no --scenario to run")
      return nil
    }
    let plan = try PlanReader(RunOverrides(arguments), context).plan(path)
    let (variant, lane) = try plan.onlyRun()
    let timeline = try plan.run(variant, on: lane)
    let bounds = timeline.bounds[0]
    return Simulation(
      name: "\(plan.scenario.id), \(plan.variant(variant).id) on \(lane.name)",
      offsets: (0..<timeline.frameCount).map { timeline.value(0, inFrame: $0) },
      rate: timeline.rate, viewport: bounds.end - bounds.start, physics: plan.physics(on: lane),
      request: plan.request(variant, on: lane), pattern: plan.scenario.pattern,
      page: "\(plan.scenario.id)/index.html#variant=\(plan.variant(variant).id)&devices=\(lane.id)")
  }

  /// The length of the scroll view: what is known most exactly of it.
  private static func viewport(
    _ arguments: ParsedArguments, _ simulation: Simulation?, _ recorded: RecordedDevice?
  ) throws(OperationError) -> Double? {
    if let given = arguments.number(.viewport) { return given }
    if let simulation { return simulation.viewport }
    let word = arguments.text(.device)
    let device = DeviceCatalog.catalog.first { $0.id == word }
    if let word, device == nil {
      throw OperationError(
        UnknownWord.message("device", found: word, words: DeviceCatalog.catalog.map(\.id)))
    }
    if let own = recorded?.viewport, own > 0 { return own }
    return device?.size.height ?? recorded?.size?.height
  }
}
