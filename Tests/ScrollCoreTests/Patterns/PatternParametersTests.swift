// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ScrollCore

/// A parameter of each kind.
private struct Sample: PatternParameters, Equatable {
  enum Word: Int, ParameterChoice {
    case first, second

    var word: StaticString {
      switch self {
      case .first: "first"
      case .second: "second"
      }
    }
  }

  let length: Double
  let count: Int
  let isOn: Bool
  let word: Word
  let lengths: [Double]
  let counts: [Int]

  init(from source: inout some ParameterSource) {
    length = source.number(
      "length", default: 1.5, minimum: -1, maximum: 2, unit: "pt", growsWith: .body, "A length.")
    count = source.count("count", default: 3, minimum: 1, maximum: 9, "A count.")
    isOn = source.flag("isOn", default: true, "A flag.")
    word = source.choice("word", default: Word.second, "A word.")
    lengths = source.numbers(
      "lengths", default: [0.5], minimum: 0, maximum: 7, unit: "s", growsWith: .title1, "Lengths.")
    counts = source.counts("counts", default: [4, 5], minimum: 0, maximum: 8, "Counts.")
  }

  static func read(_ values: [ParameterValue]) -> Sample {
    var source = ParameterValues(values)
    return Sample(from: &source)
  }
}

@Suite("Parameters of a pattern")
struct PatternParametersTests {
  private let values: [ParameterValue] = [
    .number(-0.5), .number(7), .flag(false), .choice(0), .numbers([1, 2.5]), .numbers([]),
  ]

  @Test func `have the descriptions of their declarations`() {
    let found = Sample.descriptors
    #expect(
      found.map { "\($0.key)" } == ["length", "count", "isOn", "word", "lengths", "counts"])
    #expect(found.map { "\($0.unit)" } == ["pt", "", "", "", "s", ""])
    #expect(found.map(\.isWhole) == [false, true, false, false, false, true])
    #expect(found.map(\.textStyle) == [.body, nil, nil, nil, .title1, nil])
    #expect("\(found[0].summary)" == "A length.")
    #expect(
      found.map(\.defaultValue) == [
        .number(1.5), .number(3), .flag(true), .choice(1), .numbers([0.5]), .numbers([4, 5]),
      ])
    guard case .number(_, let minimum, let maximum) = found[1].kind,
      case .choice(_, let words) = found[3].kind
    else {
      Issue.record("\(found)")
      return
    }
    #expect(minimum == 1 && maximum == 9)
    #expect(words.map { "\($0)" } == ["first", "second"])
  }

  @Test func `are read in the order of their descriptions`() {
    let found = Sample.read(values)
    #expect(found.length == -0.5 && found.count == 7 && !found.isOn && found.word == .first)
    #expect(found.lengths == [1, 2.5] && found.counts == [])
    var table = ParameterTable()
    #expect(Sample.read(Sample.descriptors.map(\.defaultValue)) == Sample(from: &table))
  }

  /// Every wrong kind, an unknown word, and a value too few.
  @Test(arguments: 0..<8)
  func `of another kind end the program`(place: Int) async {
    await #expect(processExitsWith: .failure) { [place = place as Int] in
      var values: [ParameterValue] = [
        .number(-0.5), .number(7), .flag(false), .choice(0), .numbers([1, 2.5]), .numbers([]),
      ]
      switch place {
      case 0..<3, 4, 5: values[place] = .choice(0)
      case 3: values[3] = .flag(true)
      case 6: values[3] = .choice(2)
      default: values.removeLast()
      }
      _ = Sample.read(values)
    }
  }

  @Test func `of every pattern are numbered in the order of the list`() {
    #expect(StickyTabs.Variant.allCases.map(\.rawValue) == Array(0..<9))
    for (variant, descriptor) in zip(
      CollapsingHeader.Variant.allCases, PatternEntry(CollapsingHeader.self).variants)
    {
      #expect("\(variant.descriptor.id)" == "\(descriptor.id)")
    }
  }
}
