// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The words of all commands.
enum CommandName: String, CaseIterable {
  case render, frames, validate, list, schema, help
  case record, approve, diff, fit
}
