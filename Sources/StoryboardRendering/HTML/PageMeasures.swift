// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The overlays of drawings: the screens of a device, its dimension lines, the finger, and the adjusted insets.
///
/// `stage/overlay.js` reads it.
struct PageMeasures {
  private let device: PageDevice

  init(_ device: PageDevice) {
    self.device = device
  }

  /// Writes the members of a device: its screens, and the names and measures of dimension lines.
  func writeDevice(to json: inout PageJSON) {
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
      for name in device.redlines.names { json.string(name) }
    }
    json.key("measures")
    json.array { json in
      for measure in device.redlines.measures {
        json.array { json in
          json.number(Int(measure.kind.rawValue))
          json.number(measure.measure.rawValue)
        }
      }
    }
  }

  /// Writes the members of a run: the times of screens, the finger, the insets, and the ends of the lines.
  func writeRun(
    variant: Int, pool: inout TrackPool, to json: inout PageJSON
  ) {
    let run = device.runs[variant]
    json.key("turns")
    json.array { json in
      for epoch in run.epochs {
        guard let stage = device.scene.stages.firstIndex(where: { $0.screen == epoch.screen })
        else { continue }
        json.array { json in
          json.number(epoch.firstFrame)
          json.number(stage)
        }
      }
    }
    json.key("finger")
    json.array { json in
      json.reference(pool.reference(to: run.finger.x))
      json.reference(pool.reference(to: run.finger.y))
    }
    writeInsets(of: run, pool: &pool, to: &json)
    json.key("redlines")
    json.array { json in
      for (top, bottom) in run.redlines {
        json.array { json in
          json.reference(pool.reference(to: top))
          json.reference(pool.reference(to: bottom))
        }
      }
    }
  }

  /// The first letter of the axis, the first edge, the two insets and the last edge.
  private func writeInsets(of run: PageRun, pool: inout TrackPool, to json: inout PageJSON) {
    guard let insets = run.insets else { return }
    json.key("insets")
    json.array { json in
      json.string(insets.axis == .vertical ? "y" : "x")
      for series in insets.series { json.reference(pool.reference(to: series)) }
    }
  }
}
