// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The attribute `minsize`, by which Swift tells LLVM to keep a function as small as possible.
///
/// Without it small functions become part of larger ones, and a frame takes 0.4 to 0.8 of the time. Packed, the cores of
/// the catalogue are then no larger, and the core of pattern files is a fiftieth larger. The review would be a twelfth
/// larger, and people wait for frames more than for findings, so its functions keep the attribute.
enum SizeAttributes {
  /// LLVM assembly without the attribute, except on some functions.
  ///
  /// Functions share groups of attributes. Those that keep the attribute get a copy of their group.
  ///
  /// - Parameters:
  ///   - text: The assembly.
  ///   - members: The beginnings of the names of functions that keep the attribute.
  static func removed(from text: Data, exceptOf members: [String]) -> Data {
    var result = Data(capacity: text.count)
    AssemblyLines.forEach(in: text) { line in
      if line.starts(with: functionStart) {
        let line = String(decoding: line, as: UTF8.self)
        result.append(Data(function(line, keptFor: members).utf8))
      } else if line.starts(with: groupStart) {
        result.append(Data(groups(of: String(decoding: line, as: UTF8.self)).utf8))
      } else {
        result.append(contentsOf: line)
      }
    }
    return result
  }

  /// The first line of a function, with the copy of its group if it keeps the attribute.
  private static func function(_ line: String, keptFor members: [String]) -> String {
    guard let start = line.firstIndex(of: "@") else { return line }
    let name = line[start...].dropFirst().drop { $0 == "\"" }
    guard members.contains(where: { name.hasPrefix($0) }),
      let mark = line.range(of: " #", options: .backwards)
    else { return line }
    return line.replacingCharacters(in: mark, with: copyStart)
  }

  /// A group without the attribute, unless that is all it has, and the copy of the group.
  private static func groups(of line: String) -> String {
    let without = line.replacingOccurrences(of: " minsize ", with: " ")
    return (without.contains("{ }") ? line : without)
      + line.replacingOccurrences(of: " #", with: copyStart)
  }

  private static let functionStart = Array("define ".utf8)
  private static let groupStart = Array("attributes #".utf8)
  /// What the number of a copy begins with: there are far fewer groups.
  private static let copyStart = " #1000"
}
