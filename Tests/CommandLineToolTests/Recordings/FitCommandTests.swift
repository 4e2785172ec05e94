// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `Fit command` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A fling as a recorder writes it: 20 samples at rest, then the core's own motion.
  private func fling(velocity: Double, from offset: Double) -> String {
    let motion = DecaySimulation(position: offset, velocity: velocity, rate: .normal)
    var text = "ms,offset\n"
    for index in 0..<260 {
      let time = Double(index - 20) / 60
      text += "\(Double(index) * 1000 / 60),\(motion.position(at: time))\n"
    }
    return text
  }

  @Test func `prints the results, with intervals, and compares them with the physics`() throws {
    let trace = try scratch.write(fling(velocity: 4030.7877, from: 126.5), to: "fling.csv")
    let run = ToolRun("fit", trace, "--device", "iphone-8")
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output.contains("260 samples"))
    #expect(run.output.contains("1. a fling that fades out"))
    #expect(run.output.contains("/s; uikit: 2.002"))
    #expect(run.output.contains("0.998"))
    #expect(run.output.contains("rest                2134.88 pt; uikit: 2134.88"))
    #expect(run.output.contains("pt (root mean square)"))
  }

  @Test func `the guide shows its actual output`() throws {
    let root = (0..<4).reduce(#filePath) { path, _ in FileSystem.folder(of: path) }
    let guide = String(
      decoding: try FileSystem.contents(of: root + "/Documentation/traces.md", limit: 1 << 20),
      as: UTF8.self)
    let trace = root + "/Documentation/traces/published-fling.csv"
    let run = ToolRun("fit", trace, "--device", "iphone-8")
    let report = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    for line in report where !line.isEmpty {
      #expect(guide.contains("    " + line + "\n"), "\(line)")
    }
    #expect(report.count > 8)
  }

  @Test func `JSON contains the same, and the drawing is valid`() throws {
    let trace = try scratch.write(fling(velocity: 1500, from: 0), to: "fling.csv")
    let run = ToolRun("fit", trace, "--json", "-o", scratch.path("fit.svg"))
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output.contains("\"schemaVersion\": 2"))
    #expect(run.output.contains("\"kind\": \"fling\""))
    #expect(run.output.contains("\"distance\": "))
    #expect(run.output.contains("\"decayRate\": {\"value\": 2.002"))
    #expect(ToolRun("validate", scratch.path("fit.svg")).exitCode == .clean)
    let drawing = try scratch.text("fit.svg")
    #expect(
      drawing.contains(".f-ink{fill:#f2f0e9}")
        && drawing.contains(##"class="f-ink" fill="#111111""##))
  }

  /// Offsets and headers of a run; the headers are a frame late, as if they waited for the next
  /// layout.
  private func lateHeader() throws -> (scenario: String, trace: String) {
    let scenario = try scratch.write(
      Example.scenario(
        variants: ["ch8"], devices: ["iphone-8"],
        steps: """
          { "type": "drag", "from": ["50%", "80%"], "by": [0, -110], "duration": 900 },
          { "type": "drag", "from": ["50%", "40%"], "by": [0, 110], "duration": 900 }
          """), to: "h.scenario.jsonc")
    let lines = ToolRun("frames", scenario, "--format", "csv").outputLines
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    let place = try #require(lines[0].firstIndex(of: "header.height"))
    let rows = lines.dropFirst().filter { $0.count > place }
    let headers = [rows[rows.startIndex][place]] + rows.map { $0[place] }
    let text = zip(rows, headers).map { "\($0[1]),\($0[5]),\($1)" }
    let trace = try scratch.write(
      (["t,offset,header"] + text).joined(separator: "\n") + "\n", to: "h.csv")
    return (scenario, trace)
  }

  @Test func `a header is compared with the pattern's at the recorded offsets`() throws {
    let (scenario, trace) = try lateHeader()
    let run = ToolRun("fit", trace, "--scenario", scenario, "-o", scratch.path("h.svg"))
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output.contains("header over that of test/short, ch8 on iPhone 8"))
    #expect(run.output.contains("\n   lag                 16.67 ±"), "\(run.output)")
    #expect(ToolRun("validate", scratch.path("h-header.svg")).exitCode == .clean)
    let json = ToolRun("fit", trace, "--scenario", scenario, "--json").output
    #expect(json.contains("\"lag\": {\"value\": 0.0166"))
    #expect(json.contains("\"mean\": {\"value\": "))
  }

  @Test func `a header without a pattern is not compared, and a message says so`() throws {
    let (_, trace) = try lateHeader()
    let run = ToolRun("fit", trace)
    #expect(run.exitCode == .clean)
    #expect(run.errors.contains("the header is not compared: give the scenario"))
    #expect(ToolRun("fit", trace, "--json").output.contains("\"header\": null"))
  }

  @Test func `a recording is aligned with a run of a scenario`() throws {
    let scenario = try scratch.write(
      Example.scenario(
        variants: ["ch8"], devices: ["iphone-8"],
        steps: """
          { "type": "fling", "from": ["50%", "70%"], "by": [0, -220], "duration": 180, "endVelocity": [0, -1500] },
          { "type": "pause", "until": "settled" }
          """), to: "a.scenario.jsonc")
    let csv = ToolRun("frames", scenario, "--format", "csv").outputLines.dropFirst()
    // The output of frames, 50 ms later and with the time in seconds.
    let rows = csv.map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return "\((Double(fields[1]) ?? 0) + 0.05),\(fields[5])"
    }
    let start = "0,\(rows[0].split(separator: ",")[1])"
    let trace = try scratch.write(
      (["t,offset", start] + rows).joined(separator: "\n") + "\n", to: "a.csv")
    let run = ToolRun("fit", trace, "--scenario", scenario)
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output.contains("over test/short, ch8 on iPhone 8, moved by 50 ms: offset error 0"))
  }

  @Test func `a recording may name its offset y, as traces of scenarios do`() throws {
    let text = fling(velocity: 4030.7877, from: 126.5)
    let trace = try scratch.write("ms,y" + text.dropFirst("ms,offset".count), to: "y.csv")
    let run = ToolRun("fit", trace, "--device", "iphone-8")
    #expect(run.exitCode == .clean, "\(run.errors)")
    #expect(run.output.contains("1. a fling that fades out"))
  }

  @Test(arguments: ["r.bin", "r.png", "r"])
  func `an unreadable recording is refused by name, and readable ones are listed`(
    name: String
  ) throws {
    let run = ToolRun("fit", try scratch.write("\u{1}\u{2}", to: name))
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.contains(
        "\(name): expected a file whose name ends in .csv, .json, .jsonc, .json5"))
  }

  @Test func `a file that is not a recording is an error with its position`() throws {
    func errors(_ text: String, _ name: String = "a.csv") throws -> String {
      let run = ToolRun("fit", try scratch.write(text, to: name))
      #expect(run.exitCode == .failure)
      return run.errors
    }
    #expect(try errors("ms,offset\n0,1\n10,nan\n").contains("a.csv:3:4: error: 'nan' is no number"))
    #expect(try errors("ms,offset\n0,1\n0,2\n").contains("a.csv:3:1: error: times must rise"))
    #expect(try errors("ms,ofset\n0,1\n").contains("did you mean 'offset'"))
    #expect(try errors("ms,offset\n0,1,2\n").contains("must have 2 numbers (ms, offset); found 3"))
    #expect(try errors("ms,offset\n0,1\n").contains("at least 2 samples"))
    #expect(try errors("ms,offset\n0,1\n700000,1\n").contains("at most 600 s"))
    #expect(try errors("ms,offset\n0,1e300\n").contains("must be from -1000000000"))
    #expect(try errors("[[0, 1], [10]]", "a.json").contains("must have 2 numbers"))
    #expect(try errors("{\"samples\": [[0, \"x\"]]}", "a.json").contains("a number or null"))
    #expect(try errors("{\"samples\": [[0, 1]", "a.json").contains("a.json:1:"))
    #expect(try errors("", "a.txt").contains("expected a file whose name ends in"))
    let json = try scratch.write(
      "{columns: ['t', 'offset', 'finger'], samples: [[0, 5, 300], [0.1, 5, null]]}", to: "b.json5")
    #expect(ToolRun("fit", json).exitCode == .clean)
  }
}
