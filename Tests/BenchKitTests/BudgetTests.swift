// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing

@Suite
struct BudgetTests {
  private let record = Figures.record()

  private func file(_ change: (inout Budget) -> Void = { _ in }) throws -> BudgetFile {
    var budget = try #require(Budget(record, reason: "first"))
    change(&budget)
    return BudgetFile(hosts: [Figures.host.key: [record.id: budget]])
  }

  private func kinds(_ file: BudgetFile) -> [BudgetFinding.Kind] {
    file.findings([record], known: [record.id]).map(\.kind)
  }

  @Test
  func `A budget that is just met has no findings`() throws {
    #expect(kinds(try file()).isEmpty)
    #expect(BudgetFile.exitStatus([]) == .clean)
  }

  @Test(arguments: [(-1, BudgetFinding.Kind.exceeded), (1, .loose)])
  func `Allocations are exact, in both directions`(_ change: Int, _ kind: BudgetFinding.Kind) throws
  {
    #expect(kinds(try file { $0.allocations = ($0.allocations ?? 0) + change }) == [kind])
  }

  @Test(arguments: [
    (0.97, BudgetFinding.Kind?.some(.exceeded)), (0.99, nil), (1.01, nil), (1.03, .loose),
  ])
  func `Instructions and bytes may differ by 2 %, in both directions`(
    _ factor: Double, _ kind: BudgetFinding.Kind?
  ) throws {
    #expect(
      kinds(try file { $0.instructions = ($0.instructions ?? 0) * factor })
        == [kind].compactMap { $0 })
    #expect(
      kinds(try file { $0.bytes = Int(Double($0.bytes ?? 0) * factor) }) == [kind].compactMap { $0 }
    )
  }

  @Test
  func `Cases without a budget and budgets without a case are findings`() throws {
    #expect(kinds(BudgetFile()) == [.missing])
    var other = try file()
    other.hosts[Figures.host.key]?[CaseID("no", "such", "case", "x")] = Budget(reason: "old")
    #expect(kinds(other) == [.orphaned])
    #expect(BudgetFile.exitStatus(other.findings([record], known: [record.id])) == .staleBudget)
    let exceeded = try file { $0.allocations = 0 }
    #expect(BudgetFile.exitStatus(exceeded.findings([record], known: [])) == .regression)
  }

  @Test
  func `A case with only a time needs no budget`() {
    var timed = record
    (timed.instructions, timed.allocations) = (nil, nil)
    #expect(BudgetFile().findings([timed], known: [timed.id]).isEmpty)
  }

  @Test
  func `An update leaves budgets that are met as they are, with their reasons`() throws {
    var file = try file()
    #expect(file.update([record], reason: "second") == [])
    var slower = record
    slower.instructions = 2000
    #expect(file.update([slower], reason: "second") == [record.id])
    let budget = try #require(file.hosts[Figures.host.key]?[record.id])
    #expect(budget.reason == "second" && budget.instructions == 4000 && budget.allocations == 3)
  }

  @Test
  func `A file reads back as it was written, with one line per budget`() throws {
    var file = try file()
    file.goals = [
      Goal("Flat", .instructions, cases: "flat/", ending: "1e6", relativeTo: record.id, limit: 1.05)
    ]
    #expect(try BudgetFile(reading: file.text) == file)
    #expect(file.text.split(separator: "\n").filter { $0.contains("reason") }.count == 1)
    #expect(throws: RecordError.self) { try BudgetFile(reading: "{\"version\": 2}") }
  }

  @Test
  func `A goal is as good as its worst case`() {
    var fast = Figures.record("svg/a/-/x")
    fast.wall = TimeFigures(slices: [[10]])
    let goal = Goal("Speed", .speed, cases: "svg/", limit: 20)
    let standing = goal.standing([fast, record])
    #expect(
      standing?.id == record.id && standing?.isMet == false || record.megabytesPerSecond ?? 0 > 20)
    #expect(goal.standing([fast])?.isMet == true)
    #expect(Goal("None", .time, cases: "html/", limit: 1).standing([record]) == nil)
    let zero = Goal("Zero", .retains, cases: "svg/", limit: 0)
    #expect(zero.standing([record])?.isMet == true)
    #expect(Goal("Zero", .allocations, cases: "svg/", limit: 0).standing([record])?.isMet == false)
  }
}
