// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// The data block of a page: what moves, and what the numbers are, for every variant and device.
///
/// `base/model.js` describes the shape and reads it.
struct PageData {
  private let input: StoryboardPageInput
  private let values: [PageValue]
  private let measures: [PageMeasures]
  private var pool = TrackPool()

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
    return json.bytes
  }

  private static func write(
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
    case .visibility: "v"
    }
  }

  private mutating func write(_ index: Int, variant: Int, to json: inout PageJSON) {
    let device = input.devices[index]
    let run = device.runs[variant]
    json.object { json in
      json.member("frames", run.frameCount)
      if !device.origins.isEmpty {
        // Requests of one device differ in this alone.
        json.member("variant", device.origins[variant].request.variant)
        json.member("digest", Self.hexadecimal(device.origins[variant].digest))
      }
      json.member("phases", run.phases)
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
          // The grid of the page is too coarse for a scale: it is written in thousandths.
          let unit = track.property == .scale ? 1000.0 : 1
          Self.write(pool.reference(to: track.samples.lazy.map { $0 * unit }), to: &json)
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
          Self.write(pool.reference(to: run.values[value]), to: &json)
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

  /// Sixteen digits.
  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Writes how a page refers to a series of numbers.
  static func write(_ reference: TrackPool.Reference, to json: inout PageJSON) {
    switch reference {
    case .missing: json.null()
    case .constant(let units): json.number(units)
    case .track(let index, let isMirrored, let base):
      json.array { json in
        json.number(isMirrored ? ~index : index)
        json.number(base)
      }
    }
  }

  /// Runs of phases: a letter and a count of frames each.
  static func phases(of timeline: Timeline) -> String {
    var text = ""
    var start = 0
    for frame in timeline.phases.indices {
      let next = frame + 1
      guard next == timeline.frameCount || timeline.phases[next] != timeline.phases[frame] else {
        continue
      }
      text += "\(letter(timeline.phases[frame]))\(next - start)"
      start = next
    }
    return text
  }

  private static func letter(_ phase: ScrollPhase) -> String {
    switch phase {
    case .idle: "i"
    case .tracking: "t"
    case .decelerating: "d"
    case .bouncing: "b"
    case .animating: "a"
    }
  }
}
