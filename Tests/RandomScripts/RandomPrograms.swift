// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Random steps of programs: windows that are resized, a device that folds, scrolls that the app asks for, the
/// keyboard; if asked for, screens that are pushed and bars of the system; rows that come and go at the end of lists.
struct RandomPrograms {
  /// A list whose rows change.
  struct RowList {
    /// What the rows are called.
    let rows: ElementID
    /// The section of which they are; nil for a list without.
    let section: Int?
  }

  /// The place of a row that is to be removed, which stands for the last: the script does not know how many there are.
  static let lastPlace = 1_000_000

  /// Whether scrolls may lead anywhere near an end; pages have their own positions between the ends.
  let scrollsFreely: Bool
  /// The displays between which the device folds, as it is first and as it is then; empty for one that does not.
  let displays: [(display: Screen, turned: Screen)]
  /// Whether other screens are pushed over this one, and bars come and go.
  let hasScreens: Bool
  /// The lists whose rows come and go; empty for none.
  let lists: [RowList]
  private var shown = 0
  private var hasKeyboard = false

  init(
    scrollsFreely: Bool, displays: [(display: Screen, turned: Screen)], hasScreens: Bool,
    lists: [RowList] = []
  ) {
    self.lists = lists
    self.scrollsFreely = scrollsFreely
    self.displays = displays
    self.hasScreens = hasScreens
  }

  /// The next step, or a screen that is pushed, what happens below it, and its end.
  mutating func steps(_ generator: inout SeededGenerator) -> [GestureStep] {
    guard hasScreens, Int.random(in: 0..<3, using: &generator) == 0 else {
      return [step(&generator)]
    }
    func duration(_ generator: inout SeededGenerator) -> Double {
      Int.random(in: 0..<4, using: &generator) == 0 ? 0 : 0.5
    }
    var steps: [GestureStep] = [.program(.push(duration(&generator)))]
    if Bool.random(using: &generator) { steps.append(below(&generator)) }
    steps.append(.pause(Double.random(in: 0...0.6, using: &generator)))
    steps.append(.program(.pop(duration(&generator))))
    return steps
  }

  /// What happens to a screen that is covered.
  private mutating func below(_ generator: inout SeededGenerator) -> GestureStep {
    if Bool.random(using: &generator) { return .program(.scroll(scroll(&generator))) }
    return .program(.resize(displays.isEmpty ? window(&generator) : fold()))
  }

  private func bars(_ generator: inout SeededGenerator) -> BarAppearance {
    func isShown(_ generator: inout SeededGenerator) -> Bool? {
      Bool.random(using: &generator) ? Bool.random(using: &generator) : nil
    }
    return BarAppearance(
      navigationBar: isShown(&generator), tabBar: isShown(&generator),
      statusBar: Int.random(in: 0..<4, using: &generator) == 0 ? isShown(&generator) : nil,
      isAnimated: Bool.random(using: &generator))
  }

  /// The next step.
  mutating func step(_ generator: inout SeededGenerator) -> GestureStep {
    if hasScreens, Int.random(in: 0..<3, using: &generator) == 0 {
      return .program(.showBars(bars(&generator)))
    }
    if !lists.isEmpty, Int.random(in: 0..<3, using: &generator) == 0 {
      return .program(.changeRows(rows(&generator)))
    }
    return switch Int.random(in: 0..<4, using: &generator) {
    case 0: .program(.scroll(scroll(&generator)))
    case 1: .program(keyboard(&generator))
    default: .program(.resize(displays.isEmpty ? window(&generator) : fold()))
    }
  }

  /// Rows that come and go below what is read: above, a list that does nothing loses the place of its reader, as it would
  /// with UIKit.
  private func rows(_ generator: inout SeededGenerator) -> RowChange {
    let list = lists[Int.random(in: 0..<lists.count, using: &generator)]
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      RowChange(
        .insert, of: list.rows, section: list.section, at: nil,
        count: Int.random(in: 1...3, using: &generator))
    case 1: RowChange(.remove, of: list.rows, section: list.section, at: Self.lastPlace)
    default: RowChange(.reload, of: list.rows, section: list.section, at: nil)
    }
  }

  private func scroll(_ generator: inout SeededGenerator) -> ProgrammaticScroll {
    let way = scrollsFreely ? Double.random(in: 0...300, using: &generator) : 0
    return ProgrammaticScroll(
      to: Bool.random(using: &generator) ? .fromStart(way) : .fromEnd(way),
      isAnimated: Bool.random(using: &generator))
  }

  private mutating func keyboard(_ generator: inout SeededGenerator) -> ProgramStep {
    hasKeyboard.toggle()
    guard hasKeyboard else { return .blur }
    return .focus(KeyboardFocus(changesSafeArea: Bool.random(using: &generator)))
  }

  private func window(_ generator: inout SeededGenerator) -> ScreenChange {
    var window = ScreenChange.Window(
      width: .points(Double.random(in: 200...1200, using: &generator).rounded()),
      height: .points(Double.random(in: 300...1200, using: &generator).rounded()))
    if Bool.random(using: &generator) {
      let top = Double.random(in: 0...60, using: &generator).rounded()
      window.top = top
      window.statusBarHeight = Bool.random(using: &generator) ? top : (top / 2).rounded()
      window.bottom = Bool.random(using: &generator) ? 34 : 0
    }
    return ScreenChange(to: .window(window))
  }

  /// A drag in the middle of which a program does something.
  mutating func drag(isSideways: Bool, _ generator: inout SeededGenerator) -> [GestureStep] {
    func part(_ generator: inout SeededGenerator) -> GestureStep {
      let travel = Double.random(in: -180...180, using: &generator)
      return .pointerMove(
        PointerMove(
          isSideways
            ? ScriptPoint(.points(travel), .points(0)) : ScriptPoint(.points(0), .points(travel)),
          duration: Double.random(in: 0.05...0.4, using: &generator), origin: .pointer))
    }
    let start = ScriptPoint(
      .fraction(Double.random(in: 0.15...0.85, using: &generator)),
      .fraction(Double.random(in: 0.25...0.95, using: &generator)))
    return [
      .pointerMove(PointerMove(start, duration: 0)), .pointerDown, part(&generator),
      step(&generator), part(&generator), .pointerUp,
    ]
  }

  private mutating func fold() -> ScreenChange {
    shown = (shown + 1) % displays.count
    return ScreenChange(
      to: .display(displays[shown].display, turned: displays[shown].turned), duration: 0.4)
  }
}
