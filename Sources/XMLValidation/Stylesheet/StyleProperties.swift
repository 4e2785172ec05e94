// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What style rules of a drawing may say.
enum StyleProperties {
  /// Properties outside `@keyframes`; custom ones (`--name`) come on top.
  static let svg: Set<String> = [
    "animation", "animation-delay", "animation-direction", "animation-duration",
    "animation-fill-mode", "animation-iteration-count", "animation-name", "animation-play-state",
    "animation-timing-function", "clip-path", "color", "color-scheme", "display",
    "dominant-baseline",
    "fill", "fill-opacity", "font", "font-family", "font-size", "font-variant-numeric",
    "font-weight", "isolation", "letter-spacing", "mix-blend-mode", "opacity", "paint-order",
    "pointer-events", "shape-rendering", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width",
    "text-anchor", "text-rendering", "transform", "transform-box", "transform-origin",
    "vector-effect", "visibility", "white-space", "will-change",
  ]

  /// What the `url()`s of a value name, without quotes.
  static func addresses(in value: Stylesheet.Bytes) -> [String] {
    guard value.contains(UInt8(ascii: "u")) else { return [] }
    var result: [String] = []
    var index = 0
    while index + 4 <= value.count {
      guard value[index..<index + 4].elementsEqual("url(".utf8) else {
        index += 1
        continue
      }
      let rest = value[(index + 4)...]
      let inside = rest.prefix { $0 != UInt8(ascii: ")") }
      let text = String(decoding: inside, as: UTF8.self)
      result.append(text.filter { $0 != "\"" && $0 != "'" && $0 != " " })
      index += 4 + inside.count
    }
    return result
  }
}
