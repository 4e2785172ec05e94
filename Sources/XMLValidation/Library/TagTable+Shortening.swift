// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

extension TagTable {
  /// A drawing without what is known of it.
  struct ShortDrawing {
    /// The drawing without the attributes of checked tags and without white space that is all there is between two tags.
    fileprivate(set) var bytes: [UInt8] = []
    /// The start tags in order: the number of each that has lost its attributes, −1 for each that is whole.
    ///
    /// It may end early; later tags are whole.
    fileprivate(set) var tags: [Int32] = []
  }

  /// Leaves out of a drawing what libxml2 has parsed in an earlier one.
  ///
  /// libxml2 finds a fault in the result if and only if it finds one in the drawing, provided that the elements of known
  /// tags are in the namespace of drawings: the attributes of such a tag are well-formed wherever the tag is, no `<` goes,
  /// and from the first comment, section or instruction on the drawing stays as it is.
  ///
  /// - Complexity: Linear in the size of the drawing.
  func shorten(_ drawing: UnsafeBufferPointer<UInt8>) -> ShortDrawing {
    withEntries { $0.shorten(drawing) }
  }
}

extension TagTable.Entries {
  fileprivate func shorten(_ drawing: UnsafeBufferPointer<UInt8>) -> TagTable.ShortDrawing {
    guard let start = drawing.baseAddress else { return TagTable.ShortDrawing() }
    var tags: [Int32] = []
    tags.reserveCapacity(1000)
    let bytes = [UInt8](unsafeUninitializedCapacity: drawing.count) { room, count in
      guard let target = room.baseAddress else { return }
      // Everything before is in the result or left out of it.
      var written = start
      func write(upTo end: UnsafePointer<UInt8>) {
        (target + count).update(from: written, count: end - written)
        count += end - written
      }
      let end = start + drawing.count
      var position = start
      while let tag = Self.nextTag(from: position, to: end) {
        if tag.open > position, Self.isBlank(position, tag.open) {
          write(upTo: position)
          written = tag.open
        }
        position = tag.close + 1
        if tag.open[1] == UInt8(ascii: "/") { continue }
        let last = tag.close[-1] == UInt8(ascii: "/") ? tag.close - 1 : tag.close
        let first = tag.open + 1
        guard let number = checkedTag(UnsafeRawBufferPointer(start: first, count: last - first))
        else {
          tags.append(-1)
          continue
        }
        // A known tag has an attribute, hence white space after its name.
        var nameEnd = first
        while nameEnd.pointee > 0x20 { nameEnd += 1 }
        write(upTo: nameEnd)
        written = last
        tags.append(number)
      }
      write(upTo: end)
    }
    return TagTable.ShortDrawing(bytes: bytes, tags: tags)
  }

  /// The number of a tag whose values are known to be in order.
  private func checkedTag(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    guard bytes.count <= TagTable.longest, case .known(let number) = place(of: bytes, Self.hash(bytes)),
      tags[number].isChecked
    else { return nil }
    return Int32(number)
  }

  /// The next tag: its `<`, and the next `>`, which ends it unless a value has one.
  ///
  /// - Returns: Nil at the end, and before anything but text and tags.
  private static func nextTag(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> (open: UnsafePointer<UInt8>, close: UnsafePointer<UInt8>)? {
    let open = start + scrollwork_distance(start, end - start, UInt8(ascii: "<"))
    guard end - open > 1, open[1] != UInt8(ascii: "!"), open[1] != UInt8(ascii: "?") else {
      return nil
    }
    let close = open + scrollwork_distance(open, end - open, UInt8(ascii: ">"))
    return close < end ? (open, close) : nil
  }

  private static func isBlank(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Bool {
    var position = start
    while position < end {
      let byte = position.pointee
      guard byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else { return false }
      position += 1
    }
    return true
  }
}
