// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The runs of a device in all variants, reduced to what a page needs.
public struct PageRuns: Sendable {
  /// The drawing, with one run for each variant in their order.
  public let scene: Scene
  /// The runs, one for each variant in their order.
  let runs: [PageRun]
  /// The dimension lines of all runs.
  let redlines: PageRedlines

  /// Makes the runs from the timelines of a scene.
  init(_ scene: Scene, _ timelines: [Timeline]) {
    self.scene = scene
    let redlines = PageRedlines(timelines)
    self.redlines = redlines
    runs = zip(timelines, scene.runs).map { timeline, run in
      PageRun.Draft(timeline, redlines).run(poster: run.posterFrame)
    }
  }

  fileprivate init(scene: Scene, runs: [PageRun], redlines: PageRedlines) {
    self.scene = scene
    self.runs = runs
    self.redlines = redlines
  }

  /// Reads the timelines of a device one by one, twice, so that no two need be in memory at once.
  public struct Reader {
    private var builder: SceneBuilder
    private var survey = PageRedlines.Survey()
    private var redlines: PageRedlines?
    private var drafts: [PageRun.Draft] = []

    /// Makes a reader of one timeline for each variant of a device; at least one.
    public init(_ device: DeviceProfile, runCount: Int) {
      builder = SceneBuilder(device, runCount: runCount)
    }

    /// Reads the next timeline for the first time.
    public mutating func survey(_ timeline: Timeline) {
      builder.survey(timeline)
      survey.add(timeline)
    }

    /// Reads the next timeline for the second time, in the same order, once all have been read.
    public mutating func read(_ timeline: Timeline) {
      let lines = redlines ?? PageRedlines(survey)
      redlines = lines
      builder.read(timeline)
      drafts.append(PageRun.Draft(timeline, lines))
    }

    /// The runs, once all timelines have been read twice.
    public mutating func finish() -> PageRuns {
      let scene = builder.build()
      let runs = zip(drafts, scene.runs).map { draft, run in draft.run(poster: run.posterFrame) }
      return PageRuns(scene: scene, runs: runs, redlines: redlines ?? PageRedlines(survey))
    }
  }
}
