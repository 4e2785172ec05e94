// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// An SVG file as an image: it stands still, runs nothing, and loads nothing.
enum SVGFile {
  /// The extent of an image that is well-formed.
  static func size(_ bytes: [UInt8]) throws(ImageMistake) -> Size {
    var scanner = MarkupScanner(bytes)
    var root: MarkupScanner.Tag?
    while let tag = try scanner.next() {
      if root == nil { root = tag }
      try check(tag)
    }
    guard let root, root.localName == "svg", root["xmlns"] == "http://www.w3.org/2000/svg" else {
      throw ImageMistake(
        "is no SVG: its first element is not <svg xmlns=\"http://www.w3.org/2000/svg\">")
    }
    if let width = length(root["width"]), let height = length(root["height"]) {
      return Size(width, height)
    }
    let box = root["viewBox"]?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    guard box.count == 4, 1...100_000 ~= box[2], 1...100_000 ~= box[3] else {
      throw ImageMistake("is an SVG without 'width' and 'height' in pixels, or a 'viewBox'")
    }
    return Size(box[2], box[3])
  }

  private static let refused = [
    "script", "foreignObject", "iframe", "audio", "video", "animate", "animateMotion",
    "animateTransform", "set", "discard", "handler",
  ]

  private static func check(_ tag: MarkupScanner.Tag) throws(ImageMistake) {
    if refused.contains(tag.localName) {
      throw ImageMistake("is an SVG with <\(tag.localName)>, which images of a drawing do not have")
    }
    for (name, value) in tag.attributes {
      let local = name.split(separator: ":").last.map(String.init) ?? name
      if local.hasPrefix("on") {
        throw ImageMistake("is an SVG with '\(shown(name))': images of a drawing run nothing")
      }
      let isReference = local == "href" || local == "src"
      let isOwn =
        value.hasPrefix("#") || value.hasPrefix("data:image/png")
        || value.hasPrefix("data:image/jpeg")
      if isReference, !isOwn {
        throw ImageMistake(
          "is an SVG that loads '\(shown(value))'; it must contain all that it shows")
      }
      try check(styles: value)
    }
    try check(styles: tag.text)
  }

  /// Checks that styles refer to the file itself only.
  private static func check(styles text: String) throws(ImageMistake) {
    let lower = text.lowercased()
    var rest = Substring(lower)
    while let place = rest.firstRange(of: "url(") {
      rest = rest[place.upperBound...].drop { " '\"".contains($0) }
      guard
        rest.hasPrefix("#") || rest.hasPrefix("data:image/png") || rest.hasPrefix("data:image/jpeg")
      else {
        throw ImageMistake(
          "is an SVG whose styles load something; it must contain all that it shows")
      }
    }
    for word in ["@import", "@keyframes", "\\"] where lower.contains(word) {
      throw ImageMistake(
        "is an SVG whose styles have '\(word)', which images of a drawing do not have")
    }
  }

  private static func length(_ text: String?) -> Double? {
    guard var text else { return nil }
    if text.hasSuffix("px") { text.removeLast(2) }
    return Double(text).flatMap { 1...100_000 ~= $0 ? $0 : nil }
  }
}
