// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// A device that a scenario runs on, and which way up it is held.
public struct DeviceSelection: Equatable, Sendable {
  /// The device.
  public var device: DeviceProfile
  /// Which way up it is held when the script begins.
  public var orientation: Orientation
  /// The path of the device's file as the scenario spells it; nil for a device of the catalogue.
  public var path: String?

  /// Makes a selection.
  public init(
    _ device: DeviceProfile, _ orientation: Orientation = .portrait, path: String? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.path = path
  }

  /// The word for the selection in scenario files, such as `iphone-11` or `iphone-11@landscape`.
  public var word: String { orientation == .portrait ? device.id : device.id + "@landscape" }

  /// The word, or the path of a device file, with which another scenario file selects the same.
  public var reference: String {
    (path ?? device.id) + (orientation == .portrait ? "" : "@landscape")
  }
}
