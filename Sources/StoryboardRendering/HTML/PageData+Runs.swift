// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

// The runs of a page.

extension PageData {
  /// Writes the run of a variant on a device.
  mutating func write(_ index: Int, variant: Int, to json: inout PageJSON) {
    let device = input.devices[index]
    let run = device.runs[variant]
    json.object { json in
      json.member("frames", run.frameCount)
      if !device.origins.isEmpty {
        // Requests of one device differ only in the variant.
        json.member("variant", device.origins[variant].request.variant)
        json.member("digest", Self.hexadecimal(device.origins[variant].digest))
      }
      json.member("phases", run.phases)
      if index == 0, variant == input.initialVariant {
        json.member("poster", device.scene.runs[variant].posterFrame)
      }
      json.key("events")
      json.array { json in
        for event in run.events {
          json.array { json in
            json.number(event.time * 1000)
            json.string(event.kind.name.description)
          }
        }
      }
      json.key("steps")
      json.array { json in
        if !input.steps.isEmpty {
          for time in run.stepTimes { json.number(time * 1000) }
        }
      }
      json.key("channels")
      json.array { json in
        for track in device.scene.runs[variant].tracks {
          // The grid of the page is too coarse for a scale, which is written in thousandths, and for an angle.
          let unit: Double =
            switch track.property {
            case .scale, .stretch: 1000
            case .rotation: 100
            default: 1
            }
          json.reference(pool.reference(to: PackedSeries(of: track.samples, times: unit)))
        }
      }
      if !device.findings.isEmpty, !device.findings[variant].isEmpty {
        json.key("findings")
        json.array { json in
          for finding in device.findings[variant] { Self.write(finding, to: &json) }
        }
      }
      json.key("values")
      json.array { json in
        for value in values.indices {
          json.reference(pool.reference(to: run.values[value]))
        }
      }
      measures[index].writeRun(variant: variant, pool: &pool, to: &json)
    }
  }

  /// The label, the worst frame, the severity, and first and last frames of the spans.
  private static func write(_ finding: Finding, to json: inout PageJSON) {
    json.array { json in
      json.string(finding.labelText)
      json.number(finding.worstFrame)
      json.number(Int(finding.severity.rawValue))
      for span in finding.spans {
        json.number(span.first)
        json.number(span.last)
      }
    }
  }

  /// A number as sixteen hexadecimal digits.
  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
