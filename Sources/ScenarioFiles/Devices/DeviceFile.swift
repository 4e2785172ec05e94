// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Device files (`*.device.jsonc`): a user's own device in JSON5.
package enum DeviceFile {
  /// Reads a device file.
  ///
  /// Linear in its length; the schema is `deviceSchema`.
  ///
  /// - Parameters:
  ///   - path: The file's path, for errors.
  ///   - source: The file's bytes.
  /// - Returns: The device, with the user as its source.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8]
  ) throws(InvalidScenarioFile) -> DeviceProfile {
    let log = ErrorLog()
    let document = JSON5Document(SourceFile(path: path, bytes: source, log: log))
    let device = document.flatMap { DeviceReader().read($0.root) }
    guard log.isEmpty, let device else { throw log.failure }
    return device
  }
}
