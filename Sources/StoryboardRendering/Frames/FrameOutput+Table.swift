// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

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

  /// Appends the row of a frame.
  func appendRow(_ timeline: Timeline, _ frame: Int, to bytes: inout [UInt8]) {
    bytes.append(decimal: frame)
    bytes.append(",")
    JSONScalar.append(timeline.time(ofFrame: frame), to: &bytes)
    bytes.append(",")
    bytes.append(timeline.phases[frame].name)
    let finger = timeline.fingers[frame]
    let fields = [finger.x, finger.x.isNaN ? .nan : finger.y]
    for field in fields { appendField(field, to: &bytes) }
    for track in timeline.valueNames.indices {
      appendField(timeline.value(track, inFrame: frame), to: &bytes)
    }
    bytes.append("\n")
  }

  private func appendField(_ value: Double, to bytes: inout [UInt8]) {
    bytes.append(",")
    if value.isFinite { JSONScalar.append(value, to: &bytes) }
  }
}
