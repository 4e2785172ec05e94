// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Turns a truth into the formula of a number: by how much it does not hold, and at most 0 where it holds.
///
/// A comparison becomes a difference. A conjunction has the excess of its first part that does not hold, and a
/// disjunction that of the part that is nearest to holding; both evaluate only what the truth would.
struct ClaimExcess {
  private let source: FormulaSource
  private let builder: ProgramBuilder

  init(_ source: FormulaSource, in builder: ProgramBuilder) {
    self.source = source
    self.builder = builder
  }

  /// The number of the formula.
  ///
  /// - Returns: The formula, and whether it says how much; else it is 1 for what does not hold.
  func number(of truth: Formula) -> (number: Int, isAmount: Bool) {
    let (formula, isAmount) = excess(of: truth, negated: false)
    return (builder.append(formula, source), isAmount)
  }

  private func excess(of truth: Formula, negated: Bool) -> (formula: Formula, isAmount: Bool) {
    switch truth.kind {
    case .not(let operand): return excess(of: operand, negated: !negated)
    case .binary(let sign, let a, let b):
      switch sign {
      case .isLess, .isAtMost, .isGreater, .isAtLeast:
        let isRising = (sign == .isLess || sign == .isAtMost) != negated
        let isStrict = (sign == .isLess || sign == .isGreater) != negated
        let (small, large) = isRising ? (a, b) : (b, a)
        return (comparison(small, large, isStrict: isStrict, truth.offset), true)
      case .isEqual where !negated && isNumber(a) && isNumber(b):
        let formula = Formula(
          kind: .call("abs", [difference(a, b, truth.offset)]), offset: truth.offset)
        return (formula, true)
      case .and, .or:
        let (first, second) = (excess(of: a, negated: negated), excess(of: b, negated: negated))
        let isConjunction = (sign == .and) != negated
        return (
          combined(first.formula, second.formula, isConjunction, truth.offset),
          first.isAmount && second.isAmount
        )
      default: return (plain(truth, negated), false)
      }
    case .choice(let condition, let a, let b):
      let (first, second) = (excess(of: a, negated: negated), excess(of: b, negated: negated))
      return (
        Formula(kind: .choice(condition, first.formula, second.formula), offset: truth.offset),
        first.isAmount && second.isAmount
      )
    case .truth(let truth) where truth != negated:
      return (Formula(kind: .number(0), offset: 0), true)
    default: return (plain(truth, negated), false)
    }
  }

  /// By how much a number is above another that it should be below; more than the tolerance where equals do not hold.
  private func comparison(
    _ small: Formula, _ large: Formula, isStrict: Bool, _ offset: Int
  ) -> Formula {
    let excess = difference(small, large, offset)
    guard isStrict else { return excess }
    let known = named(excess, offset)
    let zero = Formula(kind: .number(0), offset: offset)
    let more = Formula(kind: .number(2 * PatternProgram.Claim.tolerance), offset: offset)
    return Formula(
      kind: .choice(
        Formula(kind: .binary(.isLess, known, zero), offset: offset), known,
        Formula(kind: .binary(.add, known, more), offset: offset)), offset: offset)
  }

  /// A formula that is computed once, under a name that no file can give.
  private func named(_ formula: Formula, _ offset: Int) -> Formula {
    let number = builder.append(formula, source)
    let name = "excess \(number)"
    builder.plainNames[name] = (.value(number), offset)
    return Formula(kind: .name(FormulaName(root: name, parts: [])), offset: offset)
  }

  private func difference(_ a: Formula, _ b: Formula, _ offset: Int) -> Formula {
    Formula(kind: .binary(.subtract, a, b), offset: offset)
  }

  private func plain(_ truth: Formula, _ negated: Bool) -> Formula {
    let (one, zero) = (Formula.Kind.number(1), Formula.Kind.number(0))
    return Formula(
      kind: .choice(
        truth, Formula(kind: negated ? one : zero, offset: truth.offset),
        Formula(kind: negated ? zero : one, offset: truth.offset)), offset: truth.offset)
  }

  /// The excess of two parts; the first is computed once.
  private func combined(
    _ first: Formula, _ second: Formula, _ isConjunction: Bool, _ offset: Int
  ) -> Formula {
    let known = named(first, offset)
    let limit = Formula(kind: .number(PatternProgram.Claim.tolerance), offset: offset)
    let fails = Formula(kind: .binary(.isGreater, known, limit), offset: offset)
    guard isConjunction else {
      let least = Formula(kind: .call("min", [known, second]), offset: offset)
      return Formula(kind: .choice(fails, least, known), offset: offset)
    }
    return Formula(kind: .choice(fails, known, second), offset: offset)
  }

  private func isNumber(_ formula: Formula) -> Bool { builder.type(of: formula) == .number }
}
