// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

extension PatternFile {
  /// What an iPhone 8 shows of a file's first variant.
  static func run(_ file: String, _ steps: [GestureStep], rate: Int = 60) throws -> Timeline {
    let entry = try PatternFile(Array(file.utf8)).entry(
      of: "a.pattern.jsonc", placing: { "\($0)" })
    let device = try #require(DeviceCatalog.devices.first { $0.id == "iphone-8" })
    return try entry.run(
      RunRequest(
        variant: 0, parameters: [], screen: device.screen(.portrait),
        turnedScreen: device.screen(.landscape), rate: rate, physics: .uikit,
        script: GestureScript(steps)))
  }
}
