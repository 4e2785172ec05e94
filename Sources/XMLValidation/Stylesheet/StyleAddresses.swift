// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// What the values of a sheet refer to.
enum StyleAddresses {
  /// Whether there is a `url(` anywhere in a sheet, which hardly any has.
  static func areIn(_ bytes: Stylesheet.Bytes) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var index = 0
    while true {
      index += scrollwork_distance(start + index, bytes.count - index, UInt8(ascii: "("))
      guard index < bytes.count else { return false }
      if index >= 3, bytes[index - 1] == UInt8(ascii: "l"), bytes[index - 2] == UInt8(ascii: "r"),
        bytes[index - 3] == UInt8(ascii: "u")
      {
        return true
      }
      index += 1
    }
  }

  /// What the `url()`s of a value name, without quotes.
  static func list(in value: Stylesheet.Bytes) -> [String] {
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
