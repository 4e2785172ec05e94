// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Names of recorded values.
extension ProgramBuilder {
  /// The names that every run records.
  private static let common = [
    "contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max",
  ]

  /// The name that a value is recorded under: what the file says, or its own.
  ///
  /// - Parameters:
  ///   - member: The value.
  ///   - place: Its place, if it is recorded several times; nil for once.
  func recordedName(of member: FileTree.Member, place: Int? = nil) -> TrackName {
    let given = member.value["as"]
    var text = given?.text ?? (place == nil ? member.key : member.key + "[]")
    if let place {
      text = text.split(separator: "[]", omittingEmptySubsequences: false).joined(
        separator: "[\(place)]")
    }
    let offset = given?.offset ?? member.offset
    guard let name = TrackName(spelling: text) else {
      log.refuse(
        given ?? member.value, "the name in records",
        "letters, digits and dots, with at most one index, such as \"header.height\" or \"header[2].y\""
      )
      return TrackName("value")
    }
    if Self.common.contains(text) {
      log.report(at: offset, "'\(shown(text))' is what every run records; choose another name")
    } else if values.contains(where: { $0.name == name }) {
      log.report(at: offset, "another value is recorded as '\(text)', too")
    }
    return name
  }
}
