// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The C library's functions, under names that do not depend on the platform.
private enum Library {
  static func exp(_ x: Double) -> Double {
    #if canImport(Darwin)
    Darwin.exp(x)
    #else
    Glibc.exp(x)
    #endif
  }
  static func log(_ x: Double) -> Double {
    #if canImport(Darwin)
    Darwin.log(x)
    #else
    Glibc.log(x)
    #endif
  }
  static func sin(_ x: Double) -> Double {
    #if canImport(Darwin)
    Darwin.sin(x)
    #else
    Glibc.sin(x)
    #endif
  }
  static func cos(_ x: Double) -> Double {
    #if canImport(Darwin)
    Darwin.cos(x)
    #else
    Glibc.cos(x)
    #endif
  }
}

/// The number of doubles between two doubles.
private func distance(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  func ordered(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? Int64.min - bits : bits
  }
  return (ordered(a) - ordered(b)).magnitude
}

/// The greatest distance between two functions over some arguments, and its position.
private func worst(
  _ arguments: some Sequence<Double>, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
) -> (ulp: UInt64, at: Double) {
  var worst: (ulp: UInt64, at: Double) = (0, 0)
  for x in arguments {
    let ulp = distance(ours(x), theirs(x))
    if ulp > worst.ulp { worst = (ulp, x) }
  }
  return worst
}

/// Evenly spaced numbers, both ends included.
private func grid(_ from: Double, _ to: Double, _ count: Int) -> some Sequence<Double> {
  (0...count).lazy.map { from + (to - from) * (Double($0) / Double(count)) }
}

/// Seeded random numbers.
private func random(_ range: ClosedRange<Double>, _ count: Int, seed: UInt64) -> [Double] {
  var generator = SeededGenerator(seed: seed)
  return (0..<count).map { _ in Double.random(in: range, using: &generator) }
}

@Suite struct ElementaryTests {
  @Test(arguments: [
    (-745.0, 709.0), (-40.0, 0.0), (-1.0, 1.0), (-1e-6, 1e-6), (-745.2, -708.0), (709.0, 709.78),
  ])
  func `exp is within 2 ulp of the C library`(from: Double, to: Double) {
    let onGrid = worst(grid(from, to, 60_000), Elementary.exp, Library.exp)
    #expect(onGrid.ulp <= 2, "at \(onGrid.at)")
    let atRandom = worst(random(from...to, 60_000, seed: 1), Elementary.exp, Library.exp)
    #expect(atRandom.ulp <= 2, "at \(atRandom.at), seed 1")
  }

  @Test func `exp of special values`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(710) == .infinity)
    #expect(Elementary.exp(709.782712893384) == Library.exp(709.782712893384))
    #expect(Elementary.exp(709.7827128933839) == Library.exp(709.7827128933839))
    #expect(Elementary.exp(-746) == 0)
    #expect(Elementary.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(-745.1332191019412) == Library.exp(-745.1332191019412))
    #expect(Elementary.exp(.leastNonzeroMagnitude) == 1)
    #expect(Elementary.exp(-.leastNonzeroMagnitude) == 1)
    #expect(Elementary.exp(.greatestFiniteMagnitude) == .infinity)
    #expect(Elementary.exp(-.greatestFiniteMagnitude) == 0)
  }

  @Test(arguments: [(0.5, 2.0), (0.999, 1.001), (1e-3, 1e3), (1e-12, 1e-6), (1e6, 1e18)])
  func `log is within 2 ulp of the C library`(from: Double, to: Double) {
    let onGrid = worst(grid(from, to, 60_000), Elementary.log, Library.log)
    #expect(onGrid.ulp <= 2, "at \(onGrid.at)")
    let atRandom = worst(random(from...to, 60_000, seed: 2), Elementary.log, Library.log)
    #expect(atRandom.ulp <= 2, "at \(atRandom.at), seed 2")
  }

  @Test func `log is within 2 ulp of the C library for any positive bit pattern`() {
    var generator = SeededGenerator(seed: 3)
    let patterns = (0..<200_000).map { _ in
      Double(
        bitPattern: UInt64.random(in: 1..<Double.infinity.bitPattern, using: &generator))
    }
    let worst = worst(patterns, Elementary.log, Library.log)
    #expect(worst.ulp <= 2, "at \(worst.at), seed 3")
    let subnormal = (0..<20_000).map { _ in
      Double(
        bitPattern: UInt64.random(
          in: 1..<Double.leastNormalMagnitude.bitPattern, using: &generator))
    }
    let worstSubnormal = ScrollCoreTests.worst(subnormal, Elementary.log, Library.log)
    #expect(worstSubnormal.ulp <= 2, "at \(worstSubnormal.at), seed 3")
  }

  @Test func `log of special values`() {
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-.infinity).isNaN)
    #expect(Elementary.log(.nan).isNaN)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(.leastNonzeroMagnitude) == Library.log(.leastNonzeroMagnitude))
    #expect(Elementary.log(.greatestFiniteMagnitude) == Library.log(.greatestFiniteMagnitude))
  }

  @Test(arguments: [0.5, 0.8, 7.0, 100.0, 1e4, 1e5])
  func `sin and cos are within 2 ulp of the C library`(limit: Double) {
    let arguments = Array(grid(-limit, limit, 60_000)) + random(-limit...limit, 60_000, seed: 4)
    let sine = worst(arguments, Elementary.sin, Library.sin)
    #expect(sine.ulp <= 2, "sin at \(sine.at), seed 4")
    let cosine = worst(arguments, Elementary.cos, Library.cos)
    #expect(cosine.ulp <= 2, "cos at \(cosine.at), seed 4")
  }

  @Test func `sin and cos keep their precision next to every multiple of a quarter turn`() {
    let arguments = (1...63_661).flatMap { count -> [Double] in
      let nearest = Double(count) * (Double.pi / 2)
      return [nearest.nextDown, nearest, nearest.nextUp]
    }
    let sine = worst(arguments, Elementary.sin, Library.sin)
    #expect(sine.ulp <= 2, "sin at \(sine.at)")
    let cosine = worst(arguments, Elementary.cos, Library.cos)
    #expect(cosine.ulp <= 2, "cos at \(cosine.at)")
  }

  @Test func `sin and cos of special values`() {
    #expect(Elementary.sin(0).bitPattern == (0.0).bitPattern)
    #expect(Elementary.sin(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Elementary.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Elementary.cos(0) == 1)
    #expect(Elementary.cos(-0.0) == 1)
    #expect(Elementary.cos(.leastNonzeroMagnitude) == 1)
    for x in [Double.infinity, -.infinity, .nan, 0x1p30, -0x1p31] {
      #expect(Elementary.sin(x).isNaN)
      #expect(Elementary.cos(x).isNaN)
    }
    let large = 0x1p30.nextDown
    #expect(abs(Elementary.sin(large)) <= 1)
    #expect(abs(Elementary.cos(large)) <= 1)
  }

  @Test func `sin is odd and cos is even to the bit`() {
    for x in random(0...1e5, 2_000, seed: 5) {
      #expect(Elementary.sin(-x) == -Elementary.sin(x), "at \(x), seed 5")
      #expect(Elementary.cos(-x) == Elementary.cos(x), "at \(x), seed 5")
    }
  }

  /// The digest was computed once on x86-64; every other machine must compute the same bits.
  @Test func `results are the same bits on every machine`() {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ x: Double) {
      digest = (digest ^ x.bitPattern) &* 0x0000_0100_0000_01B3
    }
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      add(Elementary.exp(Double.random(in: -745...709, using: &generator)))
      add(Elementary.log(Double.random(in: 0...1e6, using: &generator)))
      let angle = Double.random(in: -1e5...1e5, using: &generator)
      add(Elementary.sin(angle))
      add(Elementary.cos(angle))
    }
    #expect(digest == 475_939_695_099_813_032, "got \(digest)")
  }
}
