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
  /// Numbers that others follow are below this, so that none exists that does not.
  static let followedLimit: UInt = 1 << 31
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

  /// How numbers follow others: by a distance that stays, in the same direction or the other one.
  struct Relation: Equatable, Sendable {
    /// What is added, in units.
    var shift: Int
    /// Whether the other number is subtracted from it.
    var isMirrored: Bool

    /// The number that follows one that exists.
    @inline(__always) func number(_ other: Int) -> Int {
      isMirrored ? shift &- other : shift &+ other
    }
  }

  /// The number of all frames, where it never changes.
  package let constant: Int
  private let blocks: [Block]
  private let bytes: [UInt8]
  /// How the numbers follow those of the blocks, which other tracks have, too; nil if they are the same.
  let relation: Relation?

  /// Makes a track of blocks; without blocks, the number never changes.
  init(constant: Int, blocks: [Block], bytes: [UInt8]) {
    (self.constant, self.blocks, self.bytes, relation) = (constant, blocks, bytes, nil)
  }

  /// Makes a track that follows another one, and shares what that one takes.
  init(_ relation: Relation, to other: RecordedTrack) {
    assert(other.isFollowable, "numbers in blocks")
    constant = relation.number(other.constant)
    (blocks, bytes, self.relation) = (other.blocks, other.bytes, relation)
  }

  /// How it follows another track that shares its blocks; nil if none of them follows a track.
  func relation(to other: RecordedTrack) -> Relation? {
    guard relation != nil || other.relation != nil, !isConstant, sharesBlocks(with: other) else {
      return nil
    }
    let (shift, isMirrored) = (relation?.shift ?? 0, relation?.isMirrored ?? false)
    let (otherShift, isOtherMirrored) = (
      other.relation?.shift ?? 0, other.relation?.isMirrored ?? false
    )
    return isMirrored == isOtherMirrored
      ? Relation(shift: shift - otherShift, isMirrored: false)
      : Relation(shift: shift + otherShift, isMirrored: true)
  }

  private func sharesBlocks(with other: RecordedTrack) -> Bool {
    blocks.withUnsafeBufferPointer { blocks in
      other.blocks.withUnsafeBufferPointer { blocks.baseAddress == $0.baseAddress }
    }
  }

  /// Whether other tracks may follow it: it changes, follows none, and all its numbers exist and are small.
  ///
  /// - Complexity: Linear in the blocks.
  var isFollowable: Bool {
    relation == nil && !isConstant
      && blocks.allSatisfy {
        !$0.hasMissing && $0.least.magnitude < Self.followedLimit && $0.width <= 4
      }
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
    let number = bytes.withUnsafeBytes { bytes in
      switch block.width {
      case 0: block.least
      case 1: Self.number(place, of: block, in: bytes, as: UInt8.self)
      case 2: Self.number(place, of: block, in: bytes, as: UInt16.self)
      case 4: Self.number(place, of: block, in: bytes, as: UInt32.self)
      default: Self.number(place, of: block, in: bytes, as: UInt64.self)
      }
    }
    return relation?.number(number) ?? number
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

  /// Whether two tracks have the same numbers.
  ///
  /// - Complexity: Linear in the blocks; constant where both have the same ones.
  package static func == (one: RecordedTrack, other: RecordedTrack) -> Bool {
    guard one.constant == other.constant, one.blocks.count == other.blocks.count else {
      return false
    }
    // Numbers are packed in one way only.
    if one.relation == other.relation {
      return one.blocks == other.blocks && one.bytes == other.bytes
    }
    return one.blocks.indices.allSatisfy { index in
      let frames = one.frames(of: index)
      return frames == other.frames(of: index)
        && frames.allSatisfy { one.number($0) == other.number($0) }
    }
  }

  /// The frames of a block that are known: the first of those in which the number stays.
  private func frames(of index: Int) -> Range<Int> {
    let (first, block) = (index * Self.blockLength, blocks[index])
    guard block.width > 0 else { return first..<first + 1 }
    let count = (bytes.count - Int(block.start)) / Int(block.width)
    return first..<first + min(Self.blockLength, count)
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
    let numbers = UnsafeMutableBufferPointer(rebasing: numbers[..<frames.count])
    guard !isConstant else { return numbers.update(repeating: constant) }
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place < numbers.count {
        let (block, first) = (frames.lowerBound + place).quotientAndRemainder(
          dividingBy: Self.blockLength)
        let end = min(numbers.count, place + Self.blockLength - first)
        Self.read(
          blocks[block], from: first, in: bytes,
          into: UnsafeMutableBufferPointer(rebasing: numbers[place..<end]))
        place = end
      }
    }
    guard let relation else { return }
    if relation.isMirrored {
      for place in numbers.indices { numbers[place] = relation.shift &- numbers[place] }
    } else if relation.shift != 0 {
      for place in numbers.indices { numbers[place] &+= relation.shift }
    }
  }

  /// Writes the numbers of a block from a place on.
  private static func read(
    _ block: Block, from first: Int, in bytes: UnsafeRawBufferPointer,
    into numbers: UnsafeMutableBufferPointer<Int>
  ) {
    func copy<Word: FixedWidthInteger>(_ word: Word.Type) {
      let size = MemoryLayout<Word>.size
      let start = Int(block.start) + first * size
      func distance(_ place: Int) -> Word {
        bytes.loadUnaligned(fromByteOffset: start &+ place &* size, as: word)
      }
      // Without a branch, several numbers are read at once.
      for place in numbers.indices {
        numbers[place] = block.least &+ Int(truncatingIfNeeded: distance(place))
      }
      guard block.hasMissing else { return }
      for place in numbers.indices where distance(place) == Word.max { numbers[place] = missing }
    }
    switch block.width {
    case 0: numbers.update(repeating: block.least)
    case 1: copy(UInt8.self)
    case 2: copy(UInt16.self)
    case 4: copy(UInt32.self)
    default: copy(UInt64.self)
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
