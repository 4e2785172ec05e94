// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Unpacks LZMA with an end marker, as `xz --format=lzma` writes it and as the script of a page reads it.
///
/// It accepts only what is whole: every copy lies within what came before it, the coder ends at 0 behind the marker, and nothing
/// follows.
struct LZMA {
  /// Bytes before the coder's: properties, the size of the dictionary, the size of the content.
  private static let header = 13
  /// Bytes of the shortest file: the header, and the coder's first five.
  private static let least = 18

  /// Where the odds of each kind of decision begin.
  private enum Odds {
    static let match = 0
    static let again = 192
    static let againOther = 204
    static let againThird = 216
    static let againFourth = 228
    static let againLong = 240
    static let slot = 432
    static let special = 688
    static let align = 816
    static let length = 832
    static let againLength = 1346
    static let literal = 1860
  }

  private let packed: [UInt8]
  private var position = LZMA.header + 1
  private var range = UInt32.max
  private var code: UInt32 = 0
  /// Whether the coder has read beyond the end.
  private var isShort = false
  private var odds: [UInt16]

  /// How many bits of the byte before choose the odds of a byte, and how many of its position.
  private let high: Int
  private let low: Int
  /// How many bits of a position choose the odds of other decisions.
  private let cycle: Int

  /// Whether bytes begin as such a file: properties, a dictionary, an unknown size, and a coder that starts with 0.
  static func begins(_ packed: [UInt8]) -> Bool {
    packed.count > least && packed[0] < 225 && packed[5..<header].allSatisfy { $0 == 255 }
      && packed[header] == 0
  }

  /// The content of a file; nil if it is broken or has more bytes than a limit.
  ///
  /// - Complexity: Linear in the bytes of the file and of the content.
  static func unpack(_ packed: [UInt8], limit: Int) -> [UInt8]? {
    guard begins(packed), var file = LZMA(packed) else { return nil }
    return file.content(limit: limit)
  }

  private init?(_ packed: [UInt8]) {
    let properties = Int(packed[0])
    high = properties % 9
    low = properties / 9 % 5
    cycle = properties / 45
    // As the format's own library has it; more would take megabytes.
    guard high + low <= 4 else { return nil }
    self.packed = packed
    odds = [UInt16](repeating: 1024, count: Odds.literal + 0x300 << (high + low))
    for _ in 0..<4 { code = code << 8 | next() }
  }

  private mutating func next() -> UInt32 {
    guard position < packed.count else {
      isShort = true
      return 0
    }
    position += 1
    return UInt32(packed[position - 1])
  }

  private mutating func content(limit: Int) -> [UInt8]? {
    var output: [UInt8] = []
    var state = 0
    // The distances of the last copies, the last one first.
    var last: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    while !isShort, output.count <= limit {
      let place = output.count & (1 << cycle - 1)
      if bit(Odds.match + state * 16 + place) == 0 {
        let before = Int(output.last ?? 0)
        let context = (output.count & (1 << low - 1)) << high + before >> (8 - high)
        var other = -1
        if state >= 7 {
          guard Int(last.0) < output.count else { return nil }
          other = Int(output[output.count - Int(last.0) - 1])
        }
        output.append(literal(Odds.literal + 0x300 * context, other))
        state = state < 4 ? 0 : state - (state < 10 ? 3 : 6)
        continue
      }
      var length = 1
      if bit(Odds.again + state) == 0 {
        length = self.length(Odds.length, place)
        last = (distance(length), last.0, last.1, last.2)
        if last.0 == .max {
          return !isShort && code == 0 && position == packed.count && output.count <= limit
            ? output : nil
        }
        state = state < 7 ? 7 : 10
      } else {
        var isOneByte = false
        if bit(Odds.againOther + state) == 0 {
          isOneByte = bit(Odds.againLong + state * 16 + place) == 0
        } else if bit(Odds.againThird + state) == 0 {
          last = (last.1, last.0, last.2, last.3)
        } else if bit(Odds.againFourth + state) == 0 {
          last = (last.2, last.0, last.1, last.3)
        } else {
          last = (last.3, last.0, last.1, last.2)
        }
        if isOneByte {
          state = state < 7 ? 9 : 11
        } else {
          length = self.length(Odds.againLength, place)
          state = state < 7 ? 8 : 11
        }
      }
      guard Int(last.0) < output.count else { return nil }
      for _ in 0..<length { output.append(output[output.count - Int(last.0) - 1]) }
    }
    return nil
  }

  // MARK: Decisions

  /// A decision, with the odds that it has had so far.
  private mutating func bit(_ index: Int) -> Int {
    let chance = odds[index]
    let bound = range >> 11 * UInt32(chance)
    let result: Int
    if code < bound {
      range = bound
      odds[index] = chance + (2048 - chance) >> 5
      result = 0
    } else {
      range -= bound
      code -= bound
      odds[index] = chance - chance >> 5
      result = 1
    }
    fill()
    return result
  }

  private mutating func fill() {
    guard range < 1 << 24 else { return }
    range <<= 8
    code = code << 8 | next()
  }

  /// A number, its highest bit first.
  private mutating func tree(_ index: Int, _ bits: Int) -> Int {
    var node = 1
    for _ in 0..<bits { node = node << 1 + bit(index + node) }
    return node - 1 << bits
  }

  /// A number, its lowest bit first.
  private mutating func reverse(_ index: Int, _ bits: Int) -> Int {
    var (node, sum) = (1, 0)
    for place in 0..<bits {
      let found = bit(index + node)
      node = node << 1 + found
      sum += found << place
    }
    return sum
  }

  /// A number whose bits are as likely as not.
  private mutating func direct(_ bits: Int) -> Int {
    var sum = 0
    for _ in 0..<bits {
      range >>= 1
      let found = code >= range ? 1 : 0
      if found == 1 { code -= range }
      sum = sum << 1 + found
      fill()
    }
    return sum
  }

  private mutating func length(_ index: Int, _ place: Int) -> Int {
    if bit(index) == 0 { return 2 + tree(index + 2 + place * 8, 3) }
    return bit(index + 1) == 0
      ? 10 + tree(index + 130 + place * 8, 3) : 18 + tree(index + 258, 8)
  }

  /// How far before the last byte a copy begins; the largest number at the end of the content.
  private mutating func distance(_ length: Int) -> UInt32 {
    let slot = tree(Odds.slot + min(length - 2, 3) * 64, 6)
    if slot < 4 { return UInt32(slot) }
    let bits = slot >> 1 - 1
    let start = (2 + slot & 1) << bits
    if slot < 14 { return UInt32(start + reverse(Odds.special + start - slot, bits)) }
    let middle = direct(bits - 4) << 4
    return UInt32(truncatingIfNeeded: start + middle + reverse(Odds.align, 4))
  }

  /// A byte that is not copied.
  ///
  /// - Parameter other: The byte at the distance of the last copy; -1 if the last byte was none of a copy.
  private mutating func literal(_ index: Int, _ other: Int) -> UInt8 {
    var symbol = 1
    var place = 7
    while other >= 0, symbol < 256 {
      let expected = other >> place & 1
      let found = bit(index + 256 + expected * 256 + symbol)
      symbol = symbol << 1 + found
      place -= 1
      if found != expected { break }
    }
    while symbol < 256 { symbol = symbol << 1 + bit(index + symbol) }
    return UInt8(truncatingIfNeeded: symbol)
  }
}
