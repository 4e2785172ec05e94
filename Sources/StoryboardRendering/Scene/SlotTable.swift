// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A map from element identities to small numbers, in order of appearance.
///
/// Open addressing with linear probing: the standard dictionary hashes with SipHash, which costs more
/// than all other work for an element of a frame.
struct SlotTable {
  private var slots = [Int32](repeating: -1, count: 256)
  private(set) var ids: [ElementID] = []

  /// The number of an identity, and whether it is new.
  mutating func slot(for id: ElementID) -> (slot: Int, isNew: Bool) {
    if ids.count * 2 > slots.count { grow() }
    let mask = slots.count - 1
    var index = Self.hash(id) & mask
    while slots[index] >= 0 {
      let slot = Int(slots[index])
      if ids[slot] == id { return (slot, false) }
      index = (index + 1) & mask
    }
    slots[index] = Int32(ids.count)
    ids.append(id)
    return (ids.count - 1, true)
  }

  /// The number of an identity that has one; nil for any other.
  func knownSlot(of id: ElementID) -> Int? {
    let mask = slots.count - 1
    var index = Self.hash(id) & mask
    while slots[index] >= 0 {
      if ids[Int(slots[index])] == id { return Int(slots[index]) }
      index = (index + 1) & mask
    }
    return nil
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (slot, id) in ids.enumerated() {
      var index = Self.hash(id) & mask
      while slots[index] >= 0 { index = (index + 1) & mask }
      slots[index] = Int32(slot)
    }
  }

  private static func hash(_ id: ElementID) -> Int {
    var bits = UInt64(UInt32(bitPattern: id.item)) | UInt64(UInt32(bitPattern: id.section)) << 32
    bits = (bits ^ UInt64(id.kind.rawValue) << 56) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: bits >> 24)
  }
}
