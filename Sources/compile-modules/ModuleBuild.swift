// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Locking

/// Compiles the core and the review, together with what pages call, as Embedded Swift for wasm32, and links them for
/// each pattern.
///
/// A toolchain that cannot compile for wasm32 is no failure: the generated source then holds no module. A core that no
/// longer compiles is one.
struct ModuleBuild: Sendable {
  let sources: PageSources
  /// The folder that gets everything.
  let folder: ModuleFolder
  let toolchain: Toolchain

  init(sources: PageSources, output: URL, toolchain: Toolchain) {
    self.sources = sources
    folder = ModuleFolder(url: output)
    self.toolchain = toolchain
  }

  /// Makes the modules, unless those of the same inputs are there.
  ///
  /// Debug and release builds share the folder; a generated source that is written again is compiled again.
  ///
  /// - Parameter keepsModules: Whether modules of other inputs may stay, too.
  func run(keepsModules: Bool) throws {
    if keepsModules && folder.isComplete { return }
    let inputs = try sources.inputs(toolchain: toolchain)
    if folder.isComplete && folder.inputs == inputs { return }
    try folder.clear()
    let work = folder.url.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    if let missing = try toolchain.missing(trialIn: work) {
      warn("this toolchain lacks \(missing): pages will have no live mode")
    } else {
      try makeModules(in: work)
    }
    try FileManager.default.removeItem(at: work)
    try folder.writeSource(inputs: inputs)
  }

  private func makeModules(in work: URL) throws {
    let patterns = try sources.patterns()
    // The largest first, so that all processors have work to the end.
    let groups = PagePattern.Extent.allCases.reversed().flatMap { extent in
      [false, true].map { runsPrograms in
        patterns.filter { $0.extent == extent && $0.runsPrograms == runsPrograms }
      }
    }.filter { !$0.isEmpty }
    try concurrently(Array(groups.indices)) { index in
      let own = work.appending(path: "\(index)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let linking = PatternLinking(
        toolchain: toolchain, core: try compileCore(of: groups[index], in: own), folder: folder,
        work: own, sharedEntries: try sources.sharedEntries(),
        reviewTypes: try sources.reviewTypes())
      try linking.writeImports()
      try concurrently(groups[index]) { try linking.makeModules(of: $0) }
    }
  }

  /// Does something with each element.
  ///
  /// The first failure ends all: what has not begun is left out.
  private func concurrently<Element: Sendable>(
    _ elements: [Element], _ action: @Sendable (Element) throws -> Void
  ) throws {
    let failure = Protected<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      guard failure.withLock({ $0 == nil }) else { return }
      do {
        try action(elements[index])
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// Compiles the sources of some patterns, for which the same flags hold, to one object that the linker can optimise.
  private func compileCore(of patterns: [PagePattern], in work: URL) throws -> URL {
    let assembly = work.appending(path: "core.ll")
    let object = work.appending(path: "core.o")
    try toolchain.compiler.run(
      CompilerFlags.forPages(runningPrograms: patterns.contains { $0.runsPrograms })
        + CompilerFlags.house + CompilerFlags.without(patterns.first?.extent ?? .plain) + [
          "-module-name", "ScrollCore", "-emit-ir",
        ]
        + sources.writeCopies(to: work, for: patterns) + ["-o", assembly.plainPath],
      in: sources.package)
    let text = try Data(contentsOf: assembly)
    let members = ReviewFunctions.members(of: try sources.reviewTypes())
    try SizeAttributes.removed(from: TrapMarks.removed(from: text), exceptOf: members)
      .write(to: assembly)
    try toolchain.clang.run(
      CompilerFlags.clang + ["-c", assembly.plainPath, "-o", object.plainPath], in: work)
    return object
  }
}
