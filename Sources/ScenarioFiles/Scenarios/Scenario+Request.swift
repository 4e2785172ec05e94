// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension Scenario {
  /// What one run of the scenario is made from.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - selection: The device, and which way up it is held.
  ///   - rate: Display rate in frames per second.
  ///   - systemVersion: The system version whose facts are used; nil for the device's newest.
  ///   - physics: How touch and scroll behave.
  package func request(
    _ variant: Int, on selection: DeviceSelection, rate: Int, systemVersion: Int?,
    physics: PhysicsProfile
  ) -> RunRequest {
    let orientation = selection.orientation
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    func screen(_ orientation: Orientation) -> Screen {
      insets.applied(to: selection.device.screen(orientation, systemVersion: systemVersion))
    }
    return RunRequest(
      variant: variant, parameters: parameters, screen: screen(orientation),
      turnedScreen: screen(turned), rate: rate, physics: physics,
      decelerationRate: self.physics.decelerationRate == .fast ? .fast : .normal,
      initialOffset: initialOffset, script: script,
      growth: pattern.growth(fixed: fixedLengths))
  }
}
