// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench check`: whether a run keeps the budgets and the goals.
enum CheckCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try BudgetsCommand.options(arguments)
    let (path, file) = try BudgetsCommand.read(options)
    guard !file.hosts.isEmpty else {
      throw BenchError("\(path) has no budgets", status: .staleBudget)
    }
    let records = try BudgetsCommand.records(options)
    guard records.contains(where: { $0.instructions != nil || $0.allocations != nil }) else {
      throw BenchError("nothing was measured that budgets know", status: .nothingMeasured)
    }
    if records.allSatisfy({ $0.instructions == nil }) { Console.say(Callgrind.advice) }
    let findings = file.findings(records, known: Set(SuiteCases.all.map(\.id)))
    for finding in findings { print(finding) }
    for goal in file.goals {
      guard let standing = goal.standing(records) else { continue }
      print(
        (standing.isMet ? "met: " : "missed: ") + goal.title + ": " + goal.text(standing.value)
          + " (\(standing.id)), limit " + goal.text(goal.limit))
    }
    print("\(records.count) cases, \(findings.count) findings")
    return BudgetFile.exitStatus(findings)
  }
}
