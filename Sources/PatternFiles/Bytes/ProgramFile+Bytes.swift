// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension ProgramFile {
  /// The file as bytes, from which `init(_:)` makes the same programs.
  ///
  /// - Complexity: Linear in the number of bytes.
  package var bytes: [UInt8] {
    var body = ByteWriter()
    body.write(elements.elements.count)
    for element in elements.elements { body.write(Array(element.name.utf8)) }
    body.write(programs.count)
    for program in programs { body.write(program) }
    return Self.bytes(body.bytes)
  }

  /// The version and the checksum, and what they are about.
  static func bytes(_ body: [UInt8]) -> [UInt8] {
    let checksum = checksum(of: body[...])
    return [version] + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) } + body
  }
}
