// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// Environment variables of an on-demand campaign.
enum ProcessInformation {
  static func variable(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
}
