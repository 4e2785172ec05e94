// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// The card of a scenario: its picture, a link to its page, and a summary.
struct GalleryCard {
  private let scenario: GalleryScenario

  init(_ scenario: GalleryScenario) {
    self.scenario = scenario
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.article, [(.class, "card")]) { writer in
      if let picture = scenario.picture { write(picture, to: &writer) }
      // The pictures of a row are as high as the highest, so that its titles are on one line.
      writer.element(.div) { writeText(to: &$0) }
    }
  }

  private func writeText(to writer: inout MarkupWriter) {
    writer.element(.h3) { writer in
      writer.text("")
      writer.element(.a, [(.href, scenario.page)], text: scenario.title)
    }
    writer.element(.p, text: scenario.summary)
    if let report = scenario.report {
      report.write(to: &writer)
      write(report.rules, to: &writer)
      return
    }
    let variants = scenario.variants.count
    let devices = scenario.deviceNames.count
    writer.element(
      .p, [(.class, "size")],
      text: "\(variants) \(variants == 1 ? "variant" : "variants") on "
        + "\(devices) \(devices == 1 ? "device" : "devices")")
    if let verdict = scenario.verdict { write(verdict, of: variants, to: &writer) }
  }

  /// The still picture, and above it the animated drawing, which a browser reads when it is first shown.
  private func write(_ picture: GalleryScenario.Picture, to writer: inout MarkupWriter) {
    writer.element(.figure, [(.class, "stage")]) { writer in
      writer.element(.figcaption) { writer in
        for variant in picture.variants {
          writer.element(.span) { writer in
            writer.text(variant.title)
            if variant.isFixed { writer.fixedMark() }
          }
        }
      }
      writer.element(.div, [(.class, "picture")]) { writer in
        for (name, address, label) in [
          ("still", picture.still, picture.label), ("moving", picture.moving, ""),
        ] {
          writer.void(
            .img,
            [
              (.class, name), (.loading, "lazy"), (.src, address), (.alt, label),
              (.width, "\(Int(picture.size.width.rounded()))"),
              (.height, "\(Int(picture.size.height.rounded()))"),
            ])
        }
      }
    }
  }

  /// The rules that find what was reported.
  private func write(_ words: [String], to writer: inout MarkupWriter) {
    let rules = words.joined(separator: ", ")
    writer.element(.p, [(.class, Finding.style("verdict", rules.isEmpty ? nil : .error))]) {
      writer in
      writer.text("")
      writer.element(
        .span, [(.ariaHidden, "true")], text: rules.isEmpty ? "○" : Severity.error.sign)
      writer.text(rules.isEmpty ? " no rule finds it" : " found by " + rules)
    }
  }

  /// The maximum number of findings on a card.
  private static let exampleCount = 3

  /// The number of variants with findings, with the sign of the tabs of the page, and examples.
  private func write(
    _ verdict: GalleryScenario.Verdict, of variants: Int, to writer: inout MarkupWriter
  ) {
    let faulty = verdict.faultyVariants
    let worst = faulty == 0 ? nil : verdict.worst ?? .error
    writer.element(.p, [(.class, Finding.style("verdict", worst))]) { writer in
      writer.text("")
      writer.element(.span, [(.ariaHidden, "true")], text: worst?.sign ?? "○")
      guard faulty > 0 else {
        writer.text(" no findings")
        return
      }
      // A card shows a few: the page lists all.
      let others = verdict.examples.count - Self.exampleCount
      let examples =
        verdict.examples.prefix(Self.exampleCount).joined(separator: ", ")
        + (others > 0 ? " and \(others) more" : "")
      writer.text(
        " \(faulty) of \(variants) \(faulty == 1 ? "has" : "have") findings"
          + (worst.map { $0 == .error ? "" : ", \($0.word)s at worst" } ?? "")
          + (examples.isEmpty ? "" : ", such as \(examples)"))
      guard others > 0 else { return }
      // A search finds all.
      writer.element(
        .span, [(.hidden, "")],
        text: verdict.examples.dropFirst(Self.exampleCount).joined(separator: ", "))
    }
  }
}

extension GalleryScenario.Report {
  /// Writes where and when it was reported, what was reported, and what is seen in the drawings.
  func write(to writer: inout MarkupWriter) {
    writer.element(.p, [(.class, "size")]) { writer in
      writer.text("")
      writer.element(.a, [(.href, link)], text: source)
      writer.text(" " + occasion)
    }
    for (title, text) in [("Reported", says), ("Seen here", seen)] {
      writer.element(.p, [(.class, "size")]) { writer in
        writer.text("")
        writer.element(.b, text: title)
        writer.text(" " + text)
      }
    }
  }
}
