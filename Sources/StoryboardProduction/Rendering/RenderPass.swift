// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
package import MotionReview
import ScenarioFiles
import ScrollCore
package import StoryboardRendering
package import SystemCalls
import TextFormats

/// Renders scenarios into a folder, all of them or those that have changed since an earlier pass.
package struct RenderPass {
  /// Scenario files, and folders with such.
  package let operands: [String]
  /// How scenarios are read.
  package let reader: PlanReader
  /// How drawings are written.
  package let options: SVGOptions
  /// The options of the rules for the rendered runs.
  package let rules: ReviewOptions
  /// Where files go.
  package let folder: OutputFolder
  /// How many frames a scenario may take.
  package let limit: WorkLimit
  /// The number of lanes that are rendered in parallel.
  package let jobs: Int
  /// Receives what there is to report.
  package let log: any ProductionLog

  /// Makes a pass.
  package init(
    operands: [String], reader: PlanReader, options: SVGOptions, rules: ReviewOptions,
    folder: OutputFolder, limit: WorkLimit, jobs: Int, log: any ProductionLog
  ) {
    self.operands = operands
    self.reader = reader
    self.options = options
    self.rules = rules
    self.folder = folder
    self.limit = limit
    self.jobs = jobs
    self.log = log
  }

  /// What a pass came to.
  package struct Result {
    /// What could not be done; the log has it, too.
    package var errors: [OperationError] = []
    /// Whether invalid files were produced, which are logged and not written.
    package var hasInvalidFiles = false
    /// What was written; nil where not everything could be.
    package var manifest: Manifest?
    /// The scenarios, rendered.
    package var renderers: [ScenarioRenderer] = []

    /// The page to open first, below the folder.
    package var page: String {
      renderers.count == 1
        ? renderers[0].plan.scenario.id + "/" + OutputFolder.page : GalleryIndex.name
    }
  }

  /// Renders.
  ///
  /// - Parameters:
  ///   - known: Scenarios of an earlier pass whose files have not changed since.
  ///   - last: The result of the previous pass; nothing is reused if another process has rendered
  ///     since.
  /// - Throws: An error if something cannot be read or written.
  package func run(
    reusing known: [ScenarioRenderer] = [], of last: Manifest? = nil
  ) throws(OperationError) -> Result {
    // Drawings and pages of the same sizes follow one another.
    Process.keepFreedMemory()
    // All scenarios are read before the first is rendered.
    let plans = try reader.plans(operands, knowing: known.map(\.plan))
    let patterns = try reader.patterns()
    // A run of only some variants or devices cannot render complete stories.
    let stories =
      reader.overrides.isEmpty
      ? try StoryPlan.read(
        operands, plans: plans, patterns: patterns, folders: reader.overrides.folders) : []
    var checked: [WorkEstimate] = []
    for plan in plans {
      checked.append(try limit.check(plan, variants: plan.variants, for: .pages))
    }
    try FileSystem.makeFolder(folder.path)
    // Pages, manifest and what is removed belong together.
    let lock = try FolderLock(folder.path, log: log)
    defer { lock.release() }
    let isOurs = last.map(folder.holds) ?? true
    let renderers = plans.map { plan in
      known.first { isOurs && $0.plan.path == plan.path }
        ?? ScenarioRenderer(plan, options: options, rules: rules, folder: folder)
    }
    let work = zip(renderers, checked).filter { work in !known.contains { $0 === work.0 } }
    let fresh = work.map(\.0)
    try folder.refuseForeign(names(fresh, stories))
    for renderer in fresh { try renderer.makeFolders() }
    for name in fresh.flatMap(\.folderNames) + stories.map(\.story.id) + [""] {
      TemporaryFiles.removeStale(in: name.isEmpty ? folder.path : folder.path(name), isLocked: true)
    }
    render(fresh, work.map(\.1))
    try Interruption.check()

    var outcomes = renderers.map(\.outcome)
    if outcomes.allSatisfy(\.isClean) {
      outcomes.append(try together(renderers, stories, patterns))
    }
    var result = report(outcomes)
    result.renderers = renderers
    guard result.errors.isEmpty, !result.hasInvalidFiles else {
      log.say("\(folder.path(GalleryIndex.name)) and \(Manifest.name) were left as they were")
      return result
    }
    let manifest = Manifest(outcomes.flatMap(\.entries))
    let stale = try folder.removeStale(
      of: plans.map(\.scenario.id) + stories.map(\.story.id), keeping: manifest)
    for path in stale.removed {
      log.say("removed \(folder.path(path)), which is no longer rendered")
    }
    for path in stale.left {
      log.say("left \(folder.path(path)), which is no longer rendered: it was changed since")
    }
    try AtomicFile.write(Array(manifest.text.utf8), to: folder.path(Manifest.name))
    result.manifest = manifest
    return result
  }

  /// All files that the pass may write.
  private func names(_ renderers: [ScenarioRenderer], _ stories: [StoryPlan]) -> [String] {
    let pages = [GalleryIndex.name] + stories.map { $0.story.id + "/" + OutputFolder.page }
    let files = [Manifest.name] + pages + renderers.flatMap(\.fileNames)
    guard folder.isWatched else { return files }
    return files
      + files.filter { $0.hasSuffix(OutputFolder.page) }
      .map { $0.dropLast(OutputFolder.page.count) + WatchedPage.stampName }
  }

  /// Renders all lanes of scenarios.
  private func render(_ renderers: [ScenarioRenderer], _ estimates: [WorkEstimate]) {
    let items = renderers.indices.flatMap { scenario in
      renderers[scenario].plan.lanes.indices.map { (scenario: scenario, lane: $0) }
    }
    let progress = log.progress(of: items.count)
    let hasFailed = Protected(false)
    let gate = MemoryGate()
    WorkerPool.run(items.count, jobs: jobs) { index in
      let item = items[index]
      let renderer = renderers[item.scenario]
      let id = renderer.plan.scenario.id
      // After a full disk there is no point in filling it again.
      let isLeftOut = hasFailed.withLock { $0 }
      let estimate = estimates[item.scenario]
      let laneBytes = isLeftOut ? 0 : estimate.bytes(ofLane: item.lane)
      // The data that the page needs of all devices is kept from the first one on.
      let pageBytes = isLeftOut || item.lane > 0 ? 0 : estimate.pageBytes
      guard gate.enter(index, holding: laneBytes + pageBytes), !isLeftOut else { return }
      let isComplete = renderer.renderLane(
        item.lane, keepsRuns: estimate.keepsRuns(ofLane: item.lane))
      gate.leave(isComplete ? laneBytes + estimate.pageBytes : laneBytes)
      progress.didFinish("\(id) · \(renderer.plan.lanes[item.lane].name)")
      guard isComplete else { return }
      let outcome = renderer.outcome
      if outcome.errors.contains(where: { !$0.isDiagnostic }) {
        hasFailed.withLock { $0 = true }
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
  private func together(
    _ renderers: [ScenarioRenderer], _ stories: [StoryPlan], _ patterns: PatternCatalog
  ) throws(OperationError) -> ScenarioRenderer.Outcome {
    var outcome = ScenarioRenderer.Outcome()
    var pages: [(name: String, bytes: [UInt8])] = []
    for story in stories {
      try FileSystem.makeFolder(folder.path(story.story.id))
      let page = try StoryRenderer.page(story, rules: rules) { outcome.warnings.append($0) }
      pages.append((story.story.id + "/" + OutputFolder.page, page))
    }
    pages.append(
      (GalleryIndex.name, GalleryIndex.write(renderers, stories, patterns: patterns)))
    for page in pages {
      switch try folder.write(page.bytes, to: page.name, as: .page) {
      case .success(let entry): outcome.entries.append(entry)
      case .failure(let invalid): outcome.findings += invalid.findings
      }
    }
    return outcome
  }

  /// Reports errors in the order of the scenarios.
  private func report(_ outcomes: [ScenarioRenderer.Outcome]) -> Result {
    var result = Result()
    for outcome in outcomes {
      log.say(warnings: outcome.warnings)
      for error in outcome.errors { log.report(error) }
      result.errors += outcome.errors
      guard !outcome.findings.isEmpty else { continue }
      for finding in outcome.findings {
        log.report(OperationError(diagnostics: VisibleText.line(finding)))
      }
      log.report(
        OperationError(
          "rendered files are invalid and were not written: this is a mistake in scrollwork, please report it"
        ))
      result.hasInvalidFiles = true
    }
    return result
  }
}
