// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import ScrollCore
import StoryboardRendering
package import SystemCalls
import TextFormats

/// The page of a whole comparison: a storyboard whose variants are A and B, and whose devices are the runs that
/// differ most, looked at one by one from an index of all.
///
/// Differences are shown as findings, and the difference of each curve is a separate value, with a
/// plot like the others.
package enum DiffPage {
  /// The most runs that a page shows; all that differ are listed.
  static let runLimit = 24

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - pairs: All runs that were compared.
  ///   - report: What differs.
  ///   - path: Where the page goes.
  ///   - log: Receives the size of the page, and what it omits.
  package static func write(
    _ pairs: [RunPair], _ report: DiffReport, to path: String,
    log: any ProductionLog
  ) throws(OperationError) {
    let ranked = report.ranked
    guard !ranked.isEmpty else {
      let old =
        FileSystem.kind(of: path) != .file
        ? ""
        : try OutputFolder.isMarked(path)
          ? "; \(path) is of an earlier comparison" : "; \(path) is not one, and stays as it is"
      log.say("no run differs, so there is no page to write\(old)")
      return
    }
    var sources: [String: [RunCollection.Source]] = [:]
    for pair in pairs { sources[pair.name] = pair.sources }
    var runs: [ComparedRun] = []
    for item in ranked.prefix(runLimit) {
      try Interruption.check()
      guard let sides = sources[item.name] else { continue }
      runs.append(
        ComparedRun(
          item.name, try sides[0].run(), try sides[1].run(), item.difference,
          taken: runs.map(\.id)))
    }
    let page = StoryboardPage.write(input(runs, report, ranked))
    let folder = OutputFolder(FileSystem.folder(of: path))
    try FileSystem.makeFolder(folder.path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let file: Manifest.Entry
    switch try folder.write(page, to: name, as: .page) {
    case .success(let entry): file = entry
    case .failure(let invalid):
      throw OperationError(diagnostics: invalid.findings.joined(separator: "\n"))
    }
    let shown =
      runs.count < ranked.count
      ? "the \(runs.count) of \(ranked.count) runs that differ most"
      : runs.count == 1 ? "1 run" : "\(runs.count) runs"
    log.say("open \(path): \(shown), \(ByteCount.text(file.size))")
  }

  private static func input(
    _ runs: [ComparedRun], _ report: DiffReport,
    _ ranked: [(name: String, difference: RunDifference)]
  ) -> StoryboardPageInput {
    let names = ComparedRun.valueNames(of: runs)
    let steps = runs[0].stepCount
    let titles = SideNames.short(report.words)
    var input = StoryboardPageInput(
      scenario: "comparison", title: "\(titles[0]) and \(titles[1])",
      summary: "Baseline / Current (Δ = current − baseline)",
      patternTitle: "Comparison", galleryLink: nil,
      // The names of the steps are the page's: runs of one script alone have them in common.
      steps: steps > 0 && runs.allSatisfy { $0.stepCount == steps }
        ? (1...steps).map { "step \($0)" } : [],
      variants: [
        PageVariant(
          id: "a", title: titles[0], summary: "Baseline.", isFixed: false),
        PageVariant(
          id: "b", title: titles[1], summary: "Current; Δ = current − baseline.",
          isFixed: false),
      ], devices: runs.map { $0.device(values: names) },
      index: index(runs, report, ranked))
    input.besideVariant = 1
    return input
  }

  private static func index(
    _ runs: [ComparedRun], _ report: DiffReport,
    _ ranked: [(name: String, difference: RunDifference)]
  ) -> PageIndex {
    var sentences = ["Sorted by largest visible difference; click to open the worst frame."]
    let left = ranked.count - runs.count
    if left > 0 {
      sentences.append(
        "The \(runs.count) runs that differ most are in this file; \(left) that differ less are listed only."
          + " To look at one of them, compare it alone: name its two files, or a variant and a device where"
          + " one side is made from scenarios (--variant, --device).")
    }
    let titles = SideNames.short(report.words)
    if titles != report.words {
      sentences.append("Baseline: \(report.words[0]). Current: \(report.words[1]).")
    }
    let both = report.words.joined(separator: " → ")
    let rows = ranked.enumerated().map { place, item in
      let label = RunLabel(item.name)
      return PageIndex.Row(
        name: label.name == both ? titles.joined(separator: " → ") : label.name,
        device: label.device,
        shownBy: place < runs.count ? runs[place].id : nil,
        size: item.difference.sizeText, words: item.difference.mostWords,
        milliseconds: item.difference.worstTime * 1000)
    }
    func list(_ names: [String]) -> [String] { RunLabel.lists(names) }
    return PageIndex(
      rows: rows, sentences: sentences,
      others: [
        ("The same on both sides: \(report.same.count)", list(report.same)),
        ("Only in the baseline: \(report.onlyA.count)", list(report.onlyA)),
        ("Only in the current runs: \(report.onlyB.count)", list(report.onlyB)),
      ],
      facts: [
        ("compared", "\(report.compared)"), ("the same", "\(report.same.count)"),
        ("different", "\(ranked.count)"), ("in this file", "\(runs.count)"),
      ], approval: report.approval)
  }
}
