// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScenarioFiles

@Suite struct ProjectTests {
  private func read(_ text: String) throws -> Project {
    try Project.read(path: "p/scrollwork.jsonc", source: Array(text.utf8)) { path in
      throw Missing(path: path)
    }
  }

  private struct Missing: Error {
    var path: String
  }

  private func mistakes(_ text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch let error as InvalidScenarioFile {
      return error.errors.map { "\($0.line):\($0.column): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `every key of a project is read`() throws {
    let project = try read(
      """
      { $schema: './x', version: 1, scenarios: ['a', 'b/c.scenario.jsonc'], output: 'o',
        devices: ['iphone-8', 'iphone-11@landscape'],
        rules: { 'CH-GAP': 'off',
          JUMP: 'warning' } }
      """)
    #expect(project.scenarios == ["a", "b/c.scenario.jsonc"])
    #expect(project.output == "o")
    #expect(project.devices?.map(\.word) == ["iphone-8", "iphone-11@landscape"])
    #expect(
      project.rules == [
        Project.Rule(id: "CH-GAP", setting: "off", place: "3:12"),
        Project.Rule(id: "JUMP", setting: "warning", place: "4:5"),
      ])
  }

  @Test func `keys that a project leaves out have defaults`() throws {
    let project = try read("{ version: 1 }")
    #expect(project == Project())
    #expect(project.scenarios == ["Scenarios"])
    #expect(project.output == "Output")
    #expect(project.devices == nil)
  }

  @Test func `one path needs no list`() throws {
    #expect(try read("{ version: 1, scenarios: 'x' }").scenarios == ["x"])
  }

  @Test(arguments: [
    ("{}", "1:1: a project needs the key 'version'"),
    (
      "{ version: 2 }",
      "1:12: 'version' must be 1, the version of the format that this program reads; found 2"
    ),
    ("[]", "1:1: a project must be an object; found a list"),
    (
      "{ version: 1, ouput: 'x' }",
      "1:15: unknown key 'ouput' in a project (did you mean 'output'?); accepted: $schema, version, scenarios, patterns, output, devices, rules"
    ),
    ("{ version: 1, scenarios: [] }", "1:26: 'scenarios' must be 1 to 1000 paths; found 0"),
    (
      "{ version: 1, rules: { JUMP: 'of' } }",
      "1:30: the setting of a rule must be"
    ),
    (
      "{ version: 1, rules: [] }",
      "1:22: 'rules' must be an object with a setting for each rule; found a list"
    ),
    (
      "{ version: 1, devices: ['iphone-9'] }",
      "1:25: unknown device 'iphone-9' (did you mean 'iphone-8'?)"
    ),
  ])
  func `an error has a position and says what is accepted`(text: String, message: String) {
    let found = mistakes(text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test func `a scenario that names no device runs on the default devices`() throws {
    let text =
      "{ version: 1, id: 'a', pattern: 'collapsing-header', steps: [{ type: 'pause', duration: 1 }] }"
    let usual = try read("{ version: 1, devices: 'iphone-8' }").devices
    func devices(_ usual: [DeviceSelection]?) throws -> [String] {
      try Scenario.read(path: "a", source: Array(text.utf8), defaultDevices: usual) { path in
        throw Missing(path: path)
      }.devices.map(\.word)
    }
    #expect(try devices(usual) == ["iphone-8"])
    #expect(try devices(nil).count == 6)
  }
}
