// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import MotionReview
import MutationKit
import ScenarioFiles
import ScrollCore
import Testing

@Suite struct `Planted mutations` {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func run(_ scenario: String, _ variant: String) throws -> ShippedRun {
    let found = try #require(ShippedScenarios.all(root: root).first { $0.id == scenario })
    return try #require(ShippedRun.all(of: found, rate: 60).first { $0.variant == variant })
  }

  private static func host(of run: ShippedRun) throws -> MutantCatalog.Host {
    try #require(MutantCatalog.hosts.first { "\($0.entry.id)" == "\(run.entry.id)" })
  }

  @Test func `exist for every pattern of the catalogue`() {
    #expect(
      MutantCatalog.hosts.map { "\($0.entry.id)" }
        == PatternCatalog.builtIn.entries.map { "\($0.id)" })
  }

  @Test(arguments: [
    ("collapsing-header/fling-top", "ch8"), ("bottom-sheet/min-up-fast", "bs3"),
    ("sticky-tabs/tap-tabs", "st7"),
  ])
  func `change nothing if none is planted`(scenario: String, variant: String) throws {
    let run = try Self.run(scenario, variant)
    let (plain, hosted) = (
      try run.entry.run(run.request), try Self.host(of: run).entry.run(run.request)
    )
    #expect(hosted.elements == plain.elements)
    #expect(hosted.events == plain.events)
  }

  @Test func `change the picture and the recorded values together`() throws {
    let run = try Self.run("collapsing-header/slow-up-down", "ch8")
    let host = try Self.host(of: run)
    let plain = try host.entry.run(run.request)
    let track = try #require(plain.valueNames.firstIndex { "\($0.stem)" == "header.height" })
    let mutations = try host.mutations(showing: [run.request])
    // One of the lengths is that of the header.
    let shifted = try mutations.filter { $0.fault == "+ 4 pt" }.map { mutation in
      try MutantCatalog.planting(mutation) { try host.entry.run(run.request) }
    }
    let heights = shifted.filter {
      abs($0.value(track, inFrame: 9) - plain.value(track, inFrame: 9) - 4) < 1e-9
    }
    let hosted = try #require(heights.first)
    #expect(heights.count == 1)
    #expect(abs(PictureDifference.points(plain, hosted) - 4) < 1e-9)
  }

  @Test func `of a velocity halve it at the handover, which the review finds`() throws {
    let run = try Self.run("bottom-sheet/min-up-fast", "bs3")
    let host = try Self.host(of: run)
    let timeline = try MutantCatalog.planting(.velocity(.half)) {
      try host.entry.run(run.request)
    }
    #expect(Review.findings(in: timeline).map(\.rule).contains(.handover))
    #expect(Review.findings(in: try host.entry.run(run.request)).isEmpty)
  }
}
