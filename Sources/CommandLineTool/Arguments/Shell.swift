// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A shell that can complete arguments.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
