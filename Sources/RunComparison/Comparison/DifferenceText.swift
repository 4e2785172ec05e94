// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The differences between two runs as text.
package enum DifferenceText {
  /// The unit of a value, with a space before it; empty for shares and counts.
  static func unit(of name: String) -> String {
    if name.contains("velocity") { return " pt/s" }
    let isCount =
      name.hasPrefix("selected") || name.hasSuffix(".state") || name.hasSuffix(".current")
    return isCount || RecordedSeries.decimals(of: name) == 4 ? "" : " pt"
  }

  /// Sentences without full stops, one to a line.
  package static func lines(_ difference: RunDifference) -> [String] {
    var lines = difference.facts
    if let shift = difference.shift, difference.values.count > 1 {
      lines.append("everything that differs " + words(shift, of: nil))
    }
    for value in difference.values { lines += self.lines(value) }
    lines += elements(difference.elements)
    return lines
  }

  /// A value in a sentence, with further details in a second one.
  package static func lines(_ value: ValueDifference) -> [String] {
    let unit = unit(of: value.name)
    let decimals = unit.isEmpty ? 4 : 2
    func text(_ number: Double) -> String { Figures.text(number, decimals: decimals) }
    var line = value.name
    if let shift = value.shift {
      line += " " + words(shift, of: text(value.largest.magnitude) + unit)
    } else if value.largest != 0 {
      line +=
        " differs by \(text(value.largest.magnitude))\(unit) at \(Figures.seconds(value.time)) (frame \(value.frame)): \(text(value.b)) instead of \(text(value.a))"
    } else {
      line +=
        " is \(value.a.isNaN ? "new" : "missing") at \(Figures.seconds(value.time)) (frame \(value.frame))"
    }
    line += ", in \(value.differing) of \(value.compared) frames"
    var lines = [line]
    var more: [String] = []
    // A glitch of a few frames has no position at rest.
    guard value.differing > 3 else { return lines }
    let isSpeed = value.name.contains("velocity")
    if !isSpeed, (value.overshoots[0] - value.overshoots[1]).magnitude > 0.05 {
      more.append(
        "overshoots by \(text(value.overshoots[1])) instead of \(text(value.overshoots[0]))\(unit)")
    }
    let times = value.settlingTimes
    if (times[0] - times[1]).magnitude > 1e-4 {
      let length = Figures.milliseconds((times[1] - times[0]).magnitude)
      more.append(
        "comes to rest \(length) \(times[1] > times[0] ? "later" : "sooner"), \(Figures.seconds(times[1])) after the lift"
      )
    }
    if !more.isEmpty { lines.append("  " + value.name + " " + more.joined(separator: "; ")) }
    return lines
  }

  private static func words(_ shift: TimeShift, of size: String?) -> String {
    let length = Figures.milliseconds(shift.seconds.magnitude)
    let direction = shift.seconds > 0 ? "later" : "earlier"
    var words = "comes \(length) \(direction) from \(Figures.seconds(shift.start)) on: "
    words += "a pure time shift"
    if let size { words += ", which makes up to \(size)" }
    return words + " (resampled, \(Figures.text(shift.remainder)) is left)"
  }

  private static func elements(_ elements: [ElementDifference]) -> [String] {
    let groups = groups(elements)
    var lines = groups.prefix(12).map(line)
    if groups.count > 12 {
      let rest = groups.dropFirst(12).reduce(0) { $0 + $1.count }
      lines.append("\(rest) more elements differ by less")
    }
    return lines
  }

  /// Elements with equal differences, grouped; the largest difference first.
  package static func groups(
    _ elements: [ElementDifference]
  ) -> [(first: ElementDifference, count: Int)] {
    var groups: [(first: ElementDifference, count: Int)] = []
    for element in elements {
      if let index = groups.firstIndex(where: { $0.first.isLike(element) }) {
        groups[index].count += 1
      } else {
        groups.append((element, 1))
      }
    }
    // A stable order: those of one size stay as they are drawn.
    return groups.enumerated().sorted {
      let sizes = ($0.element.first.largest.magnitude, $1.element.first.largest.magnitude)
      return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Elements with equal differences, as a sentence.
  package static func line(_ group: (first: ElementDifference, count: Int)) -> String {
    let (element, others) = (group.first, group.count - 1)
    let place = "at \(Figures.seconds(element.time)) (frame \(element.frame))"
    var line: String
    switch element.edge {
    case .visibility:
      line = "\(element.name) is \(element.b > 0 ? "visible" : "not visible") \(place), unlike in A"
    case .opacity, .scale:
      line =
        "\(element.name): \(element.edge.rawValue) \(Figures.text(element.b, decimals: 4)) instead of \(Figures.text(element.a, decimals: 4)) \(place)"
    default:
      let size = Figures.text(element.largest.magnitude)
      line =
        "\(element.name): \(element.edge.rawValue) edge differs by \(size) pt \(place): \(Figures.text(element.b)) instead of \(Figures.text(element.a))"
    }
    line += ", in \(element.differing) \(element.differing == 1 ? "frame" : "frames")"
    if others > 0 { line += "; so do \(others) more elements" }
    return line
  }
}
