// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Unpacks what zlib has packed (RFC 1950 and 1951).
struct Inflater {
  private let packed: [UInt8]
  private var place = 2
  private var buffer: UInt32 = 0
  private var bufferCount = 0
  private var bytes: [UInt8] = []
  private let limit: Int

  /// The bytes in some packed ones.
  ///
  /// - Parameter count: How many there are.
  /// - Returns: Nil if they are damaged, or are not as many.
  static func bytes(_ packed: [UInt8], count: Int) -> [UInt8]? {
    guard packed.count > 6, packed[0] & 15 == 8, packed[1] & 32 == 0,
      (Int(packed[0]) << 8 | Int(packed[1])) % 31 == 0
    else { return nil }
    var inflater = Inflater(packed, count)
    guard inflater.run(), inflater.bytes.count == count else { return nil }
    return inflater.bytes
  }

  private init(_ packed: [UInt8], _ limit: Int) {
    self.packed = packed
    self.limit = limit
    bytes.reserveCapacity(limit)
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = bits(1), let kind = bits(2) else { return false }
      let isRead =
        switch kind {
        case 0: copyStored()
        case 1: read(Self.fixedLiterals, Self.fixedDistances)
        case 2: readDynamic()
        default: false
        }
      guard isRead else { return false }
      if isLast == 1 { return true }
    }
  }

  // MARK: Bits

  private mutating func bits(_ count: Int) -> Int? {
    while bufferCount < count {
      guard place < packed.count else { return nil }
      buffer |= UInt32(packed[place]) << UInt32(bufferCount)
      place += 1
      bufferCount += 8
    }
    let value = buffer & (1 << UInt32(count) - 1)
    buffer >>= UInt32(count)
    bufferCount -= count
    return Int(value)
  }

  private mutating func copyStored() -> Bool {
    (buffer, bufferCount) = (0, 0)
    guard place + 4 <= packed.count else { return false }
    let count = Int(packed[place]) | Int(packed[place + 1]) << 8
    let check = Int(packed[place + 2]) | Int(packed[place + 3]) << 8
    place += 4
    guard count ^ check == 0xFFFF, place + count <= packed.count, bytes.count + count <= limit
    else { return false }
    bytes += packed[place..<place + count]
    place += count
    return true
  }

  // MARK: Codes

  /// A prefix code, as how many symbols have each length, and the symbols in the order of their codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          counts[length] += 1
          symbols.append(symbol)
        }
      }
    }
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = bits(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func read(_ literals: Code, _ distances: Code) -> Bool {
    while let symbol = symbol(literals) {
      if symbol < 256 {
        guard bytes.count < limit else { return false }
        bytes.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      let lengths = DeflateTables.lengths
      guard symbol - 257 < lengths.count, let extra = bits(lengths[symbol - 257].extra),
        let step = self.symbol(distances), step < DeflateTables.distances.count,
        let rest = bits(DeflateTables.distances[step].extra)
      else { return false }
      let length = lengths[symbol - 257].base + extra
      let distance = DeflateTables.distances[step].base + rest
      guard distance <= bytes.count, bytes.count + length <= limit else { return false }
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }
    return false
  }

  private mutating func readDynamic() -> Bool {
    guard let literals = bits(5), let distances = bits(5), let count = bits(4) else { return false }
    var own = [Int](repeating: 0, count: 19)
    for place in DeflateTables.order.prefix(count + 4) {
      guard let length = bits(3) else { return false }
      own[place] = length
    }
    let code = Code(own)
    var lengths: [Int] = []
    let total = literals + 257 + distances + 1
    while lengths.count < total {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = bits(2) else { return false }
        lengths += Array(repeating: last, count: 3 + more)
      case 17, 18:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
        lengths += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == total else { return false }
    return read(
      Code(Array(lengths.prefix(literals + 257))), Code(Array(lengths.dropFirst(literals + 257))))
  }

  private static let fixedLiterals = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code(Array(repeating: 5, count: 30))
}
