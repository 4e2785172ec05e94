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
    let deceleration = self.physics.decelerationRate == .fast ? DecelerationRate.fast : .normal
    // Only Android's law has flings that are matched.
    let match = "\(physics.id)" == "\(PhysicsProfile.android.id)" ? self.physics.match : .finger
    return RunRequest(
      variant: variant, parameters: parameters, screen: screen(orientation),
      turnedScreen: screen(turned), rate: rate, physics: physics,
      decelerationRate: deceleration, initialOffset: initialOffset,
      script: match == .finger
        ? script : script.matching(match, on: physics, of: .uikit, rate: deceleration),
      growth: pattern.growth(fixed: fixedLengths))
  }
}
