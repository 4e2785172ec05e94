// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct SelectorScanTests {
  @Test(arguments: [
    ("#a", "#a"), (".a", ".a"), ("#a .b,c>#d", "#a .b #d"), ("g#a.b:hover", "#a .b"),
    ("[href='#x']#a", "#a"), ("#a:not(.b)~*", "#a .b"), ("#a\\.b", "#a.b"),
    (".\\#a\\\\b", ".#a\\b"),
    ("", ""), ("g", ""), ("#", ""), ("#a$.b", "#a"),
  ])
  func `ids and classes are found in their order`(selectors: String, expected: String) {
    var text = selectors
    let found = text.withUTF8 { bytes in
      var scan = SelectorScan(bytes)
      var names: [String] = []
      while let (name, isClass) = scan.next() { names.append((isClass ? "." : "#") + name.text) }
      return names
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test func `an escaped name is that of the element`() {
    func findings(_ style: String, id: String) -> [String] {
      texts(
        StoryboardValidator().validate(
          svg: Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1">
            <style>\(style)</style>
            <g id="\(id)"/>
            </svg>
            """.utf8), name: "a"))
    }
    #expect(
      !findings("#a\\.b{animation:none}", id: "a.b").contains { $0.contains("has no element") })
    #expect(
      findings("#a\\.b{animation:none}", id: "a.c").contains {
        $0.contains("selector #a.b has no element")
      })
  }
}
