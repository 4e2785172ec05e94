// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The numbers of the words that values may have to be, found by their bytes.
///
/// The words are those of a schema: whoever writes a file cannot add to them.
struct WordTable {
  /// The words one after another.
  private var text: [UInt8] = []
  /// Where each word is in `text`, by its number minus 1.
  private var places: [Range<Int>] = []
  /// The number of a word by its hash; 0 for none.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var longest = 0

  /// The number of a word, which is added if it is new; they begin with 1.
  mutating func add(_ word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { bytes in
      let known = self[bytes]
      if known > 0 { return known }
      places.append(text.count..<text.count + bytes.count)
      text.append(contentsOf: bytes)
      longest = max(longest, bytes.count)
      if places.count * 4 > slots.count { grow() }
      let number = UInt32(places.count)
      slots[slot(of: bytes)] = number
      return number
    }
  }

  /// The number of a word; 0 for any other.
  subscript(bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.count > longest ? 0 : slots[slot(of: bytes)]
  }

  /// Where a word is, or the empty slot where it belongs.
  private func slot(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    var slot = Int(hash ^ hash >> 15) & mask
    while slots[slot] > 0, !isWord(slots[slot], bytes) { slot = (slot + 1) & mask }
    return slot
  }

  private func isWord(_ number: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = places[Int(number) - 1]
    guard place.count == bytes.count else { return false }
    for index in bytes.indices where text[place.lowerBound + index] != bytes[index] { return false }
    return true
  }

  private mutating func grow() {
    let numbers = slots.filter { $0 > 0 }
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let text = text
    text.withUnsafeBufferPointer { all in
      for number in numbers {
        let place = places[Int(number) - 1]
        slots[slot(of: UnsafeBufferPointer(rebasing: all[place]))] = number
      }
    }
  }
}
