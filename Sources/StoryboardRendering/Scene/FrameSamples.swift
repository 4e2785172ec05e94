// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of a run, one for each frame, in little memory: a number that stays the same is stored once.
///
/// Most tracks are at rest most of the time, and all tracks of a page are in memory until its last drawing is written.
public struct FrameSamples: Sendable {
  /// The minimum number of equal numbers in a row that form a piece: fewer take less memory as literals.
  private static let leastRepeat = 4

  /// The first frame of each piece.
  private var starts: [Int32] = []
  /// The index in `values` of a piece's first number; the complement of the index of its one number, if it repeats.
  private var positions: [Int32] = []
  private var values: [Double] = []
  /// The number of frames.
  public private(set) var count = 0
  /// The number of equal numbers at the end of the last piece.
  private var tail = 0
  /// The bits of the last number.
  private var last: UInt64 = 0
  /// Whether the last piece does not repeat.
  private var isLiteral = false

  /// Makes a series without frames.
  public init() {}

  /// Makes a series from an array.
  public init(_ samples: [Double]) {
    for sample in samples { append(sample) }
  }

  /// Makes a series of equal numbers.
  public init(repeating value: Double, count: Int) {
    append(repeating: value, count: count)
  }

  /// Adds a frame.
  ///
  /// - Complexity: O(1) on average.
  public mutating func append(_ value: Double) {
    if tail > 0, value.bitPattern == last {
      tail += 1
      if isLiteral { appendLiteral(value) }
    } else {
      tail = 1
      last = value.bitPattern
      if !isLiteral { begin(at: count, index: Int32(values.count)) }
      // What moves at all has many numbers.
      if values.count == 1 { values.reserveCapacity(12) }
      values.append(value)
    }
    count += 1
  }

  /// Adds frames with the same number.
  public mutating func append(repeating value: Double, count frames: Int) {
    if frames == 1 { return append(value) }
    var left = frames
    while left > 0 {
      if tail > 0, !isLiteral, value.bitPattern == last {
        count += left
        tail += left
        return
      }
      append(value)
      left -= 1
    }
  }

  /// Adds a number that is the last one of a piece that does not repeat, or makes a piece of the equal ones at its end.
  private mutating func appendLiteral(_ value: Double) {
    guard tail == Self.leastRepeat else { return values.append(value) }
    values.removeLast(Self.leastRepeat - 2)
    let first = count - (Self.leastRepeat - 1)
    if Int(starts[starts.count - 1]) == first {
      positions[positions.count - 1] = ~Int32(values.count - 1)
      isLiteral = false
    } else {
      begin(at: first, index: ~Int32(values.count - 1))
    }
  }

  private mutating func begin(at frame: Int, index position: Int32) {
    starts.append(Int32(frame))
    positions.append(position)
    isLiteral = position >= 0
  }

  /// All numbers as an array, which is faster to read more than once.
  public var all: [Double] {
    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      for piece in starts.indices {
        let frames = Int(starts[piece])..<end(of: piece)
        let position = Int(positions[piece])
        if position < 0 {
          for frame in frames { buffer.initializeElement(at: frame, to: values[~position]) }
        } else {
          for frame in frames {
            buffer.initializeElement(at: frame, to: values[position + frame - frames.lowerBound])
          }
        }
      }
      initialized = count
    }
  }

  private func end(of piece: Int) -> Int {
    piece + 1 < starts.count ? Int(starts[piece + 1]) : count
  }

  /// Calls a closure with each number, one for a piece that repeats it, and how many frames have it.
  @inline(__always)
  func forEachPiece(_ body: (_ value: Double, _ count: Int) -> Void) {
    for piece in starts.indices {
      let count = end(of: piece) - Int(starts[piece])
      let position = Int(positions[piece])
      if position < 0 {
        body(values[~position], count)
      } else {
        for index in position..<position + count { body(values[index], 1) }
      }
    }
  }

  /// Whether no number is NaN.
  var isKnown: Bool { values.allSatisfy { !$0.isNaN } }

  /// The number that all frames have in common; nil if there is none.
  public var constant: Double? {
    guard let value = values.first, values.allSatisfy({ $0 == value }) else { return nil }
    return value
  }

  /// The memory of the numbers, in bytes.
  public var byteCount: Int {
    values.capacity * MemoryLayout<Double>.stride
      + (starts.capacity + positions.capacity) * MemoryLayout<Int32>.stride
  }
}

extension FrameSamples: RandomAccessCollection {
  /// The first frame.
  public var startIndex: Int { 0 }
  /// The frame after the last.
  public var endIndex: Int { count }

  /// The number of a frame.
  ///
  /// - Complexity: Logarithmic in the number of pieces.
  public subscript(frame: Int) -> Double {
    precondition(frame >= 0 && frame < count, "a run has no such frame")
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= frame { low = middle } else { high = middle }
    }
    let position = Int(positions[low])
    return position < 0 ? values[~position] : values[position + frame - Int(starts[low])]
  }

  /// Iterates over the numbers in order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the numbers in order.
  public struct Iterator: IteratorProtocol {
    private let samples: FrameSamples
    private var piece = -1
    private var frame = 0
    private var end = 0
    private var position = 0
    private var stride = 0

    fileprivate init(_ samples: FrameSamples) { self.samples = samples }

    /// The next number; nil after the last.
    public mutating func next() -> Double? {
      if frame == end {
        guard frame < samples.count else { return nil }
        piece += 1
        end = samples.end(of: piece)
        let first = Int(samples.positions[piece])
        (position, stride) = first < 0 ? (~first, 0) : (first, 1)
      }
      defer {
        frame += 1
        position += stride
      }
      return samples.values[position]
    }
  }
}

extension FrameSamples: ExpressibleByArrayLiteral {
  /// Makes a series from a literal.
  public init(arrayLiteral samples: Double...) { self.init(samples) }
}

extension FrameSamples: Equatable {
  /// Whether all frames have the same numbers.
  public static func == (a: FrameSamples, b: FrameSamples) -> Bool {
    guard a.count == b.count else { return false }
    return a.starts == b.starts && a.positions == b.positions && a.values == b.values
      || a.elementsEqual(b)
  }
}
