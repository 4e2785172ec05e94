// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a campaign on demand is told.
enum ProcessInformation {
  static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
