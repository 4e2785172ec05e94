// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing

@Suite
struct DashboardTests {
  /// A synthetic history: invented figures that move at one commit.
  private func synthetic(cases: Int, commits: Int) -> History {
    let list = (0..<commits).map {
      HistoryCommit(
        id: "synthetic-commit-\($0)-0123456789abcdef012345", time: "2026-08-01T03:00:00Z",
        subject: "Synthetic commit \($0) with a message of the usual length")
    }
    var records: [Record] = []
    var state: UInt64 = 7
    for (index, commit) in list.enumerated() {
      for number in 0..<cases {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = 1 + Double(state >> 40) / Double(1 << 24) / 50
        let level = number == 3 && index >= commits / 2 ? 1.2 : 1
        var record = Figures.record("layout/synthetic-\(number)/iphone-11/fling,rows:1e3")
        record.commit = commit.id
        record.units = 480
        record.wall = TimeFigures(
          median: 321.123 * noise * level, deviation: 4.56, percentile99: 400,
          forks: [321 * noise])
        record.instructions = 4321.125 * level
        records.append(record)
      }
    }
    return History(commits: list, records: records)
  }

  @Test
  func `Sixty cases over five hundred commits are a page of less than a megabyte`() {
    let page = DashboardPage.write(DashboardInput(synthetic(cases: 60, commits: 500)))
    #expect(page.utf8.count < 1_000_000)
    #expect(page.utf8.count > 300_000)
  }

  @Test
  func `A step in a level is found at its commit, once for time and once for instructions`() {
    let changes = synthetic(cases: 6, commits: 60).changes
    #expect(changes.map(\.commit) == [30, 30])
    #expect(Set(changes.map(\.metric)) == [.time, .instructions])
    #expect(changes.allSatisfy { $0.isWorse && $0.id.pattern == "synthetic-3" })
  }

  /// Instructions of one case over some commits, as a history.
  private func history(instructions counts: [Double]) -> History {
    let ids = counts.indices.map { "c\($0)" }
    return History(
      commits: ids.map { HistoryCommit(id: $0, time: "", subject: "") },
      records: zip(ids, counts).map { id, count in
        var record = Figures.record()
        (record.commit, record.instructions) = (id, count)
        return record
      })
  }

  @Test
  func `Small steps in one direction are found together`() {
    var counts = [1e6, 1e6]
    for _ in 0..<5 { counts.append(counts[counts.count - 1] * 1.009) }
    let changes = history(instructions: counts).changes.filter { $0.metric == .instructions }
    #expect(changes.map(\.first) == [4, 2])
    #expect(changes.map(\.commit) == [5, 3])
    #expect(changes.allSatisfy { $0.isWorse })
    let page = DashboardPage.write(DashboardInput(history(instructions: counts)))
    #expect(page.contains(", in steps since"))
  }

  @Test
  func `Figures that come and go below one per cent are no change`() {
    let counts = (0..<40).map { 1e6 * ($0 % 3 == 0 ? 1 : $0 % 3 == 1 ? 1.009 : 0.992) }
    let metrics = history(instructions: counts).changes.map(\.metric)
    #expect(!metrics.contains(.instructions))
  }

  @Test
  func `The page loads nothing from elsewhere, and texts are escaped`() {
    var history = synthetic(cases: 2, commits: 3)
    history.commits[2].subject = "</script><b>&\""
    var input = DashboardInput(history)
    input.goals = [Goal("Less than <1 & more", .time, cases: "layout/", limit: 1000)]
    let page = DashboardPage.write(input)
    #expect(!page.contains("src=") && !page.contains("url(") && !page.contains("@import"))
    #expect(!page.contains("</script><b>"))
    #expect(page.contains("Less than &lt;1 &amp; more"))
    #expect(page == DashboardPage.write(input))
  }

  @Test
  func `Records of one case and commit replace each other, and unknown commits are left out`() {
    let commit = HistoryCommit(id: "a", time: "", subject: "")
    var (first, second, stranger) = (Figures.record(), Figures.record(), Figures.record())
    (first.commit, second.commit, stranger.commit) = ("a", "a", "b")
    second.instructions = 7
    let history = History(commits: [commit], records: [first, second, stranger])
    #expect(history.series.map(\.records) == [[second]])
  }
}
