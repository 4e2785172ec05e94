// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Operations that are not part of a program yet, and what they compute.
struct BlockDraft {
  /// What an operation computes, by which results are found that are there already.
  struct Key: Hashable {
    var code: FormulaCode
    var operands: [Int]
  }

  /// A result that is there, until the operation of the formula at which another path may arrive; nil for always.
  struct Result {
    var register: Int
    var end: Int?
  }

  /// What two branches compute: the operation that leads to them, and the numbers of what it reads and of their results.
  struct Branches: Hashable {
    var code: FormulaCode
    var numbers: [Int]
  }

  /// The operations, without registers of their own.
  var code = FormulaProgram()
  /// Results that are there for what comes next.
  var results: [Key: Result] = [:]
  /// The same of branches.
  var joined: [Branches: Result] = [:]

  /// Forgets results that are not there where another path of a formula arrives.
  mutating func forget(at place: Int) {
    func isThere(_ result: Result) -> Bool { result.end.map { $0 > place } ?? true }
    results = results.filter { isThere($0.value) }
    joined = joined.filter { isThere($0.value) }
  }
}
