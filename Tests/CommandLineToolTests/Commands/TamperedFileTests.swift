// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import TestSupport
import Testing

@testable import CommandLineTool
@testable import StoryboardProduction
@testable import SystemCalls

/// Changes to a rendered file that `validate` must find.
@Suite struct `Tampered files` {
  private let scratch: ScratchFolder
  private let page: String
  private let drawing: String

  init() throws {
    let scratch = try ScratchFolder()
    self.scratch = scratch
    let scenario = try scratch.write(
      Example.scenario(variants: ["ch4"], devices: ["iphone-8"]), to: "a.scenario.jsonc")
    let run = ToolRun("render", scenario, "--output", scratch.path("out"), "-q")
    try #require(run.exitCode == .clean, "\(run.errors)")
    page = try Self.text("index.html", scratch)
    drawing = try Self.text("ch4/iphone-8.svg", scratch)
  }

  private static func text(_ name: String, _ scratch: ScratchFolder) throws -> String {
    let path = scratch.path("out/test/short/\(name)")
    return String(decoding: try FileSystem.contents(of: path, limit: 1 << 24), as: UTF8.self)
  }

  private func validate(_ text: String, _ name: String, _ options: String...) throws -> ToolRun {
    let path = try scratch.write(text, to: name)
    return ToolRun(["validate", path] + options)
  }

  @Test func `a rendered file is valid with and without the option for edited files`() throws {
    for options in [[], ["--edited"]] {
      #expect(ToolRun(["validate", try scratch.write(page, to: "p.html")] + options).output == "")
      #expect(
        ToolRun(["validate", try scratch.write(drawing, to: "d.svg")] + options).output == "")
    }
  }

  @Test func `a number that was changed by hand is valid only as an edit`() throws {
    let edited = drawing.replacing("font-weight=\"600\"", with: "font-weight=\"500\"")
      .replacing("height=\"6\"", with: "height=\"7\"")
    try #require(edited != drawing)
    let run = try validate(edited, "e.svg")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("altered after it was written"))
    #expect(try validate(edited, "e.svg", "--edited").exitCode == .clean)
  }

  @Test func `a drawing without its checksum is valid only as an edit`() throws {
    let bare = String(decoding: FileChecksum.removed(from: Array(drawing.utf8)), as: UTF8.self)
    let run = try validate(bare, "b.svg")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains("no checksum in its last line"))
    #expect(try validate(bare, "b.svg", "--edited").exitCode == .clean)
  }

  @Test func `line endings of another system are an alteration`() throws {
    #expect(try validate(drawing.replacing("\n", with: "\r\n"), "c.svg").exitCode == .findings)
  }

  @Test(arguments: [
    ("default-src 'none'", "default-src *", "allows *"),
    ("base-uri 'none'; ", "", "base-uri is missing"),
    ("script-src ", "script-src 'unsafe-inline' ", "allows 'unsafe-inline'"),
    ("img-src data:;", "img-src data:; connect-src *;", "connect-src is no directive of a page"),
    ("img-src data:;", "img-src data: https:;", "allows https:"),
    ("img-src data:;", "img-src data:; img-src data:;", "img-src is there twice"),
    ("http-equiv=\"Content-Security-Policy\"", "name=\"robots\"", "no Content-Security-Policy"),
    ("</body>", "<script>document.title='ran'</script></body>", "writes no such script"),
    ("</body>", "<script type=\"module\">f()</script></body>", "writes no such script"),
    ("</body>", "<!--><script>f()</script>--></body>", "a comment"),
    ("</body>", "<p><![CDATA[><script>f()</script>]]></p></body>", "character data"),
    ("</body>", "<p/></body>", "HTML does not end it"),
    ("</body>", "<noscript><p>x</p></noscript></body>", "noscript"),
    ("</body>", "<p onclick=\"f()\">x</p></body>", "onclick"),
    ("</body>", "<style>p{color:red}</style></body>", "a page has one, in its head"),
    ("})();\n//]]>", "f()})();\n//]]>", "writes no such script"),
    ("<style>:root", "<style>*{display:none}:root", "style-src lacks"),
    (
      "<meta charset=\"utf-8\"/>", "<meta charset=\"utf-8\"/><style>p{color:red}</style>",
      "not before"
    ),
    (
      "type=\"application/gzip\" id=\"script\"", "type=\"application/gzip\" id=\"other\"",
      "#script is missing"
    ),
    (
      "type=\"application/gzip\" id=\"data\"", "type=\"application/json\" id=\"data\"",
      "#data is missing"
    ),
    (
      " id=\"script\" data-digest=\"sha256-", " id=\"script\" data-digest=\"sha256-A",
      "but states another"
    ),
  ])
  func `a page that behaves differently from the rendered one is not a valid edit`(
    original: String, tampered: String, finding: String
  ) throws {
    let place = try #require(page.firstRange(of: original))
    var text = page
    text.replaceSubrange(place, with: tampered)
    let run = try validate(text, "t.html", "--edited")
    #expect(run.exitCode == .findings)
    #expect(run.output.contains(finding), "\(run.output)")
    // An attacker may recompute the checksum, which makes no difference.
    let sealed = FileChecksum.added(to: Array(text.utf8))
    #expect(try validate(String(decoding: sealed, as: UTF8.self), "t.html").exitCode == .findings)
  }

  @Test(arguments: ["data", "style", "script"])
  func `a packed text that is empty or altered is found`(id: String) throws {
    let start = try #require(page.firstRange(of: "id=\"\(id)\" data-digest="))
    let open = try #require(page[start.upperBound...].firstIndex(of: ">"))
    let end = try #require(page[open...].firstIndex(of: "<"))
    let content = page.index(after: open)..<end
    var empty = page
    empty.replaceSubrange(content, with: "")
    #expect(try validate(empty, "t.html", "--edited").output.contains("#\(id) does not unpack"))
    var altered = Array(page[content])
    altered.swapAt(altered.count / 2, altered.count / 2 + 1)
    try #require(altered[altered.count / 2] != altered[altered.count / 2 + 1])
    var other = page
    other.replaceSubrange(content, with: String(altered))
    #expect(try validate(other, "t.html", "--edited").output.contains("#\(id) "))
  }

  @Test func `a script that the policy was changed to allow is found`() throws {
    let script = "document.title='ran'"
    let source = "'sha256-\(Base64.text(of: SHA256.digest(of: script.utf8)))'"
    let text = page.replacing("script-src ", with: "script-src \(source) ")
      .replacing("</body>", with: "<script>\(script)</script></body>")
    let run = try validate(text, "t.html", "--edited")
    #expect(run.output.contains("this version writes no such script"))
  }

  @Test func `a page that watches for its next rendering is valid`() throws {
    let folder = OutputFolder(scratch.path("watched"), isWatched: true)
    try FileSystem.makeFolder(folder.path)
    let bare = FileChecksum.removed(from: Array(page.utf8))
    guard case .success = try folder.write(bare, to: "index.html", as: .page) else {
      Issue.record("refused")
      return
    }
    #expect(ToolRun("validate", folder.path("index.html")).output == "")
  }
}
