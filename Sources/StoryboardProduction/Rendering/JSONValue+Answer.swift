// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

extension JSONValue {
  /// The JSON output of a command: `schemaVersion` first, then its members, then a line feed.
  package static func answer(_ members: [(String, JSONValue?)], version: Int = 1) -> String {
    let value = JSONValue.object([("schemaVersion", .integer(version))] + members)
    return String(decoding: value.document, as: UTF8.self)
  }
}
