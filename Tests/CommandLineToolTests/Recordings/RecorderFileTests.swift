// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import ScrollworkRecorder
import TestSupport
import TextFormats
import Testing

@testable import CommandLineTool

/// What the recorder in an app writes, in the commands that read recordings.
@Suite struct `Files of the recorder` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// A list of 500 points on an iPhone 8: pulled down by 200 points and released, with a header that stays.
  private func recording() throws -> String {
    var file = RecordingFile()
    (file.facts.model, file.facts.system) = ("iPhone10,1", "16.7")
    (file.facts.screen, file.facts.scale, file.facts.safeArea) = ([375, 667], 2, 20)
    file.facts.viewport = 500
    let band = RubberBand(coefficient: 0.55, dimension: 500)
    let end = band.banded(-200)
    let spring = SpringSimulation(
      SpringParameters(stiffness: 120, damping: 2 * 120.0.squareRoot()), displacement: end,
      velocity: 0)
    for frame in 0..<180 {
      let seconds = Double(frame) / 60
      let pull = min(1, max(0, seconds - 0.2)) * 200
      let isTouched = seconds > 0.15 && seconds <= 1.2
      file.add(
        RecordingFile.Sample(
          time: 812.5 + seconds,
          offset: isTouched || seconds < 1
            ? band.banded(-pull) : spring.position(at: seconds - 1.2),
          finger: isTouched ? 200 + pull : nil))
    }
    return try scratch.write(file.text, to: "Recordings/pull.json")
  }

  @Test func `fit takes the scroll view's length from them`() throws {
    let run = ToolRun("fit", try recording(), "--json")
    #expect(run.exitCode == .clean, "\(run.errors)")
    func band(_ run: ToolRun) throws -> Double {
      let motion = try #require(try JSONParser.parse(run.output)["motions"]?.list?.first)
      return try #require(motion["rubberBand"]?["value"]?.number)
    }
    #expect(abs(try band(run) - 0.55) < 0.005)
    // What is named wins; a phone is a guess, and what was recorded is not.
    let path = scratch.path("Recordings/pull.json")
    #expect(abs(try band(ToolRun("fit", path, "--json", "--device", "iphone-8")) - 0.55) < 0.005)
    #expect(abs(try band(ToolRun("fit", path, "--json", "--viewport", "667")) - 0.55) > 0.01)
    let unknown = ToolRun("fit", path, "--device", "iphone-88")
    #expect(unknown.exitCode == .failure && unknown.errors.contains("iphone-8"))
  }

  @Test func `check plays them in a scenario`() throws {
    _ = try recording()
    let scenario = try scratch.write(
      Example.scenario(
        variants: ["ch4", "ch8"], devices: ["iphone-8"],
        steps:
          "{ \"type\": \"trace\", \"of\": \"contentOffset\", \"file\": \"Recordings/pull.json\" }"),
      to: "pull.scenario.jsonc")
    let fixed = ToolRun("check", scenario, "--variant", "ch8")
    #expect(fixed.exitCode == .clean, "\(fixed.output)\(fixed.errors)")
    let frames = ToolRun(
      "frames", scenario, "--device", "iphone-8", "--variant", "ch8", "--format", "csv")
    #expect(frames.exitCode == .clean, "\(frames.errors)")
    let rows = frames.outputLines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let place = try #require(rows[0].firstIndex(of: "contentOffset.y"))
    let offsets = rows.dropFirst().compactMap { Double($0[place]) }
    #expect(offsets.count > 170)
    let end = RubberBand(coefficient: 0.55, dimension: 500).banded(-200)
    #expect(abs(try #require(offsets.min()) - end) < 0.01)
    try scratch.write(
      "{ \"columns\": [\"ms\", \"ofset\"], \"samples\": [[0, 1]] }", to: "Recordings/pull.json")
    let wrong = ToolRun("check", scenario)
    #expect(wrong.errors.contains("pull.json:1:21: error: unknown column 'ofset'"))
    #expect(wrong.errors.contains("did you mean 'offset'"))
  }

  @Test func `film compares them with a film of the same motion`() throws {
    var file = RecordingFile()
    (file.facts.screen, file.facts.scale, file.facts.safeArea) = ([375, 667], 2, 20)
    for frame in 0..<120 {
      let way = min(1, max(0, Double(frame - 18) / 84))
      let eased = way * way * way * (10 - 15 * way + 6 * way * way)
      file.add(RecordingFile.Sample(time: Double(frame) / 60, offset: -120 + 260 * eased))
    }
    try scratch.write(file.text, to: "Recordings/pull.json")
    let scenario = try scratch.write(
      Example.scenario(
        variants: ["ch8"], devices: ["iphone-8"],
        steps:
          "{ \"type\": \"trace\", \"of\": \"contentOffset\", \"file\": \"Recordings/pull.json\" }"),
      to: "pull.scenario.jsonc")
    let film = scratch.path("pull.mp4")
    let export = ToolRun("export", scenario, "--scale", "2", "--film-fps", "60", "-o", film)
    #expect(export.exitCode == .clean, "\(export.errors)")
    let run = ToolRun(
      "film", film, "--device", "iphone-8", "--roles", "header=0..120", "--scenario", scenario)
    #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 run compared"), "\(run.output)")
    // The edge of the header is measured less exactly than the content.
    #expect(!run.output.contains("contentOffset.y differs"), "\(run.output)")
  }
}
