// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !DRIVER
import RandomScripts
#endif

/// The runs in which generated code is compared with its file, the same in the test and in its driver.
enum RandomRequest {
  /// How many runs there are.
  static let count = 1000

  /// A run by its number.
  static func request(_ seed: Int, parameters: [ParameterValue]) -> RunRequest {
    let places = DeviceCatalog.matrix
    let (device, orientation) = places[seed % places.count]
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    var steps = RandomScript.steps(seed: UInt64(seed), gestures: 1 + seed % 2)
    if seed % 5 == 0 {
      steps.insert(.rotate(to: turned), at: steps.count / 2)
      steps.append(.pause(0.1))
    }
    return RunRequest(
      variant: 0, parameters: parameters, screen: device.screen(orientation),
      turnedScreen: device.screen(turned), rate: seed % 3 == 0 ? 120 : 60, physics: .uikit,
      initialOffset: seed % 4 == 1 ? .fromStart(Double(seed % 97)) : .rest,
      script: GestureScript(steps))
  }
}
