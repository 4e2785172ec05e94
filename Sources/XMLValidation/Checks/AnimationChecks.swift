// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Checks of `animate` and `animateTransform` that compare attributes with one another.
enum AnimationChecks {
  static func check(_ node: xmlNodePtr, sink: DiagnosticSink) {
    checkSiblings(of: node, sink)
    guard let valuesText = node.attribute("values") else { return }
    let values = items(valuesText)
    if let expected = arity(of: node) {
      let isScale = node.attribute("type") == "scale"
      for (index, value) in values.enumerated() {
        guard let numbers = numbers(value), expected.contains(numbers.count) else {
          sink.add(at: node, "values: item \(index + 1) \"\(value)\" is not \(describe(expected))")
          break
        }
        if isScale, numbers.contains(where: { $0 <= 0 }) {
          sink.add(at: node, "values: item \(index + 1) \"\(value)\": a scale is above 0")
          break
        }
      }
    }
    let isDiscrete = node.attribute("calcMode") == "discrete"
    let isSpline = node.attribute("calcMode") == "spline"
    if let text = node.attribute("keyTimes") {
      checkTimes(items(text), values: values.count, isDiscrete: isDiscrete, node, sink)
    }
    if let text = node.attribute("keySplines") {
      if !isSpline { sink.add(at: node, "keySplines without calcMode=\"spline\"") }
      checkSplines(items(text), values: values.count, node, sink)
    } else if isSpline {
      sink.add(at: node, "calcMode=\"spline\" without keySplines")
    }
  }

  /// Of two animations of one attribute, the later one is all that is seen.
  private static func checkSiblings(of node: xmlNodePtr, _ sink: DiagnosticSink) {
    guard let name = node.attribute("attributeName"), node.attribute("additive") != "sum" else {
      return
    }
    // The renderer writes a group's few animations one after another. A file made to waste time might
    // have thousands.
    var sibling = node.pointee.prev
    for _ in 0..<8 {
      guard let other = sibling else { return }
      if other.isElement {
        guard ElementRole.svg(other.localName) == .animation else { return }
        if other.attribute("attributeName") == name {
          return sink.add(at: node, "a second animation of \(name) replaces the one before")
        }
      }
      sibling = other.pointee.prev
    }
  }

  private static func checkTimes(
    _ items: [Substring], values: Int, isDiscrete: Bool, _ node: xmlNodePtr, _ sink: DiagnosticSink
  ) {
    if items.count != values {
      sink.add(at: node, "\(items.count) keyTimes for \(values) values")
    }
    var previous = -1.0
    for (index, item) in items.enumerated() {
      guard let time = number(item), (0...1).contains(time) else {
        return sink.add(at: node, "keyTimes: item \(index + 1) \"\(item)\" is not from 0 to 1")
      }
      if index == 0, time != 0 { sink.add(at: node, "keyTimes: the first is \(item), not 0") }
      if time < previous {
        return sink.add(
          at: node, "keyTimes: item \(index + 1) \(item) falls after \(items[index - 1])")
      }
      previous = time
    }
    if !isDiscrete, let last = items.last, previous != 1 {
      sink.add(at: node, "keyTimes: the last is \(last), not 1")
    }
  }

  private static func checkSplines(
    _ items: [Substring], values: Int, _ node: xmlNodePtr, _ sink: DiagnosticSink
  ) {
    if items.count != values - 1 {
      sink.add(
        at: node, "\(items.count) keySplines for \(values) values: \(values - 1) are needed")
    }
    for (index, item) in items.enumerated() {
      guard let spline = numbers(item), spline.count == 4 else {
        return sink.add(at: node, "keySplines: item \(index + 1) \"\(item)\" is not four numbers")
      }
      if !spline.allSatisfy((0...1).contains) {
        return sink.add(
          at: node, "keySplines: item \(index + 1) \"\(item)\" is not within 0 to 1")
      }
    }
  }

  /// The count of numbers in each value; nil if values are identifiers.
  private static func arity(of node: xmlNodePtr) -> [Int]? {
    guard node.localName == "animateTransform" else {
      return node.attribute("attributeName") == "visibility" ? nil : [1]
    }
    switch node.attribute("type") {
    case "scale": return [1, 2]
    case "rotate": return [1, 3]
    default: return [1, 2]
    }
  }

  private static func describe(_ counts: [Int]) -> String {
    counts == [1] ? "a number" : counts.map(String.init).joined(separator: " or ") + " numbers"
  }

  /// The parts of a list between semicolons, of which a last one may be empty.
  private static func items(_ text: String) -> [Substring] {
    var items = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces() }
    if items.count > 1, items.last?.isEmpty == true { items.removeLast() }
    return items
  }

  private static func number(_ text: Substring) -> Double? {
    guard let all = numbers(text), all.count == 1 else { return nil }
    return all[0]
  }

  private static func numbers(_ text: Substring) -> [Double]? {
    var text = text
    return text.withUTF8 { bytes in
      var cursor = ByteCursor(bytes)
      var result: [Double] = []
      while !cursor.isAtEnd {
        guard let value = cursor.number() else { return nil }
        result.append(value)
        guard cursor.skipSeparator() || cursor.isAtEnd else { return nil }
      }
      return result
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  func trimmingSpaces() -> Substring {
    var result = self
    while let first = result.first, first.isWhitespace { result.removeFirst() }
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }
}
