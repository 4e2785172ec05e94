// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Packs bytes as zlib does (RFC 1950 and 1951), with the same result on every machine.
struct Deflater {
  private var packed: [UInt8] = [0x78, 0xDA]
  private var buffer: UInt64 = 0
  private var bufferCount = 0

  /// How many symbols share two codes.
  private static let blockLimit = 40_000
  /// How far back and how often something is looked for.
  private static let (window, depth) = (32_768, 48)

  /// The packed bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater()
    deflater.write(bytes)
    return deflater.packed
  }

  /// A byte, or a repetition of earlier ones.
  private struct Symbol {
    var length, distance: Int
  }

  private mutating func write(_ bytes: [UInt8]) {
    var symbols: [Symbol] = []
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var chain = [Int32](repeating: -1, count: bytes.count)
    var place = 0
    func key(_ place: Int) -> Int {
      (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & 0x7FFF
    }
    func note(_ place: Int) {
      guard place + 2 < bytes.count else { return }
      let key = key(place)
      chain[place] = heads[key]
      heads[key] = Int32(place)
    }
    while place < bytes.count {
      var best = Symbol(length: 0, distance: 0)
      if place + 2 < bytes.count {
        var (candidate, tries) = (Int(heads[key(place)]), 0)
        let most = min(258, bytes.count - place)
        while candidate >= 0, place - candidate <= Self.window, tries < Self.depth {
          if bytes[candidate + min(best.length, most - 1)]
            == bytes[place + min(best.length, most - 1)]
          {
            var length = 0
            while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best.length { best = Symbol(length: length, distance: place - candidate) }
            if length == most { break }
          }
          candidate = Int(chain[candidate])
          tries += 1
        }
      }
      if best.length < 3 { best = Symbol(length: 1, distance: 0) }
      symbols.append(best.distance == 0 ? Symbol(length: Int(bytes[place]), distance: 0) : best)
      for step in 0..<best.length { note(place + step) }
      place += best.length
      if symbols.count == Self.blockLimit {
        writeBlock(symbols, isLast: place == bytes.count)
        symbols = []
      }
    }
    if !symbols.isEmpty || bytes.isEmpty { writeBlock(symbols, isLast: true) }
    if bufferCount > 0 { put(0, 8 - bufferCount) }
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = high << 16 | low
    packed += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  private mutating func put(_ value: Int, _ count: Int) {
    buffer |= UInt64(value) << UInt64(bufferCount)
    bufferCount += count
    while bufferCount >= 8 {
      packed.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      bufferCount -= 8
    }
  }

  // MARK: Blocks

  private static func step(_ value: Int, _ steps: DeflateTables.Steps) -> Int {
    var (low, high) = (0, steps.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if steps[middle].base <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func writeBlock(_ symbols: [Symbol], isLast: Bool) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    literals[256] = 1
    for symbol in symbols {
      guard symbol.distance > 0 else {
        literals[symbol.length] += 1
        continue
      }
      literals[257 + Self.step(symbol.length, DeflateTables.lengths)] += 1
      distances[Self.step(symbol.distance, DeflateTables.distances)] += 1
    }
    // A code of distances has at least one.
    if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
    let (first, second) = (PrefixCode(literals, limit: 15), PrefixCode(distances, limit: 15))
    put(isLast ? 1 : 0, 1)
    put(2, 2)
    writeLengths(first.lengths, second.lengths)
    for symbol in symbols {
      guard symbol.distance > 0 else {
        put(first.codes[symbol.length], first.lengths[symbol.length])
        continue
      }
      write(symbol.length, DeflateTables.lengths, from: 257, first)
      write(symbol.distance, DeflateTables.distances, from: 0, second)
    }
    put(first.codes[256], first.lengths[256])
  }

  private mutating func write(
    _ value: Int, _ steps: DeflateTables.Steps, from base: Int, _ code: PrefixCode
  ) {
    let step = Self.step(value, steps)
    put(code.codes[base + step], code.lengths[base + step])
    put(value - steps[step].base, steps[step].extra)
  }

  private mutating func writeLengths(_ literals: [Int], _ distances: [Int]) {
    let all = literals + distances
    var runs: [(symbol: Int, value: Int, extra: Int)] = []
    var place = 0
    while place < all.count {
      var count = 1
      while place + count < all.count, all[place + count] == all[place], count < 138 { count += 1 }
      if all[place] == 0, count >= 11 {
        runs.append((18, count - 11, 7))
      } else if all[place] == 0, count >= 3 {
        count = min(count, 10)
        runs.append((17, count - 3, 3))
      } else if count >= 4 {
        count = min(count, 7)
        runs.append((all[place], 0, 0))
        runs.append((16, count - 4, 2))
      } else {
        count = 1
        runs.append((all[place], 0, 0))
      }
      place += count
    }
    var counts = [Int](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = PrefixCode(counts, limit: 7)
    let order = DeflateTables.order
    let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    put(literals.count - 257, 5)
    put(distances.count - 1, 5)
    put(used - 4, 4)
    for symbol in order.prefix(used) { put(code.lengths[symbol], 3) }
    for run in runs {
      put(code.codes[run.symbol], code.lengths[run.symbol])
      put(run.value, run.extra)
    }
  }
}
