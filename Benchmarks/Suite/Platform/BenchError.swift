// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// Why a command ended early.
struct BenchError: Error, CustomStringConvertible {
  /// The reason, in words.
  var description: String
  /// What the shell is told.
  var status: ExitStatus

  init(_ description: String, status: ExitStatus = .failure) {
    self.description = description
    self.status = status
  }
}
