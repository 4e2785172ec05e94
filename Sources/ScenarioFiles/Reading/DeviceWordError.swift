// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is wrong with the word of a device.
package struct DeviceWordError: Error, Equatable, Sendable {
  /// A sentence without a full stop.
  package var message: String

  init(_ message: String) { self.message = message }
}
