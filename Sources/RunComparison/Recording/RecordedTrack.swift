// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A number that was recorded in every frame, in whole units of its last decimal.
///
/// Long runs have many numbers, which change little from frame to frame. They are kept in blocks: of each number, how
/// far it is above the least one of its block, in as few bytes as the farthest one needs. The greatest number of these
/// bytes is for numbers that do not exist, in blocks that have such.
package struct RecordedTrack: Equatable, Sendable {
  /// A number that does not exist in a frame.
  package static let missing = Int.min
  /// Numbers are clamped to this many units, so that differences of their differences are exact.
  static let limit = 1 << 58
  /// How many numbers are in a block.
  static let blockLength = 64

  /// The numbers of some frames in sequence.
  struct Block: Equatable, Sendable {
    /// The least of those that exist; `missing` if none does.
    var least: Int
    /// Where their distances from it begin in the bytes.
    var start: Int32 = 0
    /// How many bytes a distance takes: 0, 1, 2, 4 or 8.
    var width: Int8 = 0
    /// Whether some of them do not exist, and others do.
    var hasMissing = false
  }

  /// The number of all frames, where it never changes.
  package let constant: Int
  private let blocks: [Block]
  private let bytes: [UInt8]

  /// Makes a track of blocks; without blocks, the number never changes.
  init(constant: Int, blocks: [Block], bytes: [UInt8]) {
    (self.constant, self.blocks, self.bytes) = (constant, blocks, bytes)
  }

  /// Makes a track that never changes, in units.
  package init(constant: Int) {
    self.init(constant: constant, blocks: [], bytes: [])
  }

  /// Makes a track from the numbers of all frames, in units.
  package init(_ samples: [Int]) {
    var builder = TrackBuilder()
    builder.append(contentsOf: samples)
    self = builder.finish()
  }

  /// The number in a frame, in units; `missing` where it does not exist.
  package subscript(frame: Int) -> Int {
    @inline(__always) get { blocks.isEmpty ? constant : number(frame) }
  }

  private func number(_ frame: Int) -> Int {
    let block = blocks[frame / Self.blockLength]
    let place = frame % Self.blockLength
    return bytes.withUnsafeBytes { bytes in
      switch block.width {
      case 0: block.least
      case 1: Self.number(place, of: block, in: bytes, as: UInt8.self)
      case 2: Self.number(place, of: block, in: bytes, as: UInt16.self)
      case 4: Self.number(place, of: block, in: bytes, as: UInt32.self)
      default: Self.number(place, of: block, in: bytes, as: UInt64.self)
      }
    }
  }

  @inline(__always)
  private static func number<Word: FixedWidthInteger>(
    _ place: Int, of block: Block, in bytes: UnsafeRawBufferPointer, as word: Word.Type
  ) -> Int {
    let distance = bytes.loadUnaligned(
      fromByteOffset: Int(block.start) + place * MemoryLayout<Word>.size, as: word)
    if block.hasMissing, distance == Word.max { return missing }
    return block.least &+ Int(truncatingIfNeeded: distance)
  }

  /// Whether the number is the same in all frames.
  package var isConstant: Bool { blocks.isEmpty }

  /// The numbers of all frames, in units.
  func samples(_ frameCount: Int) -> [Int] { samples(0..<frameCount) }

  /// The numbers of some frames, in units.
  func samples(_ frames: Range<Int>) -> [Int] {
    [Int](unsafeUninitializedCapacity: frames.count) { samples, count in
      read(frames, into: samples)
      count = frames.count
    }
  }

  /// Writes the numbers of some frames, in units, to the first places of a buffer.
  func read(_ frames: Range<Int>, into numbers: UnsafeMutableBufferPointer<Int>) {
    guard !isConstant else {
      for place in 0..<frames.count { numbers[place] = constant }
      return
    }
    bytes.withUnsafeBytes { bytes in
      var frame = frames.lowerBound
      while frame < frames.upperBound {
        let block = blocks[frame / Self.blockLength]
        let first = frame % Self.blockLength
        let end = min(Self.blockLength, first + frames.upperBound - frame)
        let shift = frame - frames.lowerBound - first
        func copy<Word: FixedWidthInteger>(_ word: Word.Type) {
          for place in first..<end {
            numbers[place + shift] = Self.number(place, of: block, in: bytes, as: word)
          }
        }
        switch block.width {
        case 0: for place in first..<end { numbers[place + shift] = block.least }
        case 1: copy(UInt8.self)
        case 2: copy(UInt16.self)
        case 4: copy(UInt32.self)
        default: copy(UInt64.self)
        }
        frame += end - first
      }
    }
  }

  /// A number in units of its last decimal: halves are rounded away from zero, what is not finite is
  /// missing.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - scale: Units in 1, such as 100 for two decimals.
  package static func units(_ value: Double, scale: Double) -> Int {
    let product = value * scale
    guard product.magnitude < Double(limit) else {
      return product.isNaN ? missing : product < 0 ? -limit : limit
    }
    // The library's function is a call, which takes longer than the rest of a recorded number.
    let whole = Int(product)
    let rest = product - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  /// Replaces the number of a frame.
  mutating func replace(inFrame frame: Int, of count: Int, by units: Int) {
    var all = samples(count)
    all[frame] = units
    self = RecordedTrack(all)
  }
}
