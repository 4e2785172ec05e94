// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct StepTests {
  private static let types = StepKeys.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
  private static let start = ScriptPoint(.fraction(0.5), .points(300))

  @Test(
    arguments: [
      (
        "{type: 'drag', from: ['50%', 300], by: [0, '-12.5%'], duration: 180}",
        [
          .drag(
            DragGesture(
              from: start, .by(ScriptPoint(.points(0), .fraction(-0.125))), duration: 0.18))
        ]
      ),
      (
        "{type: 'drag', from: ['50%', 300], to: [1.5, 2], duration: 0, hold: 200, curve: 'minimumJerk'}",
        [
          .drag(
            DragGesture(
              from: start, .to(ScriptPoint(.points(1.5), .points(2))), duration: 0, hold: 0.2,
              curve: .minimumJerk))
        ]
      ),
      (
        "{type: 'fling', from: ['50%', 300], by: [0, -70], duration: 70, endVelocity: [0, -2500], hold: 0}",
        [
          .drag(
            DragGesture(
              from: start, .by(ScriptPoint(.points(0), .points(-70))), duration: 0.07,
              endVelocity: Point(0, -2_500)))
        ]
      ),
      ("{type: 'tap', from: ['50%', 300]}", [.tap(start)]),
      ("{type: 'tap', target: 'cell[12]'}", [.tapElement(ElementID(.cell, item: 12))]),
      ("{type: 'tap', target: 'cell[1][4]'}", [.tapElement(ElementID(.cell, section: 1, item: 4))]),
      ("{type: 'tap', target: 'header'}", [.tapElement(ElementID(.header))]),
      ("{type: 'pause', duration: 600000}", [.pause(600)]),
      ("{type: 'pause', until: 'settled'}", [.wait(until: .settled, timeout: 10)]),
      (
        "{type: 'pause', until: 'bouncing', timeout: 250}", [.wait(until: .bouncing, timeout: 0.25)]
      ),
      (
        "{type: 'pause', until: 'decelerating', timeout: 0}",
        [.wait(until: .decelerating, timeout: 0)]
      ),
      (
        "{type: 'pointerMove', x: '50%', y: 300}, {type: 'pointerDown'}, {type: 'pointerUp'}",
        [.pointerMove(PointerMove(start, duration: 0)), .pointerDown, .pointerUp]
      ),
      (
        "{type: 'pointerDown', x: '50%', y: 300, button: 0}, {type: 'pointerMove', origin: 'pointer', x: '50%', y: 300, duration: 5}, {type: 'pointerCancel'}",
        [
          .pointerMove(PointerMove(start, duration: 0)), .pointerDown,
          .pointerMove(PointerMove(start, duration: 0.005, origin: .pointer)), .pointerCancel,
        ]
      ),
      (
        "{type: 'pointerMove', target: 'tab[2]', x: '25%', y: -4}, {type: 'pointerDown'}",
        [
          .pointerMove(
            PointerMove(
              ScriptPoint(.fraction(0.25), .points(-4)), duration: 0,
              origin: .element(ElementID(.tab, item: 2)))), .pointerDown,
        ]
      ),
      (
        "{type: 'pointerDown'}, {type: 'rotate', to: 'landscape'}, {type: 'tap', target: 'header'}",
        [.pointerDown, .rotate(to: .landscape), .tapElement(ElementID(.header))]
      ),
      ("{type: 'pointerDown'}", [.pointerDown]),
    ] as [(String, [GestureStep])])
  func `reads every step`(_ text: String, _ expected: [GestureStep]) throws {
    #expect(try script(text) == expected)
  }

  @Test func `every step of the script has its label and position`() throws {
    let scenario = try read(
      scenario(
        steps:
          "{type: 'pointerDown', label: 'é', x: 1, y: 2}, {type: 'pointerUp'},\n\t{type: 'pause', duration: 1, label: 'é'}"
      ))
    #expect(
      scenario.stepSources == [
        StepSource(label: "é", line: 2, column: 1), StepSource(label: "é", line: 2, column: 1),
        StepSource(label: nil, line: 2, column: 48), StepSource(label: "é", line: 3, column: 2),
      ])
    #expect(scenario.stepSources.count == scenario.script.steps.count)
  }

  @Test(arguments: StepKeys.allCases)
  func `a negative duration is refused in every step with a duration`(_ type: StepKeys) {
    guard type.keys.contains("duration") else { return }
    for number in [
      "-1", "-1e-300", "600001", "NaN", "Infinity", "-Infinity", "1e400", "'5'", "null", "[]",
    ] {
      let display = [.fold, .unfold].contains(type) ? ["to: 'iphone-8'"] : []
      let rest =
        display
        + ["from: [1, 1]", "by: [1, 1]", "endVelocity: [1, 1]", "x: 1, y: 1"].filter { part in
          type.keys.contains(String(part.prefix { $0 != ":" }))
        }
      // Only a screen that was pushed can leave.
      let before = type == .pop ? "{type: 'push'}, " : ""
      let found = mistakes(
        scenario(
          steps: before
            + "{duration: \(number), type: '\(type.rawValue)', \(rest.joined(separator: ","))}"))
      let shown = number == "'5'" ? "\"5\"" : number == "[]" ? "a list" : number
      let place = "2:\(12 + before.count)"
      #expect(
        found == ["\(place): 'duration' must be a number from 0 to 600000 ms; found \(shown)"]
      )
    }
  }

  @Test(arguments: [
    ("1", "2:1: a step must be an object; found 1"),
    (
      "{}",
      "2:1: a step needs the key 'type': one of \(types)"
    ),
    (
      "{type: 'pinch'}",
      "2:8: the type of a step must be one of \(types); found \"pinch\""
    ),
    (
      "{type: 'pointerdown'}",
      "2:8: the type of a step must be one of \(types); found \"pointerdown\" (did you mean 'pointerDown'?)"
    ),
    (
      "{type: 'pause', duration: 1, at: 5}",
      "2:30: unknown key 'at' in a pause step; steps follow each other; put a pause before the step; accepted: type, label, duration, until, timeout"
    ),
    (
      "{type: 'tap', form: [1, 1], target: 'header'}",
      "2:15: unknown key 'form' in a tap step (did you mean 'from'?); accepted: type, label, from, target"
    ),
    (
      "{type: 'pause', duration: 1, label: ''}",
      "2:37: 'label' must be a text of 1 to 100 characters on one line; found \"\""
    ),
    ("{type: 'drag', by: [1, 1], duration: 1}", "2:1: a drag step needs the key 'from'"),
    ("{type: 'drag', from: [1, 1], by: [1, 1]}", "2:1: a drag step needs the key 'duration'"),
    (
      "{type: 'drag', from: [1, 1], duration: 1}",
      "2:1: a drag step needs exactly one of the keys 'to' and 'by'"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], to: [1, 1], duration: 1}",
      "2:1: a drag step needs exactly one of the keys 'to' and 'by'"
    ),
    (
      "{type: 'drag', from: [1], by: [1, 1], duration: 1}",
      "2:22: 'from' must be a list of two lengths [x, y]; found a list"
    ),
    (
      "{type: 'drag', from: 5, by: [1, 1], duration: 1}",
      "2:22: 'from' must be a list of two lengths [x, y]; found 5"
    ),
    (
      "{type: 'drag', from: [1, '5'], by: [1, 1], duration: 1}",
      "2:26: y of 'from' must be a number from -100000 to 100000 pt or a share of the screen such as \"50%\"; found \"5\""
    ),
    (
      "{type: 'drag', from: [1, 1], by: [NaN, 1], duration: 1}",
      "2:35: x of 'by' must be a number from -100000 to 100000 pt or a share of the screen such as \"50%\"; found NaN"
    ),
    (
      "{type: 'drag', from: [1, 1], to: [1, 1e6], duration: 1}",
      "2:38: y of 'to' must be a number from -100000 to 100000 pt or a share of the screen such as \"50%\"; found 1e6"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, hold: -1}",
      "2:61: 'hold' must be a number from 0 to 600000 ms; found -1"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, hold: 5, endVelocity: [0, 1]}",
      "2:61: 'hold' must be 0 with 'endVelocity', since a finger that rests lifts without speed; found 5"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, curve: 'linear', endVelocity: [0, 1]}",
      "2:62: 'curve' has no meaning with 'endVelocity', which fixes the path; leave one of them out"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 0, endVelocity: [0, 1]}",
      "2:52: 'duration' must be greater than 0 with 'endVelocity'; found 0"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, endVelocity: 5}",
      "2:68: 'endVelocity' must be a list of two numbers [x, y]; found 5"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, endVelocity: [0, 200000]}",
      "2:72: y of 'endVelocity' must be a number from -100000 to 100000 pt/s; found 200000"
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, endVelocity: ['1%', 2]}",
      "2:69: x of 'endVelocity' must be a number from -100000 to 100000 pt/s; found \"1%\""
    ),
    (
      "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1, curve: 'ease'}",
      "2:62: 'curve' must be one of \"linear\", \"minimumJerk\"; found \"ease\""
    ),
    (
      "{type: 'fling', from: [1, 1], by: [1, 1], duration: 1}",
      "2:1: a fling step needs the key 'endVelocity'"
    ),
    ("{type: 'tap'}", "2:1: a tap step needs exactly one of the keys 'from' and 'target'"),
    (
      "{type: 'tap', from: [1, 1], target: 'header'}",
      "2:1: a tap step needs exactly one of the keys 'from' and 'target'"
    ),
    (
      "{type: 'tap', target: 5}",
      "2:23: 'target' must be the id of an element, such as \"cell[0]\"; found 5"
    ),
    ("{type: 'pause'}", "2:1: a pause step needs exactly one of the keys 'duration' and 'until'"),
    (
      "{type: 'pause', duration: 1, until: 'settled'}",
      "2:1: a pause step needs exactly one of the keys 'duration' and 'until'"
    ),
    (
      "{type: 'pause', duration: 1, timeout: 5}",
      "2:39: 'timeout' belongs to 'until'; a pause with 'duration' has none"
    ),
    (
      "{type: 'pause', until: 'setled'}",
      "2:24: 'until' must be one of \"settled\", \"decelerating\", \"bouncing\"; found \"setled\" (did you mean 'settled'?)"
    ),
    (
      "{type: 'pause', until: 'settled', timeout: -1}",
      "2:44: 'timeout' must be a number from 0 to 600000 ms; found -1"
    ),
    (
      "{type: 'pointerDown', x: 1}",
      "2:1: a pointerDown step needs both of the keys 'x' and 'y', or neither"
    ),
    (
      "{type: 'pointerDown', button: 2}",
      "2:31: 'button' must be 0, since a finger has no buttons; found 2"
    ),
    ("{type: 'pointerMove', x: 1}", "2:1: a pointerMove step needs the key 'y'"),
    (
      "{type: 'pointerMove', x: 1, y: 1, origin: 'element'}",
      "2:43: 'origin' must be one of \"viewport\", \"pointer\"; found \"element\""
    ),
    ("{type: 'rotate'}", "2:1: a rotate step needs the key 'to'"),
    (
      "{type: 'rotate', to: 'left'}",
      "2:22: 'to' must be one of \"portrait\", \"landscape\"; found \"left\""
    ),
  ])
  func `an error is reported at its position with what is accepted`(
    _ text: String, _ expected: String
  ) {
    #expect(mistakes(scenario(steps: text)) == [expected])
  }

  @Test(arguments: [
    "50", "%", "-%", "5.%", ".5%", "5e1%", "+5%", " 5%", "5 %", "5%%", "1.2.3%", "inf%", "0x5%",
    "1001%",
  ])
  func `a fraction of the screen has one notation`(_ share: String) {
    let found = mistakes(scenario(steps: "{type: 'pointerMove', y: 1, x: '\(share)'}"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("2:32: 'x' must be a number from -100000 to 100000 pt or a share")
        == true)
  }

  @Test func `for an unknown element the known ones are listed`() {
    let words = ElementID.kindNames.map { "\($0)" }.joined(separator: ", ")
    #expect(
      mistakes(scenario(steps: "{type: 'tap', target: 'cel[1]'}")) == [
        "2:23: unknown element 'cel' (did you mean 'cell'?); accepted: \(words), with indices in brackets"
      ])
  }

  @Test(arguments: [
    "cell[", "cell[]", "cell[x]", "cell[-1]", "cell[1", "cell[1]x", "cell[1][2][3]",
    "cell[99999999999]", "cell[+1]",
  ])
  func `an element has up to two indices`(_ target: String) {
    #expect(
      mistakes(scenario(steps: "{type: 'tap', target: '\(target)'}")) == [
        "2:23: 'target' must be the id of an element with at most two indices, such as \"cell[0]\" or \"cell[1][4]\"; found \"\(target)\""
      ])
  }

  private static let drag = "{type: 'drag', from: [1, 1], by: [1, 1], duration: 1}"

  @Test(arguments: [
    (
      "{type: 'pointerUp'}",
      "2:1: a pointerUp step needs a finger that is down, but none is; put a pointerDown step before it"
    ),
    (
      "{type: 'pointerCancel'}",
      "2:1: a pointerCancel step needs a finger that is down, but none is; put a pointerDown step before it"
    ),
    (
      "{type: 'pointerDown'},\n\(drag)",
      "3:1: a drag step needs a free finger, but one is down; lift it with a pointerUp step first"
    ),
    (
      "{type: 'pointerDown'},\n{type: 'pointerDown'}",
      "3:1: a pointerDown step needs a free finger, but one is down; lift it with a pointerUp step first"
    ),
    (
      "{type: 'pointerDown'},\n{type: 'tap', target: 'header'}",
      "3:1: a tap step needs a free finger, but one is down; lift it with a pointerUp step first"
    ),
    (
      "{type: 'pointerDown'},\n{type: 'trace', of: 'pointer', samples: [[0, 1, 1]]}",
      "3:1: a trace step needs a free finger, but one is down; lift it with a pointerUp step first"
    ),
    (
      "{type: 'pointerDown'}, {type: 'pointerCancel'},\n{type: 'pointerUp'}",
      "3:1: a pointerUp step needs a finger that is down, but none is; put a pointerDown step before it"
    ),
    (
      "{type: 'pointerDown'}, {type: 'rotate', to: 'landscape'},\n{type: 'pointerUp'}",
      "3:1: a pointerUp step needs a finger that is down, but none is; put a pointerDown step before it"
    ),
  ])
  func `impossible sequences of a finger are refused`(_ text: String, _ expected: String) {
    #expect(mistakes(scenario(steps: text)) == [expected])
  }

  @Test func `a script is at most six hundred seconds long`() throws {
    let half = "{type: 'pause', duration: 300000}"
    #expect(
      try script("\(half), \(half), {type: 'pause', until: 'settled', timeout: 600000}").count == 3)
    #expect(
      mistakes(
        scenario(
          steps:
            "\(half), \(half), {type: 'pause', duration: 0},\n{type: 'pause', duration: 1}, \(half)"
        )) == [
          "3:1: with this step the script is 600.001 s long; at most 600 s are accepted"
        ])
    let drag = "{type: 'drag', from: [1, 1], by: [1, 1], duration: 200000, hold: 200000}"
    #expect(
      mistakes(scenario(steps: "\(drag),\n\(drag)")) == [
        "3:1: with this step the script is 800 s long; at most 600 s are accepted"
      ])
    let move = "{type: 'pointerMove', x: 1, y: 1, duration: 400000}"
    #expect(
      mistakes(scenario(steps: "\(move),\n\(move)")) == [
        "3:1: with this step the script is 800 s long; at most 600 s are accepted"
      ])
    let trace = "{type: 'trace', of: 'contentOffset', samples: [[0, 1], [400000, 1]]}"
    #expect(
      mistakes(scenario(steps: "\(trace),\n\(trace)")) == [
        "3:1: with this step the script is 800 s long; at most 600 s are accepted"
      ])
  }

  @Test func `a script has at most ten thousand steps`() throws {
    let step = "{type: 'pause', duration: 1},"
    #expect(try script(String(repeating: step, count: 10_000)).count == 10_000)
    #expect(
      mistakes(scenario(steps: String(repeating: step, count: 10_001))) == [
        "1:60: 'steps' holds 10001 steps; at most 10000 are accepted"
      ])
  }
}
