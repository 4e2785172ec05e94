// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of a run, one for each frame, in little memory: a number that stays the same is stored once.
///
/// Most tracks are at rest most of the time, and all tracks of a page are in memory until its last drawing is written.
public struct FrameSamples: Sendable {
  /// The minimum number of equal numbers in a row that form a piece: fewer take less memory as literals.
  private static let leastRepeat = 4

  /// Frames that follow one another, whose numbers all differ or are all the same.
  private struct Piece: Equatable {
    /// The first frame.
    var start: Int32
    /// The index in `values` of the first number; the complement of the index of the only one, if it repeats.
    var position: Int32
  }

  /// Empty as long as all numbers are the same.
  private var pieces: [Piece] = []
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
    if tail == count {
      // Most numbers never change: they need no memory.
      guard count > 0, value.bitPattern != last else {
        last = value.bitPattern
        tail += 1
        count += 1
        return
      }
      beginPieces()
    }
    if value.bitPattern == last {
      tail += 1
      if isLiteral { appendLiteral(value) }
    } else {
      tail = 1
      last = value.bitPattern
      if !isLiteral { begin(at: count, index: Int32(values.count)) }
      values.append(value)
    }
    count += 1
  }

  /// Makes the first piece of the numbers so far, which are all the same.
  private mutating func beginPieces() {
    // What moves at all has many numbers.
    values.reserveCapacity(12)
    let value = Double(bitPattern: last)
    if count < Self.leastRepeat {
      begin(at: 0, index: 0)
      for _ in 0..<count { values.append(value) }
    } else {
      begin(at: 0, index: ~0)
      values.append(value)
    }
  }

  /// Adds frames with the same number.
  public mutating func append(repeating value: Double, count frames: Int) {
    if frames == 1 { return append(value) }
    var left = frames
    while left > 0 {
      if count > 0, tail == count || !isLiteral, value.bitPattern == last {
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
    if Int(pieces[pieces.count - 1].start) == first {
      pieces[pieces.count - 1].position = ~Int32(values.count - 1)
      isLiteral = false
    } else {
      begin(at: first, index: ~Int32(values.count - 1))
    }
  }

  private mutating func begin(at frame: Int, index position: Int32) {
    pieces.append(Piece(start: Int32(frame), position: position))
    isLiteral = position >= 0
  }

  /// All numbers as an array, which is faster to read more than once.
  public var all: [Double] {
    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      forEachPiece { value, frames in
        for frame in initialized..<initialized + frames {
          buffer.initializeElement(at: frame, to: value)
        }
        initialized += frames
      }
    }
  }

  private func end(of piece: Int) -> Int {
    piece + 1 < pieces.count ? Int(pieces[piece + 1].start) : count
  }

  /// The number of all frames, where it is the same and needs no piece; nil without frames.
  private var onlyValue: Double? {
    pieces.isEmpty && count > 0 ? Double(bitPattern: last) : nil
  }

  /// Calls a closure with each number, one for a piece that repeats it, and how many frames have it.
  @inline(__always)
  func forEachPiece(_ body: (_ value: Double, _ count: Int) -> Void) {
    if let onlyValue { body(onlyValue, count) }
    for piece in pieces.indices {
      let count = end(of: piece) - Int(pieces[piece].start)
      let position = Int(pieces[piece].position)
      if position < 0 {
        body(values[~position], count)
      } else {
        for index in position..<position + count { body(values[index], 1) }
      }
    }
  }

  /// Calls a closure with each pair of numbers of the same frame, and how many frames in a row have them; as far as
  /// both series reach.
  @inline(__always)
  static func forEachPair(
    _ a: FrameSamples, _ b: FrameSamples, _ body: (_ a: Double, _ b: Double, _ count: Int) -> Void
  ) {
    var (first, second) = (a.makeIterator(), b.makeIterator())
    let count = Swift.min(a.count, b.count)
    var frame = 0
    while frame < count, let one = first.next(), let other = second.next() {
      // Both repeat: up to where the first of them ends.
      let more = Swift.min(first.repeats, second.repeats, count - frame - 1)
      first.skip(more)
      second.skip(more)
      body(one, other, more + 1)
      frame += more + 1
    }
  }

  /// Whether each number that there is meets a condition.
  ///
  /// - Complexity: Linear in the number of frames that show another number than the frame before.
  func allNumbers(satisfy condition: (Double) -> Bool) -> Bool {
    onlyValue.map(condition) ?? values.allSatisfy(condition)
  }

  /// Whether no number is NaN.
  var isKnown: Bool { allNumbers { !$0.isNaN } }

  /// The number that all frames have in common; nil if there is none.
  public var constant: Double? {
    // NaN is equal to nothing.
    guard let value = onlyValue ?? values.first, allNumbers(satisfy: { $0 == value }) else {
      return nil
    }
    return value
  }

  /// The memory of the numbers, in bytes.
  public var byteCount: Int {
    values.capacity * MemoryLayout<Double>.stride
      + pieces.capacity * MemoryLayout<Piece>.stride
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
    if let onlyValue { return onlyValue }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(pieces[middle].start) <= frame { low = middle } else { high = middle }
    }
    let position = Int(pieces[low].position)
    return position < 0 ? values[~position] : values[position + frame - Int(pieces[low].start)]
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
      if frame == end, !beginPiece() { return nil }
      defer {
        frame += 1
        position += stride
      }
      return samples.values.isEmpty ? Double(bitPattern: samples.last) : samples.values[position]
    }

    /// How many of the next frames have the last number again, as far as its piece says so.
    fileprivate var repeats: Int { stride == 0 ? end - frame : 0 }

    /// Skips frames that have the last number again.
    fileprivate mutating func skip(_ count: Int) { frame += count }

    private mutating func beginPiece() -> Bool {
      guard frame < samples.count else { return false }
      piece += 1
      end = samples.end(of: piece)
      // Without pieces, one number repeats.
      guard piece < samples.pieces.count else { return true }
      let first = Int(samples.pieces[piece].position)
      (position, stride) = first < 0 ? (~first, 0) : (first, 1)
      return true
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
    if let value = a.onlyValue, let other = b.onlyValue { return value == other }
    return a.pieces == b.pieces && a.values == b.values || a.elementsEqual(b)
  }
}
