// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The data block of a page: tracks and values for every variant and device.
///
/// `base/model.js` describes the shape and reads it.
struct PageData {
  let input: StoryboardPageInput
  let values: [PageValue]
  let measures: [PageMeasures]
  var pool = TrackPool()
  /// The drawings of the last devices, which the page itself does not have.
  var drawings: [[UInt8]] = []

  init(_ input: StoryboardPageInput, values: [PageValue]) {
    self.input = input
    self.values = values
    measures = input.devices.map(PageMeasures.init)
  }

  /// The block as JSON.
  ///
  /// - Complexity: Linear in the number of samples of all tracks.
  mutating func json() -> [UInt8] {
    var json = PageJSON()
    json.object { json in
      json.member("schemaVersion", 1)
      json.member("scenario", input.scenario)
      json.member("initial", input.initialVariant)
      if let beside = input.besideVariant { json.member("beside", beside) }
      if input.index != nil { json.member("alone", 1) }
      if input.isComparison { json.member("together", 1) }
      writeDescriptions(to: &json)
      if let trial = input.trial, let request = input.devices[0].origins.first?.request {
        json.key("trial")
        trial.write(request.wordMap, to: &json)
      }
      json.key("runs")
      json.array { json in
        for variant in input.variants.indices {
          json.array { json in
            for device in input.devices.indices { write(device, variant: variant, to: &json) }
          }
        }
      }
      writeTracks(to: &json)
      guard !drawings.isEmpty else { return }
      json.key("drawings")
      json.array { json in
        for drawing in drawings { json.string(String(decoding: drawing, as: UTF8.self)) }
      }
    }
    return json.bytes
  }

  /// Writes what the runs refer to: devices, variants, values and steps.
  private func writeDescriptions(to json: inout PageJSON) {
    json.key("devices")
    json.array { json in
      for (device, measures) in zip(input.devices, measures) {
        Self.write(device, measures, to: &json)
      }
    }
    json.key("variants")
    json.array { json in
      for variant in input.variants {
        json.object { json in
          json.member("id", variant.id)
          json.member("title", variant.title)
          if variant.isFixed { json.member("fixed", 1) }
        }
      }
    }
    json.key("values")
    json.array { json in
      for value in values {
        json.object { json in
          json.member("key", value.key)
          json.member("unit", value.unit)
          json.member("digits", value.digits)
        }
      }
    }
    json.key("steps")
    json.array { json in
      for step in input.steps { json.string(step) }
    }
  }

  /// Writes the tracks that the runs refer to, each once.
  private func writeTracks(to json: inout PageJSON) {
    json.key("tracks")
    json.array { json in
      for track in pool.tracks {
        json.array { json in
          json.string(track.text)
          json.number(track.frameCount)
        }
      }
    }
  }
}
