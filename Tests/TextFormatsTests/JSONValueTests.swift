// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TextFormats

@Suite struct `JSON values` {
  @Test func `keys keep their order, numbers are shortest, text is escaped`() {
    let value = JSONValue.object([
      ("schemaVersion", .integer(1)),
      ("b", .number(0.1)), ("a", .number(148)), ("n", .number(.nan)), ("i", .integer(-3)),
      ("s", .string("a\"b\\c\n\t\u{1}é😀")), ("f", .flag(true)), ("z", .null),
      ("l", .list([.integer(1), .object([("k", .string(""))])])),
      ("e", .lines([])), ("m", .lines([.integer(1), .integer(2)])),
    ])
    #expect(
      String(decoding: value.document, as: UTF8.self) == #"""
        {
          "schemaVersion": 1,
          "b": 0.1,
          "a": 148,
          "n": null,
          "i": -3,
          "s": "a\"b\\c\n\t\u0001é😀",
          "f": true,
          "z": null,
          "l": [1, {"k": ""}],
          "e": [],
          "m": [
            1,
            2
          ]
        }

        """#)
  }
}
