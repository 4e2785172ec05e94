// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls

extension RunPlan {
  /// The variant and the lane to run: the requested ones, or the only ones.
  ///
  /// - Throws: An error that lists the choices if there are several.
  func onlyRun() throws(OperationError) -> (variant: Int, lane: Lane) {
    var choices: [String] = []
    if variants.count != 1 {
      choices.append(
        Self.choice(of: "variants", variants.map { "\(variant($0).id)" }, option: .variant))
    }
    if lanes.count != 1 {
      let isOneDevice = lanes.allSatisfy { $0.selection == lanes[0].selection }
      choices.append(
        isOneDevice
          ? Self.choice(of: "refresh rates", lanes.map { "\($0.rate)" }, option: .fps)
          : Self.choice(of: "devices", lanes.map(\.id), option: .device))
    }
    guard choices.isEmpty else { throw OperationError(choices.joined(separator: "\n")) }
    return (variants[0], lanes[0])
  }

  private static func choice(
    of things: String, _ words: [String], option: OptionName
  ) -> String {
    "the scenario has \(words.count) \(things), expected one of them with \(option.word):"
      + " \(words.joined(separator: ", "))"
  }
}
