// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

extension JSONValue {
  /// What a command answers in JSON: `schemaVersion` first, then its members, then a line feed.
  package static func answer(_ members: [(String, JSONValue?)]) -> String {
    let value = JSONValue.object([("schemaVersion", .integer(1))] + members)
    return String(decoding: value.document, as: UTF8.self)
  }
}
