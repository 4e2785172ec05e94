// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The committed budgets: for each kind of host its own, since counts depend on both.
package struct BudgetFile: Equatable, Sendable {
  /// The version of the format.
  package static let version = 1

  /// Budgets by `HostFacts.key`, then by case.
  package var hosts: [String: [CaseID: Budget]]
  /// What the suite promises as a whole.
  package var goals: [Goal]

  /// Makes a file of its contents.
  package init(hosts: [String: [CaseID: Budget]] = [:], goals: [Goal] = []) {
    self.hosts = hosts
    self.goals = goals
  }

  /// Reads the file's text.
  ///
  /// - Throws: The error in the file.
  package init(reading text: String) throws(RecordError) {
    let json: JSONValue
    do { json = try JSONParser.parse(text) } catch { throw RecordError("\(error)") }
    guard json["version"]?.integer == Self.version else {
      throw RecordError("version \(json["version"]?.line ?? "missing"), expected \(Self.version)")
    }
    hosts = [:]
    goals = []
    for goal in json["goals"]?.list ?? [] { goals.append(try Goal(goal)) }
    for host in json["hosts"]?.members ?? [] {
      var budgets: [CaseID: Budget] = [:]
      for member in host.value.members ?? [] {
        guard let id = CaseID(member.name), let reason = member.value["reason"]?.text else {
          throw RecordError("\(host.name): \(member.name): no case, or a budget without a reason")
        }
        var budget = Budget(reason: reason)
        budget.allocations = member.value["allocs"]?.integer
        budget.instructions = member.value["instr"]?.number
        budget.bytes = member.value["bytes_out"]?.integer
        budgets[id] = budget
      }
      hosts[host.name] = budgets
    }
  }

  /// The file's text: one line a budget, in the order of the cases, so that changes are easy to review.
  package var text: String {
    var text = "{\n  \"version\": \(Self.version),\n  \"goals\": ["
    text += goals.map { "\n    " + $0.json.line }.joined(separator: ",")
    text += goals.isEmpty ? "],\n" : "\n  ],\n"
    text += "  \"hosts\": {"
    let parts = hosts.sorted { $0.key < $1.key }.map { host in
      let lines = host.value.sorted { $0.key < $1.key }.map { id, budget in
        let value = JSONValue.object([
          ("allocs", budget.allocations.map { .integer($0) }),
          ("instr", budget.instructions.map { .number($0) }),
          ("bytes_out", budget.bytes.map { .integer($0) }), ("reason", .string(budget.reason)),
        ])
        return "\n      " + JSONValue.string(id.description).line + ": " + value.line
      }
      return "\n    " + JSONValue.string(host.key).line + ": {" + lines.joined(separator: ",")
        + "\n    }"
    }
    return text + parts.joined(separator: ",") + "\n  }\n}\n"
  }

  /// What is wrong between the budgets and a run.
  ///
  /// Cases with only a time have no budgets: time is judged by comparison.
  ///
  /// - Parameters:
  ///   - records: What was measured.
  ///   - known: All cases of the suite; budgets of others are left over.
  ///   - slack: By how much instructions and bytes may differ, as a share.
  package func findings(
    _ records: [Record], known: Set<CaseID>, slack: Double = Budget.slack
  ) -> [BudgetFinding] {
    var findings: [BudgetFinding] = []
    for record in records {
      guard let budget = hosts[record.host.key]?[record.id] else {
        if record.instructions != nil || record.allocations != nil {
          findings.append(BudgetFinding(id: record.id, kind: .missing))
        }
        continue
      }
      findings += budget.findings(record, slack: slack)
    }
    if let host = records.first?.host.key {
      for id in (hosts[host] ?? [:]).keys.sorted() where !known.contains(id) {
        findings.append(BudgetFinding(id: id, kind: .orphaned))
      }
    }
    return findings
  }

  /// Takes over what was measured; budgets that are kept stay as they are, with their reasons.
  ///
  /// - Parameters:
  ///   - records: What was measured.
  ///   - reason: The reason of budgets that change.
  ///   - slack: By how much instructions and bytes may differ, as a share.
  /// - Returns: The cases whose budgets changed.
  package mutating func update(
    _ records: [Record], reason: String, slack: Double = Budget.slack
  ) -> [CaseID] {
    var changed: [CaseID] = []
    for record in records {
      guard var new = Budget(record, reason: reason) else { continue }
      if let old = hosts[record.host.key]?[record.id] {
        new.allocations = new.allocations ?? old.allocations
        new.instructions = new.instructions ?? old.instructions
        new.bytes = new.bytes ?? old.bytes
        var same = new
        same.reason = old.reason
        if same == old || (old.findings(record, slack: slack).isEmpty && same.covers(old)) {
          continue
        }
      }
      hosts[record.host.key, default: [:]][record.id] = new
      changed.append(record.id)
    }
    return changed
  }

  /// The exit status for findings.
  package static func exitStatus(_ findings: [BudgetFinding]) -> ExitStatus {
    if findings.contains(where: { $0.kind == .exceeded }) { return .regression }
    return findings.isEmpty ? .clean : .staleBudget
  }
}

extension Budget {
  /// Whether this budget limits nothing that another one leaves open.
  fileprivate func covers(_ other: Budget) -> Bool {
    (allocations == nil) == (other.allocations == nil)
      && (instructions == nil) == (other.instructions == nil)
      && (bytes == nil) == (other.bytes == nil)
  }
}
