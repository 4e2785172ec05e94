// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CFloors
package import ScrollCore

/// A sum over every number of every element, which two engines share only if their frames agree.
///
/// Each number is weighted with its position, so that swapped numbers change the sum.
package struct Checksum {
  /// The sum so far.
  package private(set) var value = 0.0
  private var weight = 0.0

  /// Makes the sum of nothing.
  package init() {}

  /// Adds one number.
  package mutating func add(_ number: Double) {
    weight += 1
    if weight > 1_021 { weight = 1 }
    value += number * weight
  }

  /// Adds what the core has laid out.
  package static func of(_ frames: LaidOutFrames) -> Double {
    var sum = Checksum()
    for element in frames.elements {
      sum.add(Double(element.id.kind.rawValue))
      sum.add(Double(element.id.section))
      sum.add(Double(element.id.item))
      sum.add(Double(element.layer))
      sum.add(element.frame.x)
      sum.add(element.frame.y)
      sum.add(element.frame.width)
      sum.add(element.frame.height)
      sum.add(element.contentAlpha)
      sum.add(element.contentScale)
    }
    for start in frames.elementStarts.dropFirst() { sum.add(Double(start)) }
    return sum.value
  }

  /// Adds what the floor has laid out in a number of frames.
  package static func of(_ storage: FloorStorage, frames: Int) -> Double {
    var sum = Checksum()
    for index in 0..<storage.count {
      let element = storage.elements[index]
      sum.add(Double(element.kind))
      sum.add(Double(element.section))
      sum.add(Double(element.item))
      sum.add(Double(element.layer))
      sum.add(element.x)
      sum.add(element.y)
      sum.add(element.width)
      sum.add(element.height)
      sum.add(element.content_alpha)
      sum.add(element.content_scale)
    }
    for frame in 0..<frames { sum.add(Double(storage.starts[frame])) }
    return sum.value
  }
}
