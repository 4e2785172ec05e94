// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct CheckTests {
  private static let steps = "{type: 'pause', label: 'wait', duration: 1}"

  private static func text(_ check: String) -> String {
    "{version: 1, id: 'a', pattern: 'collapsing-header', steps: [\(steps)], checks: [\n\(check)\n]}"
  }

  private static let bar = DeviceExpression(100, [DeviceExpression.Term(.statusBarHeight)])
  private static let cell = ElementID(.cell, item: 0)

  @Test(arguments: [
    (
      "{type: 'range', track: 'header.height', min: 'device.statusBarHeight + 100', max: 3}",
      ScenarioCheck(
        .range(track: "header.height", minimum: bar, maximum: DeviceExpression(3)), line: 2,
        column: 1)
    ),
    (
      "{type: 'range', track: 'inner[1].contentOffset.y', max: 3, tolerance: 0.25}",
      ScenarioCheck(
        .range(track: "inner[1].contentOffset.y", minimum: nil, maximum: DeviceExpression(3)),
        tolerance: 0.25, line: 2, column: 1)
    ),
    (
      "{type: 'continuity', track: 'selectedTab', maxJump: 30}",
      ScenarioCheck(.continuity(track: "selectedTab", maximumJump: 30), line: 2, column: 1)
    ),
    (
      "{type: 'monotonic', track: 'firstRow.y', during: 'wait'}",
      ScenarioCheck(.monotonic(track: "firstRow.y"), during: "wait", line: 2, column: 1)
    ),
    (
      "{type: 'noOverlap', track: ['header', 'cell[0]'], severity: 'warning'}",
      ScenarioCheck(.noOverlap(ElementID(.header), cell), severity: .warning, line: 2, column: 1)
    ),
    (
      "{type: 'noGap', track: ['header', 'cell[0]'], severity: 'error'}",
      ScenarioCheck(.noGap(ElementID(.header), cell), line: 2, column: 1)
    ),
    (
      "{type: 'settlesAt', track: 'header.height', value: 'device.statusBarHeight + 100', tolerance: 0.5, within: 1500}",
      ScenarioCheck(
        .settlesAt(track: "header.height", value: bar, within: 1.5), tolerance: 0.5, line: 2,
        column: 1)
    ),
    (
      "\t{type: 'settlesAt', track: 'header.height', value: 0}",
      ScenarioCheck(
        .settlesAt(track: "header.height", value: DeviceExpression(0), within: nil), line: 2,
        column: 2)
    ),
    (
      "{type: 'monotonic', track: 'a.b', message: 'Up only: it is “pinned”.'}",
      ScenarioCheck(
        .monotonic(track: "a.b"), message: "Up only: it is “pinned”.", line: 2, column: 1)
    ),
    (
      "{type: 'equal', track: 'a.b', value: 0, severity: 'note'}",
      ScenarioCheck(
        .equal(track: "a.b", value: DeviceExpression(0)), severity: .note, line: 2, column: 1)
    ),
    (
      "{type: 'equal', track: ['a.b', 'c.d']}",
      ScenarioCheck(.equalTracks("a.b", "c.d"), line: 2, column: 1)
    ),
  ])
  func `reads every check`(_ check: String, _ expected: ScenarioCheck) throws {
    #expect(try read(Self.text(check)).checks == [expected])
  }

  @Test(arguments: [
    ("5", "2:1: a check must be an object; found 5"),
    (
      "{}",
      "2:1: a check needs the key 'type': one of \"range\", \"continuity\", \"monotonic\", \"noOverlap\", \"noGap\", \"settlesAt\", \"equal\""
    ),
    (
      "{type: 'settleAt'}",
      "2:8: the type of a check must be one of \"range\", \"continuity\", \"monotonic\", \"noOverlap\", \"noGap\", \"settlesAt\", \"equal\"; found \"settleAt\" (did you mean 'settlesAt'?)"
    ),
    (
      "{type: 'monotonic', track: 'a.b', maxjump: 1}",
      "2:35: unknown key 'maxjump' in a monotonic check; accepted: type, track, tolerance, during, severity, message"
    ),
    (
      "{type: 'monotonic', track: 'a.b', message: 'two\\nlines'}",
      "2:44: 'message' must be a text of 1 to 300 characters on one line; found \"two\\nlines\""
    ),
    (
      "{type: 'monotonic', track: 'a.b', message: ''}",
      "2:44: 'message' must be a text of 1 to 300 characters on one line; found \"\""
    ),
    (
      "{type: 'range', track: 'a.b', min: 100, max: 50}",
      "2:46: 'max' must be at least 'min', 100; found 50"
    ),
    (
      "{type: 'noOverlap', track: ['header', 'header']}",
      "2:28: 'track' must name two elements; found 'header' twice"
    ),
    ("{type: 'monotonic'}", "2:1: a monotonic check needs the key 'track'"),
    (
      "{type: 'monotonic', track: ['a', 'b']}",
      "2:28: 'track' must be the name of a track, such as \"header.height\"; found a list"
    ),
    (
      "{type: 'monotonic', track: 'a b'}",
      "2:28: 'track' must be the name of a track, such as \"header.height\"; found \"a b\""
    ),
    (
      "{type: 'range', track: 'a.b'}",
      "2:1: a range check needs at least one of the keys 'min' and 'max'"
    ),
    (
      "{type: 'range', track: 'a.b', min: true}",
      "2:36: 'min' must be a number or a text such as \"device.statusBarHeight + 100\"; found true"
    ),
    (
      "{type: 'range', track: 'a.b', max: NaN}",
      "2:36: 'max' must be a number or a text such as \"device.statusBarHeight + 100\"; found NaN"
    ),
    ("{type: 'continuity', track: 'a.b'}", "2:1: a continuity check needs the key 'maxJump'"),
    (
      "{type: 'continuity', track: 'a.b', maxJump: -1}",
      "2:45: 'maxJump' must be a number from 0 to 1000000; found -1"
    ),
    ("{type: 'settlesAt', track: 'a.b'}", "2:1: a settlesAt check needs the key 'value'"),
    (
      "{type: 'settlesAt', track: 'a.b', value: 1, within: -1}",
      "2:53: 'within' must be a number from 0 to 600000 ms; found -1"
    ),
    ("{type: 'equal', track: 'a.b'}", "2:1: an equal check needs the key 'value'"),
    (
      "{type: 'equal', track: ['a.b']}",
      "2:24: 'track' must be the name of a track, or a list of two; found a list"
    ),
    (
      "{type: 'equal', track: ['a.b', 'c.d'], value: 1}",
      "2:47: 'value' has no meaning with two tracks, which are compared with each other"
    ),
    (
      "{type: 'equal', track: ['a.b', 5]}",
      "2:32: a track must be the name of a track, such as \"header.height\"; found 5"
    ),
    (
      "{type: 'noGap', track: 'header'}",
      "2:24: 'track' must be a list of two elements, such as [\"header\", \"cell[0]\"]; found \"header\""
    ),
    (
      "{type: 'noGap', track: ['header', 5]}",
      "2:35: an element must be the id of an element, such as \"cell[0]\"; found 5"
    ),
    (
      "{type: 'monotonic', track: 'a.b', tolerance: -1}",
      "2:46: 'tolerance' must be a number from 0 to 1000000; found -1"
    ),
    (
      "{type: 'monotonic', track: 'a.b', during: 'wiat'}",
      "2:43: no step is labelled 'wiat' (did you mean 'wait'?); labels: \"wait\""
    ),
    (
      "{type: 'monotonic', track: 'a.b', severity: 'bad'}",
      "2:45: 'severity' must be one of \"error\", \"warning\", \"note\"; found \"bad\""
    ),
    (
      "{type: 'equal', track: 'a.b', value: 'device.statusbarHeight'}",
      "2:39: unknown fact 'device.statusbarHeight' (did you mean 'device.statusBarHeight'?); accepted: device.width, device.height, device.scale, device.statusBarHeight, device.safeArea.top, device.safeArea.left, device.safeArea.bottom, device.safeArea.right"
    ),
    (
      "{type: 'equal', track: 'a.b', value: '2 * 3 )'}",
      "2:45: expected an operator or the end of the expression; found ')'"
    ),
    (
      #"{type: 'equal', track: 'a.b', value: '2 *\x20'}"#,
      "2:38: expected a number or a fact of the device; found the end of the text"
    ),
  ])
  func `an error is reported at its position with what is accepted`(
    _ check: String, _ expected: String
  ) {
    #expect(mistakes(Self.text(check)) == [expected])
  }

  @Test func `an unknown label is refused even if no step has a label`() {
    let found = mistakes(scenario(with: "checks: [{type: 'monotonic', track: 'a', during: 'x'}]"))
    #expect(found == ["2:50: no step is labelled 'x'; no step has a label"])
  }

  @Test func `a label of a step with an error is not reported twice`() {
    let found = mistakes(
      "{version: 1, id: 'a', pattern: 'collapsing-header', steps: [{type: 'drag', label: 'l'}], checks: [{type: 'monotonic', track: 'a', during: 'l'}]}"
    )
    #expect(found.allSatisfy { $0.contains("a drag step needs") })
  }

  @Test func `there are at most a thousand checks`() {
    let checks = String(repeating: "{type: 'monotonic', track: 'a'},", count: 1_001)
    #expect(
      mistakes(scenario(with: "checks: [\(checks)]")) == [
        "2:9: 'checks' holds 1001 checks; at most 1000 are accepted"
      ])
  }
}
