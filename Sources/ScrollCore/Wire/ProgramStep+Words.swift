// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
extension ProgramStep {
  /// The number with which an encoded step of a program begins.
  private enum Code: UInt8 {
    case scroll, focus, blur, changeRows, window, display, push, pop, showBars
  }

  /// Appends the step: the number of its case, then what the case holds.
  func write(to writer: inout WordWriter) {
    switch self {
    case .scroll(let scroll):
      writer.write(Code.scroll.rawValue)
      scroll.write(to: &writer)
    case .focus(let focus):
      writer.write(Code.focus.rawValue)
      focus.write(to: &writer)
    case .blur: writer.write(Code.blur.rawValue)
    case .changeRows(let rows):
      writer.write(Code.changeRows.rawValue)
      rows.write(to: &writer)
    case .resize(let change):
      switch change.target {
      case .window(let window):
        writer.write(Code.window.rawValue)
        writer.write(change.duration)
        window.write(to: &writer)
      case .display(let screen, let turned):
        writer.write(Code.display.rawValue)
        writer.write(change.duration)
        screen.write(to: &writer)
        turned.write(to: &writer)
      }
    case .push(let duration):
      writer.write(Code.push.rawValue)
      writer.write(duration)
    case .pop(let duration):
      writer.write(Code.pop.rawValue)
      writer.write(duration)
    case .showBars(let bars):
      writer.write(Code.showBars.rawValue)
      bars.write(to: &writer)
    }
  }

  init(from reader: inout WordReader) {
    switch reader.value(Code.blur) {
    case .scroll: self = .scroll(ProgrammaticScroll(from: &reader))
    case .focus: self = .focus(KeyboardFocus(from: &reader))
    case .blur: self = .blur
    case .changeRows: self = .changeRows(RowChange(from: &reader))
    case .window:
      let duration = reader.number()
      let window = ScreenChange.Window(from: &reader)
      self = .resize(ScreenChange(to: .window(window), duration: duration))
    case .display:
      let duration = reader.number()
      let screen = Screen(from: &reader)
      let turned = Screen(from: &reader)
      self = .resize(ScreenChange(to: .display(screen, turned: turned), duration: duration))
    case .push: self = .push(reader.number())
    case .pop: self = .pop(reader.number())
    case .showBars: self = .showBars(BarAppearance(from: &reader))
    }
  }
}

extension WordWriter {
  /// Whether there is a number, and the number, or 0.
  fileprivate mutating func write(_ number: Double?) {
    write(number != nil)
    write(number ?? 0)
  }

  fileprivate mutating func write(_ number: Int?) { write(number.map { Double($0) }) }
}

extension WordReader {
  /// A number that may be missing.
  fileprivate mutating func optionalNumber() -> Double? {
    let exists = flag()
    let number = number()
    return exists ? number : nil
  }

  /// A whole number that may be missing.
  fileprivate mutating func optionalWhole() -> Int? {
    let exists = flag()
    let number = whole(below: 1 << 24)
    return exists ? number : nil
  }

  /// The number of one of a host's scroll views.
  fileprivate mutating func scrollView() -> Int { whole(below: ScrollHost.scrollViewCapacity) }
}

extension ProgrammaticScroll {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(scrollView)
    writer.write(isAnimated)
    switch target {
    case .fromStart(let distance):
      writer.write(0)
      writer.write(distance)
    case .fromEnd(let distance):
      writer.write(1)
      writer.write(distance)
    case .element(let id, let place):
      writer.write(2)
      writer.write(place.rawValue)
      id.write(to: &writer)
    }
  }

  fileprivate init(from reader: inout WordReader) {
    let view = reader.scrollView()
    let isAnimated = reader.flag()
    let target: Target
    switch reader.whole(below: 3) {
    case 0: target = .fromStart(reader.number())
    case 1: target = .fromEnd(reader.number())
    default:
      let place = reader.value(Place.top)
      target = .element(ElementID(from: &reader), at: place)
    }
    self.init(to: target, scrollView: view, isAnimated: isAnimated)
  }
}

extension KeyboardFocus {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(scrollView)
    writer.write(height)
    writer.write(changesSafeArea)
    writer.write(field != nil)
    field?.write(to: &writer)
  }

  fileprivate init(from reader: inout WordReader) {
    let view = reader.scrollView()
    let height = reader.optionalNumber()
    let changesSafeArea = reader.flag()
    let field = reader.flag() ? ElementID(from: &reader) : nil
    self.init(field: field, scrollView: view, height: height, changesSafeArea: changesSafeArea)
  }
}

extension RowChange {
  fileprivate func write(to writer: inout WordWriter) {
    writer.write(kind.rawValue)
    list.write(to: &writer)
    writer.write(section)
    writer.write(place)
    writer.write(count)
    writer.write(heights.count)
    for height in heights { writer.write(height) }
  }

  fileprivate init(from reader: inout WordReader) {
    let kind = reader.value(Kind.insert)
    let list = ElementID(from: &reader)
    let section = reader.optionalWhole()
    let place = reader.optionalWhole()
    let count = reader.whole(below: 1 << 24)
    var heights: [Double] = []
    for _ in 0..<reader.count() { heights.append(reader.number()) }
    self.init(kind, of: list, section: section, at: place, count: count, heights: heights)
  }
}

extension ScreenChange.Window {
  fileprivate func write(to writer: inout WordWriter) {
    width.write(to: &writer)
    height.write(to: &writer)
    writer.write(top)
    writer.write(left)
    writer.write(bottom)
    writer.write(right)
    writer.write(statusBarHeight)
  }

  fileprivate init(from reader: inout WordReader) {
    let width = Length(from: &reader)
    self.init(width: width, height: Length(from: &reader))
    top = reader.optionalNumber()
    left = reader.optionalNumber()
    bottom = reader.optionalNumber()
    right = reader.optionalNumber()
    statusBarHeight = reader.optionalNumber()
  }
}

extension BarAppearance {
  fileprivate func write(to writer: inout WordWriter) {
    for isShown in [navigationBar, tabBar, statusBar] {
      writer.write(isShown.map { $0 ? 2 : 1 } ?? 0)
    }
    writer.write(isAnimated)
  }

  fileprivate init(from reader: inout WordReader) {
    func isShown(_ reader: inout WordReader) -> Bool? {
      switch reader.whole(below: 3) {
      case 0: nil
      case 1: false
      default: true
      }
    }
    let navigationBar = isShown(&reader)
    let tabBar = isShown(&reader)
    let statusBar = isShown(&reader)
    self.init(
      navigationBar: navigationBar, tabBar: tabBar, statusBar: statusBar, isAnimated: reader.flag())
  }
}
#endif
