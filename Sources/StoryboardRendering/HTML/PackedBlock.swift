// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts

/// A packed text in a page, which the loader unpacks: a text that nothing runs, with a digest.
public enum PackedBlock {
  private static let type = "application/gzip"

  /// Writes a packed text with an id that the loader knows.
  static func write(_ packed: PackedText, id: String, to writer: inout MarkupWriter) {
    writer.element(
      .script,
      [(.type, type), (.id, id), (.dataDigest, String(packed.source.dropFirst().dropLast()))]
    ) { writer in
      writer.raw { $0.append(text: packed.encoded) }
    }
  }

  /// A page with empty packed blocks; their digests stay.
  ///
  /// Other systems pack the same text into other bytes; the digests identify the texts.
  ///
  /// - Parameter page: A page of this library; one without such blocks is returned unchanged.
  /// - Complexity: Linear in the size of the page.
  public static func emptied(in page: [UInt8]) -> [UInt8] {
    let start = Array("<script type=\"\(type)\"".utf8)
    var rest = page[...]
    var emptied: [UInt8] = []
    while let tag = rest.firstRange(ofBytes: start),
      let content = rest[tag.upperBound...].firstIndex(of: UInt8(ascii: ">")),
      let end = rest[content...].firstIndex(of: UInt8(ascii: "<"))
    {
      emptied += rest[...content]
      rest = rest[end...]
    }
    return emptied.isEmpty ? page : emptied + rest
  }
}
