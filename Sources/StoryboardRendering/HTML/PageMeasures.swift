// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a page lays over its drawings: the screens of a device, its dimension lines, the finger, the
/// adjusted insets.
///
/// `page-overlays.js` reads it.
struct PageMeasures {
  private let device: PageDevice
  private let redlines: PageRedlines

  init(_ device: PageDevice) {
    self.device = device
    redlines = PageRedlines(device.timelines)
  }

  /// Writes the members of a device: screens, names of dimension lines, and what these measure.
  func writeDevice(to json: inout JSONText) {
    json.key("screens")
    json.array { json in
      for stage in device.scene.stages {
        json.object { json in
          json.member("x", stage.origin.x)
          json.member("y", stage.origin.y)
          json.member("width", stage.screen.size.width)
          json.member("height", stage.screen.size.height)
          json.key("safeArea")
          json.array { json in
            let insets = stage.screen.safeAreaInsets
            for inset in [insets.top, insets.left, insets.bottom, insets.right] {
              json.number(inset)
            }
          }
        }
      }
    }
    json.key("redlines")
    json.array { json in
      for name in redlines.names { json.string(name) }
    }
    json.key("measures")
    json.array { json in
      for measure in redlines.measures {
        json.array { json in
          json.number(Int(measure.kind.rawValue))
          json.number(measure.measure.rawValue)
        }
      }
    }
  }

  /// Writes the members of a run: when which screen is shown, the finger, the insets, the ends of the
  /// lines.
  func writeRun(
    variant: Int, pool: inout TrackPool, to json: inout JSONText
  ) {
    let timeline = device.timelines[variant]
    json.key("turns")
    json.array { json in
      for epoch in timeline.epochs {
        guard let stage = device.scene.stages.firstIndex(where: { $0.screen == epoch.screen })
        else { continue }
        json.array { json in
          json.number(epoch.firstFrame)
          json.number(stage)
        }
      }
    }
    let fingers = timeline.fingers
    let x = fingers.map(\.x)
    let y = fingers.map { $0.x.isNaN ? .nan : $0.y }
    json.key("finger")
    json.array { json in
      PageData.write(pool.reference(to: x), to: &json)
      PageData.write(pool.reference(to: y), to: &json)
    }
    writeInsets(of: timeline, pool: &pool, to: &json)
    json.key("redlines")
    json.array { json in
      for (top, bottom) in redlines.ends(in: timeline) {
        json.array { json in
          PageData.write(pool.reference(to: top), to: &json)
          PageData.write(pool.reference(to: bottom), to: &json)
        }
      }
    }
  }

  /// The first letter of the axis, the first edge, the two insets and the last edge.
  private func writeInsets(of timeline: Timeline, pool: inout TrackPool, to json: inout JSONText) {
    guard let first = timeline.bounds.first else { return }
    json.key("insets")
    json.array { json in
      json.string(first.axis == .vertical ? "y" : "x")
      let bounds = timeline.bounds.lazy
      PageData.write(pool.reference(to: bounds.map(\.start)), to: &json)
      PageData.write(pool.reference(to: bounds.map(\.leadingInset)), to: &json)
      PageData.write(pool.reference(to: bounds.map(\.trailingInset)), to: &json)
      PageData.write(pool.reference(to: bounds.map(\.end)), to: &json)
    }
  }
}
