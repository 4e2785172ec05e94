// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

extension ProofProgram {
  /// The formulas that are assigned to a state anywhere.
  func assignments(to state: Int) -> [Int] {
    program.statements.compactMap { statement in
      switch statement {
      case .assign(state, let formula), .assignSilently(state, let formula): formula
      case .assignOne(let first, let count, _, let formula),
        .assignAll(let first, let count, let formula):
        (first..<first + count).contains(state) ? formula : nil
      default: nil
      }
    }
  }

  /// The animations of a state.
  func animations(of state: Int) -> [PatternProgram.Animation] {
    Self.animations(of: state, in: program)
  }

  private static func animations(
    of state: Int, in program: PatternProgram
  ) -> [PatternProgram.Animation] {
    program.statements.compactMap { statement in
      switch statement {
      case .animate(state, let animation): program.animations[animation]
      case .animateOne(let first, let count, _, let animation):
        (first..<first + count).contains(state) ? program.animations[animation] : nil
      default: nil
      }
    }
  }

  /// All formulas whose results a state may have, or be animated to; the first one is what it begins with.
  func goals(of state: Int) -> [Int] {
    [program.states[state].first] + assignments(to: state) + animations(of: state).map(\.target)
  }

  /// The states whose ranges can be found: those that no animation moves, or only springs that begin with the speed that is
  /// there, or only curves that stay between their ends.
  static func closedStates(of pattern: CompiledPattern) -> Set<Int> {
    let program = pattern.program
    return Set(
      program.states.indices.filter { state in
        let animations = animations(of: state, in: program)
        let areSprings = animations.allSatisfy { animation in
          if case .spring = animation.course { animation.velocity == nil } else { false }
        }
        let areCurves = animations.allSatisfy { animation in
          if case .curve(_, let curve) = animation.course {
            0...1 ~= curve.y1 && 0...1 ~= curve.y2
          } else {
            false
          }
        }
        return areSprings || areCurves
      })
  }

  /// The states that change only in animations, or never: they have no steps while content moves.
  var smoothStates: Set<Int> {
    closedStates.filter { state in
      assignments(to: state).isEmpty && !program.toggles.contains { $0.state == state }
    }
  }

  /// The states that are always whole numbers, because all that is assigned to them is.
  ///
  /// - Parameter closedStates: The states whose ranges can be found.
  static func wholeStates(
    of pattern: CompiledPattern, free: [Int], closedStates: Set<Int>
  ) -> Set<Int> {
    let program = ProofProgram(pattern, free: free, closedStates: closedStates)
    var result = closedStates.filter { program.animations(of: $0).isEmpty }
    guard !result.isEmpty else { return [] }
    let goals = result.map { ($0, program.goals(of: $0).map { program.formula($0) }) }
    var isStable = false
    while !isStable {
      let whole = result
      for (state, expressions) in goals {
        let isWhole = expressions.allSatisfy { program.isWhole($0, if: whole) }
        if !isWhole { result.remove(state) }
      }
      isStable = result == whole
    }
    return result
  }

  /// Whether an expression is always a whole number if some states are.
  private func isWhole(_ root: Int, if states: Set<Int>) -> Bool {
    var isWhole: [Int: Bool] = [:]
    for part in graph.parts(of: [root]) {
      let expression = graph.expressions[part]
      isWhole[part] =
        switch expression {
        case .number(let number): number.rounded() == number
        case .register(let register): hasWhole(register)
        case .variable(let variable):
          if case .state(let state) = variables[variable] { states.contains(state) } else { false }
        case .isLess, .isAtMost, .isEqual, .not, .floor, .index, .item, .sectionNumber: true
        case .choice(_, let a, let b): isWhole[a] == true && isWhole[b] == true
        case .required(_, let a), .negated(let a): isWhole[a] == true
        case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
          .minimum(let a, let b), .maximum(let a, let b):
          isWhole[a] == true && isWhole[b] == true
        default: false
        }
    }
    return isWhole[root] == true
  }

  /// Whether a register has a truth of the screen, or a parameter that is a truth or a word.
  private func hasWhole(_ register: Int) -> Bool {
    if let fact = program.facts.first(where: { $0.register == register }) {
      switch fact.kind {
      case .isLandscape, .isPad, .isRightToLeft: return true
      default: return false
      }
    }
    for (parameter, descriptor) in zip(program.parameters, pattern.parameters)
    where register >= parameter.register && register < parameter.register + parameter.count {
      switch descriptor.kind {
      case .flag, .choice: return true
      case .number, .numbers: return descriptor.isWhole && descriptor.textStyle == nil
      }
    }
    return false
  }

  /// The elements that handlers ask for taps on; nil if one of them may give its items any number.
  var tappedElements: [PatternProgram.Element]? {
    var result: [PatternProgram.Element] = []
    for handler in program.handlers where handler.event == .tap {
      for element in program.elements[handler.subjects ?? 0..<0] {
        switch element.place {
        case .once, .fixed: break
        case .repeated(let items):
          guard program.items[items].sections == nil else { return nil }
        case .perItem, .header, .footer: return nil
        }
        guard element.shownItem == nil else { return nil }
        result.append(element)
      }
    }
    return result
  }

  /// The views that statements move: those may be taken beyond ends at which they do not bounce.
  var movedViews: Set<Int> {
    var result: Set<Int> = []
    for statement in program.statements {
      switch statement {
      case .move(_, let view, _), .animateOffset(let view, _): result.insert(view)
      case .moveOne(_, let first, let count, _, _), .moveAll(_, let first, let count, _):
        result.formUnion(first..<first + count)
      default: continue
      }
    }
    return result
  }

  /// The formulas of offsets to which statements move a view, or let it fling.
  func moves(of view: Int) -> [Int] {
    program.statements.compactMap { statement in
      switch statement {
      case .move(_, view, let formula): formula
      case .animateOffset(view, let animation): program.animations[animation].target
      case .moveOne(_, let first, let count, _, let formula),
        .moveAll(_, let first, let count, let formula):
        (first..<first + count).contains(view) ? formula : nil
      default: nil
      }
    }
  }

  /// The nests in which a view is.
  func nests(of view: Int) -> [PatternProgram.Nest] {
    program.nests.filter { $0.outer == view || $0.inners.contains(view) }
  }
}
