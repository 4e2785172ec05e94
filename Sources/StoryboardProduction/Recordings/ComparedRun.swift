// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import RunComparison
import ScenarioFiles
import ScrollCore
import StoryboardRendering

/// A run of both sides, as a page shows it: one device with two variants, A and B.
struct ComparedRun {
  /// The id of the device on the page.
  package let id: String
  private let label: RunLabel
  private let a: RecordedRun
  private let b: RecordedRun
  private let rates: [Int]
  private let difference: RunDifference
  private let values: [String]
  private let differing: [String]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - name: What the run is called.
  ///   - a: The run of one side.
  ///   - b: The run of the other, of any rate: those frames are shown that both have.
  ///   - difference: What differs.
  ///   - taken: Ids of other runs.
  package init(
    _ name: String, _ a: RecordedRun, _ b: RecordedRun, _ difference: RunDifference,
    taken: [String]
  ) {
    rates = [a.rate, b.rate]
    (self.a, self.b) = RecordedRun.atCommonMoments(FilmShape.named(a), FilmShape.named(b))
    self.difference = difference
    let own = RunLabel(name)
    label = own.device.isEmpty ? RunLabel(a.name) : own
    values = a.values.map(\.name).filter { RecordedNames.name($0) != nil }
    differing = values.filter { value in
      RecordedNames.difference(of: value) != nil && difference.values.contains { $0.name == value }
    }
    let word = Self.word(name)
    var id = word
    var count = 1
    while taken.contains(id) {
      count += 1
      id = "\(word)-\(count)"
    }
    self.id = id
  }

  /// The name of a run as an identifier; several runs may have the same.
  static func word(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// How many steps the script has.
  var stepCount: Int { max(0, a.stepTimes.count - 1) }

  /// The names of all values of some runs, and of their differences, each once.
  static func valueNames(of runs: [ComparedRun]) -> [TrackName] {
    var names: [TrackName] = []
    for run in runs { names += run.values.compactMap { RecordedNames.name($0) } }
    for run in runs { names += run.differing.compactMap { RecordedNames.difference(of: $0) } }
    var seen = Set<String>()
    return names.filter { seen.insert($0.description).inserted }
  }

  /// The device of the page; values are those of all runs, and those that this run has not do not exist.
  package func device(values all: [TrackName]) -> PageDevice {
    var timelines = drawnTimelines
    // The comparison lasts as long as the longer run: the other keeps its last frame.
    let longer = a.frameCount > b.frameCount ? 0 : 1
    let readers = all.map { reader(of: $0) }
    for side in timelines.indices {
      timelines[side].valueNames = all
      for frame in 0..<timelines[side].frameCount {
        for read in readers { timelines[side].values.append(read(side, longer, frame)) }
      }
    }
    let profile = profile
    let scene = Scene(profile, timelines)
    var device = PageDevice(
      id: id, name: label.device.isEmpty ? label.name : label.device + " · " + label.name,
      scene: scene, timelines: timelines, findings: [[], findings])
    if rates[0] != rates[1] {
      device.notes.append(
        "Baseline \(rates[0]) fps, current \(rates[1]) fps: shown at the \(a.rate) fps that both have"
      )
    }
    return device
  }

  /// Both sides, whose elements have the same numbers where files call them the same.
  private var drawnTimelines: [Timeline] {
    let own = RecordedRun.ownNames(of: [a, b]).map {
      OwnElement(name: $0, look: FilmShape(rawValue: $0)?.look)
    }
    return [a.timeline(among: own), b.timeline(among: own)]
  }

  /// The height of a picture, in units of length; its width follows from the device.
  private static let pictureHeight = 480.0

  /// Both sides in the frame that differs most, side by side: a still drawing.
  ///
  /// The second side has a bracket from where an edge was to where it is.
  ///
  /// - Parameter captions: What is below each.
  func picture(captions: [String]) -> [UInt8] {
    let timelines = drawnTimelines
    let scene = Scene(profile, timelines)
    // Both sides have the frame: a run that has ended keeps its last.
    let worst = Int((difference.worstTime * Double(b.rate)).rounded())
    var panels = timelines.indices.map { side in
      var panel = SVGPanel(scene, run: side)
      panel.caption = captions[side]
      panel.facts = side == 0 ? "before" : "after"
      return panel
    }
    var options = SVGOptions()
    options.encoding = .none
    options.scale = Self.pictureHeight / scene.size.height
    let frame = max(0, min(worst, min(a.frameCount, b.frameCount) - 1))
    options.posterFrame = frame
    if let moved = difference.worstLevel {
      panels[1].mark = PanelMark(
        severity: .error, shape: .distance(from: moved.a, to: moved.b, isMotion: true),
        stage: FindingMeasure(timelines[1]).stage(ofFrame: frame, in: scene))
    }
    options.title =
      "\(label.name): \(difference.sizeText) at \(Figures.seconds(difference.worstTime))"
    return SVGPlan(panels, hasCaptions: true, options: options).write()
  }

  /// How a value is read, by side, the longer side and frame.
  private func reader(of name: TrackName) -> (Int, Int, Int) -> Double {
    let text = name.description
    func series(_ value: String) -> [RecordedSeries?] {
      [a, b].map { run in run.values.first { $0.name == value } }
    }
    if values.contains(text) {
      let own = series(text)
      return { side, _, frame in own[side]?.value(inFrame: frame) ?? .nan }
    }
    let lasts = [a.frameCount - 1, b.frameCount - 1]
    let value = differing.first { RecordedNames.difference(of: $0)?.description == text }
    guard let value, let one = series(value)[0], let other = series(value)[1] else {
      return { _, _, _ in .nan }
    }
    return { side, longer, frame in
      side != longer
        ? .nan
        : other.value(inFrame: min(frame, lasts[1])) - one.value(inFrame: min(frame, lasts[0]))
    }
  }

  /// What differs, as findings of B.
  private var findings: [Finding] {
    func finding(
      _ rule: ReviewRule, _ label: String, _ sentence: String, _ time: Double
    ) -> Finding {
      let frame = min(Int((time * Double(b.rate)).rounded()), b.frameCount - 1)
      return Finding(
        rule, spans: [Finding.Span(first: frame, last: frame)], worstFrame: frame,
        label: Array(label.utf8), sentence: Array(sentence.utf8))
    }
    let value = ReviewRule("VALUE", .error, summary: "A value differs.")
    let element = ReviewRule("ELEMENT", .error, summary: "An element differs.")
    let run = ReviewRule("RUN", .error, summary: "The runs are not of the same thing.")
    // What is visible comes first, and what the run was given last.
    var findings = DifferenceText.groups(difference.elements).prefix(4).map { group in
      finding(
        element, "\(group.first.name) differs", DifferenceText.line(group) + ".",
        group.first.time)
    }
    for isInput in [false, true] {
      findings += difference.values.filter { $0.isInput == isInput }.map { other in
        finding(
          value, "\(Figures.text(other.largest.magnitude)) in \(other.name)",
          DifferenceText.lines(other).joined(separator: ";") + ".", other.time)
      }
    }
    findings += difference.facts.map { finding(run, "another run", $0 + ".", 0) }
    return findings
  }

  /// The device of the run, for its outline; a plain screen if the device is unknown.
  private var profile: DeviceProfile {
    if let known = RunLabel.profile(a.device) {
      return DeviceWordFacts.trailing(a.device).flatMap { known.with($0.facts.settings) } ?? known
    }
    let screen = a.screens[0].screen
    var profile = DeviceCatalog.devices[0]
    profile.id = a.device
    profile.name = a.device
    profile.size = screen.size
    profile.scale = screen.scale
    profile.cutout = nil
    profile.hasHomeIndicator = false
    profile.displayCornerRadius = 0
    return profile
  }
}
