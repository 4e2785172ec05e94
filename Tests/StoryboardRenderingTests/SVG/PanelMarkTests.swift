// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import Testing
import XMLValidation

@testable import StoryboardRendering

@Suite struct `Marks in pictures` {
  private let device = SyntheticRun.phone

  private func panel(_ shape: PanelMark.Shape) -> SVGPanel {
    var panel = SVGPanel(Scene(device, [SyntheticRun.timeline(device)]))
    panel.mark = PanelMark(severity: .error, shape: shape, stage: 0)
    return panel
  }

  private func text(_ panels: [SVGPanel], _ encoding: SVGOptions.Encoding = .css) -> String {
    var options = SVGOptions()
    options.encoding = encoding
    return String(decoding: AnimatedSVG.write(panels, options: options), as: UTF8.self)
  }

  @Test(arguments: SVGOptions.Encoding.allCases)
  func `are valid in every encoding, held or not`(encoding: SVGOptions.Encoding) {
    let shapes: [PanelMark.Shape] = [
      .distance(from: 100, to: 105, isMotion: false), .distance(from: 300, to: 120, isMotion: true),
      .pace(wanted: -4, moved: -9),
    ]
    for shape in shapes {
      let plain = panel(shape)
      for panels in [[plain], [plain, SVGPanel(plain.scene)]] {
        for held in [panels, panels.map { $0.holding(at: 0.5, for: 1.5) }] {
          let svg = Array(text(held, encoding).utf8)
          #expect(StoryboardValidator().validate(svg: svg, name: "a") == [])
        }
      }
    }
  }

  @Test func `show while the motion rests, and in the still picture`() throws {
    let held = panel(.distance(from: 100, to: 140, isMotion: false)).holding(at: 0.5, for: 1.5)
    let run = held.motion
    let track = try #require(held.markTrack)
    let samples = run.tracks[track].samples.all
    let rest = Int((1.5 * Double(run.rate)).rounded())
    #expect(samples.count { $0 == 1 } == rest + 1)
    #expect(samples[run.posterFrame] == 1)
    for track in run.tracks where track.target.part != .mark {
      let shown = track.samples.all[run.posterFrame...run.posterFrame + rest]
      #expect(Set(shown).count == 1, "everything rests")
    }
    #expect(run.frameCount == panel(.pace(wanted: 1, moved: 2)).motion.frameCount + rest)
  }

  @Test func `have the number, and a loupe where a band is narrow`() {
    let narrow = text([panel(.distance(from: 100, to: 105, isMotion: false))], .none)
    #expect(narrow.contains(">5 pt</text>") && narrow.contains("loupe"))
    let wide = text([panel(.distance(from: 100, to: 187.14, isMotion: false))], .none)
    #expect(wide.contains(">87.1 pt</text>") && !wide.contains("loupe"))
  }

  @Test func `captions of marked pictures are large enough at 838 pixels`() {
    let plain = panel(.distance(from: 100, to: 140, isMotion: false))
    let svg = text([plain, SVGPanel(plain.scene)], .none)
    let width = svg.split(separator: "viewBox=\"0 0 ")[1].split(separator: " ")[0]
    let captions = svg.split(separator: "<text").filter {
      $0.contains("a-caption") || $0.contains("a-facts")
    }
    let sizes = captions.compactMap { caption in
      caption.split(separator: "font-size=\"").dropFirst().first.flatMap {
        Double($0.split(separator: "\"")[0])
      }
    }
    #expect(sizes.count == 4)
    for size in sizes { #expect(size * 838 / (Double(width) ?? 1e9) >= 13) }
  }
}

@Suite struct `What a finding measured` {
  /// A header whose lower edge is 5 pt above the first row, and which jumps by 30 pt in frame 2.
  private var timeline: Timeline {
    var timeline = Timeline(rate: 60)
    let screen = DeviceCatalog.devices[0].screen(.portrait)
    timeline.epochs = [.init(firstFrame: 0, screen: screen)]
    timeline.valueNames = [TrackName("header.height"), TrackName("firstRow.y")]
    for frame in 0..<4 {
      let height = frame < 2 ? 100.0 : 130
      timeline.values += [height, height + 5]
      timeline.phases.append(.idle)
      timeline.fingers.append(Point(.nan, .nan))
      timeline.elementStarts.append(0)
    }
    return timeline
  }

  @Test func `is found by the number of its label`() {
    let measure = FindingMeasure(timeline)
    #expect(
      measure.shape(label: "5 pt gap", worst: 1, first: 0)
        == .distance(from: 100, to: 105, isMotion: false))
    #expect(
      measure.shape(label: "30 pt jump", worst: 2, first: 2)
        == .distance(from: 100, to: 130, isMotion: true))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `is found across the screen where pages are turned`(direction: LayoutDirection) {
    var timeline = timeline
    var screen = DeviceCatalog.devices[0].screen(.portrait)
    screen.direction = direction
    timeline.epochs = [.init(firstFrame: 0, screen: screen)]
    timeline.valueNames = [TrackName("page.offCentre"), TrackName("firstRow.y")]
    timeline.values = [0, 100, 40, 100, 12, 100, 12, 100]
    let bounds = ScrollBounds(
      axis: .horizontal, start: 0, end: 414, leadingInset: 0, trailingInset: 0)
    timeline.bounds = Array(repeating: bounds, count: 4)
    let center = screen.size.width / 2
    let side = direction == .leftToRight ? -1.0 : 1
    let measure = FindingMeasure(timeline)
    #expect(
      measure.shape(label: "40 pt off centre", worst: 1, first: 1)
        == .span(from: center + side * 40, to: center, isMotion: false))
    #expect(
      measure.shape(label: "28 pt jump", worst: 2, first: 2)
        == .span(from: center + side * 40, to: center + side * 12, isMotion: true))
  }

  @Test(arguments: ["77.7 pt gap", "no result", "120 pt/s lost", "no rest"])
  func `is nothing where no edges give the number`(label: String) {
    #expect(FindingMeasure(timeline).shape(label: label, worst: 1, first: 0) == nil)
  }
}
