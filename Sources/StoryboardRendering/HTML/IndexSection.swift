// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The list of compared runs: a link and a checkbox for each run that the page shows, to show several at once.
struct IndexSection {
  private let index: PageIndex
  private let input: StoryboardPageInput

  init(_ index: PageIndex, of input: StoryboardPageInput) {
    self.index = index
    self.input = input
  }

  func write(to writer: inout MarkupWriter) {
    writer.element(.section, [(.class, "index")]) { writer in
      writer.element(.h2, [(.id, "index-title")], text: "Runs that differ")
      for sentence in index.sentences.prefix(1) { writer.element(.p, text: sentence) }
      writeSteps(to: &writer)
      writer.element(
        .div,
        [
          (.class, "scroller"), (.tabindex, "0"), (.role, "region"),
          (.ariaLabelledby, "index-title"),
        ]
      ) { writer in
        writer.element(.table, [(.ariaLabelledby, "index-title")]) { writeTable(to: &$0) }
      }
      if let approval = index.approval { write(approval: approval, to: &writer) }
      for sentence in index.sentences.dropFirst() { writer.element(.p, text: sentence) }
      for other in index.others where !other.names.isEmpty {
        writer.element(.details) { writer in
          writer.element(.summary, text: other.title)
          writer.element(.ul) { writer in
            for name in other.names { writer.element(.li, text: name) }
          }
        }
      }
    }
  }

  /// Buttons that go from one run to the next.
  private func writeSteps(to writer: inout MarkupWriter) {
    guard index.rows.count(where: { $0.shownBy != nil }) > 1 else { return }
    writer.element(.p, [(.class, "steps")]) { writer in
      writer.element(
        .button, [(.type, "button"), (.id, "previous-difference")], text: "Previous difference")
      writer.element(
        .button, [(.type, "button"), (.id, "next-difference")], text: "Next difference")
    }
  }

  /// The command that accepts what is shown, and a button that copies it.
  private func write(approval: String, to writer: inout MarkupWriter) {
    writer.element(.h3, text: "Approve")
    writer.element(.p, [(.class, "approve")]) { writer in
      writer.element(.code, [(.id, "approval")], text: approval)
      writer.element(.button, [(.type, "button"), (.id, "copy-approval")], text: "Copy")
    }
  }

  private func writeTable(to writer: inout MarkupWriter) {
    writer.element(.thead) { writer in
      writer.element(.tr) { writer in
        for name in ["Run", "Largest difference"] {
          writer.element(.th, [(.scope, "col")], text: name)
        }
      }
    }
    writer.element(.tbody) { writer in
      for row in index.rows { write(row, to: &writer) }
    }
  }

  private func write(_ row: PageIndex.Row, to writer: inout MarkupWriter) {
    writer.element(.tr) { writer in
      writer.element(.th, [(.scope, "row")]) { writer in
        writer.text("")
        guard let id = row.shownBy else {
          writer.text(row.name)
          return writeDetails(of: row, to: &writer)
        }
        let name = row.device.isEmpty ? row.name : "\(row.name) on \(row.device)"
        writer.void(
          .input,
          [(.type, "checkbox"), (.id, "show-\(id)"), (.ariaLabel, "Show \(name)")])
        writer.text(" ")
        writer.element(.a, [(.href, address(of: row, id))], text: row.name)
        writeDetails(of: row, to: &writer)
      }
      writer.element(.td, [(.class, "size")], text: row.size)
    }
  }

  /// The device, and the largest difference in a sentence.
  private func writeDetails(of row: PageIndex.Row, to writer: inout MarkupWriter) {
    if !row.device.isEmpty {
      writer.text(" ")
      writer.element(.small, text: row.device)
    }
    writer.text(" ")
    writer.element(.small, [(.class, "words")], text: row.words)
  }

  /// The fragment that shows both sides of a run alone, at the frame that differs most.
  private func address(of row: PageIndex.Row, _ id: String) -> String {
    let (a, b) = (input.initialVariant, input.besideVariant ?? input.initialVariant)
    var bytes: [UInt8] = []
    DecimalFormat(decimals: 3, keepsLeadingZero: true).append(row.milliseconds, to: &bytes)
    let time = String(decoding: bytes, as: UTF8.self)
    return
      "#variant=\(input.variants[a].id)&compare=\(input.variants[b].id)&t=\(time)&devices=\(id)"
  }
}
