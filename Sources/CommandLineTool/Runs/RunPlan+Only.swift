// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

extension RunPlan {
  /// The variant to run: the one that was asked for, or the only one.
  ///
  /// - Throws: That there are several, and which.
  func onlyVariant() throws(ToolError) -> Int {
    guard variants.count == 1 else {
      throw Self.choice(of: "variants", variants.map { "\(variant($0).id)" }, option: .variant)
    }
    return variants[0]
  }

  /// The lane to run: the one that was asked for, or the only one.
  ///
  /// - Throws: That there are several, and which.
  func onlyLane() throws(ToolError) -> Lane {
    guard lanes.count == 1 else {
      let isOneDevice = lanes.allSatisfy { $0.selection == lanes[0].selection }
      throw isOneDevice
        ? Self.choice(of: "refresh rates", lanes.map { "\($0.rate)" }, option: .fps)
        : Self.choice(of: "devices", lanes.map(\.id), option: .device)
    }
    return lanes[0]
  }

  private static func choice(
    of things: String, _ words: [String], option: OptionName
  ) -> ToolError {
    ToolError(
      "the scenario has \(words.count) \(things), expected one of them with \(option.word):"
        + " \(words.joined(separator: ", "))")
  }
}
