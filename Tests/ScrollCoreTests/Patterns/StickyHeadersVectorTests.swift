// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A content offset as input, the screen positions of all section headers as output: computed by
/// hand on a screen of 375 × 667 with headers of 40 and rows of 60; nil if the layout returns no
/// header.
struct StickyVector: Sendable, CustomTestStringConvertible {
  var name: String
  var parameters: [String: ParameterValue] = [:]
  var sections: [Double] = [5, 2, 8]
  /// The adjusted inset at the top, in points.
  var inset = 0.0
  var offset: Double
  var headers: [String: [Double?]]

  var testDescription: String { "\(name), o = \(offset)" }

  /// The list with nothing but headers and rows.
  static let plain: [StickyVector] = [
    StickyVector(
      name: "plain", offset: 0,
      headers: [
        "sh0": [0, 340, 500], "sh1": [0, 340, 500], "sh2": [0, 340, 500], "sh3": [0, 340, 500],
      ]),
    StickyVector(
      name: "plain, pulled", offset: -50,
      headers: [
        "sh0": [50, 390, 550], "sh1": [50, 390, 550], "sh2": [50, 390, 550],
        "sh3": [50, 390, 550],
      ]),
    StickyVector(
      name: "plain, before it vanishes", offset: 39.5,
      headers: ["sh1": [0, 300.5, 460.5], "sh2": [0, 300.5, 460.5], "sh3": [0, 300.5, 460.5]]),
    StickyVector(
      name: "plain, touching edges do not overlap", offset: 40,
      headers: ["sh1": [nil, 300, 460], "sh2": [0, 300, 460], "sh3": [0, 300, 460]]),
    StickyVector(
      name: "plain", offset: 60,
      headers: [
        "sh0": [-60, 280, 440], "sh1": [nil, 280, 440], "sh2": [0, 280, 440],
        "sh3": [0, 280, 440],
      ]),
    StickyVector(
      name: "plain, the next header arrives", offset: 300,
      headers: [
        "sh0": [-300, 40, 200], "sh1": [nil, 40, 200], "sh2": [0, 40, 200], "sh3": [0, 40, 200],
      ]),
    StickyVector(
      name: "plain, pushed", offset: 320,
      headers: ["sh1": [nil, 20, 180], "sh2": [-20, 20, 180], "sh3": [-20, 20, 180]]),
    StickyVector(
      name: "plain, gone", offset: 340,
      headers: ["sh1": [nil, 0, 160], "sh2": [nil, 0, 160], "sh3": [-40, 0, 160]]),
    StickyVector(
      name: "plain, at the end", offset: 353,
      headers: [
        "sh0": [-353, -13, 147], "sh1": [nil, 0, 147], "sh2": [nil, 0, 147],
        "sh3": [-53, 0, 147],
      ]),
  ]

  /// Insets, footers, a bar, a section without rows.
  static let spaced: [StickyVector] = [
    StickyVector(
      name: "section insets at rest", parameters: insets, offset: 0,
      headers: ["sh2": [10, 370, 550], "sh3": [0, 360, 540]]),
    StickyVector(
      name: "section insets, pushed", parameters: insets, offset: 340,
      headers: ["sh2": [-30, 30, 210], "sh3": [-20, 20, 200]]),
    StickyVector(
      name: "footers, pushed early", parameters: ["footerHeight": .number(30)], offset: 320,
      headers: ["sh2": [-20, 50, 240], "sh3": [0, 50, 240]]),
    StickyVector(
      name: "footers, left bare", parameters: ["footerHeight": .number(30)], offset: 340,
      headers: ["sh2": [nil, 30, 220], "sh3": [-10, 30, 220]]),
    StickyVector(
      name: "below a bar, near rest", inset: 48, offset: -28,
      headers: ["sh2": [28, 368, 528], "sh3": [48, 368, 528]]),
    StickyVector(
      name: "below a bar, pinned", inset: 48, offset: 60,
      headers: ["sh1": [nil, 280, 440], "sh2": [0, 280, 440], "sh3": [48, 280, 440]]),
    StickyVector(
      name: "an empty section", sections: [5, 0, 8], offset: 60,
      headers: ["sh0": [-60, 280, 320], "sh3": [0, 280, 320]]),
    StickyVector(
      name: "an empty section, pinned", sections: [5, 0, 8], offset: 340,
      headers: ["sh3": [-40, 0, 40]]),
  ]

  /// Other choices of where to pin and what to ask for.
  static let choices: [StickyVector] = [
    StickyVector(
      name: "the article's rule with the inset", parameters: ["pin": .choice(2)], inset: 48,
      offset: 60, headers: ["sh2": [48, 280, 440], "sh3": [48, 280, 440]]),
    StickyVector(
      name: "the fixed rule without the inset", parameters: ["pin": .choice(1)], inset: 48,
      offset: 60, headers: ["sh2": [0, 280, 440], "sh3": [0, 280, 440]]),
    StickyVector(
      // The page of 667 that starts at 0 contains the natural position, so the header stays.
      name: "whole pages", parameters: ["rectPolicy": .choice(1)], sections: [5, 2, 20],
      offset: 660, headers: ["sh1": [-360, -200, 0], "sh2": [-360, -200, 0]]),
    StickyVector(
      // Natural positions at 0, 340 and 500 end before the page that starts at 667.
      name: "the next page", parameters: ["rectPolicy": .choice(1)], sections: [5, 2, 20],
      offset: 668,
      headers: ["sh1": [nil, nil, nil], "sh2": [nil, nil, 0], "sh3": [-368, -208, 0]]),
    StickyVector(
      // Lines of two: 60, 100 and 60, 40 high; the fifth cell is alone, 100 high, so the section is
      // 40 + 100 + 60 + 100 long. The first cell of 60 is in the centre of a line of 100.
      name: "ragged columns at rest",
      parameters: [
        "columns": .number(2), "rowHeights": .numbers([60, 100, 60, 40, 100]),
      ], offset: 0, headers: ["sh2": [20, 320, 460], "sh3": [0, 300, 440]]),
  ]

  private static let insets: [String: ParameterValue] = [
    "sectionInsetTop": .number(10), "sectionInsetBottom": .number(10),
  ]

  static let all = plain + spaced + choices
}

@Suite("Sticky headers: vectors")
struct StickyHeadersVectorTests {
  @Test(arguments: StickyVector.all, [60, 120])
  func `headers are where they were computed by hand`(vector: StickyVector, rate: Int) throws {
    for (variant, expected) in vector.headers {
      var harness = Harness(variant, on: .iPhone8)
      harness.rate = rate
      harness.safeAreaInsets = EdgeInsets(top: vector.inset, left: 0, bottom: 0, right: 0)
      harness.parameters = vector.parameters
      harness.parameters["sections"] = .numbers(vector.sections)
      for (section, place) in expected.enumerated() {
        let values = try harness.values(of: "header[\(section)].y", after: [vector.offset])
        let value = values[0]
        if let place {
          #expect(abs(value - place) < 1e-6, "\(variant): header[\(section)] is at \(value)")
        } else {
          #expect(value.isNaN, "\(variant): header[\(section)] is at \(value)")
        }
      }
    }
  }

  @Test func `the content is as long as its sections`() throws {
    let plain = Harness("sh3", on: .iPhone8).with { $0.safeAreaInsets = .zero }
    let timeline = try plain.run([.pause(0.1)])
    #expect(timeline.value(named: "contentOffset.min", inFrame: 0) == 0)
    #expect(timeline.value(named: "contentOffset.max", inFrame: 0) == 1020 - 667)
    let spaced = plain.with {
      $0.parameters = [
        "sectionInsetTop": .number(7), "sectionInsetBottom": .number(5),
        "footerHeight": .number(30), "columns": .number(2),
      ]
    }
    // Next to 8 lines of two each section has 40 + 7 + 5 + 30 points: 3 · 82 + 8 · 60 − 667.
    let maximum = try spaced.run([.pause(0.1)]).value(named: "contentOffset.max", inFrame: 0)
    #expect(maximum == 59)
  }

  @Test func `a bar of 48 points hides the article's pinned header`() throws {
    let harness = Harness("sh2", on: .iPhone11)
    let bar = harness.screen(.portrait).statusBarHeight
    #expect(bar == 48)
    // On this screen the default list is too short to scroll that far.
    let place = try harness.with { $0.parameters["sections"] = .numbers([5, 20]) }
      .values(of: "header[0].y", after: [60])
    #expect(place[0] + 40 <= bar)
  }
}
