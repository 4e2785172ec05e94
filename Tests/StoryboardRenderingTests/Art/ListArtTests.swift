// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct ListArtTests {
  private func svg(_ harness: Harness, _ steps: [GestureStep] = [.pause(0.1)]) throws -> String {
    var options = SVGOptions()
    options.idPrefix = ""
    return String(
      decoding: AnimatedSVG.write(
        Scene(harness.device, [try harness.run(steps)]), options: options),
      as: UTF8.self)
  }

  @Test func `a list has a plain background, and a grid one that shows its gaps`() throws {
    let list = try svg(Harness("sh3", on: .iPhone8))
    let grid = try svg(Harness("ch8", on: .iPhone8))
    let screen = #"<rect width="375" height="667" "#
    #expect(list.contains(screen + #"class="a-paper""#))
    #expect(grid.contains(screen + #"class="a-ground""#))
  }

  @Test func `a drawing defines everything that it refers to and nothing else`() throws {
    for variant in ["sh3", "ch8", "ch0"] {
      let text = try svg(Harness(variant, on: .iPhone8))
      let defined = text.matches(of: /<symbol id="(\w+)"/).map { String($0.1) }
      let used = Set(text.matches(of: /href="#(\w+)"/).map { String($0.1) })
      #expect(!defined.isEmpty)
      #expect(Set(defined) == used)
      #expect(defined.count == used.count)
      #expect(text.contains("linearGradient") == used.contains { $0.hasPrefix("p") })
    }
  }

  @Test func `headers have the letters of their sections`() throws {
    let text = try svg(Harness("sh0", on: .iPhone11))
    for (section, letter) in ["A", "B", "C"].enumerated() {
      let header = text.split(separator: "id=\"header-\(section)\"").dropFirst().first
      let words = try #require(header).firstMatch(of: />(\w+)<\/text>/)
      #expect(words.map { String($0.1) } == letter)
    }
  }

  @Test func `a horizontal list has strips and cards`() throws {
    let harness = Harness("sh3", on: .iPhone11).with {
      $0.parameters = [
        "axis": .choice(1), "columns": .number(5), "rowHeight": .number(108),
      ]
    }
    let text = try svg(harness)
    // From below the bar to above the home indicator.
    #expect(text.contains(#"width="40" height="814""#))
    #expect(text.contains(#"text-anchor="middle""#))
  }

  @Test func `a crash dims the whole screen in its frame and in no other`() throws {
    let harness = Harness("sh2", on: .iPhone8).with {
      $0.parameters["sections"] = .numbers([14, 0, 8])
    }
    let timeline = try harness.follow([0, 100, 240])
    let scene = Scene(harness.device, [timeline])
    let crash = try #require(
      scene.stages[0].groups.flatMap(\.elements).first { $0.id.kind == .crash })
    let track = try #require(crash.visibilityTrack)
    let samples = scene.runs[0].tracks[track].samples
    #expect(samples.last == 1)
    #expect(samples.dropLast().allSatisfy { $0 == 0 })
    let text = String(decoding: AnimatedSVG.write(scene), as: UTF8.self)
    #expect(text.contains("crashed here"))
  }
}
