// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing
import TextFormats

@Suite
struct StatisticsTests {
  private func numbers(_ json: JSONValue?) -> [Double] { json?.list?.compactMap(\.number) ?? [] }

  @Test
  func `Medians, spreads and quantiles match numpy and scipy`() throws {
    let samples = try #require(Figures.json()["samples"]?.list)
    #expect(samples.count == 8)
    for json in samples {
      let sample = Sample(numbers(json["values"]))
      #expect(isNear(sample.median, json["median"]))
      #expect(isNear(sample.medianAbsoluteDeviation, json["mad"]))
      #expect(isNear(sample.standardDeviation, json["sd"]))
      let shares = [0, 0.01, 0.25, 0.9, 0.99, 1]
      for (share, expected) in zip(shares, json["quantiles"]?.list ?? []) {
        #expect(isNear(sample.quantile(share), expected))
      }
    }
  }

  @Test
  func
    `The interval around the centre is where scipy's exact signed-rank test keeps the hypothesis`()
    throws
  {
    for json in try #require(Figures.json()["samples"]?.list) {
      let centre = HodgesLehmann(
        numbers(json["values"]), confidence: try #require(json["confidence"]?.number))
      #expect(isNear(centre.estimate, json["hodgesLehmann"]))
      let ends = numbers(json["interval"])
      if ends.isEmpty {
        #expect(centre.lower == -.infinity && centre.upper == .infinity)
      } else {
        #expect(isNear(centre.lower, .number(ends[0])))
        #expect(isNear(centre.upper, .number(ends[1])))
      }
    }
  }

  @Test
  func `Probabilities of signed ranks match scipy`() throws {
    let entries = try #require(Figures.json()["probabilities"]?.list)
    #expect(entries.count == 12)
    for json in entries {
      let probability = SignedRank.probability(
        atMost: try #require(json["bound"]?.integer), count: try #require(json["count"]?.integer))
      #expect(isNear(probability, json["probability"]))
    }
  }

  @Test
  func `Steps at a given penalty match airspeed velocity`() throws {
    for json in try #require(Figures.json()["steps"]?.list) {
      let steps = PottsSteps(numbers(json["series"]), price: try #require(json["price"]?.number))
      #expect(steps.segments.map { Double($0.range.upperBound) } == numbers(json["ends"]))
      for (segment, level) in zip(steps.segments, json["levels"]?.list ?? []) {
        #expect(isNear(segment.level, level))
      }
    }
  }

  @Test
  func `Without a given penalty a step is found at its index, and none in noise`() {
    var random = SystemNoise()
    let flat = (0..<80).map { _ in 100 + random.next() }
    #expect(PottsSteps(flat, minimumLength: 5).segments.count == 1)
    let stepped = flat.enumerated().map { $0.offset < 47 ? $0.element : $0.element + 12 }
    #expect(PottsSteps(stepped, minimumLength: 5).segments.map(\.range) == [0..<47, 47..<80])
    #expect(PottsSteps([5, 5, 5]).segments.map(\.level) == [5])
    #expect(PottsSteps([]).segments.isEmpty)
  }

  @Test
  func `Numbers are printed with a point, few digits and no exponents`() {
    #expect(Numerals.fixed(-0.004, decimals: 2) == "0.00")
    #expect(Numerals.fixed(1234.5678, decimals: 3) == "1234.568")
    #expect(Numerals.fixed(.nan, decimals: 1) == "–")
    #expect(Numerals.significant(0.0012345) == "0.00123")
    #expect(Numerals.significant(12345) == "12345")
    #expect(Numerals.change(1.0213) == "+2.1 %")
    #expect(Numerals.change(0.9) == "−10.0 %")
    #expect(Numerals.duration(nanoseconds: 1530) == "1.53 µs")
    #expect(Numerals.grouped(-1_234_567) == "-1\u{202F}234\u{202F}567")
  }

  private func isNear(_ value: Double, _ expected: JSONValue?) -> Bool {
    expected?.number.map { abs(value - $0) <= 1e-9 * max(1, abs($0)) } ?? false
  }
}

/// Pseudorandom numbers from −1 to 1, the same every time.
private struct SystemNoise {
  private var state: UInt64 = 42

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 52) - 1
  }
}
