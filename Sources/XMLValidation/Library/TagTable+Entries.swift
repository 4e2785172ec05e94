// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

extension TagTable {
  /// The tags of a table while nothing is added to it.
  struct Entries {
    /// Where a tag is in the table.
    enum Place {
      case known(Int)
      /// The slot where it belongs.
      case free(Int)
      /// All its slots have other tags.
      case none
    }

    /// The slots that a tag may be in, so that no file can make look-ups long.
    private static let probes = 16

    let text: UnsafeRawBufferPointer
    let tags: UnsafeBufferPointer<Tag>
    /// One more than the number of the tag in a slot; 0 if there is none.
    let slots: UnsafeBufferPointer<Int32>

    /// Where a tag is, given its bytes and their hash.
    func place(of bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Place {
      var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
      for _ in 0..<Self.probes {
        guard slots[slot] > 0 else { return .free(slot) }
        let number = Int(slots[slot]) - 1
        if tags[number].hash == hash, isSame(bytes, tags[number]) { return .known(number) }
        slot = (slot + 1) & (slots.count - 1)
      }
      return .none
    }

    /// The bytes of a tag.
    func bytes(of number: Int) -> UnsafeRawBufferPointer {
      let start = Int(tags[number].start)
      return UnsafeRawBufferPointer(rebasing: text[start..<start + Int(tags[number].count)])
    }

    /// Where a tag ends, its `>`, if it begins at an address.
    func end(
      of number: Int, at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
      let tag = tags[number]
      let count = Int(tag.count)
      guard end - start > count + 1, let text = text.baseAddress,
        memcmp(text + Int(tag.start), start, count) == 0
      else { return nil }
      let close = start[count] == UInt8(ascii: "/") ? start + count + 1 : start + count
      return close.pointee == UInt8(ascii: ">") ? close : nil
    }

    private func isSame(_ bytes: UnsafeRawBufferPointer, _ tag: Tag) -> Bool {
      guard let first = bytes.baseAddress, let start = text.baseAddress, tag.count == bytes.count
      else { return false }
      return memcmp(start + Int(tag.start), first, bytes.count) == 0
    }

    static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
      var hash = UInt64(bytes.count)
      bytes.forEachWord { hash = step(hash, $0) }
      return hash
    }

    private static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 {
      let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      return product ^ product >> 32
    }
  }
}
