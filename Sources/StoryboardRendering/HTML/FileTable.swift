// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A table of links to standalone drawings: variants down, devices across.
struct FileTable {
  /// The title of the table, for screen readers.
  let title: String
  let variants: [PageVariant]
  let deviceNames: [String]
  /// Addresses by variant and then by device.
  let files: [[String]]
  /// The id of a link from the indices of its variant and device; nil where links need none.
  var id: ((Int, Int) -> String)?

  func write(to writer: inout MarkupWriter) {
    writer.element(
      .div,
      [(.class, "scroller"), (.tabindex, "0"), (.role, "region"), (.ariaLabel, title)]
    ) { writer in
      writer.element(.table) { writer in
        writer.element(.caption, [(.class, "vh")], text: title)
        writer.element(.thead) { writer in
          writer.element(.tr) { writer in
            writer.element(.th, [(.scope, "col")], text: "Variant")
            for name in deviceNames { writer.element(.th, [(.scope, "col")], text: name) }
          }
        }
        writer.element(.tbody) { writer in
          for index in variants.indices { writeRow(index, to: &writer) }
        }
      }
    }
  }

  private func writeRow(_ variant: Int, to writer: inout MarkupWriter) {
    writer.element(.tr) { writer in
      writer.element(.th, [(.scope, "row")], text: variants[variant].title)
      for (device, name) in deviceNames.enumerated() {
        writer.element(.td) { writer in
          var attributes: [(AttributeName, String)] = []
          if let id { attributes.append((.id, id(variant, device))) }
          attributes.append((.href, files[variant][device]))
          // Elsewhere the headings of the row and the column say it, in half the space.
          if id != nil {
            attributes.append((.ariaLabel, "SVG: \(variants[variant].title) on \(name)"))
          }
          writer.element(.a, attributes, text: "SVG")
        }
      }
    }
  }
}
