// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Images with more bytes than are embedded.
@Suite struct `Images that are scaled down` {
  /// Bytes that look random.
  private func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
  }

  /// Bytes as zlib keeps those that it does not pack.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 1]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let part = bytes[start..<min(bytes.count, start + 65_535)]
      let count = UInt16(part.count)
      result.append(start + part.count == bytes.count ? 1 : 0)
      for number in [count, ~count] { result += [UInt8(number & 255), UInt8(number >> 8)] }
      result += part
    }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + [high >> 8, high & 255, low >> 8, low & 255].map { UInt8($0) }
  }

  private func png(_ width: Int, _ height: Int, _ kind: UInt8, _ data: [UInt8], passes: UInt8 = 0)
    -> [UInt8]
  {
    func big(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return big(content.count) + body + big(PNGFile.checksum(body[...]))
    }
    return PNGFile.signature
      + chunk("IHDR", big(width) + big(height) + [8, kind, 0, 0, passes]) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  @Test func `have two pixels for each point of a phone, and few bytes`() throws {
    let file = png(1000, 900, 0, stored([UInt8](repeating: 0, count: 900 * 1001)))
    #expect(file.count > ImageLibrary.limit)
    let image = try ImageLibrary.image("a.png", file)
    #expect(image.size == Size(978, 880))
    #expect(image.bytes.count < 10_000)
    let pixels = try #require(PNGPixels(image.bytes))
    #expect(pixels.bytes.enumerated().allSatisfy { $0.element == ($0.offset % 4 == 3 ? 255 : 0) })
    #expect(try ImageLibrary.image("b.png", file) == image, "the same bytes are the same image")
  }

  @Test func `are refused where that is not enough`() {
    func refusal(_ bytes: [UInt8], limit: Int = ImageLibrary.limit) -> String {
      do throws(ImageMistake) {
        _ = try ImageLibrary.image("a", bytes, limit: limit)
        return "accepted"
      } catch {
        return error.message
      }
    }
    let rows = [UInt8](repeating: 0, count: 900 * 901)
    let file = png(900, 900, 0, stored(rows))
    #expect(refusal(file) == "accepted")
    #expect(refusal(file, limit: 100).hasSuffix("a JPEG of it is smaller"))
    #expect(refusal(png(900, 900, 0, stored(rows), passes: 1)).contains("interlaced"))
    #expect(refusal(png(900, 900, 0, stored(rows.dropLast()))).contains("damaged"))
    #expect(refusal(png(800, 900, 0, stored(rows))).contains("two pixels for each point"))
  }

  @Test(arguments: [1, 1000, 70_000])
  func `unpack to what was packed, and to nothing else`(count: Int) {
    let bytes = noise(count)
    let packed = PNGStream.packed(bytes)
    #expect(PNGStream.bytes(packed, count: count) == bytes)
    #expect(PNGStream.bytes(packed, count: count + 1) == nil)
    #expect(PNGStream.bytes(packed, count: count - 1) == nil)
    #expect(PNGStream.bytes(packed.dropLast(), count: count) == nil)
    #expect(PNGStream.bytes(packed + [0], count: count) == nil)
  }

  @Test func `keep each pixel in a file`() {
    for opacities in [[UInt8(255)], [255, 0, 90]] {
      var bytes = noise(4 * 31 * 17)
      for pixel in 0..<31 * 17 { bytes[4 * pixel + 3] = opacities[pixel % opacities.count] }
      let pixels = PNGPixels(width: 31, height: 17, bytes: bytes)
      #expect(PNGPixels(pixels.file()) == pixels)
    }
  }

  @Test func `are read from gray pixels, too`() throws {
    let pixels = try #require(PNGPixels(`Images of a pattern file`.png))
    #expect(pixels.width == 2 && pixels.height == 3)
    let red = stride(from: 0, to: 24, by: 4).map { pixels.bytes[$0] }
    let blue = stride(from: 2, to: 24, by: 4).map { pixels.bytes[$0] }
    #expect(red == blue)
  }

  @Test func `have the mean of what a pixel covers`() {
    let row: [UInt8] = [
      0, 0, 0, 255, 90, 30, 0, 255, 255, 255, 255, 0, 10, 20, 30, 255, 10, 20, 30, 255, 60, 60, 60,
      255,
    ]
    let half = PNGPixels(width: 6, height: 1, bytes: row).scaled(toWidth: 3, height: 1)
    #expect(half.bytes == [45, 15, 0, 255, 10, 20, 30, 128, 35, 40, 45, 255])
    let less = PNGPixels(width: 3, height: 1, bytes: Array(row.prefix(8)) + [90, 30, 0, 255])
    #expect(less.scaled(toWidth: 2, height: 1).bytes == [30, 10, 0, 255, 90, 30, 0, 255])
  }
}
