// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a file may hold at most.
///
/// Beyond a limit the file is refused, with the limit in the message.
public enum FileLimits {
  /// Bytes of a file: 16 MB, that is 16 × 1024 × 1024.
  public static let bytes = 16 * 1024 * 1024
  /// Lists and objects inside each other.
  public static let nesting = 64
  /// Steps of a script.
  public static let steps = 10_000
  /// Length of a script in seconds, without the time that it waits for the content to settle.
  public static let seconds = 600.0
  /// Samples of one trace.
  public static let samples = 1_000_000
  /// Words in a scenario's list of devices.
  public static let devices = 1_000
  /// Checks of a scenario.
  public static let checks = 1_000
  /// Numbers in a list that is a parameter's value.
  public static let listLength = 100_000
}
