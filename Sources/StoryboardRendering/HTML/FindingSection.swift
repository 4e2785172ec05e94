// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The findings of each variant, device by device, as lists that need no script.
///
/// The page contains the lists of all variants and hides all but the list of the variant that is shown. Each finding
/// links to its worst frame; devices with the same finding share a sentence.
struct FindingSection {
  private let input: StoryboardPageInput

  /// A sentence, and the findings that share it.
  private struct Item {
    var finding: Finding
    var occurrences: [(device: PageDevice, index: Int, finding: Finding)] = []
  }

  init(_ input: StoryboardPageInput) {
    self.input = input
  }

  /// Writes the section, if there is a review at all.
  func write(to writer: inout MarkupWriter) {
    guard input.isReviewed else { return }
    writer.element(
      .section, [(.class, "findings"), (.ariaLabelledby, "findings-title")]
    ) { writer in
      writer.element(.h2, [(.id, "findings-title")], text: "Findings")
      if let report = input.report {
        writer.element(.div, [(.class, "reported")]) { report.write(to: &$0) }
      }
      if input.checkCount > 0 {
        writer.element(.p, [(.id, "checks"), (.class, "count")], text: checkText)
      }
      for index in input.variants.indices { writeList(index, to: &writer) }
    }
  }

  /// The source of the findings: the core in the page knows the rules, but not the checks of a scenario.
  private var checkText: String {
    let checks = input.checkCount == 1 ? "a check" : "\(input.checkCount) checks"
    let live = input.trial == nil ? "" : " What is tried by hand is judged by the rules alone."
    return "Judged by the rules, and by \(checks) of the scenario’s author.\(live)"
  }

  private func writeList(_ variant: Int, to writer: inout MarkupWriter) {
    let id = input.variants[variant].id
    let hidden: [(AttributeName, String)] =
      variant == input.initialVariant ? [] : [(.hidden, "hidden")]
    let count = input.findingCount(ofVariant: variant)
    writer.element(.div, [(.id, "findings-\(id)")] + hidden) { writer in
      writer.element(.p, [(.class, "count")]) { writer in
        writer.text("")
        writer.element(.b, text: input.variants[variant].title)
        writer.text(" ")
        writer.element(.span, [(.id, "count-\(id)")], text: Finding.countText(count))
      }
      guard count > 0 else { return }
      writer.element(.ol) { writer in
        for item in items(ofVariant: variant) { write(item, id, to: &writer) }
      }
    }
  }

  /// The items of a variant, in the order of the first devices with them.
  private func items(ofVariant variant: Int) -> [Item] {
    var items: [Item] = []
    for device in input.devices {
      for (index, finding) in device.findings[variant].enumerated() {
        let known = items.firstIndex {
          $0.finding.sentence == finding.sentence && $0.finding.rule == finding.rule
            && $0.finding.severity == finding.severity
        }
        if known == nil { items.append(Item(finding: finding)) }
        items[known ?? items.count - 1].occurrences.append((device, index, finding))
      }
    }
    return items
  }

  private func write(_ item: Item, _ variant: String, to writer: inout MarkupWriter) {
    writer.element(.li) { writer in
      writer.element(.div) { writer in
        for occurrence in item.occurrences {
          let rate = occurrence.device.rate
          writer.element(
            .a,
            [
              (.id, "finding-\(variant)-\(occurrence.device.id)-\(occurrence.index)"),
              (
                .href,
                occurrence.finding.fragment(
                  variant: variant, rate: rate,
                  device: input.index == nil ? nil : occurrence.device.id)
              ),
            ]
          ) { writer in
            writer.element(.b, text: occurrence.device.name)
            writer.text(" ")
            writer.element(
              .span, text: "\(Self.fixed(occurrence.finding.milliseconds(rate: rate))) s")
          }
        }
      }
      writer.element(.p, text: item.finding.sentenceText)
      let severity = item.finding.severity
      writer.element(.code) { writer in
        writer.text("")
        writer.element(
          .span, [(.class, "\(severity.word)"), (.ariaHidden, "true")], text: severity.sign)
        writer.text(" \(severity.word) \(item.finding.rule.id)")
      }
    }
  }

  /// Milliseconds as seconds with three decimals, as on the clock of the page.
  private static func fixed(_ milliseconds: Double) -> String {
    let whole = Int(milliseconds.rounded())
    return "\(whole / 1000).\("\(1000 + whole % 1000)".dropFirst())"
  }
}
