// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Writes the checks of a scenario as `CheckListReader` reads them.
struct CheckWriter {
  /// The elements that the pattern's file names.
  let ownElements: OwnElements?

  /// A check as an object of a scenario file.
  func write(_ check: ScenarioCheck) -> JSONValue {
    let (type, members) = content(of: check.rule)
    return .object(
      [("type", .string(type.rawValue))] + members + [
        ("tolerance", check.tolerance.map { .number($0) }),
        ("during", check.during.map { .string($0) }),
        ("severity", check.severity == .error ? nil : .string("\(check.severity)")),
        ("message", check.message.map { .string($0) }),
      ])
  }

  private func content(
    of rule: ScenarioCheck.Rule
  ) -> (CheckListReader.Keys, [(String, JSONValue?)]) {
    switch rule {
    case .range(let track, let minimum, let maximum):
      (
        .range,
        [
          ("track", .string(track)), ("min", minimum.map { JSONValue($0) }),
          ("max", maximum.map { JSONValue($0) }),
        ]
      )
    case .continuity(let track, let maximumJump):
      (.continuity, [("track", .string(track)), ("maxJump", .number(maximumJump))])
    case .monotonic(let track): (.monotonic, [("track", .string(track))])
    case .noOverlap(let a, let b):
      (.noOverlap, [("track", .list([JSONValue(a, ownElements), JSONValue(b, ownElements)]))])
    case .noGap(let a, let b):
      (.noGap, [("track", .list([JSONValue(a, ownElements), JSONValue(b, ownElements)]))])
    case .settlesAt(let track, let value, let within):
      (
        .settlesAt,
        [
          ("track", .string(track)), ("value", JSONValue(value)),
          ("within", within.map { .milliseconds($0) }),
        ]
      )
    case .equal(let track, let value):
      (.equal, [("track", .string(track)), ("value", JSONValue(value))])
    case .equalTracks(let a, let b): (.equal, [("track", .list([.string(a), .string(b)]))])
    }
  }
}

extension JSONValue {
  /// A number, or the text of an expression such as `100 + 2 * device.width`.
  fileprivate init(_ expression: DeviceExpression) {
    guard !expression.terms.isEmpty else {
      self = .number(expression.constant)
      return
    }
    let products = expression.terms.map { term in
      term.factor == 1
        ? term.fact.rawValue : "\(term.factor.positional) * \(term.fact.rawValue)"
    }
    let constant = expression.constant == 0 ? [] : [expression.constant.positional]
    self = .string((constant + products).joined(separator: " + "))
  }
}

extension Double {
  /// The shortest decimal that reads back to the same bits, without an exponent, which expressions do not have.
  fileprivate var positional: String {
    let text = JSONValue.number(self).line
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
    let digits = parts.joined()
    let point = parts[0].count + exponent
    let zeros = String(repeating: "0", count: max(point < 0 ? -point : point - digits.count, 0))
    let sign = self < 0 ? "-" : ""
    if point <= 0 { return sign + "0." + zeros + digits }
    return sign + digits.prefix(point) + zeros
      + (point < digits.count ? "." + digits.dropFirst(point) : "")
  }
}
