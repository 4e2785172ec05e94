// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

// The devices of a page.

extension PageData {
  /// Writes a device, with the channels that its tracks move.
  static func write(
    _ device: PageDevice, _ measures: PageMeasures, to json: inout PageJSON
  ) {
    json.object { json in
      json.member("id", device.id)
      json.member("name", device.name)
      json.member("rate", device.rate)
      if device.scene.stages[0].screen.direction == .rightToLeft {
        json.key("rightToLeft")
        json.flag(true)
      }
      measures.writeDevice(to: &json)
      if let request = device.origins.first?.request {
        json.key("request")
        json.array { json in
          for word in request.words { json.exact(word) }
        }
      }
      json.key("channels")
      json.array { json in
        let tracks = device.scene.runs[0].tracks
        for track in tracks {
          json.array { json in
            json.string(track.target.text())
            json.string(letter(track.property))
          }
        }
        for (index, track) in tracks.enumerated() where track.target.part == .finger {
          for tail in 1...StageSection.fingerTailCount {
            var name = ByteText()
            FingerTail.appendName(of: track.target, tail: tail, prefix: "", to: &name)
            json.array { json in
              json.string(name.string)
              json.string(letter(track.property))
              json.number(index)
              json.number(FingerTail.delay(tail))
            }
          }
        }
      }
    }
  }

  private static func letter(_ property: SceneTrack.Property) -> String {
    switch property {
    case .translateX: "x"
    case .translateY: "y"
    case .opacity: "o"
    case .scale: "s"
    case .stretch: "k"
    case .visibility: "v"
    case .rotation: "r"
    case .blur: "b"
    case .corner: "c"
    case .width: "w"
    case .height: "h"
    case .outline: "l"
    }
  }
}
