// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// UTF-8 text that grows at its end: the buffer of the markup writer.
///
/// An array checks at each append whether its buffer is shared, and copies through a function call. This text has one
/// owner, so that appending is a comparison and a few stores, and a literal becomes the stores themselves.
/// No other type of the module writes to memory by its address.
public struct ByteText: ~Copyable, @unchecked Sendable {
  /// The room that arrays have at their end: a file gets its checksum later, and would be copied for it.
  private static let checksumRoom = 128

  /// The number of bytes.
  public private(set) var count = 0
  private var capacity = 0
  /// Memory for `capacity` bytes, of which the first `count` are initialised; nil for a capacity of 0.
  private var start: UnsafeMutablePointer<UInt8>?

  /// Makes an empty text; one without capacity allocates nothing.
  public init(capacity: Int = 0) {
    if capacity > 0 { grow(by: capacity) }
  }

  deinit { start?.deallocate() }

  /// Whether it has no bytes.
  public var isEmpty: Bool { count == 0 }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    end(withSpaceFor: 1).pointee = byte
    count &+= 1
  }

  /// Appends the bytes of a literal.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    guard text.hasPointerRepresentation else { return append(text: String(describing: text)) }
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends a text without escaping.
  ///
  /// The label keeps literals from becoming strings.
  public mutating func append(text: String) {
    Self.withBytes(of: text) { append($0) }
  }

  /// Calls a closure with the bytes of a string.
  ///
  /// Nearly all strings lend them; a copy, which others need, would be retained.
  @inline(__always)
  static func withBytes(of text: String, _ read: (UnsafeBufferPointer<UInt8>) -> Void) {
    let lent: Void? = text.utf8.withContiguousStorageIfAvailable(read)
    guard lent == nil else { return }
    var text = text
    text.withUTF8(read)
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

  /// Appends bytes of this text once more, from an offset on.
  mutating func append(again length: Int, from offset: Int) {
    precondition(
      offset >= 0 && length >= 0 && offset + length <= count, "the bytes lie in the text")
    guard length > 0 else { return }
    let end = end(withSpaceFor: length)
    end.update(from: end - (count - offset), count: length)
    count &+= length
  }

  /// Appends a line feed and as many spaces.
  mutating func appendLine(indentation: Int) {
    let end = UnsafeMutableRawPointer(end(withSpaceFor: max(indentation, 16) + 1))
    end.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    // Sixteen at once; surplus spaces are behind the end.
    let spaces = SIMD16<UInt8>(repeating: UInt8(ascii: " "))
    var position = 1
    repeat {
      end.storeBytes(of: spaces, toByteOffset: position, as: SIMD16<UInt8>.self)
      position += 16
    } while position <= indentation - 15
    while position <= indentation {
      end.storeBytes(of: UInt8(ascii: " "), toByteOffset: position, as: UInt8.self)
      position += 1
    }
    count &+= indentation + 1
  }

  /// Appends a whole number in decimal.
  mutating func append(decimal value: Int) {
    DecimalFormat(decimals: 0).append(scaled: value, to: &self)
  }

  /// Removes all bytes from an offset on.
  mutating func truncate(to offset: Int) {
    precondition(0...count ~= offset, "the offset lies in the text")
    count = offset
  }

  /// The bytes as an array, with another text inserted at an offset.
  ///
  /// Copies once, where inserting and then copying would copy twice.
  func array(inserting other: borrowing ByteText, at offset: Int) -> [UInt8] {
    precondition(0...count ~= offset, "the offset lies in the text")
    guard let start else { return other.array }
    let (count, source, length) = (count, other.start, other.count)
    return [UInt8](unsafeUninitializedCapacity: count + length + Self.checksumRoom) {
      buffer, used in
      guard let target = buffer.baseAddress else { return }
      target.initialize(from: start, count: offset)
      if let source { (target + offset).initialize(from: source, count: length) }
      (target + offset + length).initialize(from: start + offset, count: count - offset)
      used = count + length
    }
  }

  /// The bytes as a string.
  var string: String {
    withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes as an array.
  public var array: [UInt8] {
    withBytes { bytes in
      [UInt8](unsafeUninitializedCapacity: count + Self.checksumRoom) { buffer, used in
        used = buffer.initialize(fromContentsOf: bytes)
      }
    }
  }

  // MARK: - Unsafe bytes

  /// Calls a closure with the bytes from an offset on; the buffer is valid during the call.
  func withBytes<Result>(
    from offset: Int = 0, _ read: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    precondition(0...count ~= offset, "the offset lies in the text")
    return try read(UnsafeBufferPointer(start: start.map { $0 + offset }, count: count - offset))
  }

  /// Appends bytes of a buffer outside this text.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    append(first, bytes.count)
  }

  /// Appends the bytes that a closure writes to memory of the given capacity; it returns their number.
  @inline(__always)
  mutating func append(upTo capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let written = write(end(withSpaceFor: capacity))
    assert(0...capacity ~= written, "the closure writes within the capacity")
    count &+= written
  }

  @inline(__always)
  private mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    // A text without capacity has no end.
    guard length > 0 else { return }
    let end = UnsafeMutableRawPointer(end(withSpaceFor: length))
    let source = UnsafeRawPointer(source)
    // Most texts are names and short words, for which a call would take longer than the copy; where two loads of
    // one size overlap, bytes are written twice.
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

  /// The address of the first free byte; the text grows unless it has space for `length` bytes, at least one.
  @inline(__always)
  private mutating func end(withSpaceFor length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- count < length { grow(by: length) }
    return start.unsafelyUnwrapped + count
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let capacity = max(2 * self.capacity, count + length, 64)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    if let start {
      memory.update(from: start, count: count)
      start.deallocate()
    }
    start = memory
    self.capacity = capacity
  }
}
