// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct StylesheetParserTests {
  /// The error, or the parsed sheet.
  private func parse(_ text: String, isStrict: Bool = false) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var parser = StylesheetParser(bytes, isStrict: isStrict)
      do throws(StylesheetParser.Fault) {
        try parser.parse()
      } catch {
        return "\(error.offset): \(error.message)"
      }
      let sheet = parser.sheet
      let rules = sheet.rules.map { rule in
        sheet.text(rule.selectors) + "{"
          + sheet.declarations[rule.declarations].map {
            "\(sheet.text($0.name))=\(sheet.text($0.value))"
          }.joined(separator: ";") + "}"
      }
      let keyframes = sheet.keyframes.map { keyframes in
        "@" + sheet.text(keyframes.name) + "("
          + sheet.stops[keyframes.stops].map { sheet.text($0.selector) }.joined(separator: " ")
          + ")"
      }
      return (rules + keyframes).joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("", ""), ("/* nothing */", ""), ("a{}", "a{}"), ("a{b:c}", "a{b=c}"),
    ("a { b : c ; d: e }", "a{b=c;d=e}"),
    ("a,b > c{b:c!important}", "a,b > c{b=c}"), ("a{b:\"};{\"}", "a{b=\"};{\"}"),
    ("a{b:url(x;y})}", "a{b=url(x;y})}"),
    ("a{b:url( 'x)' )}", "a{b=url( 'x)' )}"), ("a{/*b*/b:c/*;*/}", "a{b=c/*;*/}"),
    ("a[b='}']{c:d}", "a[b='}']{c=d}"),
    ("@media print{a{b:c}}", "a{b=c}"), ("@media x{@media y{a{b:c}}}d{e:f}", "a{b=c} d{e=f}"),
    ("@keyframes k{from{a:b}to{c:d}}", "@k(from to)"), ("a\\.b{c:d}", "a\\.b{c=d}"),
    ("a{b:calc(1px + (2px))}", "a{b=calc(1px + (2px))}"),
    ("a{b:c;&:hover{d:e}f:g}", "a{b=c} &:hover{d=e} a{f=g}"), ("@font-face{a:b}", ""),
    ("@layer a,b;c{d:e}", "c{d=e}"),
    ("a{@media print{b:c}}", "a{} {b=c} a{}"),
  ])
  func `a sheet is read`(text: String, expected: String) {
    #expect(parse(text) == expected)
  }

  @Test(arguments: [
    ("a{", "1: a block has no end"), ("a{b:c", "1: a block has no end"), ("}", "0: } without {"),
    ("a{}}", "3: } without {"),
    ("a", "0: \"a\" has no block"), ("a;b{}", "0: \"a\" has no block"),
    ("{}", "0: a block without a selector"),
    ("a{b}", "2: \"b\" is no declaration"), ("a{b:}", "2: \"b:\" is no declaration"),
    ("a{:b}", "2: \":b\" is no declaration"),
    ("a{b:(c}", "2: a bracket has no end"), ("a{b:c)}", "5: ) without its opening bracket"),
    ("a{b:[c)}", "6: ) without its opening bracket"),
    ("a{b:\"c}", "4: a string has no end"), ("a{b:'c\n'}", "4: a string has no end"),
    ("/* a", "0: a comment has no end"),
    ("a{b:url(c}", "7: url( has no end"), ("@import 'x';", "0: @import not accepted"),
    ("@charset 'x';", "0: @charset not accepted"),
    ("@namespace x;", "0: @namespace not accepted"), ("@media x;", "0: @media has no block"),
    ("@media x{a{}", "0: a block has no end"),
    ("@keyframes{}", "0: @keyframes \"\" is no name"),
    ("@keyframes 1{}", "0: @keyframes \"1\" is no name"),
    ("@keyframes k", "0: @keyframes has no block"),
    ("@keyframes k{0%}", "13: @keyframes k: \"0%\" has no block"),
    ("@keyframes k{0%{a:b}", "0: a block has no end"), ("a{b:c\\", "1: a block has no end"),
  ])
  func `a faulty sheet has its first error`(text: String, expected: String) {
    #expect(parse(text) == expected)
  }

  @Test(arguments: [
    ("a{b{c:d}}", "2: a rule inside a rule"),
    ("@supports (a:b){c{d:e}}", "0: @supports not accepted"),
    ("@layer a;", "0: @layer not accepted"),
    ("@font-face{a:b}", "0: @font-face not accepted"),
    ("@property --a{b:c}", "0: @property not accepted"),
  ])
  func `a drawing's sheet may contain less`(text: String, expected: String) {
    #expect(parse(text, isStrict: true) == expected)
  }

  @Test func `blocks have limited nesting`() {
    #expect(
      parse(String(repeating: "@media x{", count: 100_000)).hasSuffix("blocks nest deeper than 32"))
    #expect(parse(String(repeating: "a{", count: 100_000)).hasSuffix("blocks nest deeper than 32"))
  }

  @Test func `brackets have limited nesting`() {
    func sheet(_ depth: Int) -> String {
      let open = String(repeating: "([", count: depth / 2)
      let close = String(repeating: "])", count: depth / 2)
      return "a{b:\(open)c\(close)}"
    }
    #expect(parse(sheet(64)) == sheet(64).replacing(":", with: "="))
    #expect(parse(sheet(66)).hasSuffix("brackets nest deeper than 64"))
    #expect(parse(String(repeating: "(", count: 100_000)).hasSuffix("nest deeper than 64"))
  }
}
