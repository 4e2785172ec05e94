// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import ScrollCore
import TestSupport
import Testing

@testable import ScenarioFiles

/// Files of every past version can be read, and keep their meaning.
///
/// The files in the folders next to this one are never changed: a golden contains what each of them
/// meant when its version was current.
@Suite struct VersionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func files(ofVersion version: Int) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "version-\(version)"), includingPropertiesForKeys: nil
    )
    .filter { $0.lastPathComponent.hasSuffix(".jsonc") }
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The content of a file, one fact per line.
  private static func facts(_ scenario: Scenario) -> String {
    var lines = [
      "id \(scenario.id)", "title \(scenario.title)", "summary \(scenario.summary ?? "none")",
      "pattern \(scenario.pattern.id)",
      "variants \(scenario.variants.map { "\(scenario.pattern.variants[$0].id)" })",
      "devices \(scenario.devices.map(\.word))", "os \(scenario.systemVersion ?? 0)",
      "rates \(scenario.refreshRates)", "profile \((scenario.physics.profile ?? .uikit).id)",
      "initial offset \(scenario.initialOffset)",
    ]
    for (descriptor, value) in zip(scenario.pattern.parameters, scenario.parameters) {
      lines.append("parameter \(descriptor.key) \(value)")
    }
    for (step, source) in zip(scenario.script.steps, scenario.stepSources) {
      lines.append("step \(source.label ?? "-") \(step)")
    }
    for check in scenario.checks {
      lines.append("check \(check.rule) \(check.during ?? "-") \(check.severity)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func `version 1 is read as it was`() throws {
    var text = ""
    for url in try Self.files(ofVersion: 1) {
      let scenario = try Scenario.read(
        path: url.lastPathComponent, source: Array(Data(contentsOf: url))
      ) { path in
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
      }
      text += "## \(url.lastPathComponent)\n" + Self.facts(scenario)
    }
    #expect(text.contains("step"))
    try Golden.expect(text, matches: "version-1.txt")
  }

  @Test(arguments: ["0", "2", "1.5", "'1'", "null"])
  func `another version is refused with a message that names the known one`(version: String) {
    let text = "{ version: \(version), id: 'a', pattern: 'collapsing-header', steps: [] }"
    #expect {
      try Scenario.read(path: "a", source: Array(text.utf8)) { _ in [] }
    } throws: { error in
      "\(error)".contains(
        "a:1:12: error: 'version' must be 1, the version of the format that this program reads")
    }
  }
}
