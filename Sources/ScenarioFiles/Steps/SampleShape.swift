// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What the numbers of a sample mean, and what they may be.
struct SampleShape {
  /// What was recorded.
  let subject: Trace.Subject
  /// Samples per second, where samples do not say their times.
  let rate: Double?

  /// The names of a sample's numbers.
  var columns: [String] {
    (rate == nil ? ["ms"] : []) + (subject == .pointer ? ["x", "y"] : ["y"])
  }

  /// The titles that a file may have.
  var titles: [String] {
    (rate == nil ? ["ms", "t"] : [])
      + (subject == .pointer
        ? ["x", "y", "offset", "finger", "header"] : ["y", "offset", "finger", "header"])
  }

  /// What a title of a file stands for, in the words of a trace or of a recording; nil for an unknown one.
  ///
  /// A recording knows the finger's height only, so that it cannot play the finger.
  func column(titled word: String) -> SampleColumn? {
    guard titles.contains(word) else { return nil }
    if word == "t" { return SampleColumn(number: 0, factor: 1000) }
    let isOffset = word == "offset" && subject == .contentOffset
    return SampleColumn(number: columns.firstIndex(of: isOffset ? "y" : word))
  }

  /// The columns of a file with titles, or the title that cannot be.
  func columns(titled words: [String]) -> Result<[SampleColumn], TitleFault> {
    var found: [SampleColumn] = []
    for (index, word) in words.enumerated() {
      guard let column = column(titled: word) else {
        return .failure(
          TitleFault(
            index: index,
            message:
              "unknown column '\(shown(word))'\(suggestion(for: word, among: titles)); accepted: \(titles.joined(separator: ", "))"
          ))
      }
      if let number = column.number, found.contains(where: { $0.number == number }) {
        return .failure(
          TitleFault(index: index, message: "the column '\(columns[number])' is there twice"))
      }
      found.append(column)
    }
    for (number, name) in columns.enumerated()
    where !found.contains(where: { $0.number == number }) {
      return .failure(TitleFault(index: 0, message: "a trace needs the column '\(name)'"))
    }
    return .success(found)
  }

  /// The sample as messages spell it, such as `[ms, y]`.
  var spelling: String {
    columns.count == 1 ? columns[0] : "[\(columns.joined(separator: ", "))]"
  }

  /// The numbers as a sample, or what is wrong with them.
  func sample(
    _ numbers: (Double, Double, Double), index: Int, after previous: Double
  ) -> Result<Trace.Sample, SampleFault> {
    let (time, x, y): (Double, Double, Double)
    switch (rate, subject) {
    case (let rate?, .pointer): (time, x, y) = (Double(index) / rate, numbers.0, numbers.1)
    case (let rate?, .contentOffset): (time, x, y) = (Double(index) / rate, 0, numbers.0)
    case (nil, .pointer): (time, x, y) = (numbers.0 / 1000, numbers.1, numbers.2)
    case (nil, .contentOffset): (time, x, y) = (Self.onFrame(numbers.0 / 1000), 0, numbers.1)
    }
    guard time.isFinite, x.isFinite, y.isFinite else {
      return .failure(SampleFault("the numbers of a sample must be finite"))
    }
    guard abs(x) <= TraceReader.positionLimit, abs(y) <= TraceReader.positionLimit else {
      return .failure(
        SampleFault(
          "a position must be from -1000000000 to 1000000000 pt; found \(shown(abs(x) > abs(y) ? x : y))"
        ))
    }
    guard time >= previous else {
      return .failure(
        SampleFault(
          previous == 0
            ? "the time of a sample must be at least 0 ms; found \(shown(time * 1000))"
            : "times must not fall; found \(shown(time * 1000)) ms after \(shown(previous * 1000)) ms"
        ))
    }
    guard time <= FileLimits.seconds else {
      return .failure(
        SampleFault(
          "a trace must be at most \(shown(FileLimits.seconds * 1000)) ms long; found a sample at \(shown(time * 1000)) ms"
        ))
    }
    return .success(Trace.Sample(time: time, position: Point(x, y)))
  }

  /// A time in seconds, or that of a display frame from which it differs only because milliseconds were rounded to
  /// thousandths.
  ///
  /// An offset that came a little after its frame would show in the next one. Frames at 60, 80, 90, 120 and 240 a second are
  /// multiples of a 720th of a second.
  private static func onFrame(_ time: Double) -> Double {
    let frame = (time * 720).rounded() / 720
    return abs(frame - time) < 1e-6 ? frame : time
  }
}

/// What is wrong with the titles of a file.
struct TitleFault: Error {
  /// The title, counted from 0.
  let index: Int
  let message: String
}

/// What is wrong with a sample.
struct SampleFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
