// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The compiler's order to make each function as small as it can be: the attribute `minsize` of LLVM.
///
/// Without it small functions become part of larger ones, and a frame takes a third to a half of the time. Packed, the
/// core then is no larger; the review, which is rarely waited for, would be a sixth larger, so its functions keep it.
enum SizeOrders {
  /// LLVM assembly without the order, except for some functions.
  ///
  /// Functions share groups of attributes. Those that keep the order get a copy of their group.
  ///
  /// - Parameters:
  ///   - text: The assembly.
  ///   - members: The beginnings of the names of functions that keep the order.
  static func lifted(from text: Data, exceptOf members: [String]) -> Data {
    var result = Data(capacity: text.count)
    AssemblyLines.forEach(in: text) { bytes in
      guard bytes.starts(with: definition) || bytes.starts(with: group) else {
        result.append(contentsOf: bytes)
        return
      }
      let line = String(decoding: bytes, as: UTF8.self)
      let lines = line.hasPrefix("define ") ? definition(line, members) : group(line)
      result.append(Data(lines.utf8))
    }
    return result
  }

  /// The first line of a function, which has the copy of its group if it keeps the order.
  private static func definition(_ line: String, _ members: [String]) -> String {
    guard let name = line.firstIndex(of: "@").map({ line[$0...].dropFirst() }),
      members.contains(where: { name.drop { $0 == "\"" }.hasPrefix($0) }),
      let mark = line.range(of: " #", options: .backwards)
    else { return line }
    return line.replacingCharacters(in: mark, with: " #\(copy)")
  }

  /// A group without the order, unless there is nothing else in it, and its copy.
  private static func group(_ line: String) -> String {
    let lifted = line.replacingOccurrences(of: " minsize ", with: " ")
    let isEmpty = lifted.contains("{ }")
    return (isEmpty ? line : lifted) + line.replacingOccurrences(of: " #", with: " #\(copy)")
  }

  /// What the numbers of copies begin with.
  private static let copy = "1000"
  private static let definition = Array("define ".utf8)
  private static let group = Array("attributes #".utf8)
}
