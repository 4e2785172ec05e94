// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads a step that the app or the system takes.
struct ProgramStepReader {
  /// At most how many rows a step changes, as many as can have heights of their own.
  static let rowLimit = 1_000_000
  /// How long a device takes to fold if its step does not say, in seconds.
  static let foldDuration = 0.4
  /// How long a screen takes to be pushed or to leave if its step does not say, in seconds.
  static let pushDuration = 0.5
  /// The keys of `insets`.
  static let insetsKeys = ["top", "left", "bottom", "right"]

  /// The step's keys and values.
  let object: KeyedObject
  /// The names of the pattern's scroll views; nil when the pattern is unknown.
  let scrollViews: [String]?
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?
  /// Which rows of the pattern programs can change.
  let rowSupport: RowSupport

  /// The step of a type; nil for a mistake, and for a type of other steps.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - display: What a fold leads to.
  ///   - systemVersion: The system version whose facts the display has; nil for its newest.
  func read(_ type: StepKeys, display: DeviceSelection?, systemVersion: Int?) -> ProgramStep? {
    switch type {
    case .scrollTo: scroll()
    case .focus: focus()
    case .blur: .blur
    case .insert: rows(.insert)
    case .remove: rows(.remove)
    case .reload: rows(.reload)
    case .resize: resize()
    case .fold, .unfold: display.flatMap { fold(to: $0, systemVersion) }
    case .push: transition().map { .push($0) }
    case .pop: transition().map { .pop($0) }
    case .appearance: bars()
    default: nil
    }
  }

  // MARK: Scrolling

  private func scroll() -> ProgramStep? {
    let view = scrollView()
    let isAnimated = object["animated"].map { $0.readFlag("'animated'") } ?? true
    guard let target = scrollTarget(), let view, let isAnimated else { return nil }
    return .scroll(ProgrammaticScroll(to: target, scrollView: view, isAnimated: isAnimated))
  }

  private func scrollTarget() -> ProgrammaticScroll.Target? {
    switch (object["to"], object["element"]) {
    case (let to?, nil):
      if let at = object["at"] {
        at.report("'at' belongs to 'element'; 'to' is the offset itself")
        return nil
      }
      return offset(to)
    case (nil, let element?):
      let places = ProgrammaticScroll.Place.allCases
      let place =
        object["at"].map { value in
          value.readWord("'at'", of: places.map { "\($0)" }).map { places[$0] }
        } ?? .top
      let id = element.readElement("'element'", ownElements)
      guard let place, let id else { return nil }
      return .element(id, at: place)
    default:
      object.value.report("\(object.name) needs exactly one of the keys 'to' and 'element'")
      return nil
    }
  }

  private func offset(_ value: Value) -> ProgrammaticScroll.Target? {
    if value.kind == .string {
      return value.readWord("'to'", of: ["start", "end"]).map {
        $0 == 0 ? .fromStart(0) : .fromEnd(0)
      }
    }
    switch value.readOffset("'to'", "the rest at the top, \"start\", \"end\"") {
    case .start(let distance): return .fromStart(distance)
    case .end(let distance): return .fromEnd(distance)
    case nil: return nil
    }
  }

  private func scrollView() -> Int? {
    guard let target = object["target"], let scrollViews else { return 0 }
    return target.readWord("'target'", of: scrollViews)
  }

  // MARK: Keyboard

  private func focus() -> ProgramStep? {
    let view = scrollView()
    let field = object["field"].map { $0.readElement("'field'", ownElements) }
    let height = object["height"].map { $0.readNumber("'height'", 1...2_000, unit: "pt") }
    let avoids =
      object["avoids"].map { $0.readWord("'avoids'", of: ["safeArea", "nothing"]) } ?? 0
    guard let view, let avoids else { return nil }
    if let field, field == nil { return nil }
    if let height, height == nil { return nil }
    if field == nil, let target = object["target"] {
      target.report("'target' is the scroll view of the 'field', which this step does not name")
      return nil
    }
    return .focus(
      KeyboardFocus(
        field: field ?? nil, scrollView: view, height: height ?? nil, changesSafeArea: avoids == 0))
  }

  // MARK: Rows

  private func rows(_ kind: RowChange.Kind) -> ProgramStep? {
    let list = object.required("rows").flatMap { value -> ElementID? in
      guard let id = value.readElement("'rows'", ownElements, prefersNames: true) else {
        return nil
      }
      guard id.item < 0, id.section < 0 else {
        value.refuse("'rows'", "the name of repeated rows without brackets; 'at' says which row")
        return nil
      }
      return id
    }
    if case .none(let pattern) = rowSupport {
      object.value.report(
        "\(object.name) changes rows, and \(pattern) has none that come and go; pass the path of a pattern file as"
          + " 'pattern'")
      return nil
    }
    if case .kind(let kind) = rowSupport, !refuseOtherRows(than: kind, list) { return nil }
    let section = object["section"].map { $0.readInteger("'section'", 0...Self.rowLimit) }
    let limit = Self.rowLimit
    let place = object["at"].map { $0.readInteger("'at'", 0...limit) }
    let count = object["count"].map { $0.readInteger("'count'", 1...limit) } ?? 1
    let heights = readHeights()
    if kind == .remove, object["at"] == nil {
      object.value.report("\(object.name) needs the key 'at'")
      return nil
    }
    if kind == .reload, object["at"] == nil, let count = object["count"] {
      count.report("'count' goes with 'at'; without it all rows are reloaded")
      return nil
    }
    guard let list, let count, let heights else { return nil }
    if let place, place == nil { return nil }
    if let section, section == nil { return nil }
    return .changeRows(
      RowChange(
        kind, of: list, section: section ?? nil, at: place ?? nil, count: count, heights: heights))
  }

  /// Reports what a pattern in Swift does not have: rows of another kind, and heights.
  ///
  /// - Returns: Whether there is no mistake.
  private func refuseOtherRows(than kind: ElementID.Kind, _ list: ElementID?) -> Bool {
    if let list, !list.hasSameName(as: ElementID(kind)) {
      object["rows"]?.refuse("'rows'", "'\(ElementID(kind).kindName)', the rows of this pattern")
      return false
    }
    if let heights = object["heights"] {
      heights.report(
        "the rows of this pattern have one height; leave 'heights' out, or pass the path of a pattern file as 'pattern'"
      )
      return false
    }
    return true
  }

  /// The heights of rows: a number, or a list of them; none where the step does not say.
  private func readHeights() -> [Double]? {
    guard let value = object["heights"] else { return [] }
    let elements = value.oneOrMore
    guard !elements.isEmpty, elements.count <= 1_000 else {
      value.refuse("'heights'", "a number of points, or a list of at most 1000")
      return nil
    }
    let heights = elements.map { $0.readNumber("a height", 0...10_000, unit: "pt") }
    return heights.contains { $0 == nil } ? nil : heights.compactMap { $0 }
  }

  // MARK: Screens

  private func resize() -> ProgramStep? {
    let width = object["width"].map { readExtent($0, "'width'") } ?? .fraction(1)
    let height = object["height"].map { readExtent($0, "'height'") } ?? .fraction(1)
    let duration = object["duration"].map { $0.readMilliseconds("'duration'") } ?? 0
    let bar = object["statusBarHeight"].map {
      $0.readNumber("'statusBarHeight'", 0...200, unit: "pt")
    }
    guard let width, let height, let duration else { return nil }
    if let bar, bar == nil { return nil }
    var window = ScreenChange.Window(width: width, height: height)
    window.statusBarHeight = bar ?? nil
    if let insets = object["insets"] {
      guard let object = KeyedObject(insets, "'insets'", keys: Self.insetsKeys) else {
        return nil
      }
      func edge(_ key: String) -> Double? {
        object[key].flatMap { $0.readNumber("'\(key)'", 0...500, unit: "pt") }
      }
      window.top = edge("top")
      window.left = edge("left")
      window.bottom = edge("bottom")
      window.right = edge("right")
    }
    return .resize(ScreenChange(to: .window(window), duration: duration))
  }

  /// An extent of a window: points, or a share of the present one.
  private func readExtent(_ value: Value, _ name: String) -> Length? {
    guard let length = value.readLength(name) else { return nil }
    let isUsual =
      switch length {
      case .points(let points): 100...3_000 ~= points
      case .fraction(let share): 0.1...4 ~= share
      }
    guard isUsual else {
      value.refuse(
        name, "100 to 3000 points, or a share of the present extent from \"10%\" to \"400%\"")
      return nil
    }
    return length
  }

  private func fold(to display: DeviceSelection, _ systemVersion: Int?) -> ProgramStep? {
    let duration =
      object["duration"].map { $0.readMilliseconds("'duration'") } ?? Self.foldDuration
    guard let duration else { return nil }
    let other: Orientation = display.orientation == .portrait ? .landscape : .portrait
    return .resize(
      ScreenChange(
        to: .display(
          display.device.screen(display.orientation, systemVersion: systemVersion),
          turned: display.device.screen(other, systemVersion: systemVersion)),
        duration: duration))
  }

  // MARK: Containers

  private func transition() -> Double? {
    object["duration"].map { $0.readMilliseconds("'duration'") } ?? Self.pushDuration
  }

  private func bars() -> ProgramStep? {
    /// nil for a mistake; a value of nil for a key that is missing.
    func isShown(_ key: String) -> Bool?? {
      guard let value = object[key] else { return .some(nil) }
      return value.readWord("'\(key)'", of: ["shown", "hidden"]).map { $0 == 0 }
    }
    let isAnimated = object["animated"].map { $0.readFlag("'animated'") } ?? true
    guard let navigationBar = isShown("navigationBar"), let tabBar = isShown("tabBar"),
      let statusBar = isShown("statusBar"), let isAnimated
    else { return nil }
    guard navigationBar != nil || tabBar != nil || statusBar != nil else {
      object.value.report(
        "\(object.name) needs at least one of the keys 'navigationBar', 'tabBar' and 'statusBar'")
      return nil
    }
    return .showBars(
      BarAppearance(
        navigationBar: navigationBar, tabBar: tabBar, statusBar: statusBar, isAnimated: isAnimated))
  }
}
