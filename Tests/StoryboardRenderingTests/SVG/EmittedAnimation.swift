// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import StoryboardRendering

/// The animations of a written SVG, parsed from its text as in a browser.
struct EmittedAnimation {
  struct Key {
    var percent: Double
    var property: SceneTrack.Property?
    var value: Double
    var easing: [Double]?
    var isStep = false
  }

  private(set) var keyframes: [String: [Key]] = [:]
  /// For each id, without the mark of the drawing, the names of its animations with duration and delay in seconds.
  private(set) var rules: [String: [(name: String, duration: Double, delay: Double)]] = [:]

  init(_ svg: String) {
    let mark = Self.mark(svg)
    var name: String?
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("@keyframes ") {
        name = String(line.dropFirst(11).dropLast())
      } else if line == "}" {
        name = nil
      } else if let name, let brace = line.firstIndex(of: "{") {
        keyframes[name, default: []] += line[..<brace].split(separator: ",").map { percent in
          Self.key(Double(percent.dropLast()) ?? .nan, line[line.index(after: brace)...])
        }
      } else if line.hasPrefix("#"), let brace = line.range(of: "{animation:") {
        let id = String(line[line.index(after: line.startIndex)..<brace.lowerBound])
        rules[String(id.dropFirst(id.hasPrefix(mark) ? mark.count : 0))] = line[brace.upperBound...]
          .dropLast().split(separator: ",").map { animation in
            let words = animation.split(separator: " ")
            let times = words.compactMap { $0.hasSuffix("s") ? Double($0.dropLast()) : nil }
            return (String(words[0]), times[0], times.count > 1 ? times[1] : 0)
          }
      }
    }
  }

  /// The prefix of the ids of a drawing, taken from the id of its root.
  static func mark(_ svg: String) -> String {
    svg.firstMatch(of: /<svg [^>]*? id="([^"]*)svg"/).map { String($0.1) } ?? ""
  }

  private static func key(_ percent: Double, _ body: Substring) -> Key {
    var key = Key(percent: percent, value: .nan)
    for part in body.dropLast().split(separator: ";") {
      let pair = part.split(separator: ":")
      switch pair[0] {
      case "transform":
        guard pair[1].hasPrefix("scale(") else { break }
        key.property = .scale
        key.value = Double(pair[1].dropFirst(6).dropLast()) ?? .nan
      case "translate":
        let isAlongY = pair[1].hasPrefix("0 ")
        key.property = isAlongY ? .translateY : .translateX
        let length = pair[1].dropFirst(isAlongY ? 2 : 0)
        if length == "0" || length.hasSuffix("px") {
          key.value = Double(length == "0" ? length : length.dropLast(2)) ?? .nan
        }
      case "opacity":
        key.property = .opacity
        key.value = Double(pair[1]) ?? .nan
      case "visibility":
        key.property = .visibility
        key.value = pair[1] == "visible" ? 1 : 0
      default:
        if pair[1] == "step-end" {
          key.isStep = true
        } else {
          key.easing = pair[1].drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
            .map { Double($0) ?? .nan }
        }
      }
    }
    return key
  }

  /// A scene whose tracks have the values that a browser shows at the frames of one of its runs; a
  /// track without an animation has its value in the poster.
  ///
  /// - still: The frame that is drawn; nil for the run's own poster.
  func shown(_ scene: Scene, run index: Int = 0, still: Int? = nil, prefix: String = "") -> Scene {
    let run = scene.runs[index]
    let tracks = run.tracks.map { track in
      let rule = rules[track.target.text(prefix: prefix)] ?? []
      let entry = rule.first { keyframes[$0.name]?.first?.property == track.property }
      // A moving group is drawn at its position in the poster, where the animation starts.
      let place = DecimalFormat(decimals: 2).rounded(track.samples[still ?? run.posterFrame])
      let base = track.property.isTranslation ? place : 0
      let samples = (0..<run.frameCount).map { frame in
        guard let entry else { return track.samples[run.posterFrame] }
        let time = Double(frame) / Double(run.rate)
        return base
          + (value(
            entry.name, at: time, duration: entry.duration,
            stepsOnly: track.property == .visibility) ?? .nan)
      }
      return SceneTrack(target: track.target, property: track.property, samples: samples)
    }
    let shown = SceneRun(
      rate: run.rate, frameCount: run.frameCount, tracks: tracks, eventFrames: run.eventFrames,
      posterFrame: run.posterFrame)
    return Scene(device: scene.device, size: scene.size, stages: scene.stages, runs: [shown])
  }

  /// The value of a named animation at a time in seconds.
  func value(_ name: String, at time: Double, duration: Double, stepsOnly: Bool) -> Double? {
    guard let keys = keyframes[name] else { return nil }
    let percent = time / duration * 100
    guard let next = keys.firstIndex(where: { $0.percent > percent }) else {
      return keys.last?.value
    }
    guard next > 0 else { return nil }
    let a = keys[next - 1]
    let b = keys[next]
    if stepsOnly || a.isStep { return a.value }
    var x = (percent - a.percent) / (b.percent - a.percent)
    if let e = a.easing { x = referenceBezier(x, e[0], e[1], e[2], e[3]) }
    return a.value + (b.value - a.value) * x
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
