// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction

@Suite struct `Check command` {
  private let scratch: ScratchFolder
  /// A single rule, so that new rules need no change here.
  private let gapOnly = ["--rule", "all=off,CH-GAP=on"]

  init() throws { scratch = try ScratchFolder() }

  private func write(
    _ name: String = "a", variants: [String] = ["ch6", "ch8"],
    devices: [String] = ["iphone-8", "iphone-15-pro"], checks: String = "", extra: String = ""
  ) throws -> String {
    try scratch.write(
      ReviewExample.scenario(
        id: "test/\(name)", variants: variants, devices: devices, checks: checks, extra: extra),
      to: "in/\(name).scenario.jsonc")
  }

  // MARK: What is judged

  @Test func `variants that break on purpose are left out unless named, and a message says so`()
    throws
  {
    let text = ReviewExample.scenario()
    let start = try #require(text.firstRange(of: "\"variants\""))
    let end = try #require(text.firstRange(of: "\"devices\""))
    let path = try scratch.write(
      String(text[..<start.lowerBound] + text[end.lowerBound...]), to: "all.scenario.jsonc")
    let run = ToolRun("check", path)
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.last == "4 runs of 1 scenario: no findings")
    #expect(
      run.errors
        == "left out: 7 variants that break on purpose; --variant all judges them, too\n")
  }

  @Test func `a variant that the scenario names is judged, fixed or not`() throws {
    let run = ToolRun(["check", try write(variants: ["ch6"])] + gapOnly)
    #expect(run.exitCode == .findings)
    #expect(run.errors == "")
    #expect(run.outputLines.last == "2 runs of 1 scenario: 1 error")
  }

  @Test func `on request only the variants that should have no findings are judged`() throws {
    let run = ToolRun("check", try write(), "--variant", "fixed")
    #expect(run.exitCode == .clean)
    #expect(run.outputLines.last == "2 runs of 1 scenario: no findings")
  }

  @Test func `the report lists the rules that were evaluated`() throws {
    let run = ToolRun("check", try write(variants: ["ch8"]))
    let line = try #require(run.outputLines.dropLast().last)
    #expect(line.hasPrefix("Judged by "))
    #expect(line.contains("CH-GAP"))
    #expect(!line.contains("HANDOVER-V"))
  }

  @Test(arguments: [("ch6", 2), ("all", 4)])
  func `broken variants are judged if they are named`(word: String, runs: Int) throws {
    let run = ToolRun(["check", try write(), "--variant", word] + gapOnly)
    #expect(run.exitCode == .findings)
    #expect(run.errors == "")
    #expect(run.outputLines.last == "\(runs) runs of 1 scenario: 1 error")
    #expect(
      run.output.contains(":7:1: error: 5 pt gap [CH-GAP]\n  ch6 in frame 0 at 120 Hz (0.00 s), "))
    #expect(
      run.output.contains(
        "\n  Only on devices whose safe area is taller than the status bar (1 of 2), at any rate.\n"
      ))
    // There is no page to open.
    #expect(!run.output.contains("index.html"))
  }

  @Test(arguments: [nil, "site/pages"])
  func `a finding names the page to open`(output: String?) throws {
    let path = try write()
    if let output {
      try scratch.write("{ version: 1, output: '\(output)' }", to: "scrollwork.jsonc")
    }
    let rendering = ToolRun(["render", path, "--variant", "ch6"], folder: scratch.path)
    #expect(rendering.exitCode == .clean)
    let check = ["check", path, "--variant", "ch6"] + gapOnly
    let lines = ToolRun(check, folder: scratch.path).outputLines
    let line = try #require(lines.first { $0.contains("index.html") })
    let page = "\(output ?? "Output")/test/a/index.html"
    #expect(line == "  \(scratch.path(page))#variant=ch6&t=0&devices=iphone-15-pro")
    #expect(scratch.has(page))
  }

  @Test func `nothing to judge is an error`() throws {
    let run = ToolRun("check", try write(variants: ["ch4", "ch6"]), "--variant", "fixed")
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: nothing to judge: all variants"))
  }

  @Test func `the bytes are the same for any number of jobs`() throws {
    for name in ["a", "b", "c"] {
      _ = try write(name, devices: ["iphone-8", "iphone-11", "iphone-15-pro", "ipad-9"])
    }
    let folder = scratch.path("in")
    for format in ["text", "json"] {
      let one = ToolRun(
        "check", folder, "--variant", "all", "--reporter", format, "--jobs", "1")
      let many = ToolRun(
        "check", folder, "--variant", "all", "--reporter", format, "--jobs", "8")
      #expect(one.exitCode == .findings)
      #expect(one.output == many.output)
    }
  }

  @Test func `an unreadable scenario is reported before anything is judged`() throws {
    _ = try write()
    try scratch.write("{", to: "in/b.scenario.jsonc")
    let run = ToolRun("check", scratch.path("in"))
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.contains("b.scenario.jsonc:1:"))
  }

  @Test func `standard input may be a scenario too`() {
    let run = ToolRun(
      ["check", "-", "--variant", "ch6"] + gapOnly, input: ReviewExample.scenario())
    #expect(run.exitCode == .findings)
    #expect(run.output.hasPrefix("standard input:7:1: error: 5 pt gap [CH-GAP]\n"))
  }

  // MARK: Rules and exit codes

  @Test(
    arguments: [
      (["--rule", "all=off"], .clean), (["--rule", "all=off,CH-GAP=on"], .findings),
      (["--rule", "all=off,ch-gap=on"], .findings),
      (["--rule", "all=off,CH-GAP=on", "--rule", "CH-GAP=off"], .clean),
      (["--rule", "all=off,CH-GAP=note"], .clean),
      (["--rule", "all=off,CH-GAP=note", "--fail-on", "note"], .findings),
      (["--rule", "all=off,CH-GAP=warning"], .findings),
      (["--rule", "all=off,CH-GAP=warning", "--fail-on", "error"], .clean),
      (["--exit-zero"], .clean), ([], .findings),
      (["--rule", "CH-GAP=nonsense"], .failure), (["--rule", "CH-GAP"], .failure),
      (["--rule", "CH-GAP=error:"], .failure), (["--rule", "CH-GAP=-1"], .failure),
      (["--rule", "CH-GAP=off:3"], .failure), (["--rule", "NO-SUCH=off"], .failure),
      (["--rule", "CRASH=3"], .failure), (["--rule", "all=error:3"], .findings),
    ] as [([String], ExitCode)])
  func `options decide what fails`(options: [String], code: ExitCode) throws {
    let run = ToolRun(["check", try write(), "--variant", "ch6"] + options)
    #expect(run.exitCode == code, "\(run.output)\(run.errors)")
  }

  @Test func `for an unknown rule the nearest one is suggested`() throws {
    let run = ToolRun("check", try write(), "--rule", "CH-GAB=off")
    #expect(run.errors.hasPrefix("error: unknown rule 'CH-GAB' (did you mean 'CH-GAP'?); known: "))
  }

  @Test(arguments: ["0", "2.9"])
  func `counts of reversals are integers`(threshold: String) throws {
    let run = ToolRun("check", try write(), "--rule", "OSCILLATION=" + threshold)
    #expect(
      run.errors
        == "error: --rule: found 'OSCILLATION=\(threshold)', expected a whole number of turns, 1 at least\n"
    )
  }

  // MARK: What it writes

  @Test func `accepting findings also writes the requested reports`() throws {
    let (path, report) = (try write(), scratch.path("r.json"))
    let words = ["check", path, "--variant", "ch6", "--baseline", scratch.path("b.json")] + gapOnly
    let run = ToolRun(words + ["--update-baseline", "--reporter", "json=" + report])
    #expect(run.exitCode == .clean, "\(run.errors)")
    let again = ToolRun(words + ["--reporter", "json=" + scratch.path("again.json")])
    #expect(again.exitCode == .clean)
    #expect(try scratch.text("r.json") == scratch.text("again.json"))
  }

  @Test func `files that are read are not replaced`() throws {
    let path = try write()
    let (before, baseline) = (try scratch.text("in/a.scenario.jsonc"), scratch.path("b.json"))
    let accepted = ["check", path, "--variant", "ch6", "--baseline", baseline]
    _ = ToolRun(accepted + ["--update-baseline"])
    let twisted = scratch.path("in/../in/a.scenario.jsonc")
    for words in [
      ["check", path, "--reporter", "json=" + twisted],
      accepted + ["--reporter", "json=" + baseline],
      ["frames", path, "--variant", "ch6", "--device", "iphone-8", "-o", twisted],
      ["diff", path, path, "-o", twisted],
    ] {
      let run = ToolRun(words)
      #expect(run.exitCode == .failure, "\(words)")
      #expect(run.errors.contains("this command reads it"), "\(words): \(run.errors)")
    }
    #expect(try scratch.text("in/a.scenario.jsonc") == before)
    let file = scratch.path("r")
    let twice = ToolRun(
      "check", path, "--reporter", "json=\(file),junit=\(scratch.path("in/../r"))")
    #expect(twice.errors.hasPrefix("error: --reporter: json and junit both go to "))
  }

  @Test func `a rule without a threshold accepts none`() throws {
    let run = ToolRun("check", try write(), "--rule", "CRASH=note:3")
    #expect(
      run.errors
        == "error: --rule: found 'CRASH=note:3', but CRASH has no threshold; expected off, on or a severity\n"
    )
  }

  @Test func `thresholds are passed to the rules, with or without a severity`() throws {
    var options = ReviewOptions()
    try RuleSettings.change(&options, by: ["CH-GAP=2.5", "JUMP=note:8"])
    #expect(options[.gap].threshold == 2.5)
    #expect(options[.gap].severity == nil)
    #expect(options[.jump].threshold == 8)
    #expect(options[.jump].severity == .note)
    try RuleSettings.change(&options, by: ["all=off", "JUMP=on"])
    #expect(options[.jump].isOn)
    #expect(!options[.gap].isOn)
  }

  @Test func `a project sets what is judged, on which devices, and by which rules`() throws {
    _ = try write(variants: ["ch6"])
    try scratch.write(
      """
      { "version": 1, "scenarios": ["in"], "rules": { "CH-GAP": "note" } }
      """, to: "scrollwork.jsonc")
    let judge = ["check", "--variant", "ch6"]
    let run = ToolRun(judge + ["--exit-zero"], folder: scratch.path)
    #expect(run.exitCode == .clean)
    #expect(run.output.contains(": note: 5 pt gap [CH-GAP]"), "\(run.output)\(run.errors)")
    let louder = ToolRun(judge + ["--rule", "CH-GAP=error"], folder: scratch.path)
    #expect(louder.output.contains(": error: 5 pt gap [CH-GAP]"))
    #expect(louder.exitCode == .findings)
    try scratch.write(
      "{ \"version\": 1, \"scenarios\": [\"in\"],\n  \"rules\": { \"CH-GAB\": \"off\" } }",
      to: "scrollwork.jsonc")
    let wrong = ToolRun(judge, folder: scratch.path)
    #expect(wrong.exitCode == .failure)
    #expect(
      wrong.errors.contains(
        "scrollwork.jsonc:2:14: error: unknown rule 'CH-GAB' (did you mean 'CH-GAP'?)"),
      "\(wrong.errors)")
    #expect(ToolRun(["check"], folder: scratch.path("in")).exitCode == .failure)
  }

  // MARK: Reporters

  @Test func `every reporter writes its file, and creates its folder`() throws {
    let path = try write()
    let files = ReportFormat.allCases.map { ($0, scratch.path("out/deep/\($0.rawValue)")) }
    let run = ToolRun(
      ["check", path, "--variant", "all", "--reporter"]
        + [files.map { "\($0.0.rawValue)=\($0.1)" }.joined(separator: ",")])
    #expect(run.exitCode == .findings)
    #expect(run.output == "")
    for (format, file) in files {
      let alone = ToolRun(
        "check", path, "--variant", "all", "--reporter", "\(format.rawValue)=-")
      let name = String(file.dropFirst(scratch.path.count + 1))
      #expect(try scratch.text(name) == alone.output)
      #expect(alone.output.contains("5 pt gap"))
    }
  }

  @Test(arguments: [
    ("text,json", "error: --reporter: text and json would be mixed on standard output"),
    ("json,github", "error: --reporter: json and github would be mixed on standard output"),
    ("html", "error: unknown reporter 'html'; known: text, json, junit, sarif, github, markdown"),
    ("json=", "error: --reporter: found 'json=', expected the path of a file after '='"),
    ("json=x,junit=x", "error: --reporter: json and junit both go to x"),
  ])
  func `unavailable reporters are refused`(word: String, message: String) throws {
    let run = ToolRun("check", try write(), "--reporter", word)
    #expect(run.exitCode == .failure)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func `in a GitHub workflow annotations are the default, with paths from its root`() throws {
    let path = try write()
    let run = ToolRun(
      ["check", path, "--variant", "ch6"] + gapOnly,
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": scratch.path,
        "GITHUB_STEP_SUMMARY": scratch.path("summary.md"),
      ])
    #expect(
      run.output.contains("::error file=in/a.scenario.jsonc,line=7,col=1,title=5 pt gap [CH-GAP]::")
    )
    #expect(run.output.hasPrefix("in/a.scenario.jsonc:7:1: error: "))
    #expect(try scratch.text("summary.md").contains("### Scrollwork: 1 error\n"))
  }

  @Test func `a step summary is appended to, and never exceeds its limit`() throws {
    let path = try write()
    let full = String(repeating: "x", count: ReportWriter.summaryLimit - 100)
    for (before, grows) in [("first\n", true), (full, false)] {
      try scratch.write(before, to: "summary.md")
      let run = ToolRun(
        ["check", path, "--variant", "ch6", "--reporter", "github"],
        environment: ["GITHUB_STEP_SUMMARY": scratch.path("summary.md")])
      let text = try scratch.text("summary.md")
      #expect(text.hasPrefix(before))
      #expect((text.utf8.count > before.utf8.count) == grows)
      #expect(text.utf8.count <= ReportWriter.summaryLimit)
      #expect(run.errors.contains("the summary of the step is full") == !grows)
    }
  }

  @Test func `colour is for terminals`() throws {
    let path = try write()
    let coloured = ToolRun("check", path, "--variant", "ch6", "--color", "always")
    #expect(coloured.output.contains(": \u{1B}[1;31merror:\u{1B}[0m 5 pt gap"))
    #expect(!ToolRun("check", path, "--variant", "ch6").output.contains("\u{1B}"))
  }

  // MARK: Baseline

  @Test func `a baseline accepts known findings, and reports stale entries`() throws {
    let path = try write()
    let file = scratch.path("accepted.json")
    let judge = ["check", path, "--variant", "all", "--baseline", file] + gapOnly
    // As in a new project: nothing is accepted, and nothing is hidden.
    let before = ToolRun(judge)
    #expect(before.exitCode == .findings)
    #expect(before.errors.contains("there is no \(file), so no finding is accepted"))
    let update = ToolRun(judge + ["--update-baseline"])
    #expect(update.exitCode == .clean)
    #expect(update.errors == "\(file): 1 finding accepted\n")
    let again = ToolRun(judge)
    #expect(again.exitCode == .clean)
    #expect(again.outputLines.last == "4 runs of 1 scenario: no findings, 1 accepted")
    let fixed = ToolRun(judge + ["--rule", "CH-GAP=off"])
    #expect(fixed.exitCode == .clean)
    #expect(
      fixed.output.hasPrefix("stale: 5 pt gap [CH-GAP] in test/a ch6 is gone on iphone-15-pro\n"))
    let other = ToolRun(judge + ["--device", "iphone-16-pro"])
    #expect(other.exitCode == .findings, "accepted on one device is not accepted on all")
  }

  @Test func `a baseline for only a part, or without a file, is refused`() throws {
    let path = try write()
    #expect(
      ToolRun("check", path, "--update-baseline").errors
        == "error: --update-baseline needs --baseline FILE\n")
    #expect(
      ToolRun(
        "check", path, "--baseline", scratch.path("b"), "--update-baseline", "--shard", "1/2"
      ).exitCode == .failure)
    try scratch.write("{}", to: "bad.json")
    let run = ToolRun("check", path, "--baseline", scratch.path("bad.json"))
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("cannot read the baseline"))
  }

  // MARK: Hostile files

  @Test func `hostile names of devices and steps stay text`() throws {
    let words = "<b>&\"]]>%0A::error::x|`*_[l](u)@me\u{202E}rtl"
    let text = words.unicodeScalars.map { scalar in
      scalar == "\"" ? "\\\"" : scalar == "\u{202E}" ? "\\u202E" : String(scalar)
    }.joined()
    try scratch.write(
      """
      { "version": 1, "id": "mine", "name": "\(text)", "idiom": "phone", "scale": 2,
        "size": { "width": 375, "height": 667 },
        "statusBarHeight": { "portrait": 20, "landscape": 0 },
        "safeArea": { "portrait": { "top": 25 }, "landscape": {} } }
      """, to: "in/mine.device.jsonc")
    let path = try write(devices: ["mine.device.jsonc"])
    let label = try scratch.text("in/a.scenario.jsonc").replacing("\"up\"", with: "\"\(text)\"")
      .replacing(
        "\"checks\": []",
        with:
          "\"checks\": [{ \"type\": \"range\", \"track\": \"header.height\", \"max\": 9, \"during\": \"\(text)\" }]"
      )
    try scratch.write(label, to: "in/a.scenario.jsonc")
    for format in ReportFormat.allCases {
      let run = ToolRun(
        "check", path, "--variant", "all", "--reporter", format.rawValue)
      #expect(run.exitCode == .findings, "\(run.errors)")
      #expect(!run.output.unicodeScalars.contains("\u{202E}"))
      if format == .github {
        #expect(run.outputLines.allSatisfy { $0.hasPrefix("::error file=") })
        #expect(run.output.contains("%250A::error::x"))
      }
      if format == .markdown {
        #expect(!run.output.contains("<b>"))
        #expect(!run.output.contains("@me"))
      }
    }
  }
}
