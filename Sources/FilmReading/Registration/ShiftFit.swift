// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The shift between lines of two pictures to a small part of a line, by least squares.
struct ShiftFit {
  /// Lines, positive down or right.
  var shift: Float
  /// The standard error of the shift, in lines.
  var error: Float
  /// The root mean square of the difference that is left, in steps of luma.
  var residual: Float
  /// The root mean square of the slope, in steps of luma a line: less texture than noise says nothing.
  var texture: Float

  /// Fits a shift near a first guess.
  ///
  /// - Parameters:
  ///   - current: A picture.
  ///   - previous: An earlier one.
  ///   - parts: Lines of the current picture, which moved alike, in order.
  ///   - guess: The first guess; within about two lines.
  /// - Returns: Nil if too few of the lines are in both pictures, or if they have no texture.
  static func fit(
    _ current: LineProfile, to previous: LineProfile, parts: [Range<Int>], guess: Float
  ) -> ShiftFit? {
    var shift = guess
    var result: ShiftFit?
    // Strips with something else in front, such as a finger, differ too much to count.
    var cut: Float = 24
    for round in 0..<5 {
      let low = Int((shift + 2).rounded(.up))
      let high = max(low, previous.count - 3 + Int(shift.rounded(.down)))
      var (cross, square, rest, count) = (Float(0), Float(0), Float(0), Float(0))
      for line in parts.lazy.flatMap({ $0.clamped(to: low..<high) }) {
        let place = Float(line) - shift
        let model = previous.value(at: place)
        let slope = previous.value(at: place + 0.5) - previous.value(at: place - 0.5)
        var difference = current.lines[line] - model
        // Where the luma is steep, a part of a line is a large difference.
        let most = 0.75 * slope.magnitude + cut
        let isOff = (difference .> most) .| (difference .< -most)
        difference.replace(with: 0, where: isOff)
        let used = slope.replacing(with: 0, where: isOff)
        cross += (used * difference).sum()
        square += (used * used).sum()
        rest += (difference * difference).sum()
        count += 8
      }
      guard count >= 8 * 12, square > 0.02 * count else { return nil }
      // The picture at a line is the one before at the line less the shift: a larger shift moves the slope down.
      let step = -cross / square
      shift += min(max(step, -1.5), 1.5)
      let residual = (rest / count).squareRoot()
      // Differences of neighbouring lines are alike: a third of the lines count as independent.
      result = ShiftFit(
        shift: shift, error: residual * (3 / square).squareRoot(), residual: residual,
        texture: (square / count).squareRoot())
      cut = max(3, min(cut, 2.5 * residual))
      if round > 0, abs(step) < 0.002 { break }
    }
    guard let result, abs(result.shift - guess) < 4 else { return nil }
    return result
  }

  /// Fits a shift near a first guess, of lines that follow each other.
  static func fit(
    _ current: LineProfile, to previous: LineProfile, lines: Range<Int>, guess: Float
  ) -> ShiftFit? {
    fit(current, to: previous, parts: [lines], guess: guess)
  }

  /// The whole shift near a guess with the least difference, where large differences count alike.
  static func nearest(
    _ current: LineProfile, to previous: LineProfile, windows: [Range<Int>], guess: Int, reach: Int
  ) -> Int {
    var best = guess
    var least = Float.infinity
    let limit = LineProfile.Line(repeating: 12)
    for shift in guess - reach...guess + reach {
      var (sum, count) = (LineProfile.Line.zero, Float(0))
      for window in windows {
        let low = max(window.lowerBound, shift)
        let high = min(window.upperBound, previous.count + shift)
        guard low < high else { continue }
        for line in low..<high {
          let difference = current.lines[line] - previous.lines[line - shift]
          sum += difference.magnitude.atMost(limit)
          count += 1
        }
      }
      guard count > 0 else { continue }
      let mean = sum.sum() / count + 1e-4 * Float(abs(shift - guess))
      if mean < least { (least, best) = (mean, shift) }
    }
    return best
  }
}
