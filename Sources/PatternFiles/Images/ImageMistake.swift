// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a file cannot be shown as an image, as the end of a sentence about it.
struct ImageMistake: Error, Equatable {
  var message: String

  init(_ message: String) { self.message = message }
}
