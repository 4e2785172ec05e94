// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `A text size` {
  private func harness(_ variant: String, _ size: ContentSizeCategory) throws -> Harness {
    let device = try #require(
      DeviceProfile.iPhone15Pro.with(DeviceSettings(contentSize: size)))
    return Harness(variant, on: device)
  }

  @Test(arguments: PatternCatalog.builtIn.entries.flatMap { $0.variants.map { "\($0.id)" } })
  func `changes no bit at the default size`(variant: String) throws {
    let steps = RandomScript.steps(seed: 11, gestures: 3)
    var plain = Harness(variant, on: .iPhone15Pro).request(steps)
    plain.growth = .none
    #expect(
      try harness(variant, .large).run(steps).digest
        == Harness(variant, on: .iPhone15Pro).entry.run(plain).digest)
  }

  /// An element of each pattern that holds text, by a fixed variant.
  static let growing: [(variant: String, kind: ElementID.Kind)] = [
    ("ch8", .header), ("sh3", .contact), ("sh3", .sectionHeader), ("bs3", .place), ("st7", .post),
    ("st7", .tabBar), ("lt3", .message), ("lt3", .title), ("sy3", .song), ("px3", .story),
    ("qr3", .headline), ("pr2", .cell), ("pc3", .header), ("pp2", .post), ("pp2", .sectionHeader),
    ("pp2", .tabBar), ("qr3", .toolbar),
  ]

  @Test(arguments: growing)
  func `never makes an element with text lower than at a smaller size`(
    variant: String, kind: ElementID.Kind
  ) throws {
    let heights = try ContentSizeCategory.allCases.map { size in
      let timeline = try harness(variant, size).run([.pause(0.1)])
      let first = timeline.elementRange(ofFrame: 0).first { timeline.elements[$0].id.kind == kind }
      return timeline.elements[try #require(first)].frame.height
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 }, "\(heights)")
    #expect(heights[0] < heights[11])
  }

  @Test func `scales rows like lines of body text, rounded to pixels`() throws {
    let timeline = try harness("st7", .accessibility5).run([.pause(0.1)])
    let row = try #require(timeline.elements.first { $0.id.kind == .post })
    let pixels: Double = 60 * 62 / 22 * 3
    #expect(row.frame.height == pixels.rounded() / 3)
  }

  @Test func `leaves fixed lengths alone`() throws {
    let header = { (fixed: [String]) throws -> Double in
      let harness = try harness("ch8", .accessibility5).with { $0.fixedLengths = fixed }
      return try harness.run([.pause(0.1)]).value(named: "header.height", inFrame: 0)
    }
    #expect(try header(["extra"]) == 159)
    let pixels: Double = 100 * 70 / 41 * 3
    #expect(try header([]) == 59 + pixels.rounded() / 3)
  }

  @Test func `scales a list of heights like a single one`() throws {
    let heights = { (harness: Harness) throws -> [Double] in
      let timeline = try harness.run([.pause(0.1)])
      return timeline.elements[timeline.elementRange(ofFrame: 0)]
        .filter { $0.id.kind == .contact }.prefix(3).map(\.frame.height)
    }
    let ragged = try harness("sh3", .accessibility5).with {
      $0.parameters["rowHeights"] = .numbers([44, 60, 20])
    }
    let grown = [44, 60, 20].map { (length: Double) in (length * 62 / 22 * 3).rounded() / 3 }
    #expect(try heights(ragged) == grown)
    #expect(try heights(ragged.with { $0.fixedLengths = ["rowHeights"] }) == [44, 60, 20])
    // A detent contains no text.
    let sheet = try harness("bs3", .accessibility5).with {
      $0.parameters["detents"] = .numbers([240, 400])
    }
    let plain = try harness("bs3", .large).with { $0.parameters["detents"] = .numbers([240, 400]) }
    #expect(
      try sheet.run([.pause(0.1)]).values(named: "sheet.height")
        == plain.run([.pause(0.1)]).values(named: "sheet.height"))
  }

  @Test(arguments: [
    ("pp2", "tabBarHeight", TextStyle.subheadline), ("st7", "tabBarHeight", .subheadline),
    ("qr3", "height", .title1), ("sh3", "headerHeight", .headline),
    ("sh3", "footerHeight", .footnote),
    ("lt3", "searchBarHeight", .body), ("ch8", "extra", .largeTitle),
  ])
  func `scales a length by the style of its text`(variant: String, key: String, style: TextStyle)
    throws
  {
    let entry = Harness(variant, on: .iPhone15Pro).entry
    let index = try #require(entry.parameters.firstIndex { "\($0.key)" == key })
    #expect(entry.growth().style(of: index) == style)
    #expect(entry.growth(fixed: [index]).style(of: index) == nil)
  }

  /// The photograph is square, and the caption below it is a quarter as high at the default text
  /// size.
  @Test(arguments: ContentSizeCategory.allCases)
  func `gives the caption of a page the lines that it needs`(size: ContentSizeCategory) throws {
    let timeline = try harness("pc3", size).run([.pause(0.1)])
    let page = try #require(timeline.elements.first { $0.id.kind == .page && $0.id.item == 0 })
    let share = page.frame.height / page.frame.width - 1
    #expect(abs(share - 0.25 * TextStyle.headline.growth(in: size)) < 1e-9)
    // It stays between the header and the dots.
    let header = try #require(timeline.elements.first { $0.id.kind == .header })
    #expect(page.frame.y > header.frame.maxY && page.frame.maxY < 852 - 34)
  }

  @Test func `leaves system bars and pictures alone`() throws {
    for size in [ContentSizeCategory.xSmall, .accessibility5] {
      let bar = try harness("lt3", size).run([.pause(0.1)])
      let element = try #require(bar.elements.first { $0.id.kind == .navigationBar })
      #expect(element.frame.height == 59 + 44)
    }
  }
}
