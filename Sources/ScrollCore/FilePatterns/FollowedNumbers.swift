// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the geometry of views, or the items of an element, depend on besides the screen: as long as it is the same, they
/// are.
final class FollowedNumbers: Sendable {
  /// What is read of the run.
  let loads: [PatternProgram.Load]
  /// The registers of what is read, and of states and events.
  let registers: [Int]

  /// Where they are in the list of all that is followed.
  let first: Int

  /// Collects what some formulas depend on, besides states and events.
  ///
  /// - Parameters:
  ///   - formulas: The formulas.
  ///   - parts: The formulas, operations and loads of the program.
  ///   - own: The registers of states and events, as truths by register.
  ///   - first: How many numbers are followed before these.
  init(
    of formulas: [Int],
    in parts: (
      formulas: [PatternProgram.Formula], operations: [FormulaOperation],
      loads: [PatternProgram.Load]
    ), changing own: [Bool], first: Int
  ) {
    self.first = first
    var changing = own
    var (read, noted): ([PatternProgram.Load], [Int]) = ([], [])
    // Damaged bytes are refused after a program was made of them: nothing is out of range here.
    let whole = formulas.filter { index in
      index < parts.formulas.count
        && parts.formulas[index].loads.upperBound <= parts.loads.count
        && parts.formulas[index].operations.upperBound <= parts.operations.count
    }
    for index in whole {
      for load in parts.loads[parts.formulas[index].loads] where !read.contains(load) {
        read.append(load)
        if load.register < changing.count { changing[load.register] = true }
      }
    }
    var isNoted = [Bool](repeating: false, count: own.count)
    func note(_ register: Int) {
      guard register < changing.count, changing[register], !isNoted[register] else { return }
      isNoted[register] = true
      noted.append(register)
    }
    for index in whole {
      for operation in parts.operations[parts.formulas[index].operations] {
        // What is no register may be taken for one: that a number is noted in vain changes nothing.
        note(Int(operation.a))
        note(Int(operation.b))
        note(Int(operation.c))
        let (first, count) = (Int(operation.b), Int(operation.c))
        switch operation.code {
        case .map, .mapExtended: for register in first..<first + 2 * count { note(register) }
        case .element: for register in first..<first + count { note(register) }
        default: break
        }
      }
    }
    (loads, registers) = (read, noted)
  }

  /// Whether formulas read where items are.
  static func readItems(
    _ formulas: [Int], _ all: [PatternProgram.Formula], _ operations: [FormulaOperation]
  ) -> Bool {
    formulas.contains { index in
      // Damaged bytes: see above.
      guard index < all.count, all[index].operations.upperBound <= operations.count else {
        return true
      }
      return operations[all[index].operations].contains { operation in
        switch operation.code {
        case .itemStart, .itemEnd, .itemsLength, .section: true
        default: false
        }
      }
    }
  }
}

extension PatternProgram.Items {
  /// All formulas of which the places of items depend.
  var formulas: [Int] { formulasWithoutStart + [start] }

  /// Those formulas, without that of where they begin.
  var formulasWithoutStart: [Int] {
    var formulas = [count, columns, length, gap, leadingInset, trailingInset]
    if let sections {
      formulas += [
        sections.count, sections.rows, sections.leadingInset, sections.trailingInset,
        sections.header, sections.footer,
      ]
    }
    return formulas
  }
}

extension PatternProgram.View {
  /// All formulas of its geometry.
  var formulas: [Int] {
    [
      frame.x, frame.y, frame.width, frame.height, content, leadingInset, trailingInset,
      leadingSafeArea, trailingSafeArea, alwaysBounces, bounces, isPaging,
    ]
  }
}
