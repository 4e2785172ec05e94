// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Timeline {
  /// A digest of every frame, to the bit: screens, values, phases, finger, layers, elements and events.
  ///
  /// Two homes of the core that give the same digest have computed the same run. It is FNV-1a with 64-bit
  /// words in place of bytes, folded after each, so that high bits reach low ones. All NaNs count as one:
  /// processors differ in the bits that they give them.
  ///
  /// - Complexity: Linear in the number of frames and elements.
  public var digest: UInt64 {
    var hash = WordHash()
    hash.add(UInt64(rate))
    for epoch in epochs {
      hash.add(UInt64(epoch.firstFrame))
      hash.add(epoch.screen.size.width)
      hash.add(epoch.screen.size.height)
    }
    for phase in phases { hash.add(UInt64(phase.rawValue)) }
    for value in values { hash.add(value) }
    for finger in fingers { hash.add(finger) }
    for layer in layers { hash.add(layer) }
    for start in elementStarts { hash.add(UInt64(start)) }
    for element in elements {
      hash.add(UInt64(element.id.kind.rawValue) << 8 | UInt64(element.layer))
      hash.add(UInt64(UInt32(bitPattern: element.id.section)))
      hash.add(UInt64(UInt32(bitPattern: element.id.item)))
      hash.add(element.frame.x)
      hash.add(element.frame.y)
      hash.add(element.frame.width)
      hash.add(element.frame.height)
      hash.add(element.contentAlpha)
      hash.add(element.contentScale)
    }
    for event in events {
      hash.add(event.time)
      hash.add(UInt64(event.kind.rawValue))
    }
    for time in stepTimes { hash.add(time) }
    hash.add(UInt64(failure == nil ? 0 : 1))
    return hash.value
  }
}

/// FNV-1a over 64-bit words.
private struct WordHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01b3
    value ^= value >> 32
  }

  mutating func add(_ number: Double) {
    add(number.isNaN ? 0x7ff8_0000_0000_0000 : number.bitPattern)
  }

  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }
}
