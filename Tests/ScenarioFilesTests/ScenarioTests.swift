// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct ScenarioTests {
  @Test(arguments: [
    ("['rowHeight']", ["rowHeight"]),
    ("'all'", ["headerHeight", "rowHeight", "footerHeight", "rowHeights"]),
    ("['headerHeight', 'all']", ["headerHeight", "rowHeight", "footerHeight", "rowHeights"]),
  ])
  func `names lengths that do not grow with text`(_ words: String, _ keys: [String]) throws {
    let text =
      "{version: 1, id: 'a', pattern: 'sticky-headers', fixedLengths: \(words), steps: [{type: 'pause', duration: 0}]}"
    let scenario = try Scenario.read(path: "a", source: Array(text.utf8)) { _ in [] }
    #expect(scenario.fixedLengths.map { "\(scenario.pattern.parameters[$0].key)" } == keys)
  }

  @Test func `a length that does not grow anyway cannot be fixed`() {
    let text =
      "{version: 1, id: 'a', pattern: 'sticky-headers', fixedLengths: 'columns', steps: [{type: 'pause', duration: 0}]}"
    let failure = #expect(throws: InvalidScenarioFile.self) {
      try Scenario.read(path: "a", source: Array(text.utf8)) { _ in [] }
    }
    #expect(
      failure?.errors.first?.message
        == "a length that grows with text must be one of \"headerHeight\", \"rowHeight\", \"footerHeight\", \"rowHeights\", \"all\"; found \"columns\""
    )
  }

  @Test func `the smallest scenario has the defaults`() throws {
    let scenario = try read(scenario(with: ""))
    #expect(scenario.id == "a")
    #expect(scenario.title == "a")
    #expect(scenario.summary == nil)
    #expect("\(scenario.pattern.id)" == "collapsing-header")
    #expect(scenario.variants == Array(0..<9))
    #expect(scenario.parameters == [.flag(true), .choice(0), .number(100), .number(2_000)])
    #expect(scenario.devices == Vocabulary.fixture.matrix)
    #expect(scenario.devices.count == 6)
    #expect(scenario.systemVersion == nil)
    #expect(scenario.refreshRates.isEmpty)
    #expect(scenario.physics.profile == nil)
    #expect(scenario.physics.pixelRounding == nil)
    #expect(scenario.physics.decelerationRate == nil)
    #expect(scenario.physics.touchSlop == nil)
    #expect(scenario.insets == InsetsOverride())
    #expect(scenario.initialOffset == .rest)
    #expect(scenario.script.steps == [.pause(0.001)])
    #expect(scenario.checks.isEmpty)
  }

  @Test func `every key of a scenario is read`() throws {
    let scenario = try read(
      """
      { $schema: './x.json', version: 1, id: 'b-1/c', title: 'Title', summary: 'A sentence.',
        order: 20, pattern: 'collapsing-header', variants: ['ch4-clamped', 'ch8'],
        parameters: { alwaysBounceVertical: false, contentInsetAdjustment: 'never', contentHeight: 150.5 },
        devices: ['iphone-8', 'iphone-11@landscape'], os: 13, refreshRate: [120, 60],
        physics: { profile: 'uikit', pixelRounding: 'frame', decelerationRate: 'fast' },
        touch: { slop: 0 }, insets: { top: 0, bottom: 5 }, initialOffset: { fromEnd: 300 },
        steps: [ { type: 'pause', label: 'wait', duration: 500 } ], checks: [] }
      """)
    #expect(scenario.id == "b-1/c")
    #expect(scenario.title == "Title")
    #expect(scenario.summary == "A sentence.")
    #expect(scenario.order == 20)
    #expect(scenario.variants == [4, 8])
    #expect(scenario.parameters == [.flag(false), .choice(2), .number(100), .number(150.5)])
    #expect(scenario.devices.map(\.word) == ["iphone-8", "iphone-11@landscape"])
    #expect(scenario.systemVersion == 13)
    #expect(scenario.refreshRates == [120, 60])
    #expect(scenario.physics.pixelRounding == .frame)
    #expect(scenario.physics.decelerationRate == .fast)
    #expect(scenario.physics.touchSlop == 0)
    #expect(scenario.insets == InsetsOverride(top: 0, bottom: 5))
    #expect(scenario.initialOffset == .fromEnd(300))
    #expect(scenario.stepSources == [StepSource(label: "wait", line: 7, column: 12)])
  }

  @Test(
    arguments: [
      ("initialOffset: 90", .fromStart(90)), ("initialOffset: {fromStart: 1.5}", .fromStart(1.5)),
      ("initialOffset: {fromEnd: 0}", .fromEnd(0)),
    ] as [(String, InitialOffset)])
  func `reads all notations of the initial offset`(_ line: String, _ expected: InitialOffset) throws
  {
    #expect(try read(scenario(with: line)).initialOffset == expected)
  }

  @Test func `a single identifier stands for a list of one`() throws {
    let scenario = try read(
      scenario(with: "variants: 'ch3', refreshRate: 80, devices: 'ipad-9', physics: 'uikit'"))
    #expect(scenario.variants == [3])
    #expect(scenario.refreshRates == [80])
    #expect(scenario.devices.map(\.word) == ["ipad-9"])
  }

  @Test func `a list of numbers is a parameter`() throws {
    let scenario = try read(
      "{version: 1, id: 'a', pattern: 'sticky-tabs', parameters: {rows: [20, 3]}, steps: [{type: 'pause', duration: 0}]}"
    )
    #expect("\(scenario.pattern.id)" == "sticky-tabs")
    #expect(scenario.parameters == [.numbers([20, 3])])
  }

  @Test func `insets replace edges and keep the status bar`() {
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    let changed = InsetsOverride(top: 0, left: 3).applied(to: screen)
    #expect(changed.safeAreaInsets == EdgeInsets(top: 0, left: 3, bottom: 34, right: 0))
    #expect(changed.statusBarHeight == 48)
    #expect(InsetsOverride().applied(to: screen) == screen)
  }

  static let accepted = ScenarioReader.keys.joined(separator: ", ")

  @Test(arguments: [
    ("[]", ["1:1: a scenario must be an object; found a list"]),
    ("'x'", ["1:1: a scenario must be an object; found \"x\""]),
    (
      "{}",
      [
        "1:1: a scenario needs the key 'version'", "1:1: a scenario needs the key 'id'",
        "1:1: a scenario needs the key 'pattern'", "1:1: a scenario needs the key 'steps'",
      ]
    ),
    (
      scenario(with: "vraiants: []"),
      [
        "2:1: unknown key 'vraiants' in a scenario (did you mean 'variants'?); accepted: \(accepted)"
      ]
    ),
    (scenario(with: "speed: 1"), ["2:1: unknown key 'speed' in a scenario; accepted: \(accepted)"]),
    (scenario(with: "zzzzz: 1"), ["2:1: unknown key 'zzzzz' in a scenario; accepted: \(accepted)"]),
    (
      scenario(with: "title: ''"),
      ["2:8: 'title' must be a text of 1 to 100 characters on one line; found \"\""]
    ),
    (
      scenario(with: "title: '  '"),
      ["2:8: 'title' must be a text of 1 to 100 characters on one line; found \"  \""]
    ),
    (
      scenario(with: "title: 7"),
      ["2:8: 'title' must be a text of 1 to 100 characters on one line; found 7"]
    ),
    (
      scenario(with: #"summary: 'a\nb'"#),
      ["2:10: 'summary' must be a text of 1 to 500 characters on one line; found \"a\\nb\""]
    ),
    (
      scenario(with: "$schema: null"),
      ["2:10: '$schema' must be a text of 1 to 2000 characters on one line; found null"]
    ),
    (
      scenario(with: "variants: []"),
      ["2:11: 'variants' is an empty list; leave the key out for the default"]
    ),
    (
      scenario(with: "variants: ['ch4', 'ch44']"),
      [
        "2:19: a variant of collapsing-header must be one of \"ch0\", \"ch1\", \"ch2\", \"ch3\", \"ch4\", \"ch5\", \"ch6\", \"ch7\", \"ch8\"; found \"ch44\" (did you mean 'ch4'?)"
      ]
    ),
    (
      scenario(with: "variants: ['ch4', 'ch4-clamped']"),
      ["2:19: variant 'ch4' is listed twice; list every variant once"]
    ),
    (scenario(with: "os: 13.5"), ["2:5: 'os' must be a whole number from 11 to 99; found 13.5"]),
    (scenario(with: "os: 10"), ["2:5: 'os' must be a whole number from 11 to 99; found 10"]),
    (
      scenario(with: "refreshRate: [60, 90]"),
      ["2:19: a refresh rate must be 60, 80 or 120; found 90"]
    ),
    (
      scenario(with: "refreshRate: [60, 60]"),
      ["2:19: refresh rate 60 is listed twice; list every rate once"]
    ),
    (
      scenario(with: "refreshRate: []"),
      ["2:14: 'refreshRate' is an empty list; leave the key out for the default"]
    ),
    (
      scenario(with: "physics: {rounding: 1}"),
      [
        "2:11: unknown key 'rounding' in 'physics'; accepted: profile, pixelRounding, decelerationRate"
      ]
    ),
    (scenario(with: "physics: 7"), ["2:10: 'physics' must be an object; found 7"]),
    (
      scenario(with: "physics: {pixelRounding: 'rset'}"),
      [
        "2:26: 'pixelRounding' must be one of \"rest\", \"frame\", \"none\"; found \"rset\" (did you mean 'rest'?)"
      ]
    ),
    (
      scenario(with: "physics: {decelerationRate: 0.998}"),
      ["2:29: 'decelerationRate' must be one of \"normal\", \"fast\"; found 0.998"]
    ),
    (
      scenario(with: "touch: {slop: -1}"),
      ["2:15: 'slop' must be a number from 0 to 100 pt; found -1"]
    ),
    (
      scenario(with: "touch: {slop: Infinity}"),
      ["2:15: 'slop' must be a number from 0 to 100 pt; found Infinity"]
    ),
    (
      scenario(with: "touch: {slop: NaN}"),
      ["2:15: 'slop' must be a number from 0 to 100 pt; found NaN"]
    ),
    (
      scenario(with: "touch: {slop: 1e999}"),
      ["2:15: 'slop' must be a number from 0 to 100 pt; found 1e999"]
    ),
    (
      scenario(with: "insets: {topp: 1}"),
      [
        "2:10: unknown key 'topp' in 'insets' (did you mean 'top'?); accepted: top, left, bottom, right"
      ]
    ),
    (
      scenario(with: "insets: {top: 501}"),
      ["2:15: 'top' must be a number from 0 to 500 pt; found 501"]
    ),
    (
      scenario(with: "initialOffset: -1"),
      [
        "2:16: 'initialOffset' must be a number of points from 0 to 1000000000 below the top, or { \"fromEnd\": points }; found -1"
      ]
    ),
    (
      scenario(with: "initialOffset: {}"),
      ["2:16: 'initialOffset' needs exactly one of the keys 'fromStart' and 'fromEnd'"]
    ),
    (
      scenario(with: "initialOffset: {fromStart: 1, fromEnd: 1}"),
      ["2:16: 'initialOffset' needs exactly one of the keys 'fromStart' and 'fromEnd'"]
    ),
    (
      scenario(with: "initialOffset: {fromEnd: -1}"),
      ["2:26: 'fromEnd' must be a number from 0 to 1000000000 pt; found -1"]
    ),
    (
      scenario(with: "parameters: []"),
      ["2:13: the parameters of collapsing-header must be an object; found a list"]
    ),
    (
      scenario(with: "parameters: {extr: 1}"),
      [
        "2:14: unknown key 'extr' in the parameters of collapsing-header (did you mean 'extra'?); accepted: alwaysBounceVertical, contentInsetAdjustment, extra, contentHeight"
      ]
    ),
    (
      scenario(with: "parameters: {extra: 1001}"),
      ["2:21: 'extra' must be a number from 0 to 1000 pt; found 1001"]
    ),
    (
      scenario(with: "parameters: {extra: '100'}"),
      ["2:21: 'extra' must be a number from 0 to 1000 pt; found \"100\""]
    ),
    (
      scenario(with: "parameters: {contentHeight: 1e9}"),
      ["2:29: 'contentHeight' must be a number from 0 to 10000000 pt; found 1e9"]
    ),
    (
      scenario(with: "parameters: {alwaysBounceVertical: 1}"),
      ["2:36: 'alwaysBounceVertical' must be true or false; found 1"]
    ),
    (
      scenario(with: "parameters: {contentInsetAdjustment: 'allways'}"),
      [
        "2:38: 'contentInsetAdjustment' must be one of \"always\", \"automatic\", \"never\"; found \"allways\" (did you mean 'always'?)"
      ]
    ),
    (scenario(with: "steps: 1"), ["2:8: 'steps' must be a list of steps; found 1"]),
    (scenario(with: "steps: []"), ["2:8: 'steps' is empty; a scenario has at least one step"]),
    (scenario(with: "checks: {}"), ["2:9: 'checks' must be a list of checks; found an object"]),
    (
      "{version: 2, id: 'a', pattern: 'collapsing-header', steps: [{type: 'pause', duration: 1}]}",
      ["1:11: 'version' must be 1, the version of the format that this program reads; found 2"]
    ),
    (
      "{version: 1, id: 'a', pattern: 'colapsing-header', steps: [{type: 'pause', duration: 1}]}",
      [
        "1:32: 'pattern' must be one of \"collapsing-header\", \"sticky-tabs\"; found \"colapsing-header\" (did you mean 'collapsing-header'?)"
      ]
    ),
    (
      "{version: 1, id: 'a', pattern: 'sticky-tabs', parameters: {rows: [1, -1]}, steps: [{type: 'pause', duration: 1}]}",
      ["1:70: a number of 'rows' must be a number from 0 to 10000; found -1"]
    ),
    (
      "{version: 1, id: 'a', pattern: 'sticky-tabs', parameters: {rows: 3}, steps: [{type: 'pause', duration: 1}]}",
      ["1:66: 'rows' must be a list of numbers; found 3"]
    ),
  ])
  func `an error is reported at its position with what is accepted`(
    _ text: String, _ expected: [String]
  ) {
    #expect(mistakes(text) == expected)
  }

  @Test(arguments: [
    "A", "a/", "/a", "a//b", "a b", "../a", "a.b", "é", "", String(repeating: "a", count: 101),
  ])
  func `an id consists of words joined by slashes`(_ id: String) {
    let found = mistakes(
      "{version: 1, id: '\(id)', pattern: 'collapsing-header', steps: [{type: 'pause', duration: 1}]}"
    )
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(
        "1:18: 'id' must be words of small letters, digits and hyphens, joined by slashes, such as \"collapsing-header/fling-top\", at most 100 characters; found \""
      ))
  }

  @Test func `errors in several parts are reported together`() {
    let found = mistakes(
      "{version: 1, id: 'a', pattern: 'x', devices: 'y', os: 1,\nsteps: [{type: 'z'}, {type: 'drag'}], checks: [{}]}"
    )
    #expect(
      found.map { String($0.prefix { $0 != " " }) } == [
        "1:32:", "1:46:", "1:55:", "2:16:", "2:22:", "2:22:", "2:22:", "2:48:",
      ])
  }
}
