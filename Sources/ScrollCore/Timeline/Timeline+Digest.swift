// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Timeline {
  /// A digest of every frame, to the bit: screens, values, phases, finger, layers, elements and events.
  ///
  /// Two builds of the core with the same digest have computed the same run. It is FNV-1a with
  /// 64-bit words in place of bytes, folded after each, so that high bits affect low ones. Four
  /// digests are computed in parallel for large inputs, because each step waits for the previous
  /// one. All NaNs count as one: processors produce different bit patterns. Each frame
  /// has a digest, so that frames which show the same are read once.
  ///
  /// - Complexity: Linear in the number of frames, and of elements in frames that differ from the
  ///   frame before.
  public var digest: UInt64 {
    var hash = WordHash()
    hash.add(UInt64(rate))
    // Sizes and times are numbers always.
    for epoch in epochs {
      hash.add(UInt64(epoch.firstFrame))
      hash.add(epoch.screen.size.width.bitPattern)
      hash.add(epoch.screen.size.height.bitPattern)
    }
    var shown: UInt64 = 0
    for frame in 0..<frameCount {
      if frame == 0 || !staysSame(inFrame: frame) { shown = digest(ofFrame: frame) }
      hash.add(shown)
      hash.add(UInt64(phases[frame].rawValue))
      hash.add(fingers[frame])
    }
    for event in events {
      hash.add(event.time.bitPattern)
      hash.add(UInt64(event.kind.rawValue))
    }
    for time in stepTimes { hash.add(time.bitPattern) }
    hash.add(UInt64(failure == nil ? 0 : 1))
    return hash.value
  }

  /// A digest of the values, layers and elements of a frame.
  private func digest(ofFrame frame: Int) -> UInt64 {
    var hash = WordHash()
    for track in 0..<valueNames.count { hash.add(value(track, inFrame: frame)) }
    for layer in 0..<layerCount { hash.add(translation(ofLayer: layer, inFrame: frame)) }
    for index in elementRange(ofFrame: frame) {
      // Nearly always no number is NaN, which one test shows for all: a sum with a NaN is one.
      let element = elements[index]
      let rect = element.frame
      let sum =
        (rect.x + rect.y) + (rect.width + rect.height)
        + (element.contentAlpha + element.contentScale)
      if !sum.isNaN {
        hash.add(element) { $0.bitPattern }
        continue
      }
      hash.add(element, WordHash.word)
    }
    return hash.value
  }
}

/// FNV-1a over 64-bit words.
private struct WordHash {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

  private var first = start
  private var second = start
  private var third = start
  private var fourth = start

  var value: UInt64 {
    Self.step(Self.step(Self.step(first, second), third), fourth)
  }

  mutating func add(_ word: UInt64) { first = Self.step(first, word) }

  mutating func add(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
    first = Self.step(first, a)
    second = Self.step(second, b)
    third = Self.step(third, c)
    fourth = Self.step(fourth, d)
  }

  /// Adds an element, with the word of each of its numbers.
  @inline(__always)
  mutating func add(_ element: ElementFrame, _ word: (Double) -> UInt64) {
    let rect = element.frame
    add(
      UInt64(element.id.kind.rawValue) << 8 | UInt64(element.layer),
      UInt64(UInt32(bitPattern: element.id.section)) << 32
        | UInt64(UInt32(bitPattern: element.id.item)),
      word(rect.x), word(rect.y))
    add(
      word(rect.width), word(rect.height), word(element.contentAlpha), word(element.contentScale))
  }

  mutating func add(_ number: Double) { add(Self.word(number)) }

  static func word(_ number: Double) -> UInt64 {
    number.isNaN ? 0x7ff8_0000_0000_0000 : number.bitPattern
  }

  private static func step(_ value: UInt64, _ word: UInt64) -> UInt64 {
    let product = (value ^ word) &* 0x0000_0100_0000_01b3
    return product ^ product >> 32
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }
}
