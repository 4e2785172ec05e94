// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

extension FileTree {
  /// Reads a JSON5 text.
  ///
  /// - Parameter bytes: The file, in UTF-8; a byte order mark is skipped.
  init(json5 bytes: [UInt8]) throws(JSON5SyntaxError) {
    var scanner = JSON5Scanner(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    try scanner.scan()
    var next = 0
    self = FileTree(scanner.nodes, bytes, &next)
  }

  /// Makes the tree of a value and moves on to the node after it.
  ///
  /// The scanner limits how deep values are nested.
  private init(_ nodes: [JSON5Node], _ bytes: [UInt8], _ next: inout Int) {
    let node = nodes[next]
    let token = bytes[Int(node.offset)..<max(Int(node.offset), Int(node.extent))]
    next += 1
    offset = Int(node.offset)
    switch JSON5Node.Kind(firstByte: bytes[offset]) {
    case .object:
      var members: [Member] = []
      while next < node.extent {
        let key = nodes[next]
        let name = JSON5Text.decode(bytes[Int(key.offset)..<Int(key.extent)])
        next += 1
        members.append(
          Member(key: name, offset: Int(key.offset), value: FileTree(nodes, bytes, &next)))
      }
      content = .object(members)
    case .list:
      var elements: [FileTree] = []
      while next < node.extent { elements.append(FileTree(nodes, bytes, &next)) }
      content = .list(elements)
    case .string:
      content = .text(JSON5Text.decode(token))
      isLiteral = JSON5Text.isLiteral(token)
    case .number: content = .number(JSON5Number.decode(token))
    case .boolean: content = .flag(token.first == UInt8(ascii: "t"))
    case .null: content = .null
    }
  }
}
