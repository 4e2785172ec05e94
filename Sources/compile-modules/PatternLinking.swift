// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// Links the core for one pattern after the other, and takes the review out of its module.
struct PatternLinking: Sendable {
  let toolchain: Toolchain
  /// The object with the core and the review.
  let core: URL
  /// Where modules go.
  let folder: ModuleFolder
  /// Where everything else goes.
  let work: URL
  /// What a page calls of any pattern.
  let sharedEntries: [String]
  let reviewTypes: Set<String>

  private var imports: URL { work.appending(path: "imports.txt") }

  /// Passes to the linker what a module may import.
  func writeImports() throws {
    try CompilerFlags.imports.map { "\($0)\n" }.joined()
      .write(to: imports, atomically: false, encoding: .utf8)
  }

  /// Creates the modules of one pattern: `PATTERN.wasm`, and `PATTERN.review.wasm`, which shares
  /// the memory of the first and may be loaded later; both also compressed.
  func makeModules(of pattern: PagePattern) throws {
    for module in try smallModules(of: pattern) ?? [wholeModule(of: pattern)] {
      try compress(module)
    }
  }

  /// The modules of a pattern, as small as the optimiser makes them; nil without one, and if it does not take the core.
  private func smallModules(of pattern: PagePattern) throws -> [URL]? {
    guard let optimizer = toolchain.optimizer else { return nil }
    let whole = work.appending(path: "\(pattern.word).whole")
    try link(pattern, to: whole, "--strip-debug")
    let core = folder.module(pattern.word, .core)
    do {
      guard let splitter = toolchain.splitter, let disassembler = toolchain.disassembler else {
        try optimize(whole, to: core, by: optimizer, CompilerFlags.optimizer)
        return [core]
      }
      let parts = try split(whole, by: splitter, reading: disassembler)
      let review = folder.module(pattern.word, .review)
      try optimize(parts.core, to: core, by: optimizer, CompilerFlags.optimizer)
      try optimize(parts.review, to: review, by: optimizer, CompilerFlags.reviewOptimizer)
      return [core, review]
    } catch let failure as ProgramFailure {
      warn("\(failure): pages will be larger")
      return nil
    }
  }

  /// The module of a pattern with its review, as the linker makes it.
  private func wholeModule(of pattern: PagePattern) throws -> URL {
    let module = folder.module(pattern.word, .core)
    try link(pattern, to: module, "--strip-all", "--compress-relocations")
    return module
  }

  private func link(_ pattern: PagePattern, to module: URL, _ flags: String...) throws {
    let exports = ["__heap_base"] + sharedEntries + pattern.entries
    try toolchain.linker.run(
      CompilerFlags.linker + flags + exports.map { "--export=\($0)" }
        + ["--allow-undefined-file=\(imports.plainPath)", core.plainPath, "-o", module.plainPath],
      in: work)
  }

  private func optimize(
    _ module: URL, to result: URL, by optimizer: Program, _ flags: [String]
  ) throws {
    try optimizer.run(
      flags + ["--strip-debug", module.plainPath, "-o", result.plainPath], in: work)
  }

  private func split(
    _ module: URL, by splitter: Program, reading disassembler: Program
  ) throws -> (core: URL, review: URL) {
    let text = module.appendingPathExtension("wat")
    let list = module.appendingPathExtension("functions")
    let core = module.appendingPathExtension("core")
    let review = module.appendingPathExtension("review")
    try disassembler.run(
      CompilerFlags.features + [module.plainPath, "-o", text.plainPath], in: work)
    var functions = ReviewFunctions(
      of: try String(contentsOf: text, encoding: .utf8), types: reviewTypes)
    try functions.names().map { "\($0)\n" }.joined()
      .write(to: list, atomically: false, encoding: .utf8)
    try splitter.run(
      ["--split"] + CompilerFlags.features
        + ["--split-funcs=@\(list.plainPath)", "--export-prefix=%", module.plainPath]
        + ["-o1", core.plainPath, "-o2", review.plainPath], in: work)
    return (core, review)
  }

  /// Writes the compressed module next to it, as pages have it.
  private func compress(_ module: URL) throws {
    if let packer = toolchain.packer {
      // Instructions are of any length, so that nothing follows from the position of a byte.
      try packer.run(
        ["--format=lzma", "--lzma1=preset=9e,pb=0", "-kf", module.plainPath], in: work)
    } else {
      try Program(at: "/usr/bin/env").run(["gzip", "-9nkf", module.plainPath], in: work)
    }
  }
}
