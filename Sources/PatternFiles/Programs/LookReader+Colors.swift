// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

// One text is a colour: lists are for items, as everywhere in a look.
extension LookReader {
  /// A role, `#rrggbb`, or a colour for light and one for dark, such as `#ffffff/#1c1c1e`; two more digits are an
  /// opacity.
  func color(_ value: FileTree) -> LookColor? {
    let roles = LookColor.Role.allCases
    if let role = roles.first(where: { "\($0)" == value.text }) { return .role(role) }
    guard let text = value.text else {
      log.refuse(
        value, "a colour",
        "one text, such as \"accent\" or \"#rrggbb\": items that differ in it are children with 'visible'"
      )
      return nil
    }
    guard text.hasPrefix("#") else {
      log.report(
        at: value.offset,
        UnknownWord.message(
          "colour", found: value.word,
          words: roles.map { "\($0)" } + [
            "\"#rrggbb\"", "\"#rrggbbaa\"", "\"#rrggbb/#rrggbb\" for light and dark",
          ]))
      return nil
    }
    let colors = text.split(separator: "/", omittingEmptySubsequences: false).map(Self.digits)
    let light = colors.first ?? nil
    let dark = colors.count == 2 ? colors[1] : light
    guard colors.count <= 2, let light, let dark else {
      log.refuse(
        value, "a colour",
        "\"#rrggbb\", or \"#rrggbb/#rrggbb\" for light and dark, each with two more digits for an opacity"
      )
      return nil
    }
    guard light.alpha == dark.alpha else {
      log.report(
        at: value.offset, "the colours for light and dark of '\(shown(text))' have one opacity")
      return nil
    }
    return .own(
      light: light.rgb, dark: dark.rgb,
      opacity: (Double(light.alpha) / 255 * 1_000).rounded() / 1_000)
  }

  /// Red, green, blue and opacity of eight bits each.
  private static func digits(_ text: Substring) -> (rgb: UInt32, alpha: UInt32)? {
    let count = text.utf8.count
    guard text.hasPrefix("#"), count == 7 || count == 9,
      text.dropFirst().allSatisfy(\.isHexDigit), let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return count == 7 ? (number, 255) : (number >> 8, number & 255)
  }
}
