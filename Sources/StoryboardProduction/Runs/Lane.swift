// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
import ScrollCore

/// One device of a run: its profile, orientation and display rate.
package struct Lane: Equatable, Sendable {
  /// The device, its orientation and its settings.
  package var selection: DeviceSelection
  /// Display frames per second.
  package var rate: Int
  /// Whether the scenario shows the device at several rates, so that the rate is part of its name.
  var namesRate: Bool

  /// The identifier of the lane in file names and on the command line, such as
  /// `iphone-11-landscape`.
  package var id: String {
    namesRate ? "\(selection.fileWord)-\(rate)hz" : selection.fileWord
  }

  /// What a person calls it.
  package var name: String {
    namesRate ? "\(selection.name), \(rate) Hz" : selection.name
  }
}
