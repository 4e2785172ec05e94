// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Checks of one `@keyframes` block: the percentages of the stops rise strictly from 0 % to 100 %, each
/// declaration is one that the renderer emits, and all stops transform by the same function,
/// or move along the same axis.
enum KeyframesChecks {
  /// What the renderer transforms by, as style sheets spell it.
  enum TransformFunction: String {
    case translateX
    case translateY
    case scale
    case rotate
  }

  /// Along what the renderer translates.
  enum Axis: String {
    case x
    case y
  }

  /// The properties of one stop.
  struct ChangedProperties: Equatable {
    private var bits = 0

    /// Those that are animated.
    var withoutTiming: Self {
      var other = self
      other.bits &= ~(1 << AnimatedProperty.timing.rawValue)
      return other
    }

    /// Whether a property was not there yet.
    mutating func insert(_ property: AnimatedProperty) -> Bool {
      defer { bits |= 1 << property.rawValue }
      return bits & 1 << property.rawValue == 0
    }
  }

  /// What the stops before have established.
  private struct Progress {
    /// The last percentage.
    var percentage = -1.0
    /// The function of `transform`, once a stop has one.
    var function: TransformFunction?
    /// The axis of `translate`, once a stop has one.
    var axis: Axis?
    /// The properties that stops animate, once a stop is sound.
    var properties: ChangedProperties?
  }

  /// Calls `report` with an offset into the sheet and what is wrong there.
  static func check(
    _ keyframes: Stylesheet.Keyframes, of sheet: Stylesheet, report: (Int, String) -> Void
  ) {
    guard let last = keyframes.stops.last else {
      return report(keyframes.name.lowerBound, "\(name(of: keyframes, sheet)): no stops")
    }
    var progress = Progress()
    for index in keyframes.stops {
      let isFirst = index == keyframes.stops.lowerBound
      guard checkSelector(index, isFirst, keyframes, sheet, &progress, report) else { return }
      checkDeclarations(of: sheet.stops[index], keyframes, sheet, &progress, report)
    }
    if progress.percentage < 100 {
      let stop = sheet.stops[last]
      report(
        stop.selector.lowerBound,
        "\(name(of: keyframes, sheet)): ends with \(sheet.text(stop.selector)), not 100%")
    }
  }

  /// Checks the percentages of a stop; false if it has none.
  private static func checkSelector(
    _ index: Int, _ isFirst: Bool, _ keyframes: Stylesheet.Keyframes, _ sheet: Stylesheet,
    _ progress: inout Progress, _ report: (Int, String) -> Void
  ) -> Bool {
    let stop = sheet.stops[index]
    let offset = stop.selector.lowerBound
    guard let percents = percentages(sheet.slice(stop.selector)) else {
      report(
        offset,
        "\(name(of: keyframes, sheet)): selector \(sheet.text(stop.selector)) is no list of percentages"
      )
      return false
    }
    if isFirst, percents.first != 0 {
      report(
        offset, "\(name(of: keyframes, sheet)): begins with \(sheet.text(stop.selector)), not 0%")
    } else if percents.first <= progress.percentage {
      let before = sheet.text(sheet.stops[index - 1].selector)
      report(
        offset,
        "\(name(of: keyframes, sheet)): selector \(sheet.text(stop.selector)) does not rise after \(before)"
      )
    } else if !percents.rise {
      report(
        offset, "\(name(of: keyframes, sheet)): selector \(sheet.text(stop.selector)) does not rise"
      )
    }
    progress.percentage = percents.last
    if progress.percentage > 100 {
      report(
        offset, "\(name(of: keyframes, sheet)): selector \(sheet.text(stop.selector)) is above 100%"
      )
    }
    return true
  }

  /// Checks each declaration of a stop, and compares the stop with those before.
  private static func checkDeclarations(
    of stop: Stylesheet.Keyframe, _ keyframes: Stylesheet.Keyframes, _ sheet: Stylesheet,
    _ progress: inout Progress, _ report: (Int, String) -> Void
  ) {
    let offset = stop.selector.lowerBound
    if stop.declarations.isEmpty {
      report(offset, "\(name(of: keyframes, sheet)): \(sheet.text(stop.selector)) is empty")
    }
    var isSound = !stop.declarations.isEmpty
    var changed = ChangedProperties()
    // By index: a slice would be retained.
    for index in stop.declarations {
      let declaration = sheet.declarations[index]
      let value = sheet.slice(declaration.value)
      func fault(_ text: String) {
        report(
          declaration.name.lowerBound,
          "\(name(of: keyframes, sheet)) \(sheet.text(stop.selector)): \(text)")
        isSound = false
      }
      guard let property = AnimatedProperty(sheet.slice(declaration.name)) else {
        fault("property \(sheet.text(declaration.name)) not accepted")
        continue
      }
      if let expected = expected(property, value) {
        fault("\(sheet.text(declaration.name)): \(sheet.text(declaration.value)): \(expected)")
      } else if declaration.isImportant {
        fault("!important has no effect here")
      } else if !changed.insert(property) {
        fault("\(sheet.text(declaration.name)) is there twice")
      }
      guard isSound else { continue }
      if let fault = changedMotion(property, value, &progress) {
        report(
          declaration.name.lowerBound,
          "\(name(of: keyframes, sheet)) \(sheet.text(stop.selector)): \(fault)")
      }
    }
    guard isSound else { return }
    if let properties = progress.properties, properties != changed.withoutTiming {
      report(
        offset,
        "\(name(of: keyframes, sheet)): \(sheet.text(stop.selector)) changes other properties than the stops before"
      )
    }
    progress.properties = progress.properties ?? changed.withoutTiming
  }

  /// How a declaration moves otherwise than the stops before, if it does.
  private static func changedMotion(
    _ property: AnimatedProperty, _ value: Stylesheet.Bytes, _ progress: inout Progress
  ) -> String? {
    if property == .transform, let found = transformFunction(value) {
      // Browsers would go from one function to another by their matrices.
      let function = progress.function ?? found
      progress.function = function
      return function == found
        ? nil : "transform: \(found.rawValue)() after stops with \(function.rawValue)()"
    }
    if property == .translate, let found = translation(value) {
      let axis = progress.axis
      progress.axis = axis ?? found
      guard let axis, axis != found else { return nil }
      return "translate: \(found.rawValue) after stops along \(axis.rawValue)"
    }
    return nil
  }

  private static func name(of keyframes: Stylesheet.Keyframes, _ sheet: Stylesheet) -> String {
    "@keyframes \(sheet.text(keyframes.name))"
  }

  /// The first and the last percentage of a selector, and whether all of them rise; nil if it is no list of them.
  private static func percentages(
    _ bytes: Stylesheet.Bytes
  ) -> (first: Double, last: Double, rise: Bool)? {
    var cursor = ByteCursor(bytes)
    var percentages: (first: Double, last: Double, rise: Bool)?
    while true {
      let value: Double
      if cursor.skip("from") {
        value = 0
      } else if cursor.skip("to") {
        value = 100
      } else if let number = cursor.number(), number >= 0, cursor.skip("%") {
        value = number
      } else {
        return nil
      }
      percentages =
        percentages.map { ($0.first, value, $0.rise && $0.last < value) } ?? (value, value, true)
      cursor.skipSpaces()
      if cursor.isAtEnd { return percentages }
      guard cursor.skip(UInt8(ascii: ",")) else { return nil }
      cursor.skipSpaces()
    }
  }

  /// What the value of a property should be, if it is something else.
  private static func expected(
    _ property: AnimatedProperty, _ value: Stylesheet.Bytes
  ) -> String? {
    switch property {
    case .transform:
      transformFunction(value) != nil
        ? nil
        : "translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg"
    case .translate: translation(value) != nil ? nil : "px along x, or 0 and px along y"
    case .timing:
      isTimingFunction(value)
        ? nil : "linear, cubic-bezier() with x from 0 to 1, steps(1,end) or step-end"
    case .opacity, .fillOpacity: isFraction(value) ? nil : "from 0 to 1"
    case .filter: isBlur(value) ? nil : "blur() of px that are not negative"
    case .rx, .width, .height, .strokeWidth: isSize(value) ? nil : "px that are not negative"
    case .visibility:
      ValueSyntax.isWord(value, "hidden") || ValueSyntax.isWord(value, "visible")
        ? nil : "hidden or visible"
    }
  }

  static func isFraction(_ bytes: Stylesheet.Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    guard let value = cursor.number() else { return false }
    return cursor.isAtEnd && (0...1).contains(value)
  }

  /// The one function of a transform: a translation along one axis in px, a scale above 0, or an angle in degrees.
  static func transformFunction(_ bytes: Stylesheet.Bytes) -> TransformFunction? {
    var cursor = ByteCursor(bytes)
    let function: TransformFunction
    if cursor.skip("translateX(") {
      function = .translateX
      guard length(&cursor) else { return nil }
    } else if cursor.skip("translateY(") {
      function = .translateY
      guard length(&cursor) else { return nil }
    } else if cursor.skip("scale(") {
      function = .scale
      guard let factor = cursor.number(), factor > 0 else { return nil }
      // A stretch along y alone.
      if factor == 1, cursor.skip(UInt8(ascii: ",")) {
        guard let height = cursor.number(), height > 0 else { return nil }
      }
    } else if cursor.skip("rotate(") {
      function = .rotate
      guard let angle = cursor.number(), cursor.skip("deg") || angle == 0 else { return nil }
    } else {
      return nil
    }
    return cursor.skip(UInt8(ascii: ")")) && cursor.isAtEnd ? function : nil
  }

  /// The one axis of a translation in px; what is along y has a zero before it.
  static func translation(_ bytes: Stylesheet.Bytes) -> Axis? {
    var cursor = ByteCursor(bytes)
    if cursor.skip("0 ") { return length(&cursor) && cursor.isAtEnd ? .y : nil }
    return length(&cursor) && cursor.isAtEnd ? .x : nil
  }

  /// A blur of px that are not negative.
  static func isBlur(_ bytes: Stylesheet.Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.skip("blur(") && size(&cursor) && cursor.skip(UInt8(ascii: ")"))
      && cursor.isAtEnd
  }

  private static func isSize(_ bytes: Stylesheet.Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    return size(&cursor) && cursor.isAtEnd
  }

  private static func size(_ cursor: inout ByteCursor) -> Bool {
    guard let value = cursor.number() else { return false }
    return (cursor.skip("px") || value == 0) && (0...1_000_000).contains(value)
  }

  private static func length(_ cursor: inout ByteCursor) -> Bool {
    guard let value = cursor.number() else { return false }
    return (cursor.skip("px") || value == 0) && abs(value) <= 1_000_000
  }

  /// A timing function that all engines interpret alike.
  static func isTimingFunction(_ bytes: Stylesheet.Bytes) -> Bool {
    var cursor = ByteCursor(bytes)
    if cursor.skip("cubic-bezier(") {
      for index in 0..<4 {
        if index > 0 {
          cursor.skipSpaces()
          guard cursor.skip(UInt8(ascii: ",")) else { return false }
          cursor.skipSpaces()
        }
        guard let value = cursor.number(), index % 2 == 1 || (0...1).contains(value) else {
          return false
        }
      }
      return cursor.skip(UInt8(ascii: ")")) && cursor.isAtEnd
    }
    if cursor.skip("steps(1,end)") || cursor.skip("steps(1, end)") { return cursor.isAtEnd }
    if cursor.skip("step-end") || cursor.skip("linear") { return cursor.isAtEnd }
    return false
  }
}
