// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A JSON5 file as a flat list of nodes over its bytes.
final class JSON5Document {
  /// The file that the nodes point into.
  let file: SourceFile
  /// All nodes in the order of the text.
  ///
  /// An object is followed by its keys and values in turn, a list by its elements.
  let nodes: [JSON5Node]

  /// Scans a file; reports the first mistake to the file's log and returns nil if there is one.
  init?(_ file: SourceFile) {
    guard file.isReadable() else { return nil }
    var scanner = JSON5Scanner(file.bytes, from: file.textStart)
    do {
      try scanner.scan()
    } catch {
      let place = error.reference.map { " " + file.place(of: $0) } ?? ""
      file.report(at: error.offset, error.message + place)
      return nil
    }
    self.file = file
    nodes = scanner.nodes
  }

  /// The value that the file holds.
  var root: Value { Value(document: self, index: 0) }

  /// What the value of a node is.
  func kind(of index: Int) -> JSON5Node.Kind {
    JSON5Node.Kind(firstByte: file.bytes[Int(nodes[index].offset)])
  }

  /// The node after a value and everything in it.
  func next(after index: Int) -> Int {
    switch kind(of: index) {
    case .object, .list: Int(nodes[index].extent)
    default: index + 1
    }
  }

  /// The bytes of a key, or of a value that is neither object nor list.
  func token(_ index: Int) -> ArraySlice<UInt8> {
    file.bytes[Int(nodes[index].offset)..<Int(nodes[index].extent)]
  }

  /// The text of a key or of a string.
  func text(of index: Int) -> String { JSON5Text.decode(token(index)) }

  /// The value of a number, correctly rounded; infinite where it is too large for a `Double`.
  func number(at index: Int) -> Double { JSON5Number.decode(token(index)) }
}
