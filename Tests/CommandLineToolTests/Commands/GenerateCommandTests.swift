// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction
import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Generate and explain` {
  private let scratch: ScratchFolder
  private let path: String

  init() throws {
    scratch = try ScratchFolder()
    path = try scratch.write(StarterFiles.patternFile, to: "header.pattern.jsonc")
  }

  @Test func `generate writes the variant that is fixed, with the file's names and comments`()
    throws
  {
    let run = ToolRun("generate", "swift", path)
    #expect(run.exitCode == .clean)
    #expect(run.output.hasPrefix("// Made by `scrollwork generate swift header.pattern.jsonc`"))
    #expect(run.output.contains("struct MyHeaderLayout {"))
    #expect(run.output.contains("  var open: Double { max(0, extra - list.scrolled) }"))
    #expect(
      run.output.contains("  /// Pulled down, all of it follows the finger.\n  var pull: Double"))
    #expect(!run.output.contains("import "))
    let file = scratch.path("out.swift")
    let broken = ToolRun("generate", "swift", path, "--variant", "drifts", "-o", file)
    #expect(broken.exitCode == .clean)
    #expect(broken.output == "")
    #expect(
      try scratch.text("out.swift").contains("mutating func didScroll(list reading: ScrollView)"))
  }

  @Test func `adapters compile only where UIKit is`() {
    let run = ToolRun("generate", "swift", path, "--with-adapters")
    #expect(run.output.contains("#if canImport(UIKit)\nimport UIKit\n"))
    #expect(run.output.contains("UIScrollViewDelegate"))
    #expect(run.output.contains("onScrollGeometryChange"))
  }

  @Test func `a file with mistakes is refused with their places`() throws {
    let wrong = try scratch.write(
      StarterFiles.patternFile.replacing("safe.top + open", with: "safe.tip + open"),
      to: "wrong.pattern.jsonc")
    for words in [["generate", "swift", wrong], ["explain", wrong]] {
      let run = ToolRun(words, folder: scratch.path)
      #expect(run.exitCode == .failure)
      #expect(run.output == "")
      #expect(run.errors.contains("wrong.pattern.jsonc:"))
      #expect(run.errors.contains("unknown name 'safe.tip' (did you mean 'safe.top'?)"))
    }
  }

  @Test func `what Swift cannot have yet is refused with its place, and nothing is written`() throws
  {
    let wrong = try scratch.write(
      """
      { version: 1, id: "a", title: "A", sheets: { panel: { detents: { low: 100 } } }, scrollViews: { page: { content: 900 },
        list: { content: 900, snap: ["0", "90"] } }, nesting: [{ outer: "page", inner: "list", onward: "outer" }] }
      """, to: "sheet.pattern.jsonc")
    let run = ToolRun("generate", "swift", wrong, "-o", scratch.path("out.swift"))
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.contains(
        "sheet.pattern.jsonc:2:3: error: 'snap' of 'list' cannot be written as Swift, because 'list' shares one distance; without 'onward' in 'nesting' it can"
      ),
      "\(run.errors)")
    #expect(throws: (any Error).self) { try scratch.text("out.swift") }
    let lines = ToolRun("explain", wrong).outputLines
    #expect(lines.contains("  panel      from the lower edge, begins at low"))
  }

  @Test func `a pattern for a tool of one's own follows the rules`() {
    let run = ToolRun("generate", "swift", path, "--as", "pattern")
    #expect(run.exitCode == .clean)
    #expect(
      run.output.hasPrefix(
        "// Made by `scrollwork generate swift header.pattern.jsonc --as pattern`"))
    #expect(run.output.contains("\npublic import ScrollCore\n"))
    #expect(run.output.contains("struct MyHeaderPattern: LayoutPattern {"))
    #expect(
      run.output.contains(
        "  public static var myHeader: PatternEntry { PatternEntry(MyHeaderPattern.self) }"))
    let both = ToolRun("generate", "swift", path, "--as", "pattern", "--with-adapters")
    #expect(both.exitCode == .failure)
    #expect(both.errors.contains("leave it out, or leave out --as pattern"))
    #expect(
      ToolRun("generate", "swift", path, "--as", "patern").errors.contains(
        "did you mean 'pattern'?"))
  }

  @Test func `an unknown variant or language is refused with the nearest word`() {
    let variant = ToolRun("generate", "swift", path, "--variant", "follow")
    #expect(variant.exitCode == .failure)
    #expect(variant.errors.contains("unknown variant 'follow' (did you mean 'follows'?)"))
    #expect(ToolRun("explain", path, "--variant", "x").errors.contains("unknown variant 'x'"))
    #expect(ToolRun("generate", "kotlin", path).errors.contains("unknown language 'kotlin'"))
  }

  @Test func `the output is never the pattern file`() {
    #expect(ToolRun("generate", "swift", path, "-o", path).exitCode == .failure)
  }

  @Test func `explain says what each value needs, and when it is computed`() {
    let lines = ToolRun("explain", path).outputLines
    #expect(lines[0] == "my-header, variant follows: Follows the offset")
    #expect(lines.contains { $0.contains("open") && $0.hasSuffix("when list.scrolled changes") })
    #expect(lines.contains { $0.contains("safeArea.leading") && $0.hasSuffix("once for a device") })
    let broken = ToolRun("explain", path, "--variant", "drifts").outputLines
    #expect(broken[0].hasSuffix("(breaks on purpose)"))
    #expect(broken.contains("  didScroll of list"))
    #expect(broken.contains("    height = clamp(height - list.delta, 0, extra)"))
  }
}
