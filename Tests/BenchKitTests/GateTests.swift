// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing

@Suite
struct GateTests {
  private let limits = GateLimits()

  private func times(_ percent: [Double]) -> PairedTimes {
    PairedTimes(logarithms: percent.map { Sample.logarithm(1 + $0 / 100) }, limits: limits)
  }

  private func comparison(
    allocations: (Double, Double)? = nil, instructions: (Double, Double)? = nil,
    times: PairedTimes? = nil, confirmation: PairedTimes? = nil
  ) -> CaseComparison {
    var item = CaseComparison(CaseID("a", "b", "c", "d"), unit: "frame", limits: limits)
    item.allocations = allocations.map { .init(base: $0.0, head: $0.1) }
    item.instructions = instructions.map { .init(base: $0.0, head: $0.1) }
    item.times = times
    item.confirmation = confirmation
    return item
  }

  private let slow = [3.1, 2.9, 3.3, 2.6, 3.0, 3.4, 2.8, 3.2, 2.7, 3.1]

  @Test
  func `Times are worse only above the limit and if the interval excludes no change`() {
    #expect(times(slow).verdict == .worse)
    #expect(times(slow.map { -$0 }).verdict == .better)
    #expect(times(slow.map { $0 / 30 }).verdict == .same)
    #expect(times(slow.map { $0 / 2 }).verdict != .worse)
    #expect(times([-2, -2, -2] + slow.dropFirst(3)).verdict == .unclear)
    #expect(times([-9, 9, -8, 8, 7, -7, 6, -6, 5, -5]).verdict == .unclear)
  }

  @Test
  func `One outlier decides nothing, and a few processes never prove that times are the same`() {
    let wild = times([60] + [Double](repeating: 0.1, count: 9))
    #expect(wild.verdict == .same && abs(wild.ratio.estimate - 1.001) < 1e-9)
    #expect(times([0, 0.1, 0]).verdict == .unclear)
  }

  @Test
  func `Slices of one process count once`() {
    let forks = (0..<10).map { fork in
      (0..<12).map { _ in (base: 100.0, head: fork < 5 ? 110.0 : 100.0) }
    }
    #expect(PairedTimes(forks: forks, limits: limits).logarithms.count == 10)
    #expect(PairedTimes(forks: forks, limits: limits).verdict == .unclear)
  }

  @Test
  func `One more allocation is worse, even if there was none before`() {
    #expect(comparison(allocations: (0, 1)).verdict == .worse)
    #expect(comparison(allocations: (7, 8)).verdict == .worse)
    #expect(comparison(allocations: (8, 7)).verdict == .better)
    #expect(comparison(allocations: (0, 0)).verdict == .same)
  }

  @Test
  func `Instructions are worse above one per cent, unless there are hardly any`() {
    #expect(comparison(instructions: (100_000, 101_001)).verdict == .worse)
    #expect(comparison(instructions: (100_000, 100_999)).verdict == .same)
    #expect(comparison(instructions: (1000, 1150)).verdict == .same)
    #expect(comparison(instructions: (100_000, 90_000)).verdict == .better)
  }

  @Test
  func `Time alone is worse only if fresh processes confirm it`() {
    #expect(comparison(times: times(slow)).verdict == .worse)
    let calm = times(slow.map { $0 / 30 })
    #expect(comparison(times: times(slow), confirmation: calm).verdict == .unclear)
    #expect(comparison(times: times(slow), confirmation: times(slow)).verdict == .worse)
  }

  @Test
  func `A few per cent more time without more instructions is put down to memory layout`() {
    let item = comparison(allocations: (3, 3), instructions: (1e6, 1e6), times: times(slow))
    #expect(item.isPlacement && item.verdict == .unclear)
    let slower = comparison(
      allocations: (3, 3), instructions: (1e6, 1e6), times: times(slow.map { 3 * $0 }))
    #expect(!slower.isPlacement && slower.verdict == .worse)
    let more = comparison(allocations: (3, 3), instructions: (1e6, 1.005e6), times: times(slow))
    #expect(more.verdict == .worse)
  }

  @Test
  func `The exit code distinguishes a regression, nothing measured, and noise`() {
    func report(_ cases: [CaseComparison]) -> GateReport {
      GateReport(base: "a", head: "b", cases: cases, warnings: [], seconds: 1)
    }
    let noisy = comparison(times: times([-9, 9, -8, 8, 7, -7, 6, -6, 5, -5]))
    let same = comparison(allocations: (0, 0))
    #expect(report([]).exitStatus(isStrict: false) == .nothingMeasured)
    #expect(report([comparison()]).exitStatus(isStrict: false) == .nothingMeasured)
    #expect(report([same, noisy]).exitStatus(isStrict: false) == .clean)
    #expect(report([same, noisy]).exitStatus(isStrict: true) == .inconclusive)
    #expect(
      report([noisy, comparison(allocations: (0, 1))]).exitStatus(isStrict: true) == .regression)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test
  func `A comment says when all is well, and folds cases that are the same`() {
    let report = GateReport(
      base: "main", head: "this build", cases: [comparison(allocations: (0, 0))], warnings: [],
      seconds: 42)
    let text = GateFormat.markdown(report)
    #expect(text.hasPrefix("**1 cases: 0 worse, 0 better, 1 same, 0 unclear**"))
    #expect(text.contains("<details><summary>1 the same</summary>"))
  }

  @Test
  func `A self-test passes only with trials, no false alarms and the required power`() {
    var quiet = SelfTestResult(.time, planted: 0)
    #expect(!quiet.isPassed)
    for _ in 0..<10 { quiet.note(.same, ratio: 1) }
    #expect(quiet.isPassed)
    quiet.note(.worse, ratio: 1.03)
    #expect(!quiet.isPassed)
    var planted = SelfTestResult(.time, planted: 0.05)
    for trial in 0..<20 { planted.note(trial == 0 ? .unclear : .worse, ratio: 1.05) }
    #expect(planted.rate == 0.95 && planted.isPassed)
    planted.note(.unclear, ratio: 1.01)
    #expect(!planted.isPassed)
    #expect(SelfTestResult(planted.json) == planted)
  }

  @Test
  func
    `The page of a comparison has every case, including one with counts only, and escapes text`()
  {
    var slower = comparison(
      allocations: (3, 4), instructions: (1000, 1100), times: times(slow), confirmation: times(slow)
    )
    slower.notes = ["+100 fill<T>(_:)"]
    let counted = comparison(allocations: (0, 0), instructions: (500, 500))
    let report = GateReport(
      base: "main & more", head: "this build", cases: [counted, slower], warnings: ["x < y"],
      seconds: 12)
    let page = ComparisonPage.write(report)
    #expect(page.components(of: "<tr class=\"worse\">") == 1)
    #expect(page.components(of: "<tr class=\"same\">") == 1)
    #expect(page.components(of: "<svg class=\"effect\"") == 1)
    for words in ["main &amp; more", "x &lt; y", "fill&lt;T&gt;", "3 → 4", "+10.00 %"] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(!page.contains("src=") && !page.contains("<script>"))
    #expect(page == ComparisonPage.write(report))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
