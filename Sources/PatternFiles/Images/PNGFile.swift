// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The chunks of a PNG file.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A chunk of a file: its name, its content, and all of it.
  struct Chunk {
    var name: String
    var bytes, whole: Range<Int>
  }

  /// The chunks of a file, up to the first one that is not whole.
  static func chunks(_ bytes: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes, place)
      let end = place + 8 + length
      guard length <= bytes.count, end + 4 <= bytes.count else { break }
      chunks.append(
        Chunk(
          name: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
          bytes: place + 8..<end, whole: place..<end + 4))
      place = end + 4
    }
    return chunks
  }

  /// The extent in pixels of an image whose chunks are whole.
  ///
  /// The checksum of each chunk is checked, so that a file which was cut or changed is found here and not by a reader of
  /// the page.
  static func size(_ bytes: [UInt8]) throws(ImageMistake) -> Size {
    var size: Size?
    var hasPixels = false
    for chunk in chunks(bytes) {
      let end = chunk.bytes.upperBound
      guard checksum(bytes[chunk.bytes.lowerBound - 4..<end]) == number(bytes, end) else {
        throw ImageMistake("is a damaged PNG: the checksum at byte \(end) is wrong")
      }
      switch chunk.name {
      case "IHDR" where chunk.bytes.count == 13:
        let start = chunk.bytes.lowerBound
        size = Size(Double(number(bytes, start)), Double(number(bytes, start + 4)))
      case "IDAT": hasPixels = true
      case "acTL": throw ImageMistake("is an animated PNG; a drawing would move by itself")
      case "IEND":
        guard let size, hasPixels else { throw ImageMistake("is a PNG without pixels") }
        return size
      default: break
      }
    }
    throw ImageMistake("is a PNG that ends too early")
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The checksum of a chunk, over its name and its content (CRC-32).
  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum = UInt32.max
    for byte in bytes { sum = sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return Int(~sum)
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320
    }
  }
}
