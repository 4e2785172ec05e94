// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// Why a command ended early.
struct BenchError: Error, CustomStringConvertible {
  /// The reason, as text.
  var description: String
  /// The exit status.
  var status: ExitStatus

  init(_ description: String, status: ExitStatus = .failure) {
    self.description = description
    self.status = status
  }
}
