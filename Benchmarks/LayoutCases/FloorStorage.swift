// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import CFloors

/// What the C floor writes into, made once.
package final class FloorStorage {
  /// Storage for the elements of a batch.
  package let elements: UnsafeMutablePointer<floor_element>
  /// Storage for the end of each frame.
  package let starts: UnsafeMutablePointer<Int64>
  /// How many elements were laid out last.
  package var count = 0

  /// Reserves storage for a batch.
  package init(frames: Int, elementsPerFrame: Int) {
    elements = .allocate(capacity: frames * elementsPerFrame)
    starts = .allocate(capacity: frames)
  }

  deinit {
    elements.deallocate()
    starts.deallocate()
  }
}

/// Numbers that a C struct points to for as long as the process lives.
func pinned<Number: BitwiseCopyable>(_ numbers: [Number]) -> UnsafePointer<Number> {
  let copy = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
  copy.initialize(from: numbers, count: numbers.count)
  return UnsafePointer(copy)
}
