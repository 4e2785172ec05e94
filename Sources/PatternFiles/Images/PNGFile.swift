// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The chunks of a PNG file.
enum PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The extent in pixels of an image whose chunks are whole.
  ///
  /// The checksum of each chunk is checked, so that a file which was cut or changed is found here and not by a reader of
  /// the page.
  static func size(_ bytes: [UInt8]) throws(ImageMistake) -> Size {
    var size: Size?
    var hasPixels = false
    var place = signature.count
    while place + 12 <= bytes.count {
      let length = number(bytes, place)
      let end = place + 8 + length
      guard length <= bytes.count, end + 4 <= bytes.count else { break }
      let name = Array(bytes[place + 4..<place + 8])
      guard checksum(bytes[place + 4..<end]) == number(bytes, end) else {
        throw ImageMistake("is a damaged PNG: the checksum at byte \(end) is wrong")
      }
      switch String(decoding: name, as: UTF8.self) {
      case "IHDR" where length == 13:
        size = Size(Double(number(bytes, place + 8)), Double(number(bytes, place + 12)))
      case "IDAT": hasPixels = true
      case "acTL": throw ImageMistake("is an animated PNG; a drawing would move by itself")
      case "IEND":
        guard let size, hasPixels else { throw ImageMistake("is a PNG without pixels") }
        return size
      default: break
      }
      place = end + 4
    }
    throw ImageMistake("is a PNG that ends too early")
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~sum)
  }
}
