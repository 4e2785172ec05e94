// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Numbers as digits in memory.

extension DecimalFormat {
  /// Writes a number of hundredths, less than ten thousand, without a zero before the point.
  static func writeHundredths(
    _ value: Int, at start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var end = start
    var rest = UInt32(truncatingIfNeeded: value)
    if value < 0 {
      rest = 0 &- rest
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    let whole = rest / 100
    let hundredths = rest &- 100 &* whole
    if whole >= 100 {
      let high = whole / 100
      if high >= 10 {
        writePair(UInt(high), at: end)
        end += 2
      } else {
        end.pointee = digit(UInt(high))
        end += 1
      }
      writePair(UInt(whole &- 100 &* high), at: end)
      end += 2
    } else if whole >= 10 {
      writePair(UInt(whole), at: end)
      end += 2
    } else if whole > 0 || hundredths == 0 {
      end.pointee = digit(UInt(whole))
      end += 1
    }
    if hundredths > 0 {
      end.pointee = UInt8(ascii: ".")
      writePair(UInt(hundredths), at: end + 1)
      end += (end + 2).pointee == UInt8(ascii: "0") ? 2 : 3
    }
    return end - start
  }

  /// The digit of a number below 10.
  @inline(__always)
  static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
  }

  /// Writes a number below 100 as two digits.
  @inline(__always)
  static func writePair(_ value: UInt, at start: UnsafeMutablePointer<UInt8>) {
    assert(value < 100, "two digits are enough")
    let pair = UnsafeRawPointer(pairs.utf8Start)
      .loadUnaligned(fromByteOffset: Int(2 &* value), as: UInt16.self)
    UnsafeMutableRawPointer(start).storeBytes(of: pair, as: UInt16.self)
  }

  /// The numbers below 100, two digits each.
  @inline(__always)
  private static var pairs: StaticString {
    """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
  }

  /// How many decimal digits a number has; none for 0.
  @inline(__always)
  static func count(ofDigits number: UInt) -> Int {
    var rest = number
    var count = 0
    while rest >= 10_000 {
      rest /= 10_000
      count += 4
    }
    let last = rest >= 100 ? (rest >= 1000 ? 4 : 3) : rest >= 10 ? 2 : rest >= 1 ? 1 : 0
    return count + last
  }
}
