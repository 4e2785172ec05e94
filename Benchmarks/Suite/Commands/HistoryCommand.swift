// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench history`: runs of many commits, and the page that shows them.
enum HistoryCommand {
  static func run(_ words: ArraySlice<String>) throws(BenchError) -> ExitStatus { .usage }
}
