// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// What a file may hold at most.
///
/// Beyond a limit the file is refused, with the limit in the message.
package enum FileLimits {
  /// Bytes of a file: 16 MB, that is 16 × 1024 × 1024.
  package static let bytes = 16 * 1024 * 1024
  /// Lists and objects inside each other.
  package static let nesting = JSON5Scanner.nestingLimit
  /// Steps of a script.
  package static let steps = 10_000
  /// Length of a script in seconds, without the time that it waits for the content to settle.
  package static let seconds = 600.0
  /// Samples of one trace.
  package static let samples = 1_000_000
  /// Words in a scenario's list of devices.
  package static let devices = 1_000
  /// Checks of a scenario.
  package static let checks = 1_000
  /// Numbers in a list that is a parameter's value.
  package static let listLength = 100_000
}
