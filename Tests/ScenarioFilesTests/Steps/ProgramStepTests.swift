// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

/// Steps that the app or the system takes, in files.
@Suite struct `Steps of programs in files` {
  @Test(
    arguments: [
      ("{type: 'scrollTo', to: 300}", .scroll(ProgrammaticScroll(to: .fromStart(300)))),
      (
        "{type: 'scrollTo', to: 'end', animated: false}",
        .scroll(ProgrammaticScroll(to: .fromEnd(0), isAnimated: false))
      ),
      ("{type: 'scrollTo', to: {fromEnd: 20}}", .scroll(ProgrammaticScroll(to: .fromEnd(20)))),
      (
        "{type: 'scrollTo', element: 'cell[40]', at: 'middle'}",
        .scroll(ProgrammaticScroll(to: .element(ElementID(.cell, item: 40), at: .middle)))
      ),
      (
        "{type: 'focus', field: 'cell[4]', height: 300, avoids: 'nothing'}",
        .focus(KeyboardFocus(field: ElementID(.cell, item: 4), height: 300, changesSafeArea: false))
      ),
      ("{type: 'focus'}", .focus(KeyboardFocus())), ("{type: 'blur'}", .blur),
      ("{type: 'push'}", .push(0.5)), ("{type: 'push', duration: 0}", .push(0)),
      (
        "{type: 'appearance', navigationBar: 'shown', statusBar: 'hidden', animated: false}",
        .showBars(BarAppearance(navigationBar: true, statusBar: false, isAnimated: false))
      ),
    ] as [(String, ProgramStep)])
  func `reads every step`(_ text: String, _ expected: ProgramStep) throws {
    #expect(try read(scenario(steps: text)).script.steps == [.program(expected)])
  }

  @Test func `reads windows and displays`() throws {
    let steps = try read(
      scenario(
        steps:
          "{type: 'resize', width: 400, height: '80%', insets: {top: 24}, duration: 250}, {type: 'unfold', to: 'iphone-11@landscape'}"
      )
    ).script.steps
    var window = ScreenChange.Window(width: .points(400), height: .fraction(0.8))
    window.top = 24
    #expect(steps[0] == .program(.resize(ScreenChange(to: .window(window), duration: 0.25))))
    guard case .program(.resize(let fold)) = steps[1],
      case .display(let screen, let turned) = fold.target
    else {
      Issue.record("it is \(steps[1])")
      return
    }
    #expect(fold.duration == 0.4)
    #expect((screen.orientation, turned.orientation) == (.landscape, .portrait))
  }

  @Test(
    arguments: [
      ("{type: 'scrollTo'}", "a scrollTo step needs exactly one of the keys 'to' and 'element'"),
      (
        "{type: 'scrollTo', to: 300, at: 'top'}",
        "'at' belongs to 'element'; 'to' is the offset itself"
      ),
      ("{type: 'scrolTo', to: 300}", "(did you mean 'scrollTo'?)"),
      ("{type: 'focus', target: 'list'}", "'target'"),
      ("{type: 'insert', rows: 'cell', at: 0}", "has none that come and go"),
      ("{type: 'remove', rows: 'cell'}", "pass the path of a pattern file"),
      ("{type: 'resize', width: 50}", "100 to 3000 points"),
      ("{type: 'fold', to: 'iphone-elevn'}", "unknown device 'iphone-elevn'"),
      ("{type: 'fold', to: 'matrix'}", "the word of one device"),
      ("{type: 'fold'}", "a fold step needs the key 'to'"),
      ("{type: 'pop'}", "a pop step needs a screen that was pushed"),
      ("{type: 'push'}, {type: 'push'}", "a push step needs the screen, which another one covers"),
      ("{type: 'push'}, {type: 'focus'}", "put a pop step before it"),
      (
        "{type: 'push'}, {type: 'tap', from: ['50%', '50%']}, {type: 'pop'}",
        "a tap step needs the screen"
      ),
      (
        "{type: 'pointerDown'}, {type: 'push'}, {type: 'pop'}, {type: 'pointerUp'}",
        "needs a finger that is down"
      ),
      ("{type: 'appearance'}", "an appearance step needs at least one of the keys"),
      ("{type: 'appearance', tabBar: 'visible'}", "'tabBar' must be one of \"shown\", \"hidden\""),
    ])
  func `mistakes say what is accepted`(_ text: String, _ expected: String) {
    let found = mistakes(scenario(steps: text))
    #expect(found.contains { $0.contains(expected) }, "\(found)")
  }
}
