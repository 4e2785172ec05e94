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
  mutating func shorten(_ drawing: UnsafeBufferPointer<UInt8>) -> ShortDrawing {
    var followers: [Int32] = []
    swap(&followers, &self.followers)
    defer { swap(&followers, &self.followers) }
    return withEntries { entries in
      followers.withUnsafeMutableBufferPointer { entries.shorten(drawing, $0) }
    }
  }
}

extension TagTable.Entries {
  fileprivate func shorten(
    _ drawing: UnsafeBufferPointer<UInt8>, _ followers: UnsafeMutableBufferPointer<Int32>
  ) -> TagTable.ShortDrawing {
    guard let start = drawing.baseAddress else { return TagTable.ShortDrawing() }
    let end = start + drawing.count
    var short = TagTable.ShortDrawing()
    short.tags.reserveCapacity(1000)
    short.bytes = [UInt8](unsafeUninitializedCapacity: drawing.count) { room, count in
      guard let target = room.baseAddress else { return }
      // Everything before is in the result or left out of it.
      var written = start
      func write(upTo end: UnsafePointer<UInt8>) {
        (target + count).update(from: written, count: end - written)
        count += end - written
      }
      var position = start
      // The tag that was known last.
      var last = 0
      while let tag = Self.nextTag(from: position, to: end) {
        if tag > position,
          UnsafeBufferPointer(start: position, count: tag - position).allSatisfy({ $0.isSpace })
        {
          write(upTo: position)
          written = tag
        }
        let name = tag + 1
        let expected = last < followers.count ? Int(followers[last]) : -1
        var (number, close) = (expected, name)
        if expected >= 0, let end = self.end(of: expected, at: name, before: end) {
          close = end
        } else {
          // It ends the tag, unless a value has one.
          close = tag + scrollwork_distance(tag, end - tag, UInt8(ascii: ">"))
          guard close < end else { break }
          number = -1
        }
        position = close + 1
        if tag[1] == UInt8(ascii: "/") { continue }
        let attributesEnd = close[-1] == UInt8(ascii: "/") ? close - 1 : close
        if number < 0 {
          number = known(UnsafeRawBufferPointer(start: name, count: attributesEnd - name)) ?? -1
        }
        guard number >= 0, tags[number].isChecked else {
          short.tags.append(-1)
          continue
        }
        if last < followers.count { followers[last] = Int32(number) }
        last = number
        write(upTo: name + Int(tags[number].nameCount))
        written = attributesEnd
        short.tags.append(Int32(number))
      }
      write(upTo: end)
    }
    return short
  }

  /// The `<` of the next tag; nil at the end, and before anything but text and tags.
  private static func nextTag(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    let open = start + scrollwork_distance(start, end - start, UInt8(ascii: "<"))
    guard end - open > 1, open[1] != UInt8(ascii: "!"), open[1] != UInt8(ascii: "?") else {
      return nil
    }
    return open
  }

  private func known(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count <= TagTable.longest, !Self.beginsWithID(bytes),
      case .known(let number) = place(of: bytes, Self.hash(bytes))
    else { return nil }
    return number
  }

  /// Whether the first attribute of a tag is `id`: no such tag is known.
  private static func beginsWithID(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let space = bytes.firstIndex(where: { $0 <= 0x20 }) else { return true }
    return bytes.count > space + 4 && bytes[space + 1] == UInt8(ascii: "i")
      && bytes[space + 2] == UInt8(ascii: "d") && bytes[space + 3] == UInt8(ascii: "=")
  }
}
