// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The segments of a JPEG file.
enum JPEGFile {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The extent in pixels of an image whose segments are whole.
  static func size(_ bytes: [UInt8]) throws(ImageMistake) -> Size {
    guard bytes.suffix(2).elementsEqual([0xFF, 0xD9]) else {
      throw ImageMistake("is a JPEG that ends too early")
    }
    var size: Size?
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      switch marker {
      case 0xC0...0xC2 where length >= 8:
        size = Size(
          Double(Int(bytes[place + 7]) << 8 | Int(bytes[place + 8])),
          Double(Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])))
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        throw ImageMistake("is a JPEG of a kind that browsers do not show")
      case 0xE1 where isTurned(bytes[place + 4..<end]):
        throw ImageMistake(
          "is a JPEG that lies on its side and is turned by its Exif data; save it upright")
      // The scan: pixels follow.
      case 0xDA:
        guard let size, size.width > 0, size.height > 0 else { break }
        return size
      default: break
      }
      place = end
    }
    throw ImageMistake("is a damaged JPEG")
  }

  /// Whether Exif data say that the image is not upright.
  private static func isTurned(_ data: ArraySlice<UInt8>) -> Bool {
    guard data.starts(with: Array("Exif".utf8) + [0, 0]) else { return false }
    let tiff = Array(data.dropFirst(6))
    guard tiff.count >= 14 else { return false }
    let isLittle = tiff[0] == UInt8(ascii: "I")
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place + count <= tiff.count else { return 0 }
      let bytes = Array(tiff[place..<place + count])
      return (isLittle ? bytes.reversed() : bytes).reduce(0) { $0 << 8 | Int($1) }
    }
    let first = number(4, 4)
    for entry in 0..<number(first, 2) where number(first + 2 + 12 * entry, 2) == 0x112 {
      return number(first + 10 + 12 * entry, 2) > 1
    }
    return false
  }
}
