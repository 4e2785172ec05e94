// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct PageJSONTests {
  @Test func `members and elements are separated by commas`() {
    var json = PageJSON()
    json.object { json in
      json.key("a")
      json.array { json in
        json.number(1)
        json.number(-0.5)
        json.array { _ in }
        json.null()
      }
      json.key("b")
      json.object { _ in }
      json.key("c")
      json.string("x")
    }
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == #"{"a":[1,-0.5,[],null],"b":{},"c":"x"}"#)
  }

  @Test func `text can neither end the script nor break the string`() {
    var json = PageJSON()
    json.string("</script><!-- & \"q\" \\ \n 折り畳む 🙂")
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      text
        == #""\u003c/script\u003e\u003c!-- \u0026 \"q\" \\ \n 折り畳む 🙂""#)
  }
}
