// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import XPathQueries

@testable import XMLValidation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Malicious files: they are refused, quickly, and without reading any other file.
@Suite struct HostileInputTests {
  private let validator = StoryboardValidator()

  private func findings(_ text: String) -> [String] {
    findings(Array(text.utf8))
  }

  private func findings(_ bytes: [UInt8]) -> [String] {
    validator.validate(fileOfUnknownKind: bytes, name: "a").map {
      String($0.description.dropFirst(2))
    }
  }

  /// Parses with an internal subset allowed; nil if that succeeds.
  private func refusal(_ text: String, _ doctype: DoctypeRule = .withSubset) -> [String]? {
    do {
      _ = try XMLDocument(Array(text.utf8), name: "a", doctype: doctype)
      return nil
    } catch {
      return error.diagnostics.map { String($0.description.dropFirst(2)) }
    }
  }

  /// A file whose text must not appear anywhere; removed when the body ends.
  private func withSecret<Value>(_ body: (_ path: String) throws -> Value) throws -> Value {
    var template = Array("/tmp/scrollwork-secret-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let secret = Array("<!ENTITY leaked 'secret'>secret".utf8)
    try #require(descriptor >= 0 && write(descriptor, secret, secret.count) == secret.count)
    close(descriptor)
    defer { unlink(path) }
    return try body(path)
  }

  /// Nanoseconds since the file was last read.
  ///
  /// Mounts without access times make this useless, so the tests look at content too.
  private func accessTime(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    #if canImport(Darwin)
    return status.st_atimespec.tv_sec * 1_000_000_000 + status.st_atimespec.tv_nsec
    #else
    return status.st_atim.tv_sec * 1_000_000_000 + status.st_atim.tv_nsec
    #endif
  }

  @Test(arguments: ["svg", "html"])
  func `an internal subset is refused where it begins`(root: String) {
    let namespace = root == "svg" ? "http://www.w3.org/2000/svg" : "http://www.w3.org/1999/xhtml"
    let text = "<!DOCTYPE \(root) [\n<!ENTITY a 'b'>]>\n<\(root) xmlns='\(namespace)'/>"
    let expected = "1:\(12 + root.count): error: internal subset not accepted"
    #expect(refusal(text, .withoutSubset) == [expected])
    #expect(findings(text).contains(expected))
  }

  @Test func `a billion laughs attack ends at once`() throws {
    var text = "<!DOCTYPE a [<!ENTITY l0 'ha'>"
    for level in 1...12 {
      text += "<!ENTITY l\(level) '" + String(repeating: "&l\(level - 1);", count: 10) + "'>"
    }
    text += "]>"
    #expect(
      refusal(text + "<a>&l12;</a>", .withoutSubset) == [
        "1:13: error: internal subset not accepted"
      ])
    let inAttribute = try #require(refusal(text + "<a b='&l12;'/>"))
    #expect(
      inAttribute.contains {
        $0.contains("Detected an entity reference loop") || $0.contains("amplification factor")
      }, "\(inAttribute)")
    // In content, entities are not substituted: nothing grows.
    let clock = ContinuousClock()
    let time = clock.measure { _ = refusal(text + "<a>&l12;</a>") }
    #expect(time < .seconds(2))
  }

  @Test func `one long entity causes no quadratic growth`() {
    let subset = "<!DOCTYPE svg [<!ENTITY l '" + String(repeating: "x", count: 60_000) + "'>]>"
    let text =
      subset + "<svg xmlns='http://www.w3.org/2000/svg' width='"
      + String(repeating: "&l;", count: 60_000) + "'/>"
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = findings(text) }
    #expect(found == ["1:15: error: internal subset not accepted"])
    #expect(time < .seconds(2))
  }

  @Test func `an entity that refers to itself is refused`() throws {
    let refused = try #require(
      refusal("<!DOCTYPE a [<!ENTITY x '&y;'><!ENTITY y '&x;'>]><a b='&x;'/>"))
    #expect(refused.contains { $0.contains("Detected an entity reference loop") }, "\(refused)")
  }

  @Test func `an external entity is not read`() throws {
    try withSecret { path in
      let before = accessTime(path)
      for address in [path, "file://\(path)"] {
        let text = "<!DOCTYPE a [<!ENTITY x SYSTEM \"\(address)\">]><a>&x;</a>"
        #expect(refusal(text, .withoutSubset) == ["1:13: error: internal subset not accepted"])
        let document = try XMLDocument(Array(text.utf8), name: "a", doctype: .withSubset)
        let query = try XPathQuery("string(/a) = '' and not(contains(string(/a), 'secret'))")
        let isEmpty = try query.boolean(in: document)
        #expect(isEmpty)
      }
      #expect(accessTime(path) == before)
    }
  }

  @Test func `an external entity in an attribute is an error`() throws {
    try withSecret { path in
      let refused = try #require(
        refusal("<!DOCTYPE a [<!ENTITY x SYSTEM \"\(path)\">]><a b='&x;'/>"))
      #expect(refused.contains { $0.contains("Attribute references external entity 'x'") })
    }
  }

  @Test func `external subsets and parameter entities are not read`() throws {
    try withSecret { path in
      let before = accessTime(path)
      for text in [
        "<!DOCTYPE a SYSTEM \"\(path)\"><a>&leaked;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM \"\(path)\">%p;]><a>&leaked;</a>",
      ] {
        do {
          let document = try XMLDocument(Array(text.utf8), name: "a", doctype: .withSubset)
          let leaks = try XPathQuery("contains(string(/a), 'secret')").boolean(in: document)
          #expect(!leaks)
        } catch {
          #expect("\(error)".contains("Entity 'leaked' not defined"))
        }
      }
      #expect(accessTime(path) == before)
    }
  }

  @Test func `a DTD on the network is not requested`() {
    // An address that does not respond: a connection would fail slowly and with a finding.
    let text = "<!DOCTYPE svg SYSTEM \"http://127.0.0.1:9/a.dtd\"><svg/>"
    #expect(refusal(text, .withoutSubset) == nil)
    #expect(refusal(text, .withSubset) == nil)
  }

  @Test func `XInclude is not followed`() throws {
    try withSecret { path in
      let text =
        "<a xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include parse=\"text\" href=\"\(path)\"/></a>"
      let document = try XMLDocument(Array(text.utf8), name: "a")
      let leaks = try XPathQuery("contains(string(/a), 'secret')").boolean(in: document)
      #expect(!leaks)
    }
  }

  @Test(arguments: [255, 256])
  func `elements may nest as deep as the limit`(depth: Int) {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(refusal(text) == nil)
  }

  @Test(arguments: [257, 200_000])
  func `elements deeper than the limit are refused`(depth: Int) {
    let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect(refusal(text) == ["1:771: error: elements nest deeper than 256"])
  }

  @Test func `a file beyond the limit is refused unread`() {
    let bytes = [UInt8](repeating: 0x20, count: XMLLimits.fileBytes + 1)
    #expect(
      findings(bytes) == [" error: 67108865 bytes are too many: at most 67108864 are accepted"])
  }

  @Test func `more attributes than the limit are refused before libxml2 compares them`() {
    let attributes = (1...100_000).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(
      refusal("<a \(attributes)/>") == ["1:1055: error: more than 128 attributes in one element"])
  }

  @Test(arguments: [
    "<?x <a ' ?>", "<!-- <a ' -->", "<![CDATA[<a ']]>", "<b c='>'/>", "<b c=\"'\"/>",
  ])
  func `nothing hides an element with too many attributes`(before: String) {
    let attributes = (1...200).map { "a\($0)='1'" }.joined(separator: " ")
    let refused = refusal("<r>\(before)<a \(attributes)/></r>")
    #expect(refused?.first?.hasSuffix("more than 128 attributes in one element") == true)
  }

  @Test func `a long internal subset is refused`() {
    let text = "<!DOCTYPE a [" + String(repeating: "<!-- -->", count: 10_000) + "]><a/>"
    #expect(
      refusal(text)?.first?.hasSuffix(
        "document type declaration longer than 65536 bytes not accepted") == true)
  }

  @Test func `schema validation that would take too long is refused`() {
    let attributes =
      "id='a%' class='c' visibility='hidden' opacity='1' transform='scale(1)' rx='1' "
      + "x='1' y='1' ry='1' fill='none' fill-opacity='1' stroke='none' stroke-width='1' stroke-opacity='1' "
      + "stroke-linecap='round' stroke-linejoin='round' stroke-dasharray='1'"
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' role='img' aria-label='a'><title>a</title>"
      + "<rect width='1' height='1' \(attributes)/></svg>"
    let clock = ContinuousClock()
    var found: [String] = []
    let time = clock.measure { found = findings(text) }
    #expect(
      found.contains("1: error: too many attributes to be checked against the schema (/svg/rect)"))
    #expect(time < .seconds(5))
  }

  @Test func `every truncation of a valid file is an error`() {
    let bytes = Array(Fixture.svg.utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: 7) {
      let found = validator.validate(svg: Array(bytes[..<count]), name: "a")
      #expect(found.contains { $0.severity == .error }, "\(count) bytes")
    }
  }

  @Test func `an empty file is an error`() {
    #expect(findings("") == ["1:1: error: Document is empty"])
    #expect(findings(" \n") == ["2:1: error: Start tag expected, '<' not found"])
  }

  @Test func `invalid UTF-8 is an error with a position`() {
    let bytes = Array("<a>\n<b c='".utf8) + [0xC3, 0x28] + Array("'/></a>".utf8)
    #expect(
      [
        "2:7: error: Input is not proper UTF-8, indicate encoding ! Bytes: 0xC3 0x28 0x27 0x2F",
        "2:7: error: Invalid bytes in character encoding",
      ].contains(findings(bytes).first))
  }

  @Test(
    arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80]] as [[UInt8]])
  func `overlong forms, surrogates and stray bytes are errors`(sequence: [UInt8]) {
    #expect(
      findings(Array("<a>".utf8) + sequence + Array("</a>".utf8)).first?.contains("error:") == true)
  }

  @Test func `a NUL byte is refused at its position`() {
    #expect(
      findings(Array("<a>\n b".utf8) + [0] + Array("</a>".utf8)) == [
        "2:3: error: NUL byte not accepted"
      ])
  }

  @Test func `terminal controls do not reach the message`() {
    let found = findings("<a b='1' \u{9B}31m='2'/>")
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy {
        $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      })
  }

  @Test func `endless values do not fill the message`() throws {
    let text = Fixture.svg.split(separator: "rx=\"41.5\"").joined(
      separator: "rx=\"\(String(repeating: "x", count: 100_000))\"")
    let found = validator.validate(svg: Array(text.utf8), name: "a")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.message.count <= XMLLimits.messageCharacters + 1 })
  }

  @Test func `no more findings are kept than the limit`() {
    let many = String(repeating: "<rect width=\"-1\" height=\"-1\"/>", count: 5000)
    let text = Fixture.smil.split(separator: "</svg>").joined() + many + "</svg>"
    let found = validator.validate(svg: Array(text.utf8), name: "a")
    #expect(found.count == XMLLimits.diagnostics + 1)
    #expect(found.last?.description == "a: note: 9900 further findings left out")
  }
}
