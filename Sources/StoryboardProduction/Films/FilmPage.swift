// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import TextFormats
package import SystemCalls

/// The page of a film: its pictures with what was measured over them, and beside it another film or the run of a scenario,
/// all on one playhead.
package enum FilmPage {
  /// What a page shows.
  package enum Side: Sendable {
    /// A film.
    case film(FilmReview)
    /// A variant of a scenario on a lane of its plan.
    case model(RunPlan, variant: Int, lane: Int)
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - sides: What it shows, from left to right; at least one.
  ///   - path: Where the page goes.
  ///   - log: Receives the size of the page.
  /// - Throws: An error if pictures cannot be read again, a run fails, or the page cannot be written.
  package static func write(
    _ sides: [Side], to path: String, log: any ProductionLog
  ) throws(OperationError) {
    var shown: [Shown] = []
    for side in sides { shown.append(try show(side, index: shown.count)) }
    if let onion = onion(sides, shown) { shown.append(onion) }
    var names: [TrackName] = []
    for side in shown {
      for name in side.timeline.valueNames where !names.contains(where: { $0 == name }) {
        names.append(name)
      }
    }
    let devices = shown.map { side in
      let timeline = side.timeline.having(names)
      var device = PageDevice(
        id: side.id, name: side.name, scene: Scene(side.device, [timeline]),
        timelines: [timeline], findings: [side.findings])
      device.notes = side.notes
      return device
    }
    var input = StoryboardPageInput(
      scenario: "film", title: shown.compactMap(\.title).joined(separator: " and "),
      summary:
        "A film with its own pictures; marks move with its content, a line is at its edge, and a mark beside what fades is as wide as that can be seen.",
      patternTitle: "Film", galleryLink: nil,
      variants: [
        PageVariant(id: "film", title: "Film", summary: "As it was measured.", isFixed: false)
      ], devices: devices)
    input.isComparison = true
    let page = StoryboardPage.write(input)
    let folder = OutputFolder(FileSystem.folder(of: path))
    try FileSystem.makeFolder(folder.path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    switch try folder.write(page, to: name, as: .page) {
    case .success(let entry): log.say("open \(path): \(ByteCount.text(entry.size))")
    case .failure(let invalid):
      throw OperationError(diagnostics: invalid.findings.joined(separator: "\n"))
    }
  }

  /// A device of the page.
  private struct Shown {
    var id: String
    var name: String
    /// What it is called in the title of the page; nil for what is not named there.
    var title: String?
    var device: DeviceProfile
    var timeline: Timeline
    var findings: [Finding]
    /// The pictures of a film.
    var sheet: FilmSheet?
    var notes: [String] = []
  }

  private static func show(_ side: Side, index: Int) throws(OperationError) -> Shown {
    switch side {
    case .film(let review):
      let sheet = try FilmSheet(review, name: "film-\(index + 1)")
      let count = sheet.pictures.count
      return Shown(
        id: "film-\(index + 1)", name: index == 0 ? "Film" : "Film \(index + 1)",
        title: review.path.split(separator: "/").last.map(String.init) ?? "film",
        device: review.screen.device, timeline: FilmScene.timeline(review, sheet),
        findings: review.findings, sheet: sheet,
        notes: count < review.pictureCount
          ? ["\(count) of \(review.pictureCount) pictures of the film"] : [])
    case .model(let plan, let variant, let lane):
      let lane = plan.lanes[lane]
      let timeline = try plan.run(variant, on: lane)
      let name = "\(plan.variant(variant).id)"
      return Shown(
        id: "model", name: name, title: "\(plan.scenario.id) \(name)",
        device: lane.selection.device, timeline: timeline,
        findings: Review.outcome(of: timeline, options: ReviewOptions()).findings)
    }
  }

  /// The run of a scenario with the film over it, where both have a screen of one size.
  private static func onion(_ sides: [Side], _ shown: [Shown]) -> Shown? {
    guard sides.count == 2, case .film(let review) = sides[0], case .model = sides[1],
      let sheet = shown[0].sheet,
      shown[0].timeline.epochs[0].screen.size == shown[1].timeline.epochs[0].screen.size
    else { return nil }
    return Shown(
      id: "both", name: "Both", title: nil, device: shown[1].device,
      timeline: FilmScene.onion(shown[1].timeline, review, sheet), findings: [])
  }
}

extension Timeline {
  /// The same run with these values: NaN for those that it does not have.
  fileprivate func having(_ names: [TrackName]) -> Timeline {
    var timeline = self
    let places = names.map { name in valueNames.firstIndex { $0 == name } }
    timeline.valueNames = names
    timeline.values = []
    for frame in 0..<frameCount {
      let start = frame * valueNames.count
      timeline.values += places.map { $0.map { values[start + $0] } ?? .nan }
    }
    return timeline
  }
}
