// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScenarioFiles
import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool

/// Steps that the app or the system takes: what frames show of each, its recording, its drawings and its page.
@Suite struct `Goldens of the steps of programs` {
  /// A step in a script: what comes before it, and what makes it seen.
  struct Script: CustomTestStringConvertible {
    var name: String
    var steps: String
    var device = "iphone-15-pro"

    var testDescription: String { name }
  }

  private static let scrolled = "{ type: 'scrollTo', to: 400, animated: false }, "

  static let scripts = [
    Script(name: "scrollTo", steps: "{ type: 'scrollTo', to: 300 }"),
    Script(name: "statusBarTap", steps: scrolled + "{ type: 'tap', from: ['50%', 20] }"),
    Script(name: "focus", steps: "{ type: 'focus', field: 'line[1][2]' }"),
    Script(
      name: "blur",
      steps:
        "{ type: 'focus', field: 'line[1][2]' }, { type: 'pause', duration: 600 }, { type: 'blur' }"
    ),
    Script(
      name: "insert above",
      steps: scrolled + "{ type: 'insert', rows: 'line', section: 0, at: 2, count: 2, heights: 80 }"
    ),
    Script(
      name: "insert below",
      steps: scrolled + "{ type: 'insert', rows: 'line', section: 1, at: 12 }"),
    Script(
      name: "remove",
      steps: scrolled + "{ type: 'remove', rows: 'line', section: 0, at: 0, count: 3 }"),
    Script(
      name: "reload",
      steps: scrolled
        + "{ type: 'reload', rows: 'line', section: 1, at: 0, count: 2, heights: [90, 40] }"),
    Script(name: "resize", steps: scrolled + "{ type: 'resize', width: 300, height: '70%' }"),
    Script(
      name: "unfold", steps: scrolled + "{ type: 'unfold', to: 'iphone-duo@inner' }",
      device: "iphone-duo"),
    Script(
      name: "fold",
      steps: scrolled
        + "{ type: 'unfold', to: 'iphone-duo@inner' }, { type: 'pause', duration: 500 }, "
        + "{ type: 'fold', to: 'iphone-duo' }",
      device: "iphone-duo"),
    Script(name: "push", steps: scrolled + "{ type: 'push' }"),
    Script(
      name: "pop",
      steps: "{ type: 'push', duration: 0 }, { type: 'scrollTo', to: 90 }, { type: 'pop' }"),
    Script(
      name: "appearance", steps: "{ type: 'appearance', navigationBar: 'shown', tabBar: 'shown' }"),
    Script(
      name: "appearance in a fling",
      steps:
        "{ type: 'fling', from: ['50%', '70%'], by: [0, -150], duration: 100, "
        + "endVelocity: [0, -1500] }, "
        + "{ type: 'appearance', statusBar: 'hidden', navigationBar: 'shown' }"),
  ]

  /// Two sections of rows whose heights differ.
  private static let pattern = """
    { version: 1, id: "lines", title: "Lines",
      scrollViews: { list: { content: { rows: "line" } } },
      elements: [
        { id: "line", in: "list", look: "contact", repeat: { height: "50 + item % 3 * 10",
          sections: { count: 2, rows: "section == 0 ? 9 : 14", header: { height: 30, look: { fill: "accent" } } } } },
        { id: "clock", look: "statusBar", frame: { top: 0, height: "screen.statusBar" }, visible: "screen.statusBar > 0" }] }
    """

  private static func scenario(_ script: Script, title: String = "A step") -> String {
    """
    { version: 1, id: "steps/one", title: "\(title)", pattern: "lines.pattern.jsonc", devices: ["\(script.device)"],
      refreshRate: 60, steps: [{ type: 'pause', duration: 200 }, \(script.steps), { type: 'pause', duration: 700 }] }
    """
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func rect(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: " ")
  }

  /// What a frame shows: the offset and its limits, the first two whole rows, and views of the system.
  private static func line(_ timeline: Timeline, _ frame: Int) -> String {
    let values = [0, 2, 3].map { number(timeline.value($0, inFrame: frame)) }
    let elements = timeline.elementRange(ofFrame: frame).map { timeline.elements[$0] }
    let top = timeline.bounds[frame].start + timeline.bounds[frame].leadingInset
    let rows = elements.filter { $0.id.kind == .contact && $0.frame.y >= top - 0.01 }.prefix(2)
      .map { "line[\($0.id.section)][\($0.id.item)] \(rect($0.frame))" }
    let system = elements.filter { $0.id.kind.isSystemView }
      .map { "\($0.id.kindName) \(rect($0.frame))" }
    return
      "  \(number(timeline.time(ofFrame: frame))) s: \(values[0]) of \(values[1])…\(values[2]) "
      + "\(timeline.phases[frame]); " + (rows + system).joined(separator: "; ")
  }

  @Test func `frames show each step as they did`() throws {
    var lines: [String] = []
    for script in Self.scripts {
      let scenario = try Scenario.read(
        path: "a.scenario.jsonc", source: Array(Self.scenario(script).utf8)
      ) { _ in Array(Self.pattern.utf8) }
      let selection = try #require(scenario.devices.first)
      let timeline = try scenario.pattern.run(
        scenario.request(
          0, on: selection, rate: 60, systemVersion: nil, physics: selection.device.platform.physics
        ))
      lines.append(script.name)
      for event in timeline.events {
        lines.append("  \(event.kind) at \(Self.number(event.time)) s")
      }
      for epoch in timeline.epochs.dropFirst() {
        let (size, safe) = (epoch.screen.size, epoch.screen.safeAreaInsets)
        let numbers = [size.width, size.height, safe.top, safe.left, safe.bottom, safe.right]
        lines.append(
          "  from frame \(epoch.firstFrame): \(numbers.map(Self.number).joined(separator: " "))")
      }
      for frame in stride(from: 0, to: timeline.frameCount, by: 6) {
        lines.append(Self.line(timeline, frame))
      }
    }
    try Golden.expect(lines.joined(separator: "\n") + "\n", matches: "ProgramSteps.txt")
  }

  @Test(arguments: scripts)
  func `a recording is found again, and a script without the step differs`(script: Script) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.pattern, to: "lines.pattern.jsonc")
    let file = try scratch.write(Self.scenario(script), to: "one.scenario.jsonc")
    let goldens = scratch.path("Goldens")
    #expect(ToolRun("record", file, "-o", goldens).output == "1 run: 1 new\n")
    #expect(ToolRun("record", file, "-o", goldens).output == "1 run: 1 as recorded\n")
    let without = Script(
      name: "", steps: "{ type: 'pause', duration: 100 }", device: script.device)
    try scratch.write(Self.scenario(without), to: "one.scenario.jsonc")
    #expect(ToolRun("record", file, "-o", goldens).exitCode == .findings)
  }

  @Test(arguments: scripts)
  func `drawings and page are valid, and live mode has the step`(script: Script) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.pattern, to: "lines.pattern.jsonc")
    let file = try scratch.write(Self.scenario(script), to: "one.scenario.jsonc")
    let run = ToolRun("render", file, "-o", scratch.path("out"))
    #expect(run.exitCode == .clean, "\(run.errors)")
    let page = try scratch.text("out/steps/one/index.html")
    #expect(page.contains("id=\"trial-open\""))
  }
}
