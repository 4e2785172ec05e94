// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Baseline {
  /// The version of the file's format.
  private static let version = 1

  /// Reads a baseline file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: What is wrong with it.
  public init(json bytes: [UInt8]) throws(InvalidReportFile) {
    let file = try JSONFields(file: bytes, kind: "baseline", version: Self.version)
    var entries: [BaselineEntry] = []
    for value in try file.objects("accepted") {
      let entry = try BaselineEntry(value)
      guard !entries.contains(where: { $0.key == entry.key }) else {
        throw InvalidReportFile("the key '\(entry.key)' occurs twice")
      }
      entries.append(entry)
    }
    self.init(entries)
  }

  /// The file: one line for each entry, so that a difference of two shows what was accepted.
  public var json: [UInt8] {
    JSONText.document(
      .object([
        "schemaVersion": .integer(Self.version), "kind": .string("baseline"),
        "accepted": .lines(entries.map(\.json)),
      ]))
  }
}
