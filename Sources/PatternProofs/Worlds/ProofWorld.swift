// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
package import ScrollCore

/// A screen on which claims are decided.
package struct ProofWorld: Sendable {
  /// The device.
  package var device: DeviceProfile
  /// How it is held.
  package var orientation: Orientation
  /// The size of text.
  package var contentSize: ContentSizeCategory
  /// The direction of the language.
  package var direction: LayoutDirection
  /// The values of parameters that are tried one after the other.
  package var choices: [ParameterChoice]
  /// Its number among the worlds; 0 before it has one.
  var number = 0
  /// What a run on it needs; its script is empty.
  package var request: RunRequest
  /// What registers hold that depend on screen and parameters.
  var registers: [Double]

  /// Makes the world of a device with some settings.
  init(
    _ device: DeviceProfile, _ orientation: Orientation, _ contentSize: ContentSizeCategory,
    _ direction: LayoutDirection, _ choices: [ParameterChoice] = [], of program: ProofProgram
  ) {
    self.device = device
    self.orientation = orientation
    self.contentSize = contentSize
    self.direction = direction
    self.choices = choices
    let descriptors = program.pattern.parameters
    func screen(_ orientation: Orientation) -> Screen {
      var screen = device.screen(orientation)
      screen.contentSize = contentSize
      screen.direction = direction
      return screen
    }
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    request = RunRequest(
      variant: 0, parameters: descriptors.map(\.defaultValue), screen: screen(orientation),
      turnedScreen: screen(turned), rate: 60, physics: .uikit, script: GestureScript([]),
      growth: ParameterGrowth(descriptors, fixed: choices.map(\.index)))
    for choice in choices { request.parameters[choice.index] = choice.value }
    registers = program.holdings(request)
  }

  /// What the registers hold after the device has been turned.
  func turnedRegisters(of program: ProofProgram) -> [Double] {
    var request = request
    swap(&request.screen, &request.turnedScreen)
    return program.holdings(request)
  }
}

extension ProofProgram {
  /// What the registers of the screen and the parameters hold; the registers after them are left out.
  fileprivate func holdings(_ request: RunRequest) -> [Double] {
    let facts = program.facts.map(\.register).max() ?? -1
    let parameters = program.parameters.map { $0.register + $0.count }.max() ?? 0
    return Array(program.screenRegisters(of: request).prefix(max(facts + 1, parameters)))
  }
}
