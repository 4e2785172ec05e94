// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The drawings of the devices, side by side, in the pose of their still picture.
struct StageSection {
  private let input: StoryboardPageInput
  /// How many devices are drawn in the page itself; the data have the drawings of the others, which is a tenth of their size.
  let drawn: Int

  /// More devices than this are not all drawn without the script, nor shown by it at first; `store.js` has the same number.
  private static let many = 12

  init(_ input: StoryboardPageInput) {
    self.input = input
    drawn = input.index == nil && input.devices.count > Self.many ? Self.many : input.devices.count
  }

  /// Writes the devices, and returns the drawings of those that are not drawn here.
  func write(to writer: inout MarkupWriter) -> [[UInt8]] {
    var resources = DrawingResources()
    var others: [[UInt8]] = []
    writer.element(.section, [(.class, "stage"), (.ariaLabelledby, "stage-title")]) { writer in
      writer.element(.h2, [(.class, "vh"), (.id, "stage-title")], text: "Devices")
      if input.isReviewed {
        writer.element(.div, [(.id, "explained"), (.class, "script"), (.hidden, "hidden")])
      }
      let isParted = input.devices.contains { $0.name.split(separator: ", ").count > 1 }
      writer.element(
        .div, (isParted ? [(.class, "parted")] : []) + [(.id, "stage"), (.tabindex, "-1")]
      ) { writer in
        if input.devices.count > 1 { resources.repeats = RepeatedMarkup() }
        for (index, device) in input.devices.enumerated() {
          write(device, index, using: &resources, to: &writer)
          guard index >= drawn else { continue }
          var other = MarkupWriter(capacity: 1 << 14)
          other.isIndenting = false
          writeDrawing(device, index, using: &resources, to: &other)
          other.finish()
          others.append(other.bytes)
        }
      }
      writer.repeatedDefinitions(of: resources.repeats)
      writer.sharedDefinitions(of: resources, for: input.devices[0].scene)
    }
    return others
  }

  /// The prefix of the ids in a device's drawing; the page's script relies on it.
  static func prefix(ofDevice index: Int) -> String { "d\(index)-" }

  /// The maximum number of bytes of a name that fits above the narrowest drawing.
  private static let shortName = 16

  /// The number of circles that follow the finger.
  static let fingerTailCount = 2

  private func write(
    _ device: PageDevice, _ index: Int, using resources: inout DrawingResources,
    to writer: inout MarkupWriter
  ) {
    let hidden: [(AttributeName, String)] =
      input.index != nil && index > 0 ? [(.hidden, "hidden")] : []
    let style = index < drawn ? "device" : "device script"
    writer.element(.figure, [(.class, style), (.id, "device-\(device.id)")] + hidden) { writer in
      writer.element(.figcaption) { writer in
        // A tooltip shows a name that is cut off above a narrow drawing.
        let isLong = device.name.utf8.count > Self.shortName
        writer.element(.h3, isLong ? [(.title, device.name)] : []) { writer in
          writeName(device.name, to: &writer)
        }
        for (line, fact) in device.facts.enumerated() {
          writer.element(.p) { writer in
            writer.text(fact)
            // The shortest line has space for it on the narrowest screens.
            if line == PageDevice.evidenceLine, !device.files.isEmpty {
              writeLink(device, to: &writer)
            }
          }
        }
        if input.isReviewed {
          let findings = device.findings[input.initialVariant]
          let style = Finding.style("chip", Finding.worst(findings)?.severity)
          writer.element(
            .p, [(.id, "verdict-\(device.id)"), (.class, style)], text: Finding.chip(findings))
        }
      }
      writer.element(.div, [(.class, "screens")]) { writer in
        writer.element(.div, [(.class, "screen")]) { writer in
          if index < drawn { writeDrawing(device, index, using: &resources, to: &writer) }
        }
        if input.index != nil { writeBoth(device, index, to: &writer) }
      }
    }
  }

  private func writeDrawing(
    _ device: PageDevice, _ index: Int, using resources: inout DrawingResources,
    to writer: inout MarkupWriter
  ) {
    writer.drawing(
      of: device.scene, run: input.initialVariant,
      frame: device.scene.runs[input.initialVariant].posterFrame,
      idPrefix: Self.prefix(ofDevice: index), fingerTailCount: Self.fingerTailCount,
      label: "\(device.name) at the time of the playhead", using: &resources)
  }

  /// Writes a copy of both drawings, one on the other: what differs shows twice.
  ///
  /// The script draws the second side, and lets the upper copy refer to it.
  private func writeBoth(_ device: PageDevice, _ index: Int, to writer: inout MarkupWriter) {
    writer.element(.div, [(.class, "screen both script")]) { writer in
      writer.drawing(
        ofCopies: [[], [(.class, "over")]], of: device.scene,
        idPrefix: Self.prefix(ofDevice: index),
        label: "\(device.name), the baseline below the current run")
    }
  }

  /// Writes a name whose parts do not break across lines.
  private func writeName(_ name: String, to writer: inout MarkupWriter) {
    let parts = name.split(separator: ", ")
    for (index, part) in parts.enumerated() {
      let words = String(part) + (index + 1 < parts.count ? "," : "")
      guard index > 0 else {
        writer.text(words)
        continue
      }
      writer.text(" ")
      writer.element(.span, text: words)
    }
  }

  private func writeLink(_ device: PageDevice, to writer: inout MarkupWriter) {
    writer.text(" · ")
    writer.element(
      .a,
      [
        (.id, "svg-\(device.id)"), (.href, device.files[input.initialVariant]),
        (.ariaLabel, "SVG of \(device.name)"),
      ], text: "SVG")
  }
}
