// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import XPathQueries

@testable import XMLValidation

@Suite struct XPathQueryTests {
  @Test func `nodes come in document order with line and path`() throws {
    let document = try XMLDocument(Array(Fixture.svg.utf8), name: "a")
    let nodes = try XPathQuery("//svg:g[@transform]").nodes(in: document)
    #expect(nodes.map(\.path) == ["/svg/g[1]/g[1]", "/svg/g[2]"])
    #expect(nodes.map(\.line) == [27, 34])
    let attributes = try XPathQuery("//svg:use/@href").nodes(in: document)
    #expect(attributes.map(\.text) == ["#photo"])
    #expect(attributes.map(\.path) == ["/svg/g[1]/g[1]/use/@href"])
  }

  @Test func `numbers and Booleans are values too`() throws {
    let document = try XMLDocument(Array(Fixture.svg.utf8), name: "a")
    let stops = try XPathQuery("count(//svg:stop)").number(in: document)
    let hasTitle = try XPathQuery("boolean(//svg:title)").boolean(in: document)
    let hasScript = try XPathQuery("//svg:script").boolean(in: document)
    let nodes = try XPathQuery("1 + 1").nodes(in: document)
    #expect(stops == 2)
    #expect(hasTitle && !hasScript)
    #expect(nodes.isEmpty)
  }

  @Test func `an invalid expression is an error with libxml2's message`() {
    #expect(
      throws: XMLFindings([
        XMLDiagnostic(file: "//svg:g[", line: 0, message: "XPath: Invalid expression")
      ])
    ) { try XPathQuery("//svg:g[") }
  }

  @Test func `an unknown prefix is an error`() throws {
    let document = try XMLDocument(Array(Fixture.svg.utf8), name: "a")
    let query = try XPathQuery("//x:g")
    do {
      _ = try query.nodes(in: document)
      Issue.record("the query was run")
    } catch {
      #expect("\(error)".contains("XPath: Undefined namespace prefix"))
    }
  }

  @Test func `an expression that never ends is stopped`() throws {
    let text = "<r>" + String(repeating: "<a/>", count: 3000) + "</r>"
    let document = try XMLDocument(Array(text.utf8), name: "a")
    let query = try XPathQuery("count(//a[count(//a[count(//a[count(//a) > 1]) > 1]) > 1])")
    do {
      _ = try query.number(in: document)
      Issue.record("the query came to an end")
    } catch {
      #expect(error.diagnostics.first?.message == "XPath: Operation limit exceeded")
    }
  }
}
