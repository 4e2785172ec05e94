// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

@Suite struct `Validate command` {
  @Test func `a well-formed file of another kind is valid, with a note`() {
    let run = ToolRun("validate", "-", input: "<a><b/></a>")
    #expect(run.exitCode == .clean)
    #expect(run.output.hasPrefix("standard input: note: "))
    #expect(run.errors == "1 file: 1 valid, 0 not\n")
  }

  @Test func `a broken file is a finding with its line`() throws {
    let scratch = try ScratchFolder()
    let path = try scratch.write("<a>\n<b></a>\n", to: "a.svg")
    let run = ToolRun("validate", path)
    #expect(run.exitCode == .findings)
    #expect(run.output.hasPrefix("\(path):2:"), "\(run.output)")
    #expect(run.errors == "1 file: 0 valid, 1 not\n")
  }

  @Test func `a foreign SVG is not a storyboard`() {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><rect foo=\"1\"/></svg>"
    #expect(ToolRun("validate", "-", input: svg).exitCode == .findings)
    #expect(ToolRun("validate", "-", "--schema", "page", input: svg).exitCode == .findings)
  }

  @Test func `a file that cannot be read is worse than an invalid one`() throws {
    let scratch = try ScratchFolder()
    let bad = try scratch.write("<a>", to: "bad.svg")
    let missing = scratch.path("missing.svg")
    let run = ToolRun("validate", bad, missing, "-q")
    #expect(run.exitCode == .failure)
    #expect(run.output.hasPrefix("\(bad):1:"))
    #expect(run.errors == "error: cannot read \(missing): no such file or directory\n")
  }

  @Test func `findings keep the order of the files for any number of jobs`() throws {
    let scratch = try ScratchFolder()
    let paths = try (0..<40).map { try scratch.write("<a>\($0)", to: "\($0).svg") }
    let one = ToolRun(["validate", "--jobs", "1"] + paths)
    let many = ToolRun(["validate", "--jobs", "8"] + paths)
    #expect(one.output == many.output)
    #expect(one.outputLines.count >= 40)
  }

  @Test func `JSON has a line for every file`() throws {
    let scratch = try ScratchFolder()
    let good = try scratch.write("<a/>", to: "good.xml")
    let bad = try scratch.write("<a>", to: "bad.xml")
    let run = ToolRun("validate", "--json", good, bad, "no\"where")
    #expect(run.exitCode == .failure)
    #expect(run.output.contains("{\"file\": \"\(good)\", \"valid\": true, \"error\": null, "))
    #expect(run.output.contains("{\"file\": \"\(bad)\", \"valid\": false, \"error\": null, "))
    #expect(
      run.output.contains("{\"file\": \"no\\\"where\", \"valid\": false, \"error\": \"cannot read ")
    )
  }

  @Test func `hostile input is refused`() {
    func entity(_ name: String, _ content: String) -> String {
      "<!ENTITY \(name) \"\(String(repeating: content, count: 1000))\">"
    }
    let bomb =
      "<!DOCTYPE a [\(entity("x", "x"))\(entity("y", "&x;"))\(entity("z", "&y;"))]><a>&z;</a>"
    #expect(ToolRun("validate", "-", input: bomb).exitCode == .findings)
    let outside = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>"
    #expect(!ToolRun("validate", "-", input: outside).output.contains("root:"))
  }
}
