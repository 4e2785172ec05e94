// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What can be listed.
enum ListSubject: String, CaseIterable {
  case devices, patterns, variants, parameters, scenarios, physics, rules, language
}
