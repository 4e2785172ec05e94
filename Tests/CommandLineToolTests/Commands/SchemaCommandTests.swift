// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CommandLineTool

@Suite struct `Schema command` {
  @Test(arguments: SchemaName.allCases) func `prints a complete schema`(name: SchemaName) {
    let run = ToolRun("schema", name.rawValue)
    #expect(run.exitCode == .clean)
    #expect(run.errors == "")
    switch name {
    case .scenario, .device, .story, .project, .pattern:
      #expect(run.output.hasPrefix("{"))
      #expect(run.output.contains("\"$schema\": \"https://json-schema.org/draft/2020-12/schema\""))
    case .svg, .page, .junit:
      #expect(run.output.contains("http://relaxng.org/ns/structure/1.0"))
      #expect(!run.output.contains("<include "))
      // A schema is XML too, so the tool can validate it.
      #expect(ToolRun("validate", "-", input: run.output).exitCode == .clean)
    }
  }

  @Test func `for an unknown name the nearest one is suggested`() {
    let run = ToolRun("schema", "scenarios")
    #expect(run.exitCode == .failure)
    #expect(run.errors.hasPrefix("error: unknown schema 'scenarios' (did you mean 'scenario'?)"))
    #expect(
      ToolRun("schema").errors.hasPrefix("error: NAME is missing: one of scenario, device, story"))
  }
}
