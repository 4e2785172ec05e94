// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import XMLValidation
import XPathQueries

@testable import CommandLineTool
@testable import SystemCalls

/// Hostile texts in scenario and device files, through every command that shows them.
@Suite struct `Hostile texts in files` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func scenario(_ hostile: HostileText) throws -> String {
    let text = hostile.json
    try scratch.write(
      """
      { "version": 1, "id": "hostile", "name": \(text), "idiom": "phone",
        "size": { "width": 400, "height": 880 }, "scale": 3, "maxRefreshRate": 60,
        "statusBarHeight": { "portrait": 54, "landscape": 0 },
        "safeArea": { "portrait": { "top": 59, "bottom": 34 }, "landscape": {} } }
      """, to: "hostile.device.jsonc")
    return try scratch.write(
      """
      { "version": 1, "id": "hostile", "title": \(text), "summary": \(text),
        "pattern": "collapsing-header", "variants": ["ch4", "ch8"],
        "devices": ["hostile.device.jsonc"],
        "steps": [{ "type": "drag", "label": \(text), "from": ["50%", "80%"], "by": [0, -60], "duration": 100 }],
        "checks": [{ "type": "range", "track": "header.height", "max": 1, "during": \(text) }] }
      """, to: "hostile.scenario.jsonc")
  }

  private static let accepted = HostileText.allCases.filter(\.isAccepted)

  /// The output of a run, both streams; nothing in it may act on a terminal.
  @discardableResult
  private func run(_ words: String..., code: ExitCode = .clean) -> ToolRun {
    let run = ToolRun(words)
    #expect(run.exitCode == code, "\(words): \(run.errors.prefix(500))")
    #expect(HostileText.effects(of: run.output + run.errors) == [], "\(words)")
    return run
  }

  @Test(arguments: accepted)
  func `are text in pages, drawings and the gallery`(hostile: HostileText) throws {
    let path = try scenario(hostile)
    let run = run("render", path, "-o", scratch.path("out"))
    #expect(!run.output.isEmpty)
    let files = try scratch.allFiles().filter { $0.hasPrefix("out/") }
    #expect(
      files == [
        "out/hostile/before-after.svg", "out/hostile/ch4/devices.svg",
        "out/hostile/ch4/hostile.svg",
        "out/hostile/ch8/devices.svg", "out/hostile/ch8/hostile.svg", "out/hostile/index.html",
        "out/hostile/still.svg", "out/index.html", "out/manifest.json",
      ])
    for file in files where !file.hasSuffix(".json") {
      let bytes = try FileSystem.contents(of: scratch.path(file), limit: 1 << 26)
      // The tool has validated it; this parses it as a reader would.
      let document = try XMLDocument(bytes, name: file)
      let texts = try XPathQuery(
        "//svg:title | //svg:text | //html:h1 | //html:h3 | //html:a | //html:p"
      )
      .nodes(in: document).map(\.text)
      #expect(texts.contains { $0.contains(hostile.shownInMarkup) }, "\(file)")
      #expect(
        try XPathQuery("//*[contains(text(), 'alert(1)')][local-name() = 'script']").nodes(
          in: document) == [])
      #expect(try XPathQuery("//@onload | //@onclick | //@onerror").nodes(in: document) == [])
    }
  }

  @Test(arguments: accepted)
  func `are text in stills and listings`(hostile: HostileText) throws {
    let path = try scenario(hostile)
    let still = run("export", path, "--variant", "ch8", "-o", scratch.path("still.svg"))
    #expect(still.output == "")
    let document = try XMLDocument(Array(scratch.text("still.svg").utf8), name: "still.svg")
    #expect(
      try XPathQuery("/svg:svg/svg:title").nodes(in: document)[0].text.contains(
        hostile.shownInMarkup))

    #expect(run("list", "scenarios", scratch.path).outputLines.count == 2)
    let listing = run("list", "scenarios", scratch.path, "--json")
    let object = try JSONSerialization.jsonObject(with: Data(listing.output.utf8)) as? [String: Any]
    let entry = (object?["scenarios"] as? [[String: Any]])?.first
    #expect(entry?["title"] as? String == hostile.text)
    #expect(entry?["summary"] as? String == hostile.text)
    #expect(entry?["steps"] as? [String] == [hostile.text])

    let frames = run("frames", path, "--variant", "ch8")
    let header =
      try JSONSerialization.jsonObject(
        with: Data(frames.output.utf8.prefix { $0 != UInt8(ascii: "\n") })) as? [String: Any]
    #expect((header?["device"] as? [String: Any])?["name"] as? String == hostile.text)
  }

  @Test(arguments: accepted, ["text", "json", "junit", "sarif", "github", "markdown"])
  func `are text in reports of the review`(hostile: HostileText, format: String) throws {
    let path = try scenario(hostile)
    let report = run("check", path, "--variant", "all", "--reporter", format, code: .findings)
    switch format {
    case "json", "sarif":
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(report.output.utf8))
      }
    case "junit":
      #expect(TestResultSchema.validate(Array(report.output.utf8), name: "report") == [])
    case "github":
      for line in report.outputLines {
        #expect(["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }, "\(line)")
        #expect(!line.contains("##["))
      }
    case "markdown":
      #expect(!report.output.contains("<script"))
      #expect(!report.output.replacing("\\]", with: "").contains("](javascript"))
      #expect(!report.output.contains("@all"))
    default: break
    }
  }

  @Test(arguments: accepted)
  func `are text on the page of a comparison`(hostile: HostileText) throws {
    let path = try scenario(hostile)
    run("record", path, "-o", scratch.path("golden"))
    let recorded = scratch.path("golden/hostile/ch4/hostile.run")
    let other = scratch.path("golden/hostile/ch8/hostile.run")
    run("diff", recorded, other, "-o", scratch.path("diff.html"), code: .findings)
    #expect(try scratch.text("diff.html").contains("alert(1)") == false)
  }

  @Test(arguments: HostileText.allCases.filter { !$0.isAccepted })
  func `that no title may contain are refused with a visible message`(hostile: HostileText) throws {
    let path = try scenario(hostile)
    let runs = [
      run("render", path, "-o", scratch.path("out"), code: .failure),
      run("record", path, "-o", scratch.path("out"), code: .failure),
      run("check", path, code: .failure), run("frames", path, code: .failure),
    ]
    for run in runs { #expect(run.errors.utf8.count < 5_000) }
    #expect(!scratch.has("out"))
  }

  @Test(arguments: ["\\ud800", "\\udc00x", "\\ud83d\\u0041"])
  func `with half of a surrogate pair are refused with their position`(escape: String) throws {
    let text = Example.scenario().replacing("Short drag", with: "a\(escape)")
    let path = try scratch.write(text, to: "half.scenario.jsonc")
    let run = run("render", path, "-o", scratch.path("out"), code: .failure)
    #expect(run.errors.contains("half.scenario.jsonc:2:"))
  }

  @Test(arguments: HostileText.allCases.filter { !$0.text.utf8.contains(0) && $0 != .endless })
  func `in names of files are text in messages`(hostile: HostileText) throws {
    let name = String(hostile.text.map { $0 == "/" ? "-" : $0 }.prefix(40))
    let path = try scratch.write("{", to: "\(name).scenario.jsonc")
    run("render", path, "-o", scratch.path("out"), code: .failure)
    run("check", path, code: .failure)
    run("validate", path, code: .findings)
    run("diff", path, path, code: .failure)
    run("fit", path, code: .failure)
    run("list", "scenarios", path, code: .failure)
    run("render", scratch.path("no " + name), code: .failure)
    run("frames", path, "--device", name, code: .failure)
    run(name, code: .failure)
    run("render", "--" + name, code: .failure)
  }
}
