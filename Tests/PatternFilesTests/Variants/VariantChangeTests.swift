// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternFiles

@Suite("Changes of variants") struct VariantChangeTests {
  private static func object(_ members: (String, FileTree)...) -> FileTree {
    FileTree(
      content: .object(members.map { FileTree.Member(key: $0.0, offset: 0, value: $0.1) }),
      offset: 0)
  }

  private static func list(_ elements: FileTree...) -> FileTree {
    FileTree(content: .list(elements), offset: 0)
  }

  private static func text(_ text: String) -> FileTree { FileTree(content: .text(text), offset: 0) }

  private static let null = FileTree(content: .null, offset: 0)

  private static let file = object(
    ("values", object(("v", text("n")), ("w", object(("is", text("1")), ("as", text("W")))))),
    (
      "on",
      list(
        object(("id", text("one")), ("do", text("a"))), object(("do", text("b"))),
        object(("do", text("c"))))
    ))

  /// A tree as short text.
  private static func describe(_ tree: FileTree) -> String {
    switch tree.content {
    case .object(let members):
      "{" + members.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ") + "}"
    case .list(let elements): "[" + elements.map(describe).joined(separator: ", ") + "]"
    case .text(let text): text
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .null: "null"
    }
  }

  private static func changed(_ changes: [(String, FileTree)]) throws -> String {
    var tree = file
    try VariantChange.apply(
      changes.map { try VariantChange(path: #require(VariantPath($0.0)), value: $0.1) }, to: &tree)
    return describe(tree)
  }

  private static let start = "{values: {v: n, w: {is: 1, as: W}}, on: "
  private static let handlers = "[{id: one, do: a}, {do: b}, {do: c}]"

  @Test func `values are replaced whole, and keys may be new`() throws {
    #expect(
      try Self.changed([("values", Self.object(("x", Self.text("1"))))])
        == "{values: {x: 1}, on: \(Self.handlers)}")
    #expect(
      try Self.changed([("values.w.is", Self.text("2")), ("values.u", Self.text("3"))])
        == "{values: {v: n, w: {is: 2, as: W}, u: 3}, on: \(Self.handlers)}")
  }

  @Test func `a value in its short form is opened`() throws {
    #expect(
      try Self.changed([("values.v.when", Self.text("t"))])
        == "{values: {v: {is: n, when: t}, w: {is: 1, as: W}}, on: \(Self.handlers)}")
    #expect(
      try Self.changed([("values.v.is", Self.text("m"))])
        == "{values: {v: {is: m}, w: {is: 1, as: W}}, on: \(Self.handlers)}")
  }

  @Test func `elements are named by number or identifier, and lists grow`() throws {
    #expect(
      try Self.changed([("on[1].do", Self.text("B")), ("on.one.do", Self.text("A"))])
        == Self.start + "[{id: one, do: A}, {do: B}, {do: c}]}")
    #expect(
      try Self.changed([
        ("on[3]", Self.text("d")), ("on[+]", Self.list(Self.text("e"), Self.text("f"))),
      ])
        == Self.start + "[{id: one, do: a}, {do: b}, {do: c}, d, e, f]}")
  }

  @Test func `what is taken away leaves the numbers of the others until the end`() throws {
    #expect(
      try Self.changed([("on.one", Self.null), ("on[1]", Self.null), ("on[2].do", Self.text("C"))])
        == Self.start + "[{do: C}]}")
    #expect(
      try Self.changed([("values.w.as", Self.null), ("values.z", Self.null)])
        == "{values: {v: n, w: {is: 1}}, on: \(Self.handlers)}")
  }

  @Test(arguments: [
    ("elements.hero.look", "elements leads nowhere; there: values, on"),
    ("valuse.v", "valuse leads nowhere (did you mean 'values'?); there: values, on"),
    ("on.two.do", "on.two leads nowhere; there: one"),
    ("on[4]", "on[4] leads nowhere: the list has 3 elements"),
    ("on[3].do", "on[3] leads nowhere: the list has 3 elements"),
    ("values.v.is.x", "values.v.is leads nowhere (did you mean 'is'?); there: is"),
    ("values[0]", "values[0] leads nowhere"), ("on[+].do", "on[+] leads nowhere"),
  ])
  func `a path that leads nowhere is an error`(path: String, message: String) throws {
    var tree = Self.file
    let change = VariantChange(path: try #require(VariantPath(path)), value: Self.text("x"))
    #expect(throws: VariantChange.Failure(message: message)) {
      try VariantChange.apply([change], to: &tree)
    }
  }

  @Test(arguments: [
    "", ".", "a.", "a..b", "[0]", "a[", "a[x]", "a[-1]", "a]b[", "a[0]b", "a[12345]",
  ])
  func `a text that is no path is refused`(text: String) {
    #expect(VariantPath(text) == nil)
  }
}
