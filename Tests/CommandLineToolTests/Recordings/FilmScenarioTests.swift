// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import SystemCalls

@Suite struct `A film with a scenario` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func `a page shows the film, the run of a scenario, and one over the other`() throws {
    let path = try scratch.film("ch8", "film.mp4")
    let output = scratch.path("Review/film.html")
    func page() throws -> [UInt8] {
      let run = ToolRun(
        "film", path, "--scenario", scratch.filmScenario, "--variant", "ch8", "-o",
        scratch.path("Review"))
      #expect(run.exitCode == .clean, "\(run.output)\(run.errors)")
      return try FileSystem.contents(of: output, limit: 1 << 24)
    }
    let first = try page()
    let text = String(decoding: first, as: UTF8.self)
    for id in ["device-film-1", "device-model", "device-both"] {
      #expect(text.contains("id=\"\(id)\""), "\(id)")
    }
    // The pictures are there once, for both drawings.
    #expect(text.split(separator: "href=\"data:image/jpeg;base64,").count == 2)
    #expect(first.count < 1_200_000)
    #expect(ToolRun("validate", output).exitCode == .clean)
    #expect(try page() == first)
  }

  /// What is said of a film that does not show which line is the header's edge, with another scenario or none.
  private func answer(_ options: String...) throws -> String {
    // Header and content only move together.
    let path = try scratch.film("ch8", "short.mp4", drag: 100)
    let run = ToolRun(["film", path] + options)
    #expect(run.exitCode != .failure, "\(run.errors)")
    return run.output
  }

  @Test func `knows the edge that the scenario has in its first frame`() throws {
    #expect(try answer().contains("  header      unknown\n"))
    let known = try answer("--scenario", scratch.filmScenario, "--variant", "ch8")
    #expect(
      known.contains(
        "note        in the first frame, a header ends 120 pt below the top of the screen, as in the scenario\n"
      ), "\(known)")
    #expect(known.contains("  header      29."), "\(known)")
    #expect(known.contains("\njudged: JUMP, "), "\(known)")
  }

  @Test func `finds its edge alone where it has no line at the one of the scenario`() throws {
    let other = try scratch.write(
      """
      { "version": 1, "id": "other", "pattern": "bottom-sheet", "devices": ["iphone-8"],
        "steps": [{ "type": "pause", "duration": 300 }] }
      """, to: "other.scenario.jsonc")
    let text = try answer("--scenario", other, "--variant", "bs3")
    #expect(text.contains("the film has no line there"), "\(text)")
    #expect(text.contains("  header      unknown\n"), "\(text)")
  }

  @Test func `believes the roles that were named, and not the scenario`() throws {
    let text = try answer(
      "--scenario", scratch.filmScenario, "--variant", "ch8", "--roles", "sheet", "--json")
    #expect(text.contains("\"role\": \"sheet\""))
    #expect(!text.contains("as in the scenario"))
  }

  @Test func `is of the device of the scenario, if its screen has that shape`() throws {
    let path = try scratch.film("ch8", "film.mp4")
    func device(_ id: String) throws -> String {
      let scenario = try scratch.write(
        """
        { "version": 1, "id": "device", "pattern": "collapsing-header", "devices": ["\(id)"],
          "steps": [{ "type": "pause", "duration": 300 }] }
        """, to: "device.scenario.jsonc")
      let run = ToolRun("film", path, "--scenario", scenario, "--variant", "ch8")
      let line = run.output.split(separator: "\n").first { $0.hasPrefix("  device") }
      return String(try #require(line, "\(run.errors)").split(separator: " ")[1].dropLast())
    }
    #expect(try device("iphone-se2") == "iphone-se2")
    #expect(try device("iphone-16-pro") == "iphone-8")
  }

  @Test func `is compared with one thing: a scenario or another film`() throws {
    let path = try scratch.film("ch8", "film.mp4")
    let run = ToolRun("film", path, path, "--scenario", scratch.filmScenario)
    #expect(run.exitCode == .failure)
    #expect(
      run.errors.contains("--scenario has no effect here: two films are compared"), "\(run.errors)")
  }
}
