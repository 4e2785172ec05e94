// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing
import XMLValidation

@testable import PatternFiles
@testable import StoryboardRendering

/// How images of the author's are drawn.
@Suite struct `The drawing of images` {
  /// An SVG of 20 × 30 pixels.
  private static let image = Array(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 30\"><g/></svg>".utf8)

  /// A drawing of an element of 200 × 80 points that shows the image.
  private func svg(_ look: String, _ direction: LayoutDirection = .leftToRight) throws -> String {
    let text = """
      { version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } }, elements: [
        { id: "b", frame: { left: 20, width: 200, top: 100, height: 80 }, look: { image: "b.svg", \(look) } }] }
      """
    let entry = try PatternFile(Array(text.utf8), images: { _ in Self.image })
      .entry(of: "a", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    var screen = device.screen(.portrait)
    screen.direction = direction
    let timeline = try entry.run(
      RunRequest(
        variant: 0, parameters: [], screen: screen, turnedScreen: screen, rate: 60,
        physics: .uikit, script: GestureScript([.pause(0.1)])))
    let bytes = AnimatedSVG.write(Scene(device, [timeline]))
    #expect(StoryboardValidator().validate(svg: bytes, name: "a.svg").isEmpty)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("", "translate(0 -110)scale(10)"), (#"contentMode: "fill""#, "translate(0 -110)scale(10)"),
    (#"contentMode: "fill", place: "top""#, "translate(0 0)scale(10)"),
    (#"contentMode: "fit""#, "translate(73.33 0)scale(2.666667)"),
    (#"contentMode: "stretch""#, "translate(0 0)scale(10 2.666667)"),
  ])
  func `cover their element, show as a whole, or have its shape`(
    look: String, transform: String
  ) throws {
    let text = try svg(look)
    #expect(text.contains("<g transform=\"\(transform)\">"), "\(look)")
    #expect(text.matches(of: #/<image [^>]*width="20" height="30"/#).count == 1)
  }

  @Test func `are not mirrored`() throws {
    let text = try svg(#"contentMode: "stretch""#, .rightToLeft)
    #expect(text.contains("<g transform=\"translate(200 0)scale(-10 2.666667)\">"))
  }
}
