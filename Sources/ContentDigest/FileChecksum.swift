// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The last line of a rendered file: a comment with the SHA-256 digest of all bytes before it.
///
/// It shows whether a file is unchanged. It is not a signature: a person who changes a file on
/// purpose can compute it again. Drawings and pages have the same line, because XML and HTML share
/// the syntax of comments:
///
///     <!--sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=-->
package enum FileChecksum {
  /// The result of comparing a file with its checksum.
  package enum State: Equatable, Sendable {
    /// The file has a checksum, and it is that of the bytes before it.
    case intact
    /// The file has a checksum, and the bytes before it have another.
    case altered
    /// The file does not end with a checksum.
    case missing
  }

  private static let opening = "<!--sha256-"
  private static let closing = "-->\n"
  /// 32 bytes in base 64.
  private static let digits = 44
  private static let count = opening.utf8.count + digits + closing.utf8.count

  /// A file with its checksum; an existing checksum is replaced.
  ///
  /// - Complexity: Linear in the number of bytes.
  package static func added(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    _ = add(to: &bytes)
    return bytes
  }

  /// Gives a file its checksum; an existing checksum is replaced.
  ///
  /// - Returns: The SHA-256 digest of the whole file with its checksum, which costs nothing more.
  /// - Complexity: Linear in the number of bytes.
  package static func add(to bytes: inout [UInt8]) -> [UInt8] {
    bytes.removeLast(Self.count(in: bytes))
    var hash = SHA256()
    hash.update(bytes)
    let line = line(of: hash.finalize())
    bytes.append(contentsOf: line.utf8)
    hash.update(line.utf8)
    return hash.finalize()
  }

  /// A file without its checksum; one that has none is returned unchanged.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    hasLine(bytes) ? Array(bytes.dropLast(count)) : bytes
  }

  /// How many bytes at the end of a file are its checksum; 0 if it has none.
  package static func count(in bytes: [UInt8]) -> Int {
    hasLine(bytes) ? count : 0
  }

  /// Compares a file with its checksum.
  ///
  /// - Complexity: Linear in the number of bytes.
  package static func state(of bytes: [UInt8]) -> State {
    guard hasLine(bytes) else { return .missing }
    let line = line(for: bytes.dropLast(count))
    return bytes.suffix(count).elementsEqual(line.utf8) ? .intact : .altered
  }

  private static func line(for bytes: some Sequence<UInt8>) -> String {
    line(of: SHA256.digest(of: bytes))
  }

  private static func line(of digest: [UInt8]) -> String {
    opening + Base64.text(of: digest) + closing
  }

  private static func hasLine(_ bytes: [UInt8]) -> Bool {
    let line = bytes.suffix(count)
    return line.count == count && line.starts(with: opening.utf8)
      && line.suffix(closing.utf8.count).elementsEqual(closing.utf8)
  }
}
