// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of a run, one to a frame, in little memory: a number that stays the same is stored once.
///
/// Most tracks rest most of the time, and all of a page's tracks are held until its last drawing is written.
public struct FrameSamples: Sendable {
  /// Equal numbers in a row that are worth a piece: fewer take less as they are.
  private static let leastRepeat = 4

  /// The first frame of each piece.
  private var starts: [Int32] = []
  /// Where a piece's numbers begin in `values`; the complement of where its one number is, if it repeats.
  private var places: [Int32] = []
  private var values: [Double] = []
  /// How many frames there are.
  public private(set) var count = 0
  /// How many equal numbers stand at the end of the last piece.
  private var tail = 0

  /// Makes numbers of no frame.
  public init() {}

  /// Takes numbers from an array.
  public init(_ samples: [Double]) {
    for sample in samples { append(sample) }
  }

  /// Makes the same number for so many frames.
  public init(repeating value: Double, count: Int) {
    append(repeating: value, count: count)
  }

  /// Adds a frame.
  ///
  /// - Complexity: O(1) on average.
  public mutating func append(_ value: Double) {
    let isSame = tail > 0 && values[values.count - 1].bitPattern == value.bitPattern
    if let place = places.last, isSame || place >= 0 {
      tail = isSame ? tail + 1 : 1
      if place >= 0 { appendLiteral(value) }
    } else {
      begin(at: count, place: Int32(values.count))
      values.append(value)
      tail = 1
    }
    count += 1
  }

  /// Adds frames with the same number.
  public mutating func append(repeating value: Double, count frames: Int) {
    var left = frames
    while left > 0 {
      if let place = places.last, place < 0, values[values.count - 1].bitPattern == value.bitPattern
      {
        count += left
        tail += left
        return
      }
      append(value)
      left -= 1
    }
  }

  /// Adds a number to the last piece, which does not repeat, or makes a piece of the equal ones at its end.
  private mutating func appendLiteral(_ value: Double) {
    guard tail == Self.leastRepeat else { return values.append(value) }
    values.removeLast(Self.leastRepeat - 2)
    let first = count - (Self.leastRepeat - 1)
    if Int(starts[starts.count - 1]) == first {
      places[places.count - 1] = ~Int32(values.count - 1)
    } else {
      begin(at: first, place: ~Int32(values.count - 1))
    }
  }

  private mutating func begin(at frame: Int, place: Int32) {
    starts.append(Int32(frame))
    places.append(place)
  }

  /// All numbers, for those who read them more than once.
  public var all: [Double] {
    Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      for piece in starts.indices {
        let frames = Int(starts[piece])..<end(of: piece)
        let place = Int(places[piece])
        if place < 0 {
          for frame in frames { buffer.initializeElement(at: frame, to: values[~place]) }
        } else {
          for frame in frames {
            buffer.initializeElement(at: frame, to: values[place + frame - frames.lowerBound])
          }
        }
      }
      initialized = count
    }
  }

  private func end(of piece: Int) -> Int {
    piece + 1 < starts.count ? Int(starts[piece + 1]) : count
  }

  /// The one number of all frames; nil where there are several, or no frame.
  public var constant: Double? {
    guard let value = values.first, values.allSatisfy({ $0 == value }) else { return nil }
    return value
  }

  /// Bytes that the numbers take.
  public var byteCount: Int {
    values.capacity * MemoryLayout<Double>.stride
      + (starts.capacity + places.capacity) * MemoryLayout<Int32>.stride
  }
}

extension FrameSamples: RandomAccessCollection {
  /// The first frame.
  public var startIndex: Int { 0 }
  /// The frame after the last.
  public var endIndex: Int { count }

  /// The number of a frame.
  ///
  /// - Complexity: Logarithmic in how often the number begins or ends to rest.
  public subscript(frame: Int) -> Double {
    precondition(frame >= 0 && frame < count, "a run has no such frame")
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= frame { low = middle } else { high = middle }
    }
    let place = Int(places[low])
    return place < 0 ? values[~place] : values[place + frame - Int(starts[low])]
  }

  /// Reads the numbers in their order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The numbers in their order.
  public struct Iterator: IteratorProtocol {
    private let samples: FrameSamples
    private var piece = -1
    private var frame = 0
    private var end = 0
    private var place = 0
    private var stride = 0

    fileprivate init(_ samples: FrameSamples) { self.samples = samples }

    /// The next number; nil after the last.
    public mutating func next() -> Double? {
      if frame == end {
        guard frame < samples.count else { return nil }
        piece += 1
        end = samples.end(of: piece)
        let first = Int(samples.places[piece])
        (place, stride) = first < 0 ? (~first, 0) : (first, 1)
      }
      defer {
        frame += 1
        place += stride
      }
      return samples.values[place]
    }
  }
}

extension FrameSamples: ExpressibleByArrayLiteral {
  /// Takes numbers as they are written.
  public init(arrayLiteral samples: Double...) { self.init(samples) }
}

extension FrameSamples: Equatable {
  /// Whether all frames have the same numbers.
  public static func == (a: FrameSamples, b: FrameSamples) -> Bool {
    guard a.count == b.count else { return false }
    return a.starts == b.starts && a.places == b.places && a.values == b.values
      || a.elementsEqual(b)
  }
}
