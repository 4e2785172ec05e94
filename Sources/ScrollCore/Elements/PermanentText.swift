// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A text in bytes that nobody frees: a literal, or a copy that is kept until the program ends.
///
/// It is copied without counting references, and compared without tables of characters, which Embedded Swift lacks.
@safe
public struct PermanentText: Equatable, BitwiseCopyable, @unchecked Sendable,
  ExpressibleByStringLiteral,
  CustomStringConvertible
{
  private let start: UnsafePointer<UInt8>
  private let count: Int

  /// A literal.
  public init(stringLiteral text: StaticString) {
    unsafe start = text.utf8Start
    count = text.utf8CodeUnitCount
  }

  /// A copy of a text, which takes its memory until the program ends.
  ///
  /// - Parameter utf8: The text, in UTF-8.
  public init(copying utf8: [UInt8]) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(utf8.count, 1))
    for index in utf8.indices { unsafe (copy + index).initialize(to: utf8[index]) }
    unsafe start = UnsafePointer(copy)
    count = utf8.count
  }

  /// Appends the text in UTF-8.
  @inline(never)
  public func append(to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(unsafe start[index]) }
  }

  /// The text.
  public var description: String {
    unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Whether two texts have the same bytes.
  public static func == (a: PermanentText, b: PermanentText) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where unsafe a.start[index] != b.start[index] { return false }
    return true
  }
}
