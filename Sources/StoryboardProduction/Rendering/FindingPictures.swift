// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import MotionReview
package import ReviewReports
import ScenarioFiles
import ScrollCore
import StoryboardRendering
package import SystemCalls

/// Draws the findings of a report, each as a small still picture in a folder.
///
/// A picture shows the frame in which a finding is worst, with the edges that the rule measured. Beside it is what it is
/// compared with: the fixed variant at the same moment or, where a fixed variant itself has an edge that jumps, the
/// previous frame.
package struct FindingPictures {
  /// A picture to draw: a finding, and the run that shows it.
  private struct Item: Sendable {
    var finding: ReportedFinding
    var variantID: String
    var plan: RunPlan
    var variant: Int
    var lane: Lane
    var name: String
  }

  /// The name of the list of all pictures in the folder, in the form of a manifest.
  static let list = "pictures.json"

  /// The height of a picture, in units of length; its width follows from the devices.
  private static let height = 480.0

  private let folder: OutputFolder
  private let log: any ProductionLog

  /// Prepares to draw into a folder.
  package init(_ path: String, log: any ProductionLog) {
    folder = OutputFolder(path)
    self.log = log
  }

  /// Draws all findings that no baseline accepts, and notes the paths of the pictures in the report.
  ///
  /// Only files of this tool are replaced, and only by valid pictures. Pictures of an earlier run are removed if this run
  /// has looked for their findings and has not found them.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - plans: The plans of its scenarios.
  ///   - seesAll: Whether the report is about all devices of its scenarios, at their rates.
  ///   - jobs: How many pictures are drawn in parallel.
  /// - Throws: The first error, after all pictures that could be written.
  package func draw(
    _ report: inout ReviewReport, of plans: [RunPlan], seesAll: Bool, jobs: Int
  ) throws(OperationError) {
    let items = items(report, plans)
    try FileSystem.makeFolder(folder.path)
    let lock = try FolderLock(folder.path, log: log)
    defer { lock.release() }
    try folder.refuseForeign(items.map(\.name) + [Self.list])
    for item in items { try FileSystem.makeFolder(FileSystem.folder(of: folder.path(item.name))) }
    let failures = Protected<[OperationError?]>(Array(repeating: nil, count: items.count))
    let entries = Protected<[Manifest.Entry?]>(Array(repeating: nil, count: items.count))
    WorkerPool.run(items.count, jobs: jobs) { index in
      guard !Interruption.isRequested else { return }
      do throws(OperationError) {
        let entry = try draw(items[index])
        entries.withLock { $0[index] = entry }
      } catch {
        let failure = error
        failures.withLock { $0[index] = failure }
      }
    }
    try Interruption.check()
    if let failure = failures.withLock({ $0.lazy.compactMap(\.self).first }) { throw failure }
    for item in items { report.pictures[item.finding.key] = folder.path(item.name) }
    let drawn = Manifest(entries.withLock { $0.compactMap(\.self) })
    try folder.update(
      Self.list, with: drawn, ofWhat: "finding", log: log,
      isStale: seesAll ? Self.belongs(to: report, plans) : { _ in false })
  }

  private func items(_ report: ReviewReport, _ plans: [RunPlan]) -> [Item] {
    report.findings.filter { !$0.isAccepted }.compactMap { finding in
      let scenario = report.scenarios[finding.scenario]
      let id = scenario.variants[finding.variant].id
      let device = finding.sightings[finding.leader].device
      guard let plan = plans.first(where: { $0.scenario.id == scenario.id }),
        let variant = plan.variants.first(where: { "\(plan.variant($0).id)" == id }),
        plan.lanes.indices.contains(device)
      else { return nil }
      return Item(
        finding: finding, variantID: id, plan: plan, variant: variant, lane: plan.lanes[device],
        name: Self.name(finding.key))
    }
  }

  /// The path of a picture below the folder: the same for a finding from run to run.
  static func name(_ key: String) -> String {
    let parts = key.split(separator: " ")
    let file = parts.dropFirst().joined(separator: "-").lowercased()
    return "\(parts[0])/" + file.replacing("/", with: "-") + ".svg"
  }

  /// Whether a picture is of a variant that a report is about.
  private static func belongs(to report: ReviewReport, _ plans: [RunPlan]) -> (String) -> Bool {
    var judged: [String: Set<String>] = [:]
    var known: [String: [String]] = [:]
    for scenario in report.scenarios {
      judged[scenario.id] = Set(scenario.variants.map { $0.id.lowercased() })
      known[scenario.id] = plans.first { $0.scenario.id == scenario.id }?.scenario.pattern.variants
        .map { "\($0.id)".lowercased() }
    }
    return { name in
      let scenario = FileSystem.folder(of: name)
      let file = name.dropFirst(scenario.utf8.count + 1)
      // One identifier may begin with another.
      let variant = known[scenario]?.filter { file.hasPrefix($0 + "-") }.max { $0.count < $1.count }
      return variant.map { judged[scenario]?.contains($0) == true } ?? false
    }
  }

  private func draw(_ item: Item) throws(OperationError) -> Manifest.Entry {
    switch try folder.write(try picture(item), to: item.name, as: .drawing) {
    case .success(let entry): return entry
    case .failure(let invalid):
      throw OperationError(
        "the picture of a finding is invalid and was not written: this is a mistake in scrollwork, please report it\n"
          + invalid.findings.joined(separator: "\n"))
    }
  }

  private func picture(_ item: Item) throws(OperationError) -> [UInt8] {
    let (plan, lane) = (item.plan, item.lane)
    let occurrence = item.finding.occurrence
    let run = try plan.run(item.variant, on: lane)
    let worst = min(occurrence.worstFrame, run.frameCount - 1)
    let measure = FindingMeasure(run)
    let shape = measure.shape(
      label: occurrence.label, worst: worst, first: occurrence.spans[0].lowerBound)
    var runs = [run]
    let companion = plan.companion(of: item.variant)
    if let companion { runs.append(try plan.run(companion, on: lane)) }
    let scene = Scene(lane.selection.device, runs)
    var found = SVGPanel(scene, run: 0)
    found.stillFrame = worst
    found.mark = shape.map {
      PanelMark(
        severity: item.finding.severity, shape: $0,
        stage: measure.stage(ofFrame: worst, in: scene))
    }
    found.caption = occurrence.label
    found.facts = "\(item.variantID) · \(lane.name) · \(Self.seconds(worst, run.rate))"
    var panels = [found]
    if let companion {
      var other = SVGPanel(scene, run: 1)
      other.stillFrame = min(worst, runs[1].frameCount - 1)
      other.caption = "Fixed"
      other.facts = "\(plan.variant(companion).id) · same moment"
      panels.append(other)
    } else if worst > 0, shape?.isMotion == true {
      var other = SVGPanel(scene, run: 0)
      other.stillFrame = worst - 1
      other.caption = "Previous frame"
      other.facts = Self.seconds(worst - 1, run.rate)
      panels.insert(other, at: 0)
    }
    var options = SVGOptions()
    options.encoding = .none
    options.scale = Self.height / scene.size.height
    options.title = "\(occurrence.label): \(plan.scenario.title), \(item.variantID), \(lane.name)"
    options.description = occurrence.sentence
    return AnimatedSVG.write(panels, options: options)
  }

  private static func seconds(_ frame: Int, _ rate: Int) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: 3, keepsLeadingZero: true)
      .append(Double(frame) / Double(rate), to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + " s"
  }
}

extension RunPlan {
  /// The fixed variant beside which a broken one is shown: the last of the scenario, else of the pattern; nil for a fixed
  /// variant, and where there is none.
  func companion(of variant: Int) -> Int? {
    guard !self.variant(variant).isFixed else { return nil }
    let all = scenario.pattern.variants
    return scenario.variants.last { all[$0].isFixed } ?? all.lastIndex { $0.isFixed }
  }
}
