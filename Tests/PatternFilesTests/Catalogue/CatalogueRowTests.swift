// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import PatternFiles

/// Rows that come and go in patterns of the catalogue, in Swift and as files.
@Suite struct `Rows of the catalogue that programs change` {
  typealias Pair = CatalogueFileTests.Pair

  /// A pattern with rows, what they are called, and a section if it has some.
  struct List: CustomTestStringConvertible {
    var pattern: String
    var rows: ElementID
    var section: Int?

    var testDescription: String { pattern }
  }

  static let lists = [
    List(pattern: "quick-return", rows: ElementID(.cell)),
    List(pattern: "large-title", rows: ElementID(.cell)),
    List(pattern: "stretchy-header", rows: ElementID(.cell)),
    List(pattern: "pull-to-refresh", rows: ElementID(.cell)),
    List(pattern: "sticky-headers", rows: ElementID(.cell), section: 1),
    List(pattern: "bottom-sheet", rows: ElementID(.place)),
    List(pattern: "sticky-tabs", rows: ElementID(.place), section: 0),
  ]

  private static let drag = GestureStep.drag(
    DragGesture(
      from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
      .by(ScriptPoint(.points(0), .points(-180))), duration: 0.2, endVelocity: Point(0, -1200)))

  private static func steps(_ list: List) -> [GestureStep] {
    func change(_ kind: RowChange.Kind, at place: Int?, count: Int) -> GestureStep {
      .program(
        .changeRows(
          RowChange(kind, of: list.rows, section: list.section, at: place, count: count)))
    }
    return [
      .pause(0.1), change(.insert, at: 1, count: 2), .pause(0.1), drag, .pause(0.3),
      change(.remove, at: 0, count: 1), .pause(0.2), change(.insert, at: nil, count: 3),
      change(.reload, at: 0, count: 1), .wait(until: .settled, timeout: 8), .rotate(to: .landscape),
      .pause(0.2),
    ]
  }

  private static func request(_ variant: Int, _ steps: [GestureStep]) -> RunRequest {
    let device = DeviceCatalog.devices.first { $0.id == "iphone-15-pro" }
    guard let device else { preconditionFailure("no such device") }
    return RunRequest(
      variant: variant, parameters: [], screen: device.screen(.portrait),
      turnedScreen: device.screen(.landscape), rate: 60, physics: .uikit,
      script: GestureScript(steps))
  }

  /// The heights of the rows of the file for sticky headers repeat a list, and the file for `st7` takes new bounds for a turn
  /// of the device, which ends a fling.
  @Test(arguments: lists.filter { $0.pattern != "sticky-headers" })
  func `a file and the pattern in Swift show the same rows`(list: List) throws {
    let (file, entry) = try Pair(file: list.pattern, pattern: list.pattern).read()
    for (index, variant) in file.variants.enumerated() where variant.isFixed && variant.id != "st7"
    {
      let number = try #require(entry.variants.firstIndex { $0.id.description == variant.id })
      let run = Comparison(
        entry: entry, pattern: try file.compile(variant: index),
        request: Self.request(number, Self.steps(list)))
      let difference = try run.largest()
      #expect(difference.amount <= 1e-6, "\(variant.id): \(difference)")
    }
  }

  @Test(arguments: lists)
  func `rows keep their numbers, and new ones have the next`(list: List) throws {
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { $0.id.description == list.pattern })
    let fixed = try #require(entry.variants.lastIndex { $0.isFixed })
    var request = Self.request(fixed, Array(Self.steps(list).prefix(3)))
    request.parameters = entry.parameters.map(\.defaultValue)
    let timeline = try entry.run(request)
    func numbers(_ frame: Int) -> [Int32] {
      timeline.elementRange(ofFrame: frame).map { timeline.elements[$0].id }
        .filter { id in
          id.kindName.description == list.rows.kindName.description
            && list.section.map { Int32($0) == id.section } ?? true
        }.map(\.item)
    }
    let (before, after) = (numbers(0), numbers(timeline.frameCount - 1))
    #expect(before.first == 0 && after.first == 0)
    // A low sheet shows few.
    #expect(after.dropFirst(3).first == before.dropFirst(1).first)
    #expect(after[2] == after[1] + 1 && after[1] > (before.max() ?? 0))
  }

  @Test(arguments: lists)
  func `frames that are laid out later have the same rows`(list: List) throws {
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { $0.id.description == list.pattern })
    let fixed = try #require(entry.variants.lastIndex { $0.isFixed })
    var request = Self.request(fixed, Self.steps(list))
    request.parameters = entry.parameters.map(\.defaultValue)
    let (timeline, poses) = (try entry.run(request), try entry.poses(of: request))
    var frames = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &frames)
    #expect(poses.frameCount == timeline.frameCount && frames.elements == timeline.elements)
  }

  private static func mistake(
    _ pattern: String, _ change: RowChange, _ parameters: [String: ParameterValue] = [:]
  ) throws -> SimulationError? {
    let entry = try #require(
      PatternCatalog.builtIn.entries.first { $0.id.description == pattern })
    var request = Self.request(
      entry.variants.count - 1, [.program(.changeRows(change))])
    request.parameters = entry.parameters.map {
      parameters[$0.key.description] ?? $0.defaultValue
    }
    do throws(SimulationError) {
      _ = try entry.run(request)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what cannot be changed is refused, and why`() throws {
    func refusal(_ pattern: String, _ change: RowChange) throws -> RowRefusal? {
      guard case .rows(let refusal, 0) = try Self.mistake(pattern, change) else { return nil }
      return refusal
    }
    let cell = ElementID(.cell)
    #expect(try refusal("page-carousel", RowChange(.insert, of: cell, at: 0)) == .notRows)
    #expect(
      try refusal("large-title", RowChange(.insert, of: ElementID(.place), at: 0)) == .notRows)
    #expect(
      try refusal("large-title", RowChange(.remove, of: cell, at: 1_000_000))
        == .noSuchRow(count: 40))
    #expect(
      try refusal("large-title", RowChange(.insert, of: cell, at: 0, heights: [3]))
        == .hasOneHeight)
    #expect(
      try refusal("large-title", RowChange(.insert, of: cell, section: 0, at: 0)) == .hasNoSections)
    #expect(try refusal("sticky-headers", RowChange(.insert, of: cell, at: 0)) == .needsSection)
    #expect(
      try refusal("sticky-tabs", RowChange(.insert, of: ElementID(.place), section: 2, at: 0))
        == .noSuchSection(count: 2))
    guard
      case .rows(.heightsFollowNumbers, 0) = try Self.mistake(
        "sticky-headers", RowChange(.insert, of: cell, section: 0, at: 0),
        ["rowHeights": .numbers([40, 60])])
    else {
      Issue.record("rows whose heights repeat a list were changed")
      return
    }
  }
}
