// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The names of all commands.
enum CommandName: String, CaseIterable {
  case render, export, check, prove, merge, record, approve, diff, fit, film
  case generate, explain, bench
  case frames, validate, list, schema, `init`, doctor, mcp, completions, man, help
}
