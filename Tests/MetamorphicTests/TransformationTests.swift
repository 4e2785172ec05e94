// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import ScenarioFiles
import ScrollCore
import Testing

/// A rewritten script moves the content as before.
@Suite struct `Rewritten scripts` {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// A run of a shipped scenario, of a variant that shows only the offset.
  private static func run(_ scenario: String, _ variant: String) throws -> ShippedRun {
    let found = try #require(ShippedScenarios.all(root: root).first { $0.id == scenario })
    return try #require(ShippedRun.all(of: found, rate: 60).first { $0.variant == variant })
  }

  /// The offsets of a run, in points.
  private static func offsets(_ run: ShippedRun, _ request: RunRequest) throws -> [Double] {
    let timeline = try run.entry.run(request)
    return (0..<timeline.frameCount).map { timeline.value(0, inFrame: $0) }
  }

  private static func expect(
    _ a: ArraySlice<Double>, _ b: ArraySlice<Double>, within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let most = zip(a, b).map { abs($0 - $1) }.max() ?? .infinity
    #expect(most <= tolerance, sourceLocation: sourceLocation)
    #expect(abs(a.count - b.count) <= 1, sourceLocation: sourceLocation)
  }

  private static let scenarios = [
    "collapsing-header/fling-top", "collapsing-header/slow-up-down",
    "sticky-headers/bounce-both-ends",
  ]
  private static let variants = ["collapsing-header": "ch8", "sticky-headers": "sh3"]

  private static func shipped(_ scenario: String) throws -> (ShippedRun, [Double]) {
    let pattern = String(scenario.split(separator: "/")[0])
    let run = try run(scenario, try #require(variants[pattern]))
    return (run, try offsets(run, run.request))
  }

  @Test(arguments: scenarios)
  func `show the same frames later after a pause`(scenario: String) throws {
    let (run, shipped) = try Self.shipped(scenario)
    let changed = try #require(Relation.leadingPause.request(for: run))
    let offsets = try Self.offsets(run, changed)
    Self.expect(offsets.dropFirst(18), shipped[...], within: 1e-6)
    #expect(Set(offsets.prefix(18)) == [shipped[0]])
  }

  @Test(arguments: scenarios)
  func `show the same frames earlier without the pause at their beginning`(scenario: String) throws
  {
    let (run, shipped) = try Self.shipped(scenario)
    guard case .pause(let duration)? = run.request.script.steps.first else { return }
    let changed = try #require(Relation.noLeadingPause.request(for: run))
    let frames = Int((duration * 60).rounded())
    Self.expect(
      try Self.offsets(run, changed)[...], shipped.dropFirst(frames), within: 1e-6)
  }

  @Test(arguments: scenarios)
  func `show times in between if they start half a frame later`(scenario: String) throws {
    let (run, _) = try Self.shipped(scenario)
    var doubled = run.request
    doubled.rate = 120
    let between = try Self.offsets(run, doubled)
    let changed = try #require(Relation.halfFrame.request(for: run))
    let offsets = try Self.offsets(run, changed)
    // Frame n shows what the script shows after n − ½ sixtieths of a second.
    let expected = (1..<offsets.count).filter { 2 * $0 - 1 < between.count }
      .map { between[2 * $0 - 1] }
    Self.expect(offsets.dropFirst(), expected[...], within: 1e-6)
  }

  @Test(arguments: scenarios)
  func `move the content alike when steps are split`(scenario: String) throws {
    let (run, shipped) = try Self.shipped(scenario)
    let changed = try #require(Relation.split.request(for: run))
    #expect(changed.script.steps.count > run.request.script.steps.count)
    Self.expect(try Self.offsets(run, changed)[...], shipped[...], within: 1e-6)
  }

  /// Recorded positions are on the path, and the touch up has the stated velocity.
  @Test(arguments: scenarios)
  func `move the content alike when the finger is recorded`(scenario: String) throws {
    let (run, shipped) = try Self.shipped(scenario)
    let changed = try #require(Relation.fingerTrace.request(for: run))
    Self.expect(try Self.offsets(run, changed)[...], shipped[...], within: 0.01)
  }

  @Test(arguments: scenarios)
  func `show the recorded offsets when the offset is recorded`(scenario: String) throws {
    let (run, shipped) = try Self.shipped(scenario)
    let changed = try #require(Relation.offsetTrace.request(for: run))
    let offsets = try Self.offsets(run, changed)
    let most = zip(offsets, shipped).map { abs($0 - $1) }.max()
    #expect(try #require(most) < 1e-9)
  }

  @Test func `show mirrored pages if the language runs the other way`() throws {
    let run = try Self.run("page-carousel/flicks", "pc3")
    let shipped = try run.entry.run(run.request)
    let mirrored = try run.entry.run(try #require(Relation.mirrored.request(for: run)))
    let width = run.request.screen.size.width
    #expect(mirrored.elements.count == shipped.elements.count)
    let most = zip(shipped.elements, mirrored.elements)
      .map { abs($0.frame.x - (width - $1.frame.maxX)) }.max()
    #expect(try #require(most) < 1e-9)
  }

  @Test func `keep their points on a screen with other pixels`() throws {
    let (run, shipped) = try Self.shipped("collapsing-header/fling-top")
    let changed = try #require(Relation.otherScale.request(for: run))
    #expect(changed.screen.scale != run.request.screen.scale)
    Self.expect(try Self.offsets(run, changed)[...], shipped[...], within: 0.42)
  }
}
