// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

// A run as lines of JSON.

extension FrameOutput {
  /// Appends the line that describes the run.
  func appendHeader(
    _ timeline: Timeline, _ names: [[UInt8]], to bytes: inout [UInt8]
  ) {
    bytes.append("{\"schemaVersion\":1")
    for (key, value) in [("scenario", scenario), ("pattern", pattern), ("variant", variant)] {
      bytes.append(text: ",\"\(key)\":")
      JSONScalar.append(string: value, to: &bytes)
    }
    bytes.append(",\"device\":{\"id\":")
    JSONScalar.append(string: device.id, to: &bytes)
    bytes.append(",\"name\":")
    JSONScalar.append(string: device.name, to: &bytes)
    if let screen = timeline.epochs.first?.screen {
      let insets = screen.safeAreaInsets
      bytes.append(
        screen.orientation == .portrait
          ? ",\"orientation\":\"portrait\"" : ",\"orientation\":\"landscape\"")
      let facts: [(StaticString, Double)] = [
        (",\"width\":", screen.size.width), (",\"height\":", screen.size.height),
        (",\"scale\":", screen.scale), (",\"statusBarHeight\":", screen.statusBarHeight),
        (",\"safeArea\":{\"top\":", insets.top), (",\"left\":", insets.left),
        (",\"bottom\":", insets.bottom), (",\"right\":", insets.right),
      ]
      for (key, value) in facts {
        bytes.append(key)
        JSONScalar.append(value, to: &bytes)
      }
      bytes.append("}")
      // Written where a device has other settings than the default ones.
      if screen.contentSize != .large {
        bytes.append(",\"contentSize\":\"")
        bytes.append(screen.contentSize.word)
        bytes.append("\"")
      }
      if screen.direction == .rightToLeft {
        bytes.append(",\"layoutDirection\":\"rightToLeft\"")
      }
      if device.settings.window != .fullScreen {
        bytes.append(",\"window\":\"")
        bytes.append(device.settings.window.word)
        bytes.append("\"")
      }
      if device.settings.display == .inner { bytes.append(",\"display\":\"inner\"") }
      if device.settings.isZoomed { bytes.append(",\"zoomed\":true") }
    }
    bytes.append("},\"refreshRate\":")
    bytes.append(decimal: timeline.rate)
    bytes.append(",\"tracks\":[")
    for (index, name) in names.enumerated() {
      bytes.append(index > 0 ? ",\"" : "\"")
      bytes.append(contentsOf: name)
      bytes.append("\"")
    }
    bytes.append("]}\n")
  }
}
