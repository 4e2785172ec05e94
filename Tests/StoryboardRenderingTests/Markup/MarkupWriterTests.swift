// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct MarkupWriterTests {
  @Test func `each element has its own line`() {
    var writer = MarkupWriter()
    writer.begin(.svg)
    writer.attribute(.width, 12.5)
    writer.begin(.g)
    writer.begin(.rect)
    writer.end()
    writer.end()
    writer.begin(.g)
    writer.end()
    writer.end()
    writer.finish()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        <svg width="12.5">
         <g>
          <rect/>
         </g>
         <g/>
        </svg>

        """)
  }

  @Test func `no white space is added to text or within it`() {
    var writer = MarkupWriter()
    writer.begin(.g)
    writer.begin(.text)
    writer.text("a ")
    writer.begin(ElementName("tspan"))
    writer.text("b")
    writer.end()
    writer.text(" c")
    writer.end()
    writer.begin(.rect)
    writer.end()
    writer.end()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<g>\n <text>a <tspan>b</tspan> c</text>\n <rect/>\n</g>")
  }

  @Test func `text and attributes are escaped`() {
    var writer = MarkupWriter()
    writer.begin(.text)
    writer.attribute(.id, text: "a\"<&>\n\t'")
    writer.text("<&>\"写真 🏖\u{1}\r")
    writer.end()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<text id=\"a&quot;&lt;&amp;&gt;&#10;&#9;'\">&lt;&amp;&gt;\"写真 🏖\u{FFFD}&#13;</text>")
  }
}
