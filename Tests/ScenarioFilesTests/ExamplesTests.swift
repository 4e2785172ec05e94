// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import TestSupport
import Testing

@testable import ScenarioFiles

@Suite struct ExamplesTests {
  @Test func `reads a scenario that uses most of the format`() throws {
    let scenario = try read(Examples.caughtFling)
    #expect(scenario.summary == "A list is thrown, caught in flight, and pulled beyond its top.")
    #expect(scenario.script.steps.count == 9)
    #expect(scenario.checks.count == 4)
    #expect(scenario.devices.count == 5)
    #expect(scenario.initialOffset == .fromEnd(300))
    #expect(
      scenario.stepSources.map(\.label) == ["throw", nil, "catch", nil, nil, "pull", nil, nil, nil])
  }

  @Test func `reads the pointer verbs`() throws {
    let scenario = try read(Examples.pointerVerbs)
    #expect(scenario.script.steps.count == 7)
    #expect(scenario.checks.map(\.during) == [nil, "down again", "down again"])
  }

  /// The scenario files of the repository.
  private static let canonical: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scenarios").standardizedFileURL
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.lastPathComponent.hasSuffix(".scenario.jsonc") }
    return (files ?? []).sorted { $0.path() < $1.path() }
  }()

  @Test(
    arguments: [
      (
        "collapsing-header",
        [
          "every-device", "first-delta", "fling-bottom", "fling-top", "large-text", "pull-top",
          "short-content", "slow-up-down", "zoomed",
        ]
      ),
      (
        "sticky-headers",
        [
          "bounce-both-ends", "empty-section", "empty-section-below", "every-device", "fling",
          "horizontal", "section-insets", "slow-through-sections",
        ]
      ),
      (
        "bottom-sheet",
        [
          "catch-in-flight", "detents", "every-device", "flick-content-at-max", "handover",
          "map-through", "max-down-fast", "min-up-fast", "rigid", "slow-half", "up-and-down",
          "windows",
        ]
      ),
      (
        "sticky-tabs",
        [
          "diagonal", "every-device", "fling-down", "fling-on-header", "fling-up", "inner-bounces",
          "inner-first", "page-swipe", "re-tap", "right-to-left", "short-tab", "tap-tabs",
          "tap-while-decelerating", "up-down-slow",
        ]
      ),
    ] as [(String, [String])])
  func `the canonical scenarios are all there`(pattern: String, names: [String]) {
    let found = Self.canonical.filter { $0.pathComponents.suffix(2).first == pattern }
      .map { String($0.lastPathComponent.prefix { $0 != "." }) }
    #expect(found.sorted() == names)
  }

  @Test(arguments: canonical)
  func `a canonical scenario has the name of its file and says what it shows`(_ file: URL) throws {
    let source = try Data(contentsOf: file)
    let scenario = try Scenario.read(
      path: file.path(), source: Array(source)
    ) { _ in throw NoSuchFile() }
    let folder = file.deletingLastPathComponent().lastPathComponent
    #expect(scenario.id == "\(folder)/\(file.lastPathComponent.prefix { $0 != "." })")
    #expect(scenario.title != scenario.id)
    #expect(scenario.summary?.hasSuffix(".") == true)
    #expect(!scenario.variants.isEmpty && !scenario.devices.isEmpty)
  }

  /// The points at which touches land and lift: on the screen, and below a collapsing header of
  /// full height.
  @Test(arguments: canonical)
  func `fingers of a canonical scenario land where they should and stay on the screen`(
    _ file: URL
  ) throws {
    let scenario = try Scenario.read(
      path: file.path(), source: Array(try Data(contentsOf: file))
    ) { _ in throw NoSuchFile() }
    let isBelowHeader = "\(scenario.pattern.id)" == "collapsing-header"
    let touches = scenario.script.steps.count { step in
      switch step {
      case .drag, .tap, .tapElement, .pointerDown: true
      default: false
      }
    }
    #expect(touches > 0)
    for selection in scenario.devices {
      let screen = selection.device.screen(selection.orientation)
      for case .drag(let drag) in scenario.script.steps {
        let start = drag.start.resolved(in: screen.size)
        guard case .by(let travel) = drag.destination else { throw NoSuchFile() }
        let end = start + travel.resolved(in: screen.size)
        let bar = max(screen.statusBarHeight, screen.safeAreaInsets.top)
        #expect(
          start.y > (isBelowHeader ? bar + 100 : 0) && start.y < screen.size.height,
          "\(selection.word)")
        #expect(end.y > 0 && end.y < screen.size.height, "\(selection.word)")
      }
    }
  }
}
