// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Writes recorded runs as text.
///
///     scrollwork-run 1
///     scenario my-app/fling
///     …
///     value contentOffset.y 2 curve
///     0 AAAAgB…
///     60 B*G
///     value header.height 2 -contentOffset.y
///     element cell[3] cell 0-80,120-312 2 0 42000 37500 6000 10000 10000
///
/// A fact is a key and a value. A series names its decimals and its prediction (`SeriesCode`), or
/// `=` and its constant value; lines of codes follow, each with its first frame. An element has its
/// kind, the frames in which it is visible, and its parts; `?` marks a part that changes, and its
/// codes follow under its name.
package struct RunWriter {
  /// The first line of every file.
  static let signature = "scrollwork-run 1"

  private var bytes: [UInt8] = []
  /// Series to which later ones may be equal: those that are written in full and change.
  private var references: [(index: Int, name: String, track: RecordedTrack)] = []
  private let frameCount: Int
  private var seriesCount = 0
  /// How many bytes a series takes at most for which no further prediction is tried.
  private static let small = 8
  private var encoder = SeriesEncoder()

  /// The text of a run, in UTF-8.
  package static func write(_ run: RecordedRun) -> [UInt8] {
    var writer = RunWriter(frameCount: run.frameCount)
    writer.write(run)
    return writer.bytes
  }

  private init(frameCount: Int) {
    self.frameCount = frameCount
  }

  private mutating func write(_ run: RecordedRun) {
    line(Self.signature)
    line("scenario \(run.scenario)")
    line("pattern \(run.pattern)")
    line("variant \(run.variant)")
    line("device \(run.device)")
    line("rate \(run.rate)")
    line("frames \(run.frameCount)")
    for screen in run.screens { line("screen " + Self.words(screen)) }
    var phase: ScrollPhase?
    for frame in run.phases.indices where run.phases[frame] != phase {
      phase = run.phases[frame]
      line("phase \(frame) \(run.phases[frame].name)")
    }
    for event in run.events { line("event \(Self.text(event.time)) \(event.kind.name)") }
    for time in run.stepTimes { line("step \(Self.text(time))") }
    if let failure = run.failure { line("failure \(failure)") }
    line("axis \(run.axis == .vertical ? "vertical" : "horizontal")")
    line("layers \(run.layerCount)")
    for index in run.links.indices where run.links[index] != LayerLink() {
      line("link \(index) " + Self.words(run.links[index]))
    }
    for series in run.values {
      write("value \(series.name) \(series.decimals)", name: series.name, series.track)
    }
    for (name, track) in zip(RunFile.bounds, run.bounds) {
      write("bounds \(name)", name: nil, track)
    }
    for (name, track) in zip(RunFile.finger, run.finger) {
      write("finger \(name)", name: nil, track)
    }
    for (index, track) in run.layers.enumerated() {
      let name = "layer[\(index / 2)].\(index % 2 == 0 ? "x" : "y")"
      write("layer \(name)", name: name, track)
    }
    for element in run.elements { write(element) }
    line("end")
  }

  private mutating func write(_ element: RecordedElement) {
    var seen = ""
    for range in element.seen {
      seen += "\(seen.isEmpty ? "" : ",")\(range.lowerBound)-\(range.upperBound)"
    }
    let parts = element.parts.map { $0.isConstant ? "\($0.constant)" : "?" }
    line(
      "element \(element.name) \(Self.word(of: element.id.kind)) \(seen) \(parts.joined(separator: " "))"
    )
    for part in RecordedElement.Part.allCases where !element[part].isConstant {
      write("part \(part.word)", name: nil, element[part], in: element.seen)
    }
  }

  private mutating func write(
    _ words: String, name: String?, _ track: RecordedTrack, in matters: [Range<Int>]? = nil
  ) {
    defer { seriesCount += 1 }
    if track.isConstant {
      let number = track.constant == RecordedTrack.missing ? "~" : "\(track.constant)"
      return line("\(words) = \(number)")
    }
    // A series that follows another one takes no more than its distance: other predictions are tried up to that.
    let relations = references.map { matters == nil ? track.relation(to: $0.track) : nil }
    let known = relations.compactMap { $0.map(SeriesEncoder.cost) }.min()
    let limit = known.map { max($0, Self.small) } ?? .max
    var best = SeriesEncoder.Series(
      track: track, frameCount: frameCount, matters: matters, prediction: .curve)
    var mode = "curve"
    var cost = encoder.cost(of: best, upTo: limit)
    var trial = best
    trial.prediction = .steps
    let steps = encoder.cost(of: trial, upTo: min(cost, limit))
    if steps <= cost { (best, cost, mode) = (trial, steps, "steps") }
    for (reference, relation) in zip(references, relations) {
      trial.reference = reference.track
      for isMirrored in [false, true] where cost > Self.small {
        trial.prediction = .like(reference.index, isMirrored: isMirrored)
        let like =
          if let relation, relation.isMirrored == isMirrored {
            SeriesEncoder.cost(of: relation)
          } else {
            encoder.cost(of: trial, upTo: min(cost, limit))
          }
        if like < cost {
          (best, cost, mode) = (trial, like, (isMirrored ? "-" : "+") + reference.name)
        }
      }
    }
    if let name, references.count < 8, mode == "curve" || mode == "steps" {
      references.append((seriesCount, name, track))
    }
    line("\(words) \(mode)")
    encoder.write(best, to: &bytes)
  }

  private mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func words(_ epoch: Timeline.Epoch) -> String {
    let screen = epoch.screen
    let insets = screen.safeAreaInsets
    let numbers = [
      screen.size.width, screen.size.height, screen.scale, screen.statusBarHeight, insets.top,
      insets.left, insets.bottom, insets.right,
    ]
    // Only a device with non-default settings needs more.
    let size = screen.contentSize == .large ? "" : " \(screen.contentSize.word)"
    let direction = screen.direction == .leftToRight ? "" : " rightToLeft"
    return "\(epoch.firstFrame) \(screen.orientation) "
      + numbers.map(text).joined(separator: " ") + size + direction
  }

  private static let kinds = ElementID.Kind.allCases.map { "\($0)" }

  /// The name of a kind of element, which would otherwise be looked up in the program for each element.
  private static func word(of kind: ElementID.Kind) -> String { kinds[Int(kind.rawValue)] }

  private static func words(_ link: LayerLink) -> String {
    guard let clip = link.clip else { return "\(link.parent)" }
    let numbers = [clip.x, clip.y, clip.width, clip.height, link.cornerRadius]
    return "\(link.parent) " + numbers.map(text).joined(separator: " ")
  }

  /// The shortest decimal that reads back the same; whole numbers without a fraction.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
