// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TestSupport
import Testing
import XMLValidation

@testable import ReviewReports
@testable import TextFormats

@Suite struct `Formats` {
  private func text(_ report: ReviewReport, _ format: ReportFormat) -> String {
    String(decoding: report.written(as: format), as: UTF8.self)
  }

  @Test(arguments: [
    (ReportFormat.text, "report.txt"), (.json, "report.json"), (.junit, "report.xml"),
    (.sarif, "report.sarif"), (.github, "report.github"), (.markdown, "report.md"),
  ])
  func `match the golden files`(format: ReportFormat, golden: String) throws {
    try Golden.expect(text(Sample.report, format), matches: "Snapshots/\(golden)")
  }

  @Test(arguments: [
    (ReportFormat.text, "hostile.txt"), (.json, "hostile.json"), (.junit, "hostile.xml"),
    (.sarif, "hostile.sarif"), (.github, "hostile.github"), (.markdown, "hostile.md"),
  ])
  func `quote hostile text without acting on it`(
    format: ReportFormat, golden: String
  ) throws {
    let text = text(Sample.hostileReport, format)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isInvisible($0) })
    try Golden.expect(text, matches: "Snapshots/\(golden)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `are valid without findings`(format: ReportFormat) {
    let text = text(Sample.report([]), format)
    #expect(text.isEmpty == (format == .github))
    if format == .text { #expect(text == "0 runs of 0 scenarios: no findings\n") }
  }

  @Test func `test results are valid by libxml2, and their counts are correct`() {
    for report in [Sample.report, Sample.hostileReport, Sample.report([])] {
      #expect(TestResultSchema.validate(report.written(as: .junit), name: "junit") == [])
    }
    let xml = text(Sample.report, .junit)
    #expect(
      xml.contains("<testsuites name=\"scrollwork\" tests=\"6\" failures=\"3\" errors=\"0\">"))
    #expect(xml.split(separator: "<testcase ").count == 7)
    #expect(xml.split(separator: "<failure ").count == 4)
  }

  @Test func `test results are what their readers accept`() throws {
    let readers = try RelaxNGSchema(Array(ResultReaders.schema.utf8), name: "readers.rng")
    for report in [Sample.report, Sample.hostileReport, Sample.report([]), crowd(30)] {
      #expect(readers.validate(try XMLDocument(report.written(as: .junit), name: "junit")) == [])
    }
    let bad = Array("<testsuite name=\"a\"><testcase/></testsuite>".utf8)
    #expect(readers.validate(try XMLDocument(bad, name: "bad")) != [])
  }

  @Test func `the schema of test results refuses other files`() {
    for xml in [
      "<testsuites/>", "<a/>",
      "<testsuites name=\"scrollwork\" tests=\"-1\" failures=\"0\" errors=\"0\"/>",
      "<testsuites name=\"scrollwork\" tests=\"1\" failures=\"0\" errors=\"0\"><testcase/></testsuites>",
      "<testsuites name=\"scrollwork\" tests=\"1\" failures=\"0\" errors=\"0\">",
    ] {
      #expect(TestResultSchema.validate(Array(xml.utf8), name: "x") != [])
    }
  }

  /// A report with a number of findings of each severity.
  private func crowd(_ count: Int, label: String = "1 pt gap") -> ReviewReport {
    Sample.report(
      (0..<count).map { number in
        Sample.scenario(
          "app/\(10_000 + number)",
          showing: [
            Severity.allCases.map {
              Sample.occurrence("\($0.word)", severity: $0, label: label)
            }, [], [],
          ])
      })
  }

  @Test(arguments: [0, 1, 9, 10, 11, 60])
  func `annotations stay within ten per type, the worst first, and say what is left out`(
    count: Int
  ) {
    let lines = text(crowd(count), .github).split(separator: "\n")
    #expect(lines.count == 3 * min(count, 10))
    let types = lines.map { String($0.split(separator: " ")[0]) }
    let expected = ["::error", "::warning", "::notice"].flatMap { type in
      Array(repeating: type, count: min(count, 10))
    }
    #expect(types == expected)
    let rests = lines.filter { $0.contains("left out here") }
    #expect(rests.count == (count > 10 ? 3 : 0))
    if count == 60 { #expect(rests.allSatisfy { $0.contains("::51 more ") }) }
  }

  @Test func `an annotation is one finding, however many devices show it`() {
    #expect(text(Sample.report, .github).split(separator: "\n").count == 3)
  }

  @Test(arguments: [600, 2000, 5000, 65_000, 1 << 20])
  func `Markdown keeps within its length and leaves out whole findings`(limit: Int) {
    let report = crowd(300, label: "5 pt **gap** `x` @me")
    let markdown = report.markdown(limit: limit)
    #expect(markdown.utf8.count <= limit)
    let headings = markdown.split(separator: "\n").count {
      $0.hasPrefix("#### ") && $0.contains("gap")
    }
    let pages = markdown.split(separator: "index.html#variant").count - 1
    #expect(headings == pages, "every finding ends with its page")
    let left = 900 - headings
    #expect(markdown.contains("*\(left) more findings left out for length") == (left > 0))
    #expect(headings > 0 || limit < 2000)
  }

  @Test func `Markdown quotes code with any backquotes in it`() {
    #expect(MarkdownReport.code("a") == "`a`")
    #expect(MarkdownReport.code("a``b") == "``` a``b ```")
    #expect(MarkdownReport.code("") == "`  `")
    #expect(MarkdownReport.escaped("1. a") == "1\\. a")
    #expect(MarkdownReport.escaped("- a") == "\\- a")
  }

  @Test func `a time has microseconds, in a link to a page too`() {
    let report = Sample.report([
      Sample.scenario(showing: [[], [], [Sample.occurrence(frames: 0...900, worst: 127)]])
    ])
    let finding = FindingText(report.findings[0], in: report)
    #expect(
      finding.page == "my-app/fling/index.html#variant=ch7&t=1058.333&devices=iphone-15-pro")
    #expect(finding.frames == "frame 127 at 120 Hz (1.06 s), seen in 0–900")
  }

  @Test func `text is coloured on terminals, not in files`() {
    let paint = TextPaint(
      severity: { "<\($0.word)>\($1)</>" }, aside: { "(\($0))" }, good: { "+\($0)" })
    let lines = TextReport.write(Sample.report, paint).split(separator: "\n")
    #expect(lines[0].contains(": <error>error:</> 5 pt gap [CH-GAP]"))
    #expect(TextReport.write(Sample.report([]), paint) == "0 runs of 0 scenarios: +no findings\n")
  }

  @Test func `text names pages if they can be opened`() {
    let report = Sample.report
    let usual = text(report, .text)
    let count = usual.split(separator: "\n").count { $0.contains("index.html#") }
    #expect(count > 1)
    let elsewhere = String(decoding: report.written(as: .text) { "site/\($0)" }, as: UTF8.self)
    #expect(elsewhere == usual.replacing("\n  my-app/", with: "\n  site/my-app/"))
    let without = String(decoding: report.written(as: .text) { _ in nil }, as: UTF8.self)
    #expect(!without.contains("index.html"))
    #expect(
      without.split(separator: "\n").count == usual.split(separator: "\n").count - count)
  }

  @Test func `annotations are the only lines that a runner takes as commands`() {
    let scenario = Sample.scenario(
      file: "::add-mask::x", showing: [[Sample.occurrence(label: "##[error]y")], [], []])
    let report = Sample.report([scenario])
    for format in [ReportFormat.text, .markdown] {
      let lines = text(report, format).split(separator: "\n")
      #expect(!lines.contains { $0.trimmed.hasPrefix("::") || $0.contains("##[") })
    }
    let annotations = text(report, .github).split(separator: "\n")
    #expect(annotations.count == 1)
    #expect(annotations[0].hasPrefix("::error file=%3A%3Aadd-mask%3A%3Ax,line=12,"))
    #expect(!annotations[0].contains("##["))
  }
}

extension Substring {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
