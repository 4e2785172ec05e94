// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview
public import ScrollCore

/// A device on a page, with its run of each variant.
public struct PageDevice: Sendable {
  /// The id, unique on the page; letters, digits, `-`, `_` and `.` only, since it is part of
  /// ids.
  public var id: String
  /// The name.
  public var name: String
  /// The drawing, with one run for each variant in their order.
  public var scene: Scene
  /// The addresses of the standalone drawings relative to the page, one for each variant; empty if there are none.
  public var files: [String]
  /// The origins of the runs, one for each variant in their order; empty for timelines without a request.
  public var origins: [PageOrigin]
  /// The findings of a review, by variant in their order; empty if nothing was reviewed.
  public var findings: [[Finding]]
  /// Further sentences below the name.
  public var notes: [String] = []

  /// The runs of the scene, one for each variant in their order.
  let runs: [PageRun]
  /// The dimension lines of the runs.
  let redlines: PageRedlines

  /// Makes a device from the timelines of its scene, one for each variant in their order.
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

  /// Makes a device from its runs.
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

  /// The lines below the name: extents and rate, then what the system reports, then the evidence for that.
  var facts: [String] {
    let screen = scene.stages[0].screen
    let bar = Self.text(screen.statusBarHeight)
    // A unit stays beside its number: in a narrow window lines end at the dots.
    let own = [
      "\(Self.text(screen.size.width)) × \(Self.text(screen.size.height))\u{A0}pt · \(rate)\u{A0}Hz",
      "status\u{A0}bar\u{A0}\(bar) · \(safeArea)\u{A0}pt",
      textSize + evidence,
    ]
    return own + notes
  }

  /// The index of the line with the evidence.
  static let evidenceLine = 2

  /// The safe area's insets: only the top one, as is common for phones, unless others distinguish the device.
  private var safeArea: String {
    let insets = scene.stages[0].screen.safeAreaInsets
    let isUpright = insets.left == 0 && insets.right == 0 && (insets.top > 0 || insets.bottom == 0)
    guard !isUpright else { return "top\u{A0}safe\u{A0}area\u{A0}\(Self.text(insets.top))" }
    let sides = [
      ("←", insets.left), ("→", insets.right), ("↑", insets.top), ("↓", insets.bottom),
    ]
    return "safe\u{A0}area\u{A0}"
      + sides.filter { $0.1 != 0 }.map { $0.0 + Self.text($0.1) }.joined(separator: "\u{A0}")
  }

  /// The size of text, where it is not the default one.
  private var textSize: String {
    let size = scene.stages[0].screen.contentSize
    guard size != .large else { return "" }
    return "lines \(Self.text((100 * TextStyle.body.growth(in: size)).rounded())) % · "
  }

  private var evidence: String {
    switch scene.device.confidence {
    case .high: "device data: well attested"
    case .medium: "device data: partly attested"
    case .provisional: "device data: provisional"
    case .user: "device data: from a device file"
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
