// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The programs of all variants of a pattern file, and the names of its elements, as bytes have them.
///
/// | bytes | are |
/// |---|---|
/// | 0 | the version of the form |
/// | 1 to 4 | the checksum of everything behind them, the lowest byte first |
/// | from 5 on | the names of elements, then the programs of the variants |
///
/// Counts, indices and cases are whole numbers in bytes of seven bits, as in LEB128. Indices that a program has are
/// checked when it is read, and jumps lead forwards, so that a program from damaged bytes is refused, and one that is not
/// refused ends.
public struct ProgramFile: Sendable {
  /// The version of the form, which is the first byte.
  public static var version: UInt8 { 1 }
  /// How many bytes come before what the checksum is about.
  public static var headerLength: Int { 5 }

  /// Why bytes are refused.
  public enum Refusal: UInt8, Error, Sendable {
    /// They have another version than this reader.
    case version = 1
    /// Their checksum is that of other bytes: they are damaged.
    case checksum
    /// They have no meaning: something is missing, left over or outside its limits.
    case meaning
  }

  /// The names of elements, of which number 1 is the first; how they are drawn is no part of the bytes.
  public let elements: OwnElements
  /// The program of each variant, in the order of the file.
  public let programs: [PatternProgram]

  /// Makes a file of its parts.
  public init(elements: OwnElements, programs: [PatternProgram]) {
    self.elements = elements
    self.programs = programs
  }

  /// Reads a file.
  ///
  /// - Complexity: Linear in the number of bytes.
  public init(_ bytes: [UInt8]) throws(Refusal) {
    guard let version = bytes.first, version == Self.version else { throw .version }
    guard bytes.count >= Self.headerLength else { throw .meaning }
    var checksum: UInt32 = 0
    for index in 1..<Self.headerLength { checksum |= UInt32(bytes[index]) << UInt32(8 * index - 8) }
    guard checksum == Self.checksum(of: bytes[Self.headerLength...]) else { throw .checksum }
    var reader = ByteReader(bytes, from: Self.headerLength)
    var elements: [OwnElement] = []
    for _ in 0..<reader.count() { elements.append(OwnElement(utf8: reader.text())) }
    var programs: [PatternProgram] = []
    for _ in 0..<reader.count() {
      var program = ProgramReader(reader, elementNumbers: elements.count)
      programs.append(program.read())
      reader = program.bytes
    }
    guard reader.isValid, reader.isAtEnd else { throw .meaning }
    self.elements = OwnElements(elements)
    self.programs = programs
  }

  /// FNV-1a with 32 bits: a single byte that differs always gives another checksum.
  public static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
