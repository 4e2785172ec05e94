// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The findings of each variant, device by device, as lists that need no script.
///
/// The lists of all variants are in the page; those of others than the one shown are hidden. Each finding
/// links to its worst frame.
struct FindingSection {
  private let input: StoryboardPageInput

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
      for index in input.variants.indices { writeList(index, to: &writer) }
    }
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
        writer.element(.span, [(.id, "count-\(id)")], text: PageFinding.words(count))
      }
      guard count > 0 else { return }
      writer.element(.ol) { writer in
        for device in input.devices {
          for (index, finding) in device.findings[variant].enumerated() {
            write(finding, index, of: device, id, to: &writer)
          }
        }
      }
    }
  }

  private func write(
    _ finding: PageFinding, _ index: Int, of device: PageDevice, _ variant: String,
    to writer: inout MarkupWriter
  ) {
    let milliseconds = Double(finding.worstFrame) * 1000 / Double(device.rate)
    let number = "\(variant)-\(device.id)-\(index)"
    writer.element(.li, [(.id, "found-\(number)")]) { writer in
      writer.text("")
      writer.element(
        .a,
        [
          (.id, "finding-\(number)"),
          (.href, "#variant=\(variant)&t=\(Self.text(milliseconds, decimals: 3))"),
        ]
      ) { writer in
        writer.element(.b, text: device.name)
        writer.text(" ")
        writer.element(.span, text: "\(Self.fixed(milliseconds)) s")
      }
      writer.text(" ")
      writer.element(.span, [(.class, "sentence")], text: finding.sentence)
      writer.text(" ")
      writer.element(.code, text: finding.rule)
    }
  }

  private static func text(_ value: Double, decimals: Int) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: decimals, keepsLeadingZero: true).append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Milliseconds as seconds with three decimals, as the clock of the page shows them.
  private static func fixed(_ milliseconds: Double) -> String {
    let whole = Int(milliseconds.rounded())
    return "\(whole / 1000).\("\(1000 + whole % 1000)".dropFirst())"
  }
}
