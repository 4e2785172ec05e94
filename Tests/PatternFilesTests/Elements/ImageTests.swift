// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// Images that a pattern file names.
@Suite struct `Images of a pattern file` {
  /// A PNG of 2 × 3 grey pixels.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x08, 0x00, 0x00, 0x00, 0x00, 0x9C, 0x81, 0x81,
    0x5D,
    0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x60, 0x64, 0x62, 0x00, 0x23,
    0x00, 0x00, 0x30, 0x00, 0x0A, 0x05, 0xC3, 0xD6, 0xBF,
    0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  /// The beginning and the end of a JPEG of 5 × 4 pixels, with segments between.
  private func jpeg(_ segments: [UInt8] = []) -> [UInt8] {
    let frame: [UInt8] = [0xFF, 0xC0, 0, 8, 8, 0, 4, 0, 5, 1]
    return [0xFF, 0xD8] + segments + frame + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
  }

  private func svg(_ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 30 20\">\(content)</svg>".utf8)
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do throws(ImageMistake) {
      _ = try ImageLibrary.image("a", bytes)
      return "accepted"
    } catch {
      return error.message
    }
  }

  @Test func `may be PNG, JPEG and SVG, and have an extent`() throws {
    #expect(try ImageLibrary.image("a.png", Self.png).size == Size(2, 3))
    #expect(try ImageLibrary.image("a.jpg", jpeg()).size == Size(5, 4))
    let image = try ImageLibrary.image("a.svg", svg("<g fill='#f00'><rect width=\"3\"/></g>"))
    #expect(image.format == .svg && image.size == Size(30, 20))
    #expect(
      try ImageLibrary.image("b.svg", image.bytes) == image, "the same bytes are the same image")
  }

  @Test func `are refused if they are damaged, wherever they end`() {
    for count in 9..<Self.png.count {
      #expect(refusal(Array(Self.png.prefix(count))).hasPrefix("is a "), "\(count) bytes")
    }
    var changed = Self.png
    changed[20] ^= 1
    #expect(refusal(changed) == "is a damaged PNG: the checksum at byte 29 is wrong")
    for count in 3..<jpeg().count {
      #expect(refusal(Array(jpeg().prefix(count))).hasPrefix("is a "), "\(count) bytes")
    }
    let drawing = svg("<g><path d=\"M0 0\"/></g>")
    for count in 1..<drawing.count {
      #expect(refusal(Array(drawing.prefix(count))).contains("SVG"), "\(count) bytes")
    }
    #expect(refusal([]) == "is no image: PNG, JPEG and SVG are accepted")
    #expect(refusal(Array("GIF89a".utf8)) == "is no image: PNG, JPEG and SVG are accepted")
  }

  @Test func `may have any byte in any place`() {
    for file in [Self.png, jpeg(), svg("<g a='b'><!-- c --><rect/></g>")] {
      for place in file.indices {
        for byte: UInt8 in [0, 0x20, 0x22, 0x26, 0x2F, 0x3C, 0x3E, 0x7F, 0xC4, 0xE1, 0xFF] {
          var changed = file
          changed[place] = byte
          #expect(!refusal(changed).isEmpty)
        }
      }
    }
  }

  @Test func `are refused if they are larger than what is embedded`() {
    let more = [UInt8](repeating: 0, count: 200_000)
    for file in [Self.png + more, [0xFF, 0xD8, 0xFF] + more] {
      #expect(
        refusal(file).hasSuffix("scale it down to two pixels for each point that it is shown at"))
    }
  }

  @Test func `lie upright`() {
    let exif: [UInt8] =
      Array("Exif".utf8) + [
        0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
      ]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
    #expect(refusal(jpeg(segment)).contains("turned by its Exif data"))
  }

  @Test(arguments: [
    ("<script>1</script>", "<script>"), ("<g onclick=\"x()\"/>", "'onclick'"),
    ("<image href=\"http://a.b/c.png\"/>", "'http://a.b/c.png'"),
    ("<use href=\"other.svg#a\"/>", "'other.svg#a'"), ("<foreignObject/>", "<foreignObject>"),
    ("<style>@import 'a.css';</style>", "'@import'"), ("<rect fill=\"url(b.svg#c)\"/>", "load"),
    ("<animate attributeName=\"x\"/>", "<animate>"), ("<a:script xmlns:a=\"b\"/>", "<script>"),
    ("<!DOCTYPE svg>", "document type"), ("<![CDATA[x]]>", "CDATA"), ("<g></h>", "damaged"),
    ("<g a=1/>", "damaged"), ("<g a='&x;'/>", "damaged"), ("<g a='1' a='2'/>", "damaged"),
  ])
  func `of SVG run, load and move nothing, and are well-formed`(content: String, word: String) {
    #expect(refusal(svg(content)).contains(word), "\(content)")
  }

  @Test func `are read once, from what variants name, too, and mistakes have a place`() throws {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 1 } },
        elements: [{ id: "b", look: { image: ["one.png", "one.png"] } }],
        variants: { x: {}, y: { set: { "elements.b.look.image": "two.png" } } } }
      """
    var paths: [String] = []
    let file = try PatternFile(Array(text.utf8)) { path in
      paths.append(path)
      return Self.png
    }
    #expect(paths == ["one.png", "two.png"])
    #expect(try file.compile(variant: 1).ownElements.first?.look?.images.map(\.path) == ["two.png"])
    let broken = try PatternFile(Array(text.utf8)) { $0 == "two.png" ? [1, 2, 3] : Self.png }
    _ = try broken.compile(variant: 0)
    let error = #expect(throws: InvalidPatternFile.self) { _ = try broken.compile(variant: 1) }
    #expect(
      error?.errors.map(\.message) == [
        "image 'two.png' is no image: PNG, JPEG and SVG are accepted"
      ])
  }
}
