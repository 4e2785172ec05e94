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

  @Test(arguments: [
    #"{"a":[1,-2.5e3,true,null,"x\"\\\n\u0041\ud83d\ude00"],"b":{}}"#, "[]", "0",
  ])
  func `every layout reads back as the same value`(_ text: String) throws {
    let value = try JSONParser.parse(text)
    for text in [value.line, value.scriptText, value.indented] {
      #expect(try JSONParser.parse(text) == value)
    }
    #expect(try JSONParser.parse(value.document) == value)
  }

  @Test func `an indented text has lists of numbers on one line`() {
    let value = JSONValue.object([
      ("a", .list([.integer(1), .integer(2)])), ("b", .list([.list([])])),
      ("c", .list([.object([("d", .null)])])), ("e", .object([] as [JSONValue.Member])),
    ])
    #expect(
      value.indented == """
        {
          "a": [1, 2],
          "b": [[]],
          "c": [
            {
              "d": null
            }
          ],
          "e": {}
        }

        """)
  }

  @Test func `text for a script of a page cannot end the script`() {
    #expect(JSONValue.string("</script>&").scriptText == #""\u003c/script\u003e\u0026""#)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\" 1}", "\"\n\"", "tru", "1 2", "[01]", "{\"a\":1,\"a\":2}",
    String(repeating: "[", count: 500),
  ])
  func `invalid JSON is refused with its position`(_ text: String) {
    let failure = #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(text) }
    #expect(failure?.description.hasPrefix("byte ") == true)
  }
}
