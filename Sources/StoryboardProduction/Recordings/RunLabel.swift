// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The display name of a run.
struct RunLabel {
  /// Scenario and variant, or the whole name if it does not consist of scenario, variant and
  /// device.
  package let name: String
  /// The display name of the device; empty if the name is complete without it.
  package let device: String

  /// Takes a name such as `my-app/fling/ch7/iphone-8` apart.
  package init(_ name: String) {
    let parts = name.split(separator: "/")
    guard parts.count > 2, !name.contains(" → ") else {
      self.name = name
      device = ""
      return
    }
    self.name = parts.dropLast(2).joined(separator: "/") + " · " + parts[parts.count - 2]
    device = Self.deviceName(String(parts[parts.count - 1]))
  }

  /// The display name of a device of the catalogue; the identifier itself for any other.
  static func deviceName(_ word: String) -> String {
    guard let device = profile(word) else { return word }
    let rest = word.dropFirst(device.id.utf8.count)
    return rest.isEmpty
      ? device.name
      : device.name + ", " + rest.dropFirst().split(separator: "-").joined(separator: ", ")
  }

  /// The device of the catalogue whose identifier is a prefix of a run's; nil if there is none.
  package static func profile(_ word: String) -> DeviceProfile? {
    DeviceCatalog.catalog
      .filter { word == $0.id || word.hasPrefix($0.id + "-") }
      .max { $0.id.utf8.count < $1.id.utf8.count }
  }

  /// Many names in few lines: one for each scenario and variant, with its devices.
  package static func lists(_ names: [String]) -> [String] {
    var order: [String] = []
    var devices: [String: [String]] = [:]
    for name in names {
      let label = RunLabel(name)
      if devices[label.name] == nil { order.append(label.name) }
      devices[label.name, default: []] += label.device.isEmpty ? [] : [label.device]
    }
    return order.map { name in
      let own = devices[name] ?? []
      return own.isEmpty ? name : name + ": " + own.joined(separator: "; ")
    }
  }
}
