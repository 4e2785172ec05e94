// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct `A drawing on a device with settings` {
  /// The picture of an element, as text.
  private func drawing(
    _ kind: ElementID.Kind, _ settings: DeviceSettings, rect: Rect = Rect(0, 100, 375, 60)
  ) throws -> String {
    let device = try #require(DeviceProfile.iPhone8.with(settings))
    let screen = device.screen(.portrait)
    let element = SceneElement(
      id: ElementID(kind, section: 0, item: 1), rect: rect, contentAlpha: 1, contentScale: 1)
    let context = ArtContext(
      device: device, screen: screen, idPrefix: "", definitionPrefix: "", appearance: .light)
    var canvas = Canvas(MarkupWriter())
    canvas.begin(.g)
    let fit = ElementFit(element, context)
    switch ElementArt.form(for: element) {
    case .single(let draw, _):
      if let fit {
        fit.write({ draw($0, { _ in }, $1, &$2) }, hasFrame: false, to: &canvas)
      } else {
        draw(element, { _ in }, context, &canvas)
      }
    case .layered(let background, let content, _):
      guard let draw = content ?? background else { break }
      if let fit {
        fit.write(draw, hasFrame: false, to: &canvas)
      } else {
        draw(element, context, &canvas)
      }
    }
    canvas.end()
    return String(decoding: canvas.writer.bytes, as: UTF8.self)
  }

  @Test func `without settings is not adjusted at all`() throws {
    for kind in ElementID.Kind.allCases {
      #expect(!(try drawing(kind, DeviceSettings())).contains("scale(-1 1)"))
    }
  }

  @Test(arguments: [ElementID.Kind.message, .contact, .post, .song, .headline, .place])
  func `mirrors a row and turns texts and pictures back`(kind: ElementID.Kind) throws {
    let row = try drawing(kind, DeviceSettings(direction: .rightToLeft))
    // Mirrored about the centre of the row: x becomes 375 − x.
    #expect(row.contains("<g transform=\"translate(375 0)scale(-1 1)\">"))
    let texts = row.matches(of: #/<text ([^>]*)>/#).map { String($0.1) }
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(text.hasPrefix("transform=\"scale(-1 1)\" x=\"-"), "\(text)")
    }
    // Each picture is in a group that turns it back.
    let turnedUses = row.matches(of: #/<g transform="scale\(-1 1\)">\s*<use /#).count
    #expect(turnedUses == row.matches(of: #/<use /#).count)
  }

  @Test func `starts texts on the right that started on the left, and the other way round`()
    throws
  {
    let row = try drawing(.message, DeviceSettings(direction: .rightToLeft))
    let plain = try drawing(.message, DeviceSettings())
    let count = { (text: String, anchor: String) in
      text.matches(of: #/<text [^>]*>/#).filter { String($0.0).contains(anchor) }.count
    }
    let ends = count(plain, "text-anchor=\"end\"")
    #expect(ends > 0)
    #expect(count(row, "text-anchor=\"end\"") == count(plain, "<text") - ends)
  }

  @Test func `leaves maps, photographs and symmetrical elements alone`() throws {
    for kind in [ElementID.Kind.map, .picture, .scenery, .indicator, .pageControl, .sheet] {
      let plain = try drawing(kind, DeviceSettings())
      #expect(try drawing(kind, DeviceSettings(direction: .rightToLeft)) == plain)
      #expect(try drawing(kind, DeviceSettings(contentSize: .accessibility5)) == plain)
    }
    let photo = Rect(0, 100, 124, 124)
    #expect(
      try drawing(.cell, DeviceSettings(direction: .rightToLeft), rect: photo)
        == drawing(.cell, DeviceSettings(), rect: photo))
  }

  @Test func `scales texts with their lines, and margins not at all`() throws {
    let settings = DeviceSettings(contentSize: .accessibility5)
    let row = try drawing(.song, settings, rect: Rect(0, 100, 375, 60 * 62 / 22))
    let growth = 2.8182
    #expect(row.contains("scale(\(growth) \(growth))"))
    // The margin of 16 points keeps its position: 16 = x + 16 · growth.
    let shift = try #require(row.firstMatch(of: #/translate\((-?[0-9.]+) /#))
    #expect(abs(16 - (try #require(Double(shift.1))) - 16 * growth) < 0.01)
    // The frame comes first, and is the element's.
    #expect(row.firstMatch(of: #/<rect [^>]*width="375"/#) != nil)
  }

  /// The size of each text on the display, in points: the size in the drawing, scaled.
  private func sizes(_ drawing: String, growth: Double) -> [Double] {
    drawing.matches(of: #/font-size="([0-9.]+)"/#).compactMap { Double($0.1) }.map { $0 * growth }
  }

  @Test func `gives each style its own size`() throws {
    let settings = DeviceSettings(contentSize: .accessibility5)
    let row = try drawing(.place, settings, rect: Rect(0, 100, 375, 60 * 62 / 22))
    // A name is body, the line below a footnote.
    let grown = sizes(row, growth: 62.0 / 22)
    #expect(grown.count == 2)
    #expect(abs(grown[0] - 53) < 0.05 && abs(grown[1] - 44) < 0.05)
  }

  @Test(arguments: [
    ElementID.Kind.message, .contact, .post, .song, .headline, .place, .header, .caption, .toolbar,
    .title, .profile, .sectionHeader, .sectionFooter, .tab,
  ])
  func `lets no line overflow its element, at any text size`(kind: ElementID.Kind)
    throws
  {
    for size in ContentSizeCategory.allCases {
      let growth = 62.0 / 22
      let text = try drawing(
        kind, DeviceSettings(contentSize: size), rect: Rect(0, 100, 375, 60 * growth))
      for match in text.matches(
        of: #/<text x="([0-9.]+)" [^>]*?font-size="([0-9.]+)"[^>]*>(.*?)</text>/#)
      {
        guard !match.0.contains("text-anchor") else { continue }
        let words = String(match.3).replacing(#/<[^>]*>/#, with: "")
        let end =
          (Double(match.1) ?? .nan) + LineCapacity.width(of: words, size: Double(match.2) ?? .nan)
        // In points of the drawing, which is wider than the element if that is scaled down, and
        // narrower if it is scaled up.
        let scale = TextStyle.footnote.growth(in: size)
        #expect(end <= 32 + 343 / min(1, scale), "\(size): \(words)")
        if size == .accessibility5 { #expect(words == "…" || end < 250, "\(words)") }
      }
    }
  }

  @Test func `of a bar keeps its size`() throws {
    let bar = try drawing(.navigationBar, DeviceSettings(contentSize: .accessibility5))
    #expect(bar == (try drawing(.navigationBar, DeviceSettings())))
  }
}
