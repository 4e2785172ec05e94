// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Elements of a kind, a section and a layer whose items follow each other, such as the rows of a list.
struct ElementSeries: BitwiseCopyable {
  /// The kind and the section of all of them, as `ElementID` has them.
  let kindAndSection: UInt64
  /// The place of the next element: its item in the lower half, and the layer in the upper half.
  private(set) var place: UInt64

  /// Makes a series from an item on, which is 0 or above.
  @inline(__always)
  init(_ kind: ElementID.Kind, section: Int32 = -1, from item: Int, layer: UInt8) {
    kindAndSection = ElementID(kind, section: section).kindAndSection
    place = Self.place(Int32(truncatingIfNeeded: item), layer: layer)
  }

  /// An item and a layer as one number.
  @inline(__always)
  static func place(_ item: Int32, layer: UInt8) -> UInt64 {
    UInt64(UInt32(bitPattern: item)) | UInt64(layer) << 32
  }

  /// The next element, whose rectangle is in screen coordinates, in points.
  @inline(__always)
  mutating func next(_ frame: Rect) -> ElementFrame {
    defer { place &+= 1 }
    return ElementFrame(self, frame: frame)
  }

  /// The series from an element on, which comes a number of elements after the next one.
  @inline(__always)
  subscript(count: Int) -> ElementSeries {
    var rest = self
    rest.place &+= UInt64(truncatingIfNeeded: count)
    return rest
  }
}
