// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A function of formulas.
///
/// Reader, schema and guide share this table.
package enum FormulaFunction: String, CaseIterable {
  /// Functions of numbers; `summary` says what each gives.
  case min, max, clamp, abs, sign, floor, ceil, round, sqrt, exp, log, mix, map, smooth, pixel,
    rubber, project
  /// Functions of a list and of a text style.
  case count, text

  /// How it is written, with the names of its arguments.
  package var signature: String {
    switch self {
    case .min: "min(a, b, …)"
    case .max: "max(a, b, …)"
    case .clamp: "clamp(x, low, high)"
    case .abs: "abs(x)"
    case .sign: "sign(x)"
    case .floor: "floor(x)"
    case .ceil: "ceil(x)"
    case .round: "round(x)"
    case .sqrt: "sqrt(x)"
    case .exp: "exp(x)"
    case .log: "log(x)"
    case .mix: "mix(a, b, t)"
    case .map: "map(x, [x0, x1, …], [y0, y1, …])"
    case .smooth: "smooth(x, a, b)"
    case .pixel: "pixel(x)"
    case .rubber: "rubber(x, length)"
    case .project: "project(velocity, rate)"
    case .count: "count(list)"
    case .text: "text('style')"
    }
  }

  /// What it gives, in one sentence.
  package var summary: String {
    switch self {
    case .min: "The smallest of two or more numbers; a list counts as all of its numbers."
    case .max: "The largest of two or more numbers; a list counts as all of its numbers."
    case .clamp:
      "x, but at least low and at most high; an error of the run where low is above high."
    case .abs: "The magnitude of x."
    case .sign: "−1, 0 or 1."
    case .floor: "The next whole number at or below x."
    case .ceil: "The next whole number at or above x."
    case .round: "The nearest whole number; ties go away from zero."
    case .sqrt: "The square root; an error of the run for a negative number."
    case .exp: "e to the power of x."
    case .log: "The natural logarithm; an error of the run for a number that is not positive."
    case .mix: "a + (b − a)·t, also outside 0…1."
    case .map:
      "The piecewise linear function through the points, constant beyond its ends. With 'extend' as a fourth argument "
        + "it goes on with the slope of its first and last piece. Equal x are a step, at which the later y counts."
    case .smooth: "0 below a, 1 above b, and a curve without corners between."
    case .pixel: "The nearest pixel of the device, in points; ties go away from zero."
    case .rubber: "How far a view of this length, in points, shows a pull of x points."
    case .project:
      "How far a fling goes, in points: its velocity in points per second, and the share of its speed that is left "
        + "after a millisecond, such as 0.998."
    case .count: "How many numbers a list has."
    case .text: "How much larger text of this style is than at the size that a device comes with."
    }
  }

  /// The operation of a function that takes a fixed number of numbers, and that number.
  var operation: (code: FormulaCode, count: Int)? {
    switch self {
    case .clamp: (.clamp, 3)
    case .abs: (.magnitude, 1)
    case .sign: (.sign, 1)
    case .floor: (.roundDown, 1)
    case .ceil: (.roundUp, 1)
    case .round: (.round, 1)
    case .sqrt: (.squareRoot, 1)
    case .exp: (.exponential, 1)
    case .log: (.logarithm, 1)
    case .mix: (.mix, 3)
    case .smooth: (.smooth, 3)
    case .pixel: (.pixel, 1)
    case .rubber: (.rubber, 2)
    case .project: (.project, 2)
    case .min, .max, .map, .count, .text: nil
    }
  }
}
