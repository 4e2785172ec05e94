// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension DeviceSelection {
  /// The devices that the word of a group stands for.
  ///
  /// Devices that cannot be set up as asked are left out: `all@zoomed` are those with Display Zoom.
  ///
  /// - Parameters:
  ///   - word: `all`, `matrix`, or another word.
  ///   - facts: How each of them is held and set up.
  ///   - devices: What `all` stands for.
  ///   - matrix: What `matrix` stands for.
  /// - Returns: nil for a word that is no group's.
  /// - Throws: That the facts leave no device, or do not go with the group.
  package static func group(
    _ word: some StringProtocol, _ facts: DeviceWordFacts,
    devices: [DeviceProfile] = DeviceCatalog.devices,
    matrix: [DeviceSelection] = DeviceCatalog.matrix.map {
      DeviceSelection($0.device, $0.orientation)
    }
  ) throws(DeviceWordError) -> [DeviceSelection]? {
    var result: [DeviceSelection] = []
    switch word {
    case "all":
      // A scenario that has all devices is about Apple's; those with Android have physics of their own. Facts that
      // nobody has measured show nothing that other devices do not.
      let provisional = DeviceCatalog.provisional.map(\.id)
      for device in devices where device.platform == .iOS && !provisional.contains(device.id) {
        if let selection = try? DeviceSelection(device, facts) { result.append(selection) }
      }
    case "matrix":
      guard facts.orientation == nil else {
        throw DeviceWordError(
          "'matrix' has orientations of its own; list devices one by one to choose them")
      }
      for selection in matrix {
        var own = facts
        own.orientation = selection.orientation
        if let selection = try? DeviceSelection(selection.base, own) { result.append(selection) }
      }
    default: return nil
    }
    guard !result.isEmpty else {
      throw DeviceWordError("no device of '\(word)' can be set up so")
    }
    return result
  }
}
