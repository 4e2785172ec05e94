// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension RunReader {
  mutating func readElement(layerCount: Int) throws(RunFileError) {
    let line = scanner.line
    let name = scanner.text()
    let kindWord = scanner.text()
    guard let kind = Self.kinds[kindWord] else {
      throw failure("element \(name.prefix(40)): '\(kindWord.prefix(40))' is no kind of element")
    }
    guard let (id, ownName, ordinal) = Self.identity(of: name, kind) else {
      throw failure("'\(name.prefix(40))' is no name of a \(kindWord)")
    }
    guard run.elements.count < 100_000 else { throw failure("more than 100000 elements") }
    let seen = try readSeen(name)
    var constants: [Int?] = []
    for part in RecordedElement.Part.allCases {
      if scanner.takes("?") {
        constants.append(nil)
      } else {
        let number = try unit("element \(name), \(part)")
        guard number != RecordedTrack.missing, part != .layer || 0..<layerCount ~= number else {
          throw failure("element \(name): there is no \(part) \(number)")
        }
        constants.append(number)
      }
    }
    try endLine("element \(name)")
    var parts: [RecordedTrack] = []
    for part in RecordedElement.Part.allCases {
      if let constant = constants[part.rawValue] {
        parts.append(RecordedTrack(constant: constant))
        continue
      }
      let track = try self.part(part.word, of: name, in: seen)
      guard
        seen.allSatisfy({ range in
          range.allSatisfy {
            let number = track[$0]
            return number != RecordedTrack.missing && (part != .layer || 0..<layerCount ~= number)
          }
        })
      else { throw failure("element \(name): a \(part) is missing or wrong", line: line) }
      parts.append(track)
    }
    run.elements.append(
      RecordedElement(
        id, ownName: ownName, ordinal: ordinal, seen: seen, parts: parts))
  }

  private mutating func part(
    _ name: String, of element: String, in seen: [Range<Int>]
  ) throws(RunFileError) -> RecordedTrack {
    guard scanner.takes("part"), scanner.text() == name else {
      throw failure("element \(element), \(name): expected 'part \(name)'")
    }
    return try track("element \(element), \(name)", in: seen)
  }

  private mutating func readSeen(_ name: String) throws(RunFileError) -> [Range<Int>] {
    var seen: [Range<Int>] = []
    repeat {
      if !seen.isEmpty { scanner.advance() }
      guard let first = scanner.digits(), scanner.next == UInt8(ascii: "-") else {
        throw failure("element \(name): expected frames, such as 0-60,90-120")
      }
      scanner.advance()
      guard let end = scanner.digits(), first >= seen.last.map({ $0.upperBound + 1 }) ?? 0,
        end > first, end <= run.frameCount
      else { throw failure("element \(name): frames must rise and be before \(run.frameCount)") }
      seen.append(first..<end)
    } while scanner.next == UInt8(ascii: ",")
    guard scanner.next == 0x20 else {
      throw failure("element \(name): expected its parts after its frames")
    }
    scanner.advance()
    return seen
  }

  private static let kinds: [String: ElementID.Kind] = Dictionary(
    uniqueKeysWithValues: ElementID.Kind.allCases.map { ("\($0)", $0) })

  /// The identity of a name such as `cell[1][4]#2`.
  private static func identity(
    of name: String, _ kind: ElementID.Kind
  ) -> (id: ElementID, ownName: String?, ordinal: Int)? {
    var name = name
    let parts: NameParts? = name.withUTF8 { bytes in
      guard var parts = NameParts(bytes) else { return nil }
      parts.isKind = ElementID(kind).kindName.withUTF8Buffer {
        $0.elementsEqual(bytes[..<parts.word])
      }
      return parts
    }
    guard let parts else { return nil }
    var id = ElementID(kind)
    switch parts.indices.count {
    case 0: break
    case 1: id = ElementID(kind, item: parts.indices[0])
    default: id = ElementID(kind, section: parts.indices[0], item: parts.indices[1])
    }
    if parts.isKind { return (id, nil, parts.ordinal) }
    let word = String(decoding: name.utf8.prefix(parts.word), as: UTF8.self)
    return ElementID.isOwnName(word) ? (id, word, parts.ordinal) : nil
  }

  /// What a name consists of.
  private struct NameParts {
    /// The length of the word at its start, in bytes.
    var word: Int
    /// Whether the word is that of the kind.
    var isKind = false
    /// None, the item, or the section and the item.
    var indices: [Int32] = []
    var ordinal = 1

    /// Nil for what no element is called.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      let (index, number) = (UInt8(ascii: "["), UInt8(ascii: "#"))
      word = bytes.firstIndex { $0 == index || $0 == number } ?? bytes.count
      var place = word
      func digits() -> Int? {
        let start = place
        var value = 0
        while place < bytes.count, bytes[place] &- 48 < 10, place - start < 10 {
          value = 10 * value + Int(bytes[place] &- 48)
          place += 1
        }
        // A number is written in one way only.
        return place > start && (bytes[start] != 48 || place == start + 1) ? value : nil
      }
      while place < bytes.count, bytes[place] == index, indices.count < 2 {
        place += 1
        guard let value = digits(), value <= Int32.max, place < bytes.count,
          bytes[place] == UInt8(ascii: "]")
        else { return nil }
        place += 1
        indices.append(Int32(value))
      }
      if place < bytes.count, bytes[place] == number {
        place += 1
        guard let value = digits(), 2...1000 ~= value else { return nil }
        ordinal = value
      }
      guard place == bytes.count else { return nil }
    }
  }
}
