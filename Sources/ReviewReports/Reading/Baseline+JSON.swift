// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

extension Baseline {
  /// The version of the file's format; version 1 made keys from the texts of rules.
  private static let version = 2

  /// Reads a baseline file of this version, or of version 1.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: The error in the file.
  package init(json bytes: [UInt8]) throws(InvalidReportFile) {
    let file = try JSONFields(
      file: bytes, kind: "baseline", version: Self.version, oldest: 1)
    var entries: [BaselineEntry] = []
    for value in try file.objects("accepted") {
      let entry = try BaselineEntry(value)
      guard !entries.contains(where: { $0.key == entry.key }) else {
        throw InvalidReportFile("the key '\(entry.key)' occurs twice")
      }
      entries.append(entry)
    }
    self.init(entries)
    hasWordedKeys = try file.integer("schemaVersion") == 1
  }

  /// The file: one line for each entry, so that a difference of two shows what was accepted.
  package var json: [UInt8] {
    JSONValue.object([
      "schemaVersion": .integer(hasWordedKeys ? 1 : Self.version), "kind": .string("baseline"),
      "accepted": .lines(entries.map(\.json)),
    ]).document
  }
}
