// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// A run as comma-separated values.

extension FrameOutput {
  /// Appends the names of the columns.
  func appendColumns(_ names: [[UInt8]], to bytes: inout [UInt8]) {
    bytes.append("frame,t,phase,finger.x,finger.y")
    for name in names {
      bytes.append(",")
      bytes.append(contentsOf: name)
    }
    bytes.append("\n")
  }
}
