// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite("Drawings of elements") struct ElementArtTests {
  /// Browser tests do not measure status bars.
  static let kinds = ElementID.Kind.allCases.filter {
    $0 != .statusBar && $0 != .pictureStatusBar
  }

  @Test(arguments: kinds)
  func `the first shape fills the frame of the element`(kind: ElementID.Kind) throws {
    // Dots and wheels are as high as they are wide.
    let isRound = kind == .pageControl || kind == .refresh
    let rect = Rect(20, 30, isRound ? 40 : 320, isRound ? 40 : 90)
    let element = SceneElement(
      id: ElementID(kind, item: 1), rect: rect, contentAlpha: 1, contentScale: 1)
    let screen = DeviceProfile.iPhone11.screen(.portrait)
    let context = ArtContext(
      device: .iPhone11, screen: screen, idPrefix: "", definitionPrefix: "",
      appearance: .automatic)
    var canvas = Canvas(MarkupWriter())
    switch ElementArt.form(for: element) {
    case .single(let draw, _):
      draw(element, { _ in }, context, &canvas)
    case .layered(let background, _, _):
      // Elements without a background have their frame written by the scene.
      guard let background else { return }
      background(element, context, &canvas)
    }
    let text = String(decoding: canvas.writer.bytes, as: UTF8.self)
    let shape = try #require(text.firstMatch(of: #/<(rect|circle|use|path)\b[^>]*/#))
    if shape.1 == "circle" {
      #expect(try number("r", in: shape.0) == rect.width / 2)
      #expect(try number("cx", in: shape.0) == rect.x + rect.width / 2)
      #expect(try number("cy", in: shape.0) == rect.y + rect.height / 2)
    } else {
      // A path is measured in browsers only.
      guard shape.1 != "path" else { return }
      #expect(try number("x", in: shape.0) == rect.x)
      #expect(try number("y", in: shape.0) == rect.y)
      #expect(try number("width", in: shape.0) == rect.width)
      #expect(try number("height", in: shape.0) == rect.height)
    }
  }

  private func number(_ name: String, in tag: Substring) throws -> Double? {
    let value = try Regex(" \(name)=\"([0-9.-]+)\"", as: (Substring, Substring).self)
    return tag.firstMatch(of: value).flatMap { Double($0.1) }
  }
}
