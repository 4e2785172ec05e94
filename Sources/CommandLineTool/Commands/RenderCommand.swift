// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import StoryboardRendering
import Synchronization

/// `scrollwork render PATH…`.
enum RenderCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(ToolError) -> ExitCode {
    let folder = OutputFolder(arguments.text(.output) ?? "Output")
    guard folder.path != "-" else {
      throw ToolError("--output: render writes a folder of files, expected its path, found '-'")
    }
    let overrides = RunOverrides(arguments)
    let plans = try plans(arguments.operands, overrides, context)
    // A run of some variants or devices only cannot tell whole stories.
    let stories = overrides.isEmpty ? try StoryPlan.read(arguments.operands, plans: plans) : []
    let options = options(arguments)
    let renderers = plans.map { ScenarioRenderer($0, options: options, folder: folder) }
    for renderer in renderers { try renderer.makeFolders() }

    let jobs = arguments.integer(.jobs) ?? Process.processorCount
    render(renderers, jobs: jobs, context)
    try Interruption.check()

    var outcomes = renderers.map(\.outcome)
    if outcomes.allSatisfy(\.isClean) { outcomes.append(try together(renderers, stories, folder)) }
    let code = report(outcomes, context)
    guard code == .clean else {
      context.say("\(folder.path(GalleryIndex.name)) and \(Manifest.name) were left as they were")
      return code
    }
    let manifest = Manifest(outcomes.flatMap(\.entries))
    let removed = try folder.removeStale(
      of: plans.map(\.scenario.id) + stories.map(\.story.id), keeping: manifest)
    for path in removed { context.say("removed \(folder.path(path)), which is no longer rendered") }
    try AtomicFile.write(Array(manifest.text.utf8), to: folder.path(Manifest.name))

    if arguments.has(.stats) { try writeStatistics(manifest, context) }
    let page = plans.count == 1 ? plans[0].scenario.id + "/" + OutputFolder.page : GalleryIndex.name
    try context.output.write("open \(folder.path(page))\n")
    return .clean
  }

  /// Renders all lanes of all scenarios.
  private static func render(
    _ renderers: [ScenarioRenderer], jobs: Int, _ context: CommandContext
  ) {
    let items = renderers.indices.flatMap { scenario in
      renderers[scenario].plan.lanes.indices.map { (scenario: scenario, lane: $0) }
    }
    let progress = Progress(
      total: items.count, detail: context.detail, surroundings: context.surroundings)
    let hasFailed = Atomic(false)
    WorkerPool.run(items.count, jobs: jobs) { index in
      // After a full disk there is no point in filling it again.
      if hasFailed.load(ordering: .relaxed) { return }
      let item = items[index]
      let renderer = renderers[item.scenario]
      let id = renderer.plan.scenario.id
      let isComplete = renderer.renderLane(item.lane)
      progress.didFinish("\(id) · \(renderer.plan.lanes[item.lane].name)")
      guard isComplete else { return }
      let outcome = renderer.outcome
      if outcome.errors.contains(where: { !$0.isDiagnostic }) {
        hasFailed.store(true, ordering: .relaxed)
      }
      let files = outcome.entries.map { "\($0.path)  \(ByteCount.text($0.size))" }
      let bytes = outcome.entries.reduce(0) { $0 + $1.size }
      progress.didFinishGroup(
        item.scenario, summary: "\(id): \(files.count) files, \(ByteCount.text(bytes))",
        files: files)
    }
    progress.end()
  }

  /// Writes what needs several scenarios: the stories, and the page that links everything.
  private static func together(
    _ renderers: [ScenarioRenderer], _ stories: [StoryPlan], _ folder: OutputFolder
  ) throws(ToolError) -> ScenarioRenderer.Outcome {
    var outcome = ScenarioRenderer.Outcome()
    var pages: [(name: String, bytes: [UInt8])] = []
    for story in stories {
      try FileSystem.makeFolder(folder.path(story.story.id))
      pages.append((story.story.id + "/" + OutputFolder.page, try StoryRenderer.page(story)))
    }
    pages.append((GalleryIndex.name, GalleryIndex.write(renderers, stories)))
    for page in pages {
      switch try folder.write(page.bytes, to: page.name, as: .page) {
      case .success(let entry): outcome.entries.append(entry)
      case .failure(let invalid): outcome.findings += invalid.findings
      }
    }
    return outcome
  }

  /// Says what went wrong, in the order of the scenarios.
  private static func report(
    _ outcomes: [ScenarioRenderer.Outcome], _ context: CommandContext
  ) -> ExitCode {
    var code = ExitCode.clean
    for outcome in outcomes {
      for warning in outcome.warnings {
        context.say(context.highlighted(warning, context.errorStyle))
      }
      for error in outcome.errors {
        context.report(error)
        code = code.worst(error.exitCode)
      }
      guard !outcome.findings.isEmpty else { continue }
      for finding in outcome.findings {
        context.surroundings.errors.say(context.highlighted(finding, context.errorStyle))
      }
      context.report(
        ToolError(
          "rendered files are invalid and were not written: this is a mistake in scrollwork, please report it"
        ))
      code = code.worst(.findings)
    }
    return code
  }

  /// Reads all scenarios, so that a mistake in the last is known before the first is rendered.
  static func plans(
    _ operands: [String], _ overrides: RunOverrides, _ context: CommandContext
  ) throws(ToolError) -> [RunPlan] {
    var plans: [RunPlan] = []
    var errors: [ToolError] = []
    for path in try ScenarioSource.paths(operands) {
      do throws(ToolError) {
        let scenario = try ScenarioSource.read(path, context.surroundings)
        if let twin = plans.first(where: { $0.scenario.id == scenario.id }) {
          throw ToolError(
            "\(path) and \(twin.path) have the same id '\(scenario.id)': each needs its own")
        }
        plans.append(try RunPlan(scenario, path: path, overrides: overrides))
      } catch {
        errors.append(error)
      }
    }
    guard let last = errors.popLast() else { return plans }
    for error in errors { context.report(error) }
    throw last
  }

  private static func options(_ arguments: ParsedArguments) -> SVGOptions {
    var options = SVGOptions()
    if let tolerance = arguments.number(.tolerance) { options.tolerance = tolerance }
    if let decimals = arguments.integer(.precision) { options.precision = decimals }
    if arguments.text(.loop) == "once" { options.loop = .once }
    if arguments.text(.encoding) == "smil" { options.encoding = .smil }
    switch arguments.text(.theme) {
    case "light": options.appearance = .light
    case "dark": options.appearance = .dark
    default: break
    }
    return options
  }

  private static func writeStatistics(
    _ manifest: Manifest, _ context: CommandContext
  ) throws(ToolError) {
    let usage = Process.usage
    let bytes = manifest.entries.reduce(0) { $0 + $1.size }
    let milliseconds = Int((usage.processorSeconds * 1000).rounded())
    try context.output.write(
      """
      processor time  \(milliseconds / 1000).\(ByteCount.padded(milliseconds % 1000)) s
      peak memory     \(ByteCount.text(usage.peakBytes))
      written         \(manifest.entries.count) files, \(ByteCount.text(bytes))

      """)
  }
}
