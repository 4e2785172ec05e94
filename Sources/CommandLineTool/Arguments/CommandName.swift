// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The words of all commands.
enum CommandName: String, CaseIterable {
  case render, export, frames, validate, list, schema, `init`, doctor, completions, man, help
  case record, approve, diff, fit
}
