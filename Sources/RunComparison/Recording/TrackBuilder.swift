// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Makes a track from numbers that come one after the other.
struct TrackBuilder {
  /// How many numbers there are.
  private(set) var count = 0
  /// The first number.
  private(set) var first = RecordedTrack.missing
  private var isConstant = true
  private var blocks: [RecordedTrack.Block] = []
  private var bytes: [UInt8] = []
  /// The numbers of the last block, which is not full; empty while all numbers are the first.
  private var open: [Int] = []

  init() {}

  /// Appends a number, in units.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - length: In how many frames in sequence it is the same.
  @inline(__always)
  mutating func append(_ number: Int, repeated length: Int = 1) {
    // Most numbers never change.
    if isConstant, number == first, count > 0 { return count += length }
    add(number, repeated: length)
  }

  /// Appends numbers, in units, that come one after the other.
  mutating func append<Numbers: RandomAccessCollection>(contentsOf numbers: Numbers)
  where Numbers.Element == Int, Numbers.Index == Int {
    var next = numbers.startIndex
    while isConstant, next < numbers.endIndex {
      append(numbers[next])
      next += 1
    }
    while next < numbers.endIndex {
      let end = min(next + RecordedTrack.blockLength - open.count, numbers.endIndex)
      open.append(contentsOf: numbers[next..<end])
      count += end - next
      next = end
      if open.count == RecordedTrack.blockLength { close() }
    }
  }

  /// Writes the numbers of some frames, in units, to the first places of a buffer.
  func read(_ frames: Range<Int>, into numbers: UnsafeMutableBufferPointer<Int>) {
    let closed = RecordedTrack(constant: first, blocks: blocks, bytes: bytes)
    let end = isConstant ? count : blocks.count * RecordedTrack.blockLength
    closed.read(frames.clamped(to: 0..<end), into: numbers)
    for frame in frames.clamped(to: end..<count) {
      numbers[frame - frames.lowerBound] = open[frame - end]
    }
  }

  private mutating func add(_ number: Int, repeated length: Int) {
    guard length > 0 else { return }
    if count == 0 { first = number }
    if isConstant {
      guard number != first else { return count += length }
      begin()
    }
    count += length
    var left = length
    while left > 0 {
      // Whole blocks of one number need no room for their numbers.
      if open.isEmpty, left >= RecordedTrack.blockLength {
        blocks.append(RecordedTrack.Block(least: number))
        left -= RecordedTrack.blockLength
        continue
      }
      open.append(number)
      left -= 1
      if open.count == RecordedTrack.blockLength { close() }
    }
  }

  /// The first number that is another one comes: until now only their number was known.
  private mutating func begin() {
    isConstant = false
    let whole = count / RecordedTrack.blockLength
    blocks = Array(
      repeating: RecordedTrack.Block(least: first), count: whole)
    open.reserveCapacity(RecordedTrack.blockLength)
    for _ in whole * RecordedTrack.blockLength..<count { open.append(first) }
  }

  private mutating func close() {
    open.withUnsafeBufferPointer { Self.close($0, &blocks, &bytes) }
    open.removeAll(keepingCapacity: true)
  }

  /// Appends a block of numbers.
  private static func close(
    _ numbers: UnsafeBufferPointer<Int>, _ blocks: inout [RecordedTrack.Block],
    _ bytes: inout [UInt8]
  ) {
    var (least, greatest) = (Int.max, Int.min)
    for number in numbers {
      least = min(least, number)
      greatest = max(greatest, number)
    }
    // No number is less than one that does not exist.
    let hasMissing = least == RecordedTrack.missing && greatest != least
    if hasMissing {
      least = Int.max
      for number in numbers where number != RecordedTrack.missing { least = min(least, number) }
    }
    // What does not exist takes the greatest number.
    let range = UInt64(truncatingIfNeeded: greatest &- least) + (hasMissing ? 1 : 0)
    let width: Int8 =
      switch range {
      case 0: 0
      case 1...0xFF: 1
      case 0x100...0xFFFF: 2
      case 0x1_0000...0xFFFF_FFFF: 4
      default: 8
      }
    blocks.append(
      RecordedTrack.Block(
        least: least, start: width == 0 ? 0 : Int32(bytes.count), width: width,
        hasMissing: hasMissing))
    switch width {
    case 0: break
    case 1: add(numbers, as: UInt8.self, above: least, hasMissing, &bytes)
    case 2: add(numbers, as: UInt16.self, above: least, hasMissing, &bytes)
    case 4: add(numbers, as: UInt32.self, above: least, hasMissing, &bytes)
    default: add(numbers, as: UInt64.self, above: least, hasMissing, &bytes)
    }
  }

  /// Appends how far numbers are above the least of them.
  private static func add<Word: FixedWidthInteger>(
    _ numbers: UnsafeBufferPointer<Int>, as word: Word.Type, above least: Int,
    _ hasMissing: Bool, _ bytes: inout [UInt8]
  ) {
    let size = MemoryLayout<Word>.size
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: numbers.count * size))
    bytes.withUnsafeMutableBytes { bytes in
      for (place, number) in numbers.enumerated() {
        bytes.storeBytes(
          of: hasMissing && number == RecordedTrack.missing
            ? Word.max : Word(truncatingIfNeeded: number &- least),
          toByteOffset: start + place * size, as: Word.self)
      }
    }
  }

  /// The track of the numbers, which then takes no more memory than it needs; the builder is empty afterwards.
  mutating func finish() -> RecordedTrack {
    defer { self = TrackBuilder() }
    guard !isConstant else { return RecordedTrack(constant: first) }
    if !open.isEmpty { close() }
    return RecordedTrack(constant: first, blocks: Self.exact(blocks), bytes: Self.exact(bytes))
  }

  /// The elements without the room for more that an array has once it has grown.
  private static func exact<Element>(_ elements: [Element]) -> [Element] {
    guard elements.capacity > elements.count + elements.count / 8 else { return elements }
    return elements.withUnsafeBufferPointer { Array($0) }
  }
}
