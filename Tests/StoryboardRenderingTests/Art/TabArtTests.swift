// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct TabArtTests {
  private func svg(_ harness: Harness, _ steps: [GestureStep] = [.pause(0.1)]) throws -> String {
    var options = SVGOptions()
    options.idPrefix = ""
    return String(
      decoding: AnimatedSVG.write(
        Scene(harness.device, [try harness.run(steps)]), options: options),
      as: UTF8.self)
  }

  private let deep: [GestureStep] = [
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
        .by(ScriptPoint(.points(0), .points(-260))), duration: 1, hold: 0.2)),
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.8), .fraction(0.7)),
        .by(ScriptPoint(.points(-200), .points(0))), duration: 0.3)),
    .wait(until: .settled, timeout: 5),
  ]

  @Test func `tabs have titles, and a bar without tabs has one itself`() throws {
    let tabs = try svg(Harness("st7", on: .iPhone8))
    #expect(tabs.matches(of: />Posts<\/text>/).count == 1)
    #expect(tabs.contains(">Photos</text>"))
    let plain = try svg(Harness("st0", on: .iPhone8))
    #expect(plain.matches(of: />Posts<\/text>/).count == 1)
    #expect(!plain.contains(">Photos</text>"))
  }

  @Test func `a profile has a plain background`() throws {
    let text = try svg(Harness("st7", on: .iPhone8))
    #expect(text.contains(#"<rect width="375" height="667" class="a-paper""#))
  }

  /// Rows of both lists, six motifs, and only the portraits that are used.
  @Test func `a drawing defines everything that its rows refer to`() throws {
    let text = try svg(Harness("st7", on: .iPhone8), deep)
    let defined = text.matches(of: /<symbol id="(\w+)"/).map { String($0.1) }
    let used = Set(text.matches(of: /href="#(\w+)"/).map { String($0.1) })
    #expect(Set(defined) == used && defined.count == used.count)
    #expect(used.count { $0.hasPrefix("p") } == 6)
    #expect((3...5).contains(used.count { $0.hasPrefix("a") }))
  }

  /// The clip is written once, and a swipe moves one track for all rows of both pages.
  @Test func `a swipe moves the track of the pages`() throws {
    let harness = Harness("st7", on: .iPhone8)
    let scene = Scene(harness.device, [try harness.run(deep)])
    let moving = scene.runs[0].tracks.filter { $0.property == .translateX && !$0.isConstant }
    // The pages, the indicator, and the finger.
    #expect(moving.count == 3)
    #expect(scene.stages[0].clips.count == 1)
    let hidden = scene.runs[0].tracks.filter { $0.property == .visibility }
    #expect(hidden.count == 1, "only the finger comes and goes")
  }

  @Test func `adjacent posts differ, and so do adjacent albums`() {
    for tab in [0, 2] {
      let posts = (0..<19).map { SamplePosts.post($0, ofTab: tab) }
      #expect(Set(posts.map { "\($0.first)" }).count == 19)
      #expect(posts.count { $0.author != SamplePosts.owner } > 5)
      #expect(posts.count { $0.author == SamplePosts.owner } > 8)
    }
    let titles = (0..<12).map { "\(SamplePosts.album($0).title)" }
    #expect(Set(titles).count == 12)
    #expect((0..<100).allSatisfy { SamplePosts.album($0).count >= 3 })
    #expect((0..<4).map(SamplePosts.holdsAlbums) == [false, true, false, true])
  }

  @Test func `a low row leaves out what does not fit`() throws {
    let low = Harness("st7", on: .iPhone8).with { $0.parameters["rowHeight"] = .number(36) }
    let text = try svg(low)
    #expect(text.contains("Mira Lindqvist"))
    #expect(!text.contains("First swim of the year."))
    let middle = try svg(low.with { $0.parameters["rowHeight"] = .number(44) })
    #expect(middle.contains("First swim of the year.") && !middle.contains("Eleven degrees"))
  }
}
