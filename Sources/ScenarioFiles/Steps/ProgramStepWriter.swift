// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Writes a step of the app or the system as `ProgramStepReader` reads it.
struct ProgramStepWriter {
  /// The names of the pattern's scroll views.
  let scrollViews: [String]
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?

  /// The type of a step and its own keys.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - display: How the file names the display of a fold; without it, a resize to the same extents is written.
  func content(
    of step: ProgramStep, display: StepSource.Display?
  ) -> (StepKeys, [(String, JSONValue?)]) {
    switch step {
    case .scroll(let scroll): (.scrollTo, members(of: scroll))
    case .focus(let focus): (.focus, members(of: focus))
    case .blur: (.blur, [])
    case .changeRows(let rows): (type(of: rows), members(of: rows))
    case .resize(let change): resize(change, display)
    case .push(let duration): (.push, transition(duration))
    case .pop(let duration): (.pop, transition(duration))
    case .showBars(let bars): (.appearance, members(of: bars))
    }
  }

  private func transition(_ duration: Double) -> [(String, JSONValue?)] {
    [
      (
        "duration",
        duration == ProgramStepReader.pushDuration ? nil : JSONValue.milliseconds(duration)
      )
    ]
  }

  private func members(of bars: BarAppearance) -> [(String, JSONValue?)] {
    func word(_ isShown: Bool?) -> JSONValue? {
      isShown.map { .string($0 ? "shown" : "hidden") }
    }
    return [
      ("navigationBar", word(bars.navigationBar)), ("tabBar", word(bars.tabBar)),
      ("statusBar", word(bars.statusBar)), ("animated", bars.isAnimated ? nil : .flag(false)),
    ]
  }

  private func target(_ view: Int) -> (String, JSONValue?) {
    ("target", view == 0 ? nil : .string(scrollViews[view]))
  }

  private func members(of scroll: ProgrammaticScroll) -> [(String, JSONValue?)] {
    let place: [(String, JSONValue?)] =
      switch scroll.target {
      case .fromStart(let distance): [("to", .number(distance))]
      case .fromEnd(let distance): [("to", .object([("fromEnd", .number(distance))]))]
      case .element(let id, let place):
        [
          ("element", JSONValue(id, ownElements)),
          ("at", place == .top ? nil : .string("\(place)")),
        ]
      }
    return place + [
      ("animated", scroll.isAnimated ? nil : .flag(false)), target(scroll.scrollView),
    ]
  }

  private func members(of focus: KeyboardFocus) -> [(String, JSONValue?)] {
    [
      ("field", focus.field.map { JSONValue($0, ownElements) }),
      ("height", focus.height.map { .number($0) }),
      ("avoids", focus.changesSafeArea ? nil : .string("nothing")), target(focus.scrollView),
    ]
  }

  private func type(of rows: RowChange) -> StepKeys {
    switch rows.kind {
    case .insert: .insert
    case .remove: .remove
    case .reload: .reload
    }
  }

  private func members(of rows: RowChange) -> [(String, JSONValue?)] {
    [
      ("rows", JSONValue(rows.list, ownElements)),
      ("section", rows.section.map { .integer($0) }), ("at", rows.place.map { .integer($0) }),
      ("count", rows.count == 1 ? nil : .integer(rows.count)),
      ("heights", rows.heights.isEmpty ? nil : .list(rows.heights.map { .number($0) })),
    ]
  }

  private func resize(
    _ change: ScreenChange, _ display: StepSource.Display?
  ) -> (StepKeys, [(String, JSONValue?)]) {
    let duration = JSONValue.milliseconds(change.duration)
    if case .display = change.target, let display {
      return (
        display.isUnfolded ? .unfold : .fold,
        [
          ("to", .string(display.word)),
          ("duration", change.duration == ProgramStepReader.foldDuration ? nil : duration),
        ]
      )
    }
    var window: ScreenChange.Window
    switch change.target {
    case .window(let own): window = own
    case .display(let screen, _):
      window = ScreenChange.Window(
        width: .points(screen.size.width), height: .points(screen.size.height))
      let insets = screen.safeAreaInsets
      (window.top, window.left) = (insets.top, insets.left)
      (window.bottom, window.right) = (insets.bottom, insets.right)
      window.statusBarHeight = screen.statusBarHeight
    }
    let insets: [(String, JSONValue?)] = [
      ("top", window.top.map { .number($0) }), ("left", window.left.map { .number($0) }),
      ("bottom", window.bottom.map { .number($0) }), ("right", window.right.map { .number($0) }),
    ]
    return (
      .resize,
      [
        ("width", window.width == .fraction(1) ? nil : JSONValue(window.width)),
        ("height", window.height == .fraction(1) ? nil : JSONValue(window.height)),
        ("insets", insets.allSatisfy { $0.1 == nil } ? nil : .object(insets)),
        ("statusBarHeight", window.statusBarHeight.map { .number($0) }),
        ("duration", change.duration == 0 ? nil : duration),
      ]
    )
  }
}
