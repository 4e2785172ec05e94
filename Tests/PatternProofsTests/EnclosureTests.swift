// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
@testable import ScrollCore
import Testing

@testable import PatternProofs

/// What is computed for a box holds for each place in it.
@Suite struct `Enclosures` {
  /// Formulas of an offset and two parameters, made at random.
  private struct Maker {
    var random = SystemSeed(1)

    mutating func number() -> String { "\(Int.random(in: -40...40, using: &random))" }

    mutating func formula(_ depth: Int) -> String {
      guard depth > 0 else {
        return ["list.offset", "a", "b", "(\(number()))"].randomElement(using: &random) ?? "a"
      }
      func part() -> String { formula(depth - 1) }
      switch Int.random(in: 0..<18, using: &random) {
      case 0: return "(\(part()) + \(part()))"
      case 1: return "(\(part()) - \(part()))"
      case 2: return "(\(part()) * \(part()))"
      case 3: return "(\(part()) / (abs(\(part())) + 1))"
      case 4: return "min(\(part()), \(part()))"
      case 5: return "max(\(part()), \(part()))"
      case 6: return "clamp(\(part()), -20, \(Int.random(in: -20...60, using: &random)))"
      case 7: return "abs(\(part()))"
      case 8: return "(\(part()) < \(part()) ? \(part()) : \(part()))"
      case 9: return "map(\(part()), [-30, 0, 50], [\(number()), \(number()), \(number())])"
      case 10: return "smooth(\(part()), -10, 30)"
      case 11: return "floor(\(part()) / 7)"
      case 12: return "mix(\(part()), \(part()), 0.25)"
      case 13: return "rubber(\(part()), 600)"
      case 14: return "sqrt(abs(\(part())) + 1)"
      case 15: return "exp(clamp(\(part()), -3, 3))"
      case 16: return "pixel(\(part()))"
      default: return "map(\(part()), [-10, 10], [\(number()), \(number())], 'extend')"
      }
    }
  }

  /// A pattern with one value, and what the core gives for it.
  private struct Bench {
    let program: ProofProgram
    let number: Int
    let world: ProofWorld

    init(_ formula: String) throws {
      let file = try PatternFile(
        Array(
          """
          { version: 1, id: "a", title: "A",
            parameters: { a: { default: 1, min: -50, max: 50 }, b: { default: 1, min: -50, max: 50 } },
            scrollViews: { list: { content: 3000 } }, values: { v: "\(formula)" } }
          """.utf8))
      let pattern = try file.compile(variant: 0)
      program = ProofProgram(pattern, free: [0, 1], closedStates: [])
      number = program.formula(pattern.program.values[0].formula)
      world = ProofWorld(.iPhone8, .portrait, .large, .leftToRight, of: program)
    }

    /// The value at a place, as the core runs it; nil for none.
    func value(_ place: [Double]) -> Double? {
      let core = program.program
      let formula = core.formulas[core.values[0].formula]
      var registers = core.screenRegisters(of: world.request)
      registers[core.parameters[0].register] = place[1]
      registers[core.parameters[1].register] = place[2]
      // The list begins below the status bar.
      for load in formula.loads { registers[core.loads[load].register] = place[0] - 20 }
      let machine = FormulaMachine(
        scale: 2, band: PhysicsProfile.uikit.rubberBand(dimension: 1), stopSpeed: 10)
      let operations = core.operations
      let stop = registers.withMutableSpan { registers in
        operations.withSpan { machine.run($0, formula.operations, on: &registers) }
      }
      return stop == nil ? registers[formula.result] : nil
    }
  }

  @Test func `contain the value at each place of a box`() throws {
    var maker = Maker()
    var samples = 0
    for _ in 0..<250 {
      let text = maker.formula(Int.random(in: 1...4, using: &maker.random))
      let bench = try Bench(text)
      let evaluator = BoxEvaluator(WorldFormulas(bench.program, in: bench.world), [0, 1, 2])
      for _ in 0..<10 {
        let ranges = (0..<3).map { index in
          let limit = index == 0 ? 300.0 : 50
          let ends = [0, 1].map { _ in Double.random(in: -limit...limit, using: &maker.random) }
          let width = pow10(Int.random(in: -3...0, using: &maker.random))
          return Interval(min(ends[0], ends[1]) * width, max(ends[0], ends[1]) * width)
        }
        for mode in [BoxEvaluator.Mode.extremes, .steps] {
          evaluator.mode = mode
          evaluator.begin(Box(ranges))
          let enclosure = evaluator.value(bench.number)
          for _ in 0..<20 {
            let place = ranges.map { Double.random(in: $0.low...$0.high, using: &maker.random) }
            guard let value = bench.value(place) else { continue }
            samples += 1
            // Where steps are looked for, pixels are left out.
            let slack = mode == .steps && text.contains("pixel") ? Double.infinity : 1e-9
            #expect(
              enclosure.range.low - slack <= value && value <= enclosure.range.high + slack,
              "\(text) at \(place) is \(value), not in \(enclosure.range)")
            var linear = 0.0
            for index in 0..<3 {
              linear += enclosure.slopes[index] * (place[index] - evaluator.box.centers[index])
            }
            let rest = value - linear
            #expect(
              enclosure.rest.low - slack <= rest && rest <= enclosure.rest.high + slack,
              "\(text) at \(place) leaves \(rest), not in \(enclosure.rest)")
          }
        }
      }
    }
    #expect(samples >= 90_000)
  }

  @Test func `round outwards`() {
    let third = Interval(1) / Interval(3)
    #expect(third.low < third.high)
    #expect((third + third + third).contains(1))
    #expect((Interval(-2, 3) * Interval(-5, 7)).contains(-15))
    #expect((Interval(-2, 3) * Interval(-5, 7)).contains(21))
    #expect(Interval(1) / Interval(-1, 1) == .whole)
    #expect(Interval(.nan, 1) == .whole)
  }

  private func pow10(_ exponent: Int) -> Double {
    (0..<exponent.magnitude).reduce(1) { value, _ in exponent < 0 ? value / 10 : value * 10 }
  }
}
