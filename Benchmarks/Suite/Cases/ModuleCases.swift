// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// The core as WebAssembly.
enum ModuleCases {
  @Sendable static func all() -> [BenchCase] { [] }
}
