// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The encodings that are accepted.
///
/// libxml2 then gets UTF-8 always, so that no other decoder is reachable from a file.
enum InputEncoding {
  /// The input as UTF-8, or a finding.
  static func utf8(_ bytes: [UInt8], into sink: DiagnosticSink) -> [UInt8]? {
    if bytes.count > XMLLimits.fileBytes {
      sink.add(
        line: 0, "\(bytes.count) bytes are too many: at most \(XMLLimits.fileBytes) are accepted")
      return nil
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      // FF FE 00 00 is UTF-32; as UTF-16 it starts with a NUL, which is refused later.
      guard let text = decodeUTF16(bytes) else {
        sink.add(line: 1, column: 1, "not proper UTF-16 in spite of its byte order mark")
        return nil
      }
      return text
    }
    if let encoding = declaredEncoding(bytes), !accepted.contains(encoding.lowercased()) {
      sink.add(
        line: 1, column: 1,
        "encoding \(encoding) not accepted: UTF-8, or UTF-16 with a byte order mark")
      return nil
    }
    return bytes
  }

  private static let accepted: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

  /// The `encoding` of an XML declaration, if there is one in the first 200 bytes.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    var head = bytes.prefix(200)
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
    guard head.starts(with: "<?xml".utf8) else { return nil }
    let declaration = head.prefix { $0 != UInt8(ascii: ">") }
    let text = String(decoding: declaration, as: UTF8.self)
    var rest = text.utf8[...]
    let key = Array("encoding".utf8)
    while rest.count > key.count {
      guard rest.starts(with: key) else {
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(key.count).drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first else { return nil }
      return String(Substring(rest.dropFirst().prefix { $0 != quote }))
    }
    return nil
  }

  private static func decodeUTF16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let high = bytes[0] == 0xFE ? 0 : 1
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var index = 2
    var units = AnyIterator<UInt16> {
      guard index < bytes.count else { return nil }
      defer { index += 2 }
      return UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): result.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .emptyInput: return result
      case .error: return nil
      }
    }
  }
}
