// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading
import MotionReview
import RunComparison
import ScrollCore
import StoryboardRendering
import TextFormats

/// What a film shows, for people, for programs and as files that other commands take.
package struct FilmReport {
  private let review: FilmReview

  /// Makes a report of a film.
  package init(_ review: FilmReview) { self.review = review }

  /// The report as text.
  package var text: String {
    let motion = review.motion
    let (width, height) = (review.screen.columns.count, review.screen.rows.count)
    var text =
      "\(review.path): \(review.pictureCount) pictures, \(motion.rate) a second; the screen has \(width) × \(height) pixels\n"
    let names = review.screen.devices.map(\.id)
    text += "  device      \(names[0]), \(Self.number(review.screen.scale.rows, 2)) pixels a point"
    if names.count > 1 {
      let others = names.dropFirst().prefix(5).joined(separator: ", ")
      text +=
        "; the same shape have \(others)\(names.count > 6 ? " and \(names.count - 6) others" : "")"
    }
    text += "\n"
    text += line("content", motion.scrolled, motion.errors.scrolled.max() ?? 0)
    text += line("\(motion.role.rawValue)", motion.edge, motion.errors.edge)
    if !motion.sideways.places.isEmpty {
      text += line("sideways", motion.sideways.places, motion.sideways.errors.max() ?? 0)
    }
    for fade in motion.fades {
      text += "  fade        \(fade.sentence(rate: motion.rate, number: Self.number))\n"
    }
    text +=
      "  known       both in \(Self.number(100 * motion.coverage, 1)) % of \(motion.count) frames\n"
    for note in review.notes { text += "  note        \(note)\n" }
    text += "\n"
    if review.findings.isEmpty { text += "nothing was found\n" }
    for finding in review.findings {
      text += "\(finding.severity.word): \(finding.rule.id) at \(seconds(finding.worstFrame)) s"
      text +=
        " (frame \(finding.worstFrame)): \(String(decoding: finding.sentence, as: UTF8.self))\n"
    }
    let (judged, unjudged) = (ids(review.judged), ids(review.unjudged))
    text += "\njudged: \(judged.isEmpty ? "nothing" : judged.joined(separator: ", "))\n"
    text += "nothing to judge: \(unjudged.joined(separator: ", "))\n"
    return text
  }

  /// The report as JSON.
  package var json: String {
    let motion = review.motion
    let frames: [JSONValue] = (0..<motion.count).map { frame in
      .list(
        [
          Self.rounded(Double(frame) / Double(motion.rate), 6),
          Self.rounded(motion.scrolled[frame], 3),
          Self.rounded(motion.errors.scrolled[frame], 3), Self.rounded(motion.edge[frame], 3),
          Self.rounded(motion.fingers.places[frame].x, 2), finger(motion, frame),
          motion.sideways.places.isEmpty ? .null : Self.rounded(motion.sideways.places[frame], 3),
          motion.sideways.errors.isEmpty ? .null : Self.rounded(motion.sideways.errors[frame], 3),
        ]
          + motion.fades.flatMap { fade in
            [Self.rounded(fade.opacity[frame], 4), error(of: fade, frame)]
          })
    }
    let findings: [JSONValue] = review.findings.map { finding in
      .object([
        ("rule", .string("\(finding.rule.id)")), ("severity", .string("\(finding.severity.word)")),
        ("frame", .integer(finding.worstFrame)),
        ("seconds", Self.rounded(Double(finding.worstFrame) / Double(motion.rate), 6)),
        ("text", .string(String(decoding: finding.sentence, as: UTF8.self))),
      ])
    }
    let value = JSONValue.object([
      ("schemaVersion", .integer(1)), ("film", .string(review.path)),
      ("device", .string(review.screen.device.id)),
      ("devices", .list(review.screen.devices.map { .string($0.id) })),
      ("pixelsPerPoint", Self.rounded(review.screen.scale.rows, 4)),
      (
        "crop",
        .list(
          [
            review.screen.columns.lowerBound, review.screen.rows.lowerBound,
            review.screen.columns.count, review.screen.rows.count,
          ].map(JSONValue.integer))
      ),
      ("rate", .integer(motion.rate)), ("pictures", .integer(review.pictureCount)),
      ("coverage", Self.rounded(motion.coverage, 4)), ("role", .string(motion.role.rawValue)),
      ("edgeError", Self.rounded(motion.errors.edge, 3)),
      ("repeated", .list(motion.repeated.map(JSONValue.integer))),
      ("notes", .list(review.notes.map(JSONValue.string))),
      ("fades", .lines(motion.fades.map(summary))),
      (
        "columns",
        .list(
          (Self.columns
            + motion.fades.indices.flatMap { ["fade[\($0)].alpha", "fade[\($0)].alphaError"] })
            .map(JSONValue.string))
      ),
      ("frames", .lines(frames)), ("findings", .lines(findings)),
      ("judged", .list(ids(review.judged).map(JSONValue.string))),
      ("unjudged", .list(ids(review.unjudged).map(JSONValue.string))),
    ])
    return String(decoding: value.document, as: UTF8.self)
  }

  private static let columns = [
    "t", "scrolled", "scrolledError", "edge", "fingerX", "fingerY", "sideways", "sidewaysError",
  ]

  /// The standard error of an opacity; null where that is not known.
  private func error(of fade: FilmFade, _ frame: Int) -> JSONValue {
    fade.opacity[frame].isNaN ? .null : Self.rounded(fade.errors[frame], 4)
  }

  /// What fades, and where.
  private func summary(_ fade: FilmFade) -> JSONValue {
    .object([
      ("rows", .list([fade.rows.start, fade.rows.end].map { Self.rounded($0, 2) })),
      ("movesWithEdge", .flag(fade.movesWithEdge)), ("relative", .flag(fade.isRelative)),
      (
        "appears",
        fade.appears ? Self.rounded(Double(fade.step ?? 0) / Double(review.motion.rate), 6) : .null
      ),
      (
        "vanishes",
        fade.appears || fade.step == nil
          ? .null : Self.rounded(Double(fade.step ?? 0) / Double(review.motion.rate), 6)
      ),
    ])
  }

  /// The row of a finger; null where none is down.
  private func finger(_ motion: FilmMotion, _ frame: Int) -> JSONValue {
    let place = motion.fingers.places[frame]
    return place.x.isNaN ? .null : Self.rounded(place.y, 2)
  }

  /// The content's offset, and the header's height where there is one, as a recording for `fit` and for trace steps.
  package var trace: String {
    let motion = review.motion
    let hasHeader = motion.role == .header && motion.edge.contains { !$0.isNaN }
    var text = hasHeader ? "ms,offset,header\n" : "ms,offset\n"
    let top = hasHeader ? motion.inset.map { $0 + motion.rest.place } ?? 0 : 0
    for frame in 0..<motion.count where !motion.scrolled[frame].isNaN {
      guard !hasHeader || !motion.edge[frame].isNaN else { continue }
      text += Self.number(1000 * Double(frame) / Double(motion.rate), 3)
      text += "," + Self.number(motion.scrolled[frame] - top, 3)
      if hasHeader { text += "," + Self.number(motion.edge[frame], 3) }
      text += "\n"
    }
    return text
  }

  /// The film as a recorded run, which `diff` takes.
  package var run: [UInt8] {
    RunWriter.write(
      RecordedRun(
        review.timeline, scenario: "film", pattern: "film", variant: "film",
        device: review.screen.device.id))
  }

  private func ids(_ rules: [ReviewRule]) -> [String] { rules.map { "\($0.id)" } }

  private func seconds(_ frame: Int) -> String {
    Self.number(Double(frame) / Double(review.motion.rate), 4)
  }

  /// A line on a track: where it goes, and how sure that is.
  private func line(_ name: String, _ track: [Double], _ error: Double) -> String {
    let known = track.filter { !$0.isNaN }
    let padded = name + String(repeating: " ", count: max(1, 12 - name.count))
    guard let least = known.min(), let most = known.max() else { return "  \(padded)unknown\n" }
    return
      "  \(padded)\(Self.number(least, 2)) to \(Self.number(most, 2)) pt, standard error at most \(Self.number(error, 2)) pt\n"
  }

  static func number(_ value: Double, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: decimals, keepsLeadingZero: true).append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number with few digits; null for one that is not known.
  private static func rounded(_ value: Double, _ decimals: Int) -> JSONValue {
    guard value.isFinite else { return .null }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return .number((value * scale).rounded() / scale)
  }
}
