// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the checks of a scenario.
struct CheckListReader {
  /// The kinds of checks, and the keys that each accepts.
  enum Keys: String, CaseIterable {
    case range, continuity, monotonic, noOverlap, noGap, settlesAt, equal

    /// The keys in the order in which files have them.
    var keys: [String] {
      let own =
        switch self {
        case .range: ["min", "max", "tolerance"]
        case .continuity: ["maxJump"]
        case .monotonic, .noOverlap, .noGap: ["tolerance"]
        case .settlesAt: ["value", "tolerance", "within"]
        case .equal: ["value", "tolerance"]
        }
      return ["type", "track"] + own + ["during", "severity", "message"]
    }
  }

  /// The labels of the scenario's steps.
  let labels: [String]
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?

  /// Reads the list of checks.
  func read(_ list: Value) -> [ScenarioCheck] {
    guard list.kind == .list else {
      list.refuse("'checks'", "a list of checks")
      return []
    }
    let count = list.count
    guard count <= FileLimits.checks else {
      list.report("'checks' holds \(count) checks; at most \(FileLimits.checks) are accepted")
      return []
    }
    var cursor = LineCursor(list.document.file)
    return list.elements.compactMap { value in
      cursor.move(to: value.offset)
      return readCheck(value, line: cursor.line, column: cursor.column)
    }
  }

  private func readCheck(_ value: Value, line: Int, column: Int) -> ScenarioCheck? {
    guard value.kind == .object else {
      value.refuse("a check", "an object")
      return nil
    }
    let words = Keys.allCases.map(\.rawValue)
    guard let type = value.member("type") else {
      value.report("a check needs the key 'type': \(oneOf(words))")
      return nil
    }
    guard let keys = type.readWord("the type of a check", of: words).map({ Keys.allCases[$0] }),
      let object = KeyedObject(
        value, keys == .equal ? "an equal check" : "a \(keys.rawValue) check", keys: keys.keys)
    else { return nil }
    let tolerance = object["tolerance"].flatMap { $0.readNumber("'tolerance'", 0...1e6) }
    let during = object["during"].flatMap(readLabel)
    let severity =
      object["severity"].map { $0.readCase("'severity'") } ?? ScenarioCheck.Severity.error
    let message = object["message"].flatMap { $0.readText("'message'", atMost: 300) }
    guard let rule = readRule(keys, object), let severity else { return nil }
    return ScenarioCheck(
      rule, tolerance: tolerance, during: during, severity: severity, message: message, line: line,
      column: column)
  }

  private func readRule(_ keys: Keys, _ object: KeyedObject) -> ScenarioCheck.Rule? {
    switch keys {
    case .noOverlap, .noGap:
      guard let (a, b) = object.required("track").flatMap(readElements) else { return nil }
      return keys == .noGap ? .noGap(a, b) : .noOverlap(a, b)
    case .equal where object["track"]?.kind == .list: return readEqualTracks(object)
    default: break
    }
    let track = object.required("track").flatMap { $0.readTrack("'track'") }
    switch keys {
    case .range:
      if object["min"] == nil, object["max"] == nil {
        object.value.report("a range check needs at least one of the keys 'min' and 'max'")
        return nil
      }
      let minimum = object["min"].map { $0.readExpression("'min'") }
      let maximum = object["max"].map { $0.readExpression("'max'") }
      guard let track, minimum != .some(nil), maximum != .some(nil) else { return nil }
      if let low = object["min"]?.number, let high = object["max"]?.number, low > high {
        object["max"]?.report("'max' must be at least 'min', \(shown(low)); found \(shown(high))")
        return nil
      }
      return .range(track: track, minimum: minimum ?? nil, maximum: maximum ?? nil)
    case .continuity:
      let jump = object.required("maxJump").flatMap { $0.readNumber("'maxJump'", 0...1e6) }
      guard let track, let jump else { return nil }
      return .continuity(track: track, maximumJump: jump)
    case .settlesAt:
      let value = object.required("value").flatMap { $0.readExpression("'value'") }
      let within = object["within"].map { $0.readMilliseconds("'within'") }
      guard let track, let value, within != .some(nil) else { return nil }
      return .settlesAt(track: track, value: value, within: within ?? nil)
    case .equal:
      let value = object.required("value").flatMap { $0.readExpression("'value'") }
      guard let track, let value else { return nil }
      return .equal(track: track, value: value)
    case .monotonic, .noOverlap, .noGap: return track.map { .monotonic(track: $0) }
    }
  }

  private func readEqualTracks(_ object: KeyedObject) -> ScenarioCheck.Rule? {
    guard let value = object["track"] else { return nil }
    if let number = object["value"] {
      number.report("'value' has no meaning with two tracks, which are compared with each other")
      return nil
    }
    guard value.count == 2 else {
      value.refuse("'track'", "the name of a track, or a list of two")
      return nil
    }
    let a = value.elements[0].readTrack("a track")
    let b = value.elements[1].readTrack("a track")
    guard let a, let b else { return nil }
    return .equalTracks(a, b)
  }

  private func readElements(_ value: Value) -> (ElementID, ElementID)? {
    guard value.kind == .list, value.count == 2 else {
      value.refuse("'track'", "a list of two elements, such as [\"header\", \"cell[0]\"]")
      return nil
    }
    let a = value.elements[0].readElement("an element", ownElements)
    let b = value.elements[1].readElement("an element", ownElements)
    guard let a, let b else { return nil }
    guard a != b else {
      value.report("'track' must name two elements; found '\(value.elements[0].text ?? "")' twice")
      return nil
    }
    return (a, b)
  }

  private func readLabel(_ value: Value) -> String? {
    guard let label = value.readText("'during'", atMost: 100) else { return nil }
    if labels.contains(label) { return label }
    let known = labels.prefix(20).map { "\"\(shown($0))\"" }.joined(separator: ", ")
    let accepted =
      labels.isEmpty ? "no step has a label" : "labels: \(known)\(labels.count > 20 ? ", …" : "")"
    value.report(
      "no step is labelled '\(shown(label))'\(suggestion(for: label, among: labels)); \(accepted)")
    return nil
  }
}

extension Value {
  /// A number, or the text of an expression.
  fileprivate func readExpression(_ name: String) -> DeviceExpression? {
    if let number, abs(number) <= 1e9 { return DeviceExpression(number) }
    guard let text else {
      refuse(name, "a number or a text such as \"device.statusBarHeight + 100\"")
      return nil
    }
    do {
      return try ExpressionParser.parse(text)
    } catch {
      // A place inside the text can be named when the file spells it without escapes.
      let inside = JSON5Text.isLiteral(document.token(index)) ? 1 + error.offset : 0
      document.file.report(at: offset + inside, error.message)
      return nil
    }
  }

  /// The name of a recorded value, such as `header.height` or `inner[1].contentOffset.y`.
  fileprivate func readTrack(_ name: String) -> String? {
    if let text, text.utf8.count <= 100, Self.isTrack(text) { return text }
    refuse(name, "the name of a track, such as \"header.height\"")
    return nil
  }

  /// Words of letters and digits joined by points, each with a number in brackets or none.
  private static func isTrack(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      part in
      let word = part.prefix { $0 != UInt8(ascii: "[") }
      let rest = part.dropFirst(word.count)
      let isWord =
        word.first.map { !$0.isDigit } ?? false
        && word.allSatisfy { $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
      let isIndex =
        rest.isEmpty
        || rest.count > 2 && rest.last == UInt8(ascii: "]")
          && rest.dropFirst().dropLast().allSatisfy(\.isDigit)
      return isWord && isIndex
    }
  }
}
