// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A shell that can complete the tool's words.
enum Shell: String, CaseIterable {
  case bash, zsh, fish
}
