// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite("Sticky headers: what a frame shows")
struct StickyHeadersLayoutTests {
  /// All elements that overlap the screen and nothing else, found by examining every cell of the
  /// list.
  @Test(arguments: UInt64(1)...20)
  func `a frame lists exactly the cells on the screen`(seed: UInt64) throws {
    let setup = StickySetup.random(seed: seed)
    let harness = setup.harness("sh3", on: .iPhone11)
    let size = harness.screen(.portrait).size
    let places = setup.places
    let end = places.last?.end ?? 0
    let offsets = stride(from: -60, to: end + 60, by: 41.5).map { $0 }
    let timeline = try harness.follow(offsets)
    for (sample, offset) in offsets.enumerated() {
      let elements = timeline.elements[timeline.elementRange(ofFrame: sample * 6)]
      let listed = elements.filter { $0.id.kind == .contact }
      var expected: [(ElementID, Rect)] = []
      for (section, place) in places.enumerated() {
        for (item, cell) in place.cells.enumerated() {
          let y = cell.start - offset
          guard y < size.height, y + cell.length > 0 else { continue }
          let width = size.width / Double(setup.columns)
          expected.append(
            (
              ElementID(.contact, section: Int32(section), item: Int32(item)),
              Rect(Double(item % setup.columns) * width, y, width, cell.length)
            ))
        }
      }
      #expect(listed.map(\.id) == expected.map(\.0))
      for (element, wanted) in zip(listed, expected) {
        #expect(isClose(element.frame, wanted.1), "\(element.frame) is not \(wanted.1)")
      }
    }
  }

  @Test(arguments: ["sh0", "sh1", "sh2", "sh3"])
  func `headers are above cells and footers, the status bar is above all`(variant: String) throws {
    let setup = StickySetup(name: "footers", footerHeight: 30, safeAreaInsets: nil)
    let timeline = try setup.harness(variant, on: .iPhone11).run(RandomScript.steps(seed: 3))
    let order: [ElementID.Kind] = [.contact, .sectionFooter, .sectionHeader, .statusBar]
    for frame in 0..<timeline.frameCount {
      let kinds = timeline.elements[timeline.elementRange(ofFrame: frame)].map(\.id.kind)
      let ranks = kinds.map { order.firstIndex(of: $0) ?? -1 }
      #expect(ranks == ranks.sorted() && !ranks.contains(-1))
    }
  }

  /// A header is listed where its value says, if it is on the screen, and otherwise not.
  @Test(arguments: ["sh0", "sh1", "sh2", "sh3"])
  func `listed headers are those whose layout is on the screen`(variant: String) throws {
    let setup = StickySetup(name: "insets", insetTop: 8, footerHeight: 24, safeAreaInsets: nil)
    let harness = setup.harness(variant, on: .iPhone15Pro)
    let timeline = try harness.run(RandomScript.steps(seed: 5))
    let height = harness.screen(.portrait).size.height
    for frame in 0..<timeline.frameCount {
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      for section in setup.sections.indices {
        let y = timeline.value(named: "header[\(section)].y", inFrame: frame)
        let element = elements.first {
          $0.id == ElementID(.sectionHeader, item: Int32(section))
        }
        #expect((element != nil) == (y < height && y + 40 > 0))
        if let element { #expect(abs(element.frame.y - y) < 1e-9) }
      }
    }
  }

  @Test func `natural headers, cells and footers keep their positions on the list's layer`() throws
  {
    let setup = StickySetup(name: "footers", footerHeight: 30, safeAreaInsets: nil)
    let timeline = try setup.harness("sh0", on: .iPhone11).run(RandomScript.steps(seed: 8))
    var places: [String: Double] = [:]
    for frame in 0..<timeline.frameCount {
      let shift = timeline.translation(ofLayer: 1, inFrame: frame).y
      #expect(abs(shift + timeline.value(named: "contentOffset.y", inFrame: frame)) < 1e-9)
      for element in timeline.elements[timeline.elementRange(ofFrame: frame)]
      where element.id.kind != .statusBar {
        #expect(element.layer == 1)
        let name = "\(element.id)"
        let place = places[name, default: element.frame.y - shift]
        #expect(abs(element.frame.y - shift - place) < 1e-6)
        places[name] = place
      }
    }
  }

  // MARK: The crash

  @Test(arguments: ["sh1", "sh2"])
  func `the article crashes when an empty section comes into the rectangle`(
    variant: String
  ) throws {
    // The header of section 1 is 880 points down: on a screen of 667 it appears beyond 213.
    let harness = Harness(variant, on: .iPhone8).with {
      $0.safeAreaInsets = .zero
      $0.parameters["sections"] = .numbers([14, 0, 8])
    }
    let timeline = try harness.follow([0, 100, 213, 213.5, 300])
    #expect(timeline.failure != nil)
    #expect(timeline.frameCount == 3 * 6 + 1)
    #expect(timeline.value(named: "contentOffset.y", inFrame: timeline.frameCount - 1) == 213.5)
    #expect(timeline.events.last?.kind == .crashed)
    for frame in 0..<timeline.frameCount {
      let elements = timeline.elements[timeline.elementRange(ofFrame: frame)]
      let crash = elements.first { $0.id.kind == .crash }
      #expect((crash != nil) == (frame == timeline.frameCount - 1))
      #expect(crash == nil || crash?.frame == Rect(0, 0, 375, 667))
      #expect(crash == nil || elements.last?.id.kind == .crash)
    }
    #expect(timeline.value(named: "header[1].y", inFrame: timeline.frameCount - 1).isNaN)
  }

  @Test(arguments: ["sh1", "sh2"], DeviceCatalog.devices)
  func `an empty section that is visible at once crashes in the first frame`(
    variant: String, device: DeviceProfile
  ) throws {
    let harness = Harness(variant, on: device).with {
      $0.parameters["sections"] = .numbers([5, 0, 8])
    }
    let timeline = try harness.run([.pause(0.5)])
    #expect(timeline.frameCount == 1)
    #expect(timeline.failure != nil)
    #expect(timeline.stepTimes.count == 2)
  }

  @Test func `whole pages bring an empty section in earlier`() throws {
    // The second page of 667 starts as soon as the list moves, and contains 880.
    let harness = Harness("sh2", on: .iPhone8).with {
      $0.safeAreaInsets = .zero
      $0.parameters = ["sections": .numbers([14, 0, 8]), "rectPolicy": .choice(1)]
    }
    let timeline = try harness.follow([0, 1, 2])
    #expect(timeline.failure != nil)
    #expect(timeline.value(named: "contentOffset.y", inFrame: timeline.frameCount - 1) == 1)
  }

  @Test(arguments: ["sh0", "sh3"])
  func `other variants survive empty sections`(variant: String) throws {
    for sections in [[5, 0, 8], [0], [0, 0, 0], [0, 30, 0], []] as [[Double]] {
      let harness = Harness(variant, on: .iPhone8).with {
        $0.parameters["sections"] = .numbers(sections)
      }
      let timeline = try harness.run(RandomScript.steps(seed: 2))
      #expect(timeline.failure == nil)
      #expect(timeline.valueNames.count == 4 + sections.count)
    }
  }

  // MARK: Cost

  /// A frame contains what is on the screen, whether a thousand rows are above it or ten million.
  @Test(arguments: [1, 3] as [Double], [[60.0], [44, 60, 88, 52, 70]])
  func `a frame of a huge list has no more elements than that of a small one`(
    columns: Double, heights: [Double]
  ) throws {
    // Both counts end whole periods of the ragged lengths, so that the same cells meet at the
    // centre.
    func elements(_ rows: Double) throws -> [ElementFrame] {
      let harness = Harness("sh3", on: .iPhone8).with {
        $0.safeAreaInsets = .zero
        $0.parameters = [
          "sections": .numbers([rows, rows]), "columns": .number(columns),
          "rowHeights": .numbers(heights),
        ]
      }
      // To the end of the first section.
      let end = try harness.run([.pause(0.1)]).value(named: "contentOffset.max", inFrame: 0) + 667
      let timeline = try harness.follow([0, end / 2 - 400])
      return Array(timeline.elements[timeline.elementRange(ofFrame: 6)])
    }
    let small = try elements(1_500)
    let huge = try elements(7_500_000)
    #expect(small.map(\.id.kind) == huge.map(\.id.kind))
    #expect(small.count < 40)
    for (a, b) in zip(small, huge) { #expect(isClose(a.frame, b.frame)) }
  }

  @Test func `values are recorded for ten sections, and more are laid out`() throws {
    let harness = Harness("sh3", on: .iPhone8).with {
      $0.parameters["sections"] = .numbers([Double](repeating: 100, count: 5_000))
      $0.initialOffset = .fromEnd(1_000)
    }
    let timeline = try harness.run([.pause(0.1)])
    #expect(timeline.valueNames.count == 4 + 10)
    #expect(timeline.elements.contains { $0.id == ElementID(.sectionHeader, item: 4_999) })
  }

  private func isClose(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }
}
