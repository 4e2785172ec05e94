// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview
public import ScrollCore

/// A device on a page, with what it showed in each variant.
public struct PageDevice: Sendable {
  /// The word for it, unique on the page; letters, digits, `-`, `_` and `.` only, since it is part of
  /// ids.
  public var id: String
  /// The name as people say it.
  public var name: String
  /// The drawing, with one run for each variant in their order.
  public var scene: Scene
  /// The addresses of the standalone drawings as seen from the page, one for each variant; empty where
  /// there are none.
  public var files: [String]
  /// What the runs were made from, one for each variant in their order; empty for timelines that no
  /// request has made.
  public var origins: [PageOrigin]
  /// What a review has found, by variant in their order; empty where nothing was reviewed.
  public var findings: [[Finding]]
  /// What else is said below the name, a sentence each.
  public var notes: [String] = []

  /// What the runs of the scene showed, one for each variant in their order.
  let runs: [PageRun]
  /// What is measured in them.
  let redlines: PageRedlines

  /// Makes a device from timelines that its scene was made from, one for each variant in their order.
  ///
  /// - Precondition: There are as many timelines as the scene has runs, and as many files, origins and
  ///   lists of findings, or none.
  public init(
    id: String, name: String, scene: Scene, timelines: [Timeline], files: [String] = [],
    origins: [PageOrigin] = [], findings: [[Finding]] = []
  ) {
    precondition(timelines.count == scene.runs.count, "one timeline for each run of the scene")
    self.init(
      id: id, name: name, runs: PageRuns(scene, timelines), files: files, origins: origins,
      findings: findings)
  }

  /// Makes a device from what was read of its timelines.
  ///
  /// - Precondition: There are as many files, origins and lists of findings as runs, or none.
  public init(
    id: String, name: String, runs: PageRuns, files: [String] = [],
    origins: [PageOrigin] = [], findings: [[Finding]] = []
  ) {
    let count = runs.runs.count
    precondition(files.isEmpty || files.count == count, "one file for each variant")
    precondition(origins.isEmpty || origins.count == count, "one origin for each variant")
    precondition(findings.isEmpty || findings.count == count, "one list for each variant")
    self.id = id
    self.name = name
    scene = runs.scene
    self.runs = runs.runs
    redlines = runs.redlines
    self.files = files
    self.origins = origins
    self.findings = findings
  }

  /// What the page says below the name: extents and rate, then what the system reports, then how
  /// well that is known.
  var facts: [String] {
    let screen = scene.stages[0].screen
    let bar = Self.text(screen.statusBarHeight)
    // A unit stays beside its number: in a narrow window lines end at the dots.
    let own = [
      "\(Self.text(screen.size.width)) × \(Self.text(screen.size.height))\u{A0}pt · \(rate)\u{A0}Hz",
      "bar\u{A0}\(bar) · safe\u{A0}area\u{A0}\(safeArea)\u{A0}pt",
      textSize + evidence,
    ]
    return own + notes
  }

  /// Which of these lines says how well the facts are known.
  static let evidenceLine = 2

  /// The safe area's insets: the upper one alone, as people speak of phones, unless others tell the device
  /// apart.
  private var safeArea: String {
    let insets = scene.stages[0].screen.safeAreaInsets
    let isUpright = insets.left == 0 && insets.right == 0 && (insets.top > 0 || insets.bottom == 0)
    guard !isUpright else { return Self.text(insets.top) }
    let sides = [
      ("←", insets.left), ("→", insets.right), ("↑", insets.top), ("↓", insets.bottom),
    ]
    return sides.filter { $0.1 != 0 }.map { $0.0 + Self.text($0.1) }.joined(separator: "\u{A0}")
  }

  /// How high lines of text are, where they are not as on a device as it comes.
  private var textSize: String {
    let size = scene.stages[0].screen.contentSize
    guard size != .large else { return "" }
    return "lines \(Self.text((100 * TextStyle.body.growth(in: size)).rounded())) % · "
  }

  private var evidence: String {
    switch scene.device.confidence {
    case .high: "evidence high"
    case .medium: "evidence medium"
    case .user: "facts of a device file"
    }
  }

  /// Display frames per second.
  var rate: Int { scene.runs[0].rate }

  private static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: 1, keepsLeadingZero: true).append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
