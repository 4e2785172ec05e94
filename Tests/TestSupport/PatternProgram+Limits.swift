// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension PatternProgram {
  /// Whether what runs without further checks stays within its limits.
  ///
  /// Like `TimelineDifference`, it is here because test targets are not optimised.
  package var namesOnlyWhatIsThere: Bool {
    let jumps = operations.enumerated().allSatisfy { index, operation in
      switch operation.code {
      case .jump, .jumpIfFalse, .jumpIfTrue:
        (index + 1...operations.count).contains(Int(operation.target))
      default: Int(operation.target) < registers.count
      }
    }
    let skips = statements.enumerated().allSatisfy { index, statement in
      switch statement {
      case .skip(let target), .skipUnless(_, let target):
        (index + 1...statements.count).contains(target)
      default: true
      }
    }
    return jumps && skips && !views.isEmpty
      && formulas.allSatisfy {
        $0.result < registers.count && $0.operations.upperBound <= operations.count
          && $0.loads.upperBound <= loads.count
      }
      && loads.allSatisfy { $0.register < registers.count }
      && elements.enumerated().allSatisfy { index, element in
        index + element.childCount < elements.count && Int(element.layer) <= layers.count
      }
  }
}
