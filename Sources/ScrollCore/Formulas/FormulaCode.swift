// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What an operation of a formula does with its operands `a`, `b` and `c`.
///
/// Truths are 1 and 0. An operation that is *checked* stops the program where its operands have no result.
public enum FormulaCode: UInt8, Sendable, BitwiseCopyable {
  // Arithmetic.
  /// `a`.
  case copy
  /// `−a`.
  case negate
  /// `a + b`.
  case add
  /// `a − b`.
  case subtract
  /// `a · b`.
  case multiply
  /// Checked: not by 0.
  case divide
  /// The remainder with the sign of the divisor. Checked: not by 0.
  case remainder

  // Truths. Comparisons are checked: NaN has no order.
  /// Whether `a` is false.
  case not
  /// `a < b`.
  case isLess
  /// `a ≤ b`.
  case isAtMost
  /// `a = b`.
  case isEqual
  /// `a ≠ b`.
  case isDifferent

  // Jumps: `target` is an operation of the program.
  /// In any case.
  case jump
  /// If `a` is false.
  case jumpIfFalse
  /// If `a` is true.
  case jumpIfTrue

  // Functions.
  /// `b` if `a` is true, else `c`.
  case select
  /// The smaller one of `a` and `b`.
  case minimum
  /// The larger one of `a` and `b`.
  case maximum
  /// Checked: the lower bound is at most the upper one.
  case clamp
  /// `|a|`.
  case magnitude
  /// −1, 0 or 1.
  case sign
  /// The next whole number at or below `a`.
  case roundDown
  /// The next whole number at or above `a`.
  case roundUp
  /// The nearest whole number; ties go away from zero.
  case round
  /// Checked: not of a negative number.
  case squareRoot
  /// e to the power of `a`.
  case exponential
  /// Checked: of a positive number.
  case logarithm
  /// `a + (b − a)·c`.
  case mix
  /// 0 below `b`, 1 above `c`, `3t² − 2t³` between.
  case smooth
  /// To the nearest pixel of the device.
  case pixel
  /// What a view of length `b` shows of a pull of `a`.
  case rubber
  /// How far a fling of `a` points per second goes that keeps the share `b` of its speed each millisecond.
  case project

  // Tables. `b` is their first register, and `c` how many there are.
  /// The piecewise linear function through `c` points at `a`; their x are followed by their y. Checked: x do not fall.
  case map
  /// The same, continued beyond its ends. Checked: neither end is a step.
  case mapExtended
  /// The register at `b + a`. Checked: `a` is whole and below `c`.
  case element

  // Items of a repeated element, along the axis in which they follow each other. `b` is the number of the element.
  /// Where item `a` begins, in points from the beginning of the content. Checked: `a` is whole and an item.
  case itemStart
  /// Where item `a` ends; see `itemStart`.
  case itemEnd
  /// How long all items are together, with what lies before the first.
  case itemsLength
  /// A place of section `a`, or how many items it has; `c` says which. Checked: `a` is whole and a section.
  case section

  /// Checked: `a` is finite. It ends every formula.
  case finish
}
