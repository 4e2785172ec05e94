// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// UTF-8 text that grows at its end: what the markup writer appends to.
///
/// An array asks at each append whether somebody else holds it, and copies by a call. This text has one
/// owner, so that appending is a comparison and a few stores, and a literal becomes the stores themselves.
/// No other type of the module writes to memory by its address.
public struct ByteText: ~Copyable, @unchecked Sendable {
  /// How many bytes it has.
  public private(set) var count = 0
  private var capacity = 0
  /// Room for `capacity` bytes, of which the first `count` are initialised; nil where there is none.
  private var start: UnsafeMutablePointer<UInt8>?

  /// Makes an empty text; one without capacity takes no memory.
  public init(capacity: Int = 0) {
    if capacity > 0 { grow(by: capacity) }
  }

  deinit { start?.deallocate() }

  /// Whether it has no bytes.
  public var isEmpty: Bool { count == 0 }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    end(withRoomFor: 1).pointee = byte
    count &+= 1
  }

  /// Appends the bytes of a literal.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return append(text: String(describing: text)) }
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends a text as it is.
  ///
  /// It has a label so that a literal is never taken for a string.
  public mutating func append(text: String) {
    guard !text.isEmpty else { return }
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends bytes.
  public mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends the bytes of another text from an offset on.
  mutating func append(contentsOf other: borrowing ByteText, from offset: Int = 0) {
    precondition(0...other.count ~= offset, "the offset lies in the text")
    guard let source = other.start else { return }
    append(source + offset, other.count - offset)
  }

  /// Appends a line feed and as many spaces.
  mutating func appendLine(indentation: Int) {
    let end = UnsafeMutableRawPointer(end(withRoomFor: max(indentation, 16) + 1))
    end.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    // Sixteen at once; those that are too many lie behind the end.
    let spaces = SIMD16<UInt8>(repeating: UInt8(ascii: " "))
    var place = 1
    repeat {
      end.storeBytes(of: spaces, toByteOffset: place, as: SIMD16<UInt8>.self)
      place += 16
    } while place <= indentation - 15
    while place <= indentation {
      end.storeBytes(of: UInt8(ascii: " "), toByteOffset: place, as: UInt8.self)
      place += 1
    }
    count &+= indentation + 1
  }

  /// Appends a whole number in decimal.
  mutating func append(decimal value: Int) {
    DecimalFormat(decimals: 0).append(scaled: value, to: &self)
  }

  /// Takes away all bytes from an offset on.
  mutating func truncate(to offset: Int) {
    precondition(0...count ~= offset, "the offset lies in the text")
    count = offset
  }

  /// The bytes as an array, with those of another text between two of them.
  ///
  /// One copy, where inserting and then copying would be two.
  func array(inserting other: borrowing ByteText, at offset: Int) -> [UInt8] {
    precondition(0...count ~= offset, "the offset lies in the text")
    guard let start else { return other.array }
    let (count, source, length) = (count, other.start, other.count)
    return [UInt8](unsafeUninitializedCapacity: count + length) { room, used in
      guard let place = room.baseAddress else { return }
      place.initialize(from: start, count: offset)
      if let source { (place + offset).initialize(from: source, count: length) }
      (place + offset + length).initialize(from: start + offset, count: count - offset)
      used = count + length
    }
  }

  /// The bytes as a string.
  var string: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes as an array.
  public var array: [UInt8] {
    withBytes { Array($0) }
  }

  // MARK: - Bytes by address

  /// Calls with the bytes from an offset on; they are valid during the call.
  func withBytes<Result>(
    from offset: Int = 0, _ read: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    precondition(0...count ~= offset, "the offset lies in the text")
    return try read(UnsafeBufferPointer(start: start.map { $0 + offset }, count: count - offset))
  }

  /// Appends bytes that lie anywhere but in this text.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    append(first, bytes.count)
  }

  /// Appends what a closure writes: it gets room for some bytes and returns how many it has written.
  @inline(__always)
  mutating func append(upTo room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let written = write(end(withRoomFor: room))
    assert(0...room ~= written, "no more is written than there is room for")
    count &+= written
  }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    // A text without capacity has no end.
    guard length > 0 else { return }
    let end = UnsafeMutableRawPointer(end(withRoomFor: length))
    let source = UnsafeRawPointer(source)
    // Most are names and short words, for which a call would take longer than the copy; what two loads of
    // one size have in common is written twice.
    switch length {
    case 17...32:
      let last = source.loadUnaligned(fromByteOffset: length &- 16, as: SIMD16<UInt8>.self)
      end.storeBytes(of: source.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
      end.storeBytes(of: last, toByteOffset: length &- 16, as: SIMD16<UInt8>.self)
    case 8...16:
      let last = source.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
      end.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
      end.storeBytes(of: last, toByteOffset: length &- 8, as: UInt64.self)
    case 4..<8:
      let last = source.loadUnaligned(fromByteOffset: length &- 4, as: UInt32.self)
      end.storeBytes(of: source.loadUnaligned(as: UInt32.self), as: UInt32.self)
      end.storeBytes(of: last, toByteOffset: length &- 4, as: UInt32.self)
    case 2..<4:
      let last = source.loadUnaligned(fromByteOffset: length &- 2, as: UInt16.self)
      end.storeBytes(of: source.loadUnaligned(as: UInt16.self), as: UInt16.self)
      end.storeBytes(of: last, toByteOffset: length &- 2, as: UInt16.self)
    case 1: end.storeBytes(of: source.load(as: UInt8.self), as: UInt8.self)
    default: end.copyMemory(from: source, byteCount: length)
    }
    count &+= length
  }

  /// The address of the first free byte, where there is room for so many, which are at least one.
  @inline(__always)
  private mutating func end(withRoomFor length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- count < length { grow(by: length) }
    return start.unsafelyUnwrapped + count
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let capacity = max(2 * self.capacity, count + length, 64)
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    if let start {
      room.update(from: start, count: count)
      start.deallocate()
    }
    start = room
    self.capacity = capacity
  }
}
