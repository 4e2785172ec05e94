// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// Why a recording could not be judged: a file that cannot be read, with the place of its mistake, or a word that names
/// nothing, with what would be accepted.
public struct RecordingError: Error, CustomStringConvertible, Sendable {
  /// The reason.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The bytes of a file.
  static func bytes(of path: String) throws(RecordingError) -> [UInt8] {
    do throws(OperationError) {
      return try FileSystem.contents(of: path, limit: 1 << 24)
    } catch {
      throw RecordingError(error.message)
    }
  }
}
