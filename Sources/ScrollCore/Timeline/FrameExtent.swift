// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How much each frame of a run records, at most.
///
/// It is known before the run, so a tool can compute the memory of a timeline.
public struct FrameExtent: Equatable, Sendable, BitwiseCopyable {
  /// Visible elements, at most.
  public var elements: Int
  /// Recorded values.
  public var values: Int
  /// Layers.
  public var layers: Int

  /// Creates an extent from the numbers of elements, values and layers per frame.
  public init(elements: Int, values: Int, layers: Int) {
    self.elements = elements
    self.values = values
    self.layers = layers
  }

  /// Bytes that the elements of a frame take in a timeline, at most.
  public var elementBytes: Int { elements * MemoryLayout<ElementFrame>.stride }

  /// Bytes that everything else of a frame takes in a timeline.
  public var otherBytes: Int {
    values * MemoryLayout<Double>.stride + (layers + 1) * MemoryLayout<Point>.stride
      + MemoryLayout<ScrollBounds>.stride + MemoryLayout<Int>.stride
      + MemoryLayout<ScrollPhase>.stride
  }
}
