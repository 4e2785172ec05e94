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
    let what = "element \(element), \(name)"
    guard scanner.takes("part"), scanner.text() == name else {
      throw failure("\(what): expected 'part \(name)'")
    }
    return try track(what, in: seen)
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
    let halves = name.split(separator: "#", omittingEmptySubsequences: false)
    guard halves.count <= 2, let first = halves.first else { return nil }
    var ordinal = 1
    if halves.count == 2 {
      guard let number = Int(halves[1]), 2...1000 ~= number else { return nil }
      ordinal = number
    }
    var numbers: [Int32] = []
    for part in first.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      guard part.last == "]", let number = Int32(part.dropLast()), number >= 0 else { return nil }
      numbers.append(number)
    }
    let candidates: [ElementID] =
      switch numbers.count {
      case 0: [ElementID(kind)]
      case 1: [ElementID(kind, item: numbers[0])]
      case 2: [ElementID(kind, section: numbers[0], item: numbers[1])]
      default: []
      }
    let word = first.prefix { $0 != "[" }
    let isName = ElementID.isOwnName(word)
    for (id, ownName) in candidates.flatMap({ [($0, nil), ($0, isName ? String(word) : nil)] }) {
      let element = RecordedElement(
        id, ownName: ownName, ordinal: ordinal, seen: [],
        parts: Array(
          repeating: RecordedTrack(constant: 0), count: RecordedElement.Part.allCases.count))
      if element.name == name { return (id, ownName, ordinal) }
    }
    return nil
  }
}
