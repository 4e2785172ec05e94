// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// A device that a scenario runs on, and which way up it is held.
public struct DeviceSelection: Equatable, Sendable {
  /// The device.
  public var device: DeviceProfile
  /// Which way up it is held when the script begins.
  public var orientation: Orientation

  /// Makes a selection.
  public init(_ device: DeviceProfile, _ orientation: Orientation = .portrait) {
    self.device = device
    self.orientation = orientation
  }

  /// The word for the selection in scenario files, such as `iphone-11` or `iphone-11@landscape`.
  public var word: String { orientation == .portrait ? device.id : device.id + "@landscape" }
}
