// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction
import SystemCalls
import TextFormats

/// Renders again whenever a file that a rendering depends on has been saved.
///
/// Files are checked twenty times a second, which costs almost nothing for a typical number of
/// scenarios, and works alike on every system and file system. Scenarios whose files are unchanged
/// are not rendered again.
struct RenderWatch {
  /// How long to wait between two looks, in seconds.
  private static let interval = 0.05

  private let pass: RenderPass
  private let context: CommandContext
  private let project: String?

  /// Prepares to render again and again.
  ///
  /// - Parameters:
  ///   - pass: What is rendered, where to, and how.
  ///   - project: The path of the project file; nil if there is none.
  ///   - context: Where to report.
  init(_ pass: RenderPass, project: String?, _ context: CommandContext) {
    self.pass = pass
    self.context = context
    self.project = project
  }

  /// Renders until it is interrupted.
  ///
  /// - Throws: The interruption, or an error if there is nothing to render at first.
  func run() throws(OperationError) -> Never {
    var known: [ScenarioRenderer] = []
    var last: Manifest?
    var inputs: Set<String> = []
    var isFirst = true
    while true {
      // Taken before anything is read: what is saved meanwhile is seen at the next look.
      let stamps = stamps(inputs)
      let start = Process.uptime
      do throws(OperationError) {
        let result = try pass.run(reusing: known, of: last)
        last = result.manifest ?? last
        inputs.formUnion(result.renderers.flatMap(\.plan.inputs))
        known = result.renderers.filter(\.outcome.isClean)
        if result.manifest != nil { try tell(result, since: start, isFirst: isFirst) }
        isFirst = false
      } catch  where !error.isInterruption {
        // A mistake in a file is what the next save fixes.
        context.report(error)
      }
      // Files that scenarios name are known once they have been read; one that is new is for the next pass.
      let named = self.stamps(inputs).filter { inputs.contains($0.key) }
      let seen = stamps.merging(named) { before, _ in before }
      let changed = try wait(for: seen, inputs)
      known.removeAll { renderer in
        renderer.plan.inputs.contains { changed.contains($0) }
      }
      if let project, changed.contains(project) {
        throw OperationError("\(project) has changed: start again to use it")
      }
    }
  }

  /// Prints which page to open, or how long it took.
  private func tell(
    _ result: RenderPass.Result, since start: Double, isFirst: Bool
  ) throws(OperationError) {
    if isFirst {
      try context.output.write(
        VisibleText.line("open \(pass.folder.path(result.page))") + "\n")
      context.say("watching; interrupt to end")
    } else {
      let milliseconds = Int(((Process.uptime - start) * 1000).rounded(.up))
      context.say("rendered again in \(milliseconds) ms")
    }
  }

  /// Waits until a file is not as it was.
  ///
  /// - Returns: The paths that differ, that are new, and that are gone.
  private func wait(
    for seen: [String: FileSystem.Stamp?], _ inputs: Set<String>
  ) throws(OperationError) -> Set<String> {
    while true {
      Process.sleep(Self.interval)
      try Interruption.check()
      let now = stamps(inputs)
      var changed = Set(now.filter { seen[$0.key] != .some($0.value) }.keys)
      changed.formUnion(seen.keys.filter { now[$0] == nil })
      if !changed.isEmpty { return changed }
    }
  }

  /// How all files look that decide about the result: those that operands name, and those that they name.
  private func stamps(_ inputs: Set<String>) -> [String: FileSystem.Stamp?] {
    var stamps: [String: FileSystem.Stamp?] = [:]
    var paths = Array(inputs)
    paths += (try? ScenarioSource.paths(pass.operands)) ?? pass.operands
    for operand in pass.operands where FileSystem.kind(of: operand) == .folder {
      paths += (try? FileSystem.files(below: operand, suffix: StoryPlan.suffix)) ?? []
    }
    if let project { paths.append(project) }
    for path in paths { stamps.updateValue(FileSystem.stamp(of: path), forKey: path) }
    return stamps
  }
}
