// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Who takes a finger's way first: a sheet or its list, an outer view or an inner one.
extension ProgramBuilder {
  private static let keys = ["outer", "inner", "onward", "back", "rest", "axis", "order"]

  /// The entries of `nesting`, whose keys are right.
  private var nestings: [FileTree] {
    guard let value = tree["nesting"] else { return [] }
    guard let elements = value.elements else {
      log.refuse(value, "'nesting'", "a list")
      return []
    }
    return elements.filter { log.checkKeys($0, "an entry of 'nesting'", Self.keys) }
  }

  /// The view that hands a finger over to a sheet.
  func handingOver(_ sheet: Int) -> (view: Int, returnsContent: Bool)? {
    let entry = nestings.first { $0["outer"]?.text == sheetDrafts[sheet].name }
    guard let entry else { return nil }
    guard let view = word(entry["inner"], "scroll view", viewNames) else {
      if entry["inner"] == nil {
        log.report(at: entry.offset, "'inner' is missing: the view in the sheet")
      }
      return nil
    }
    _ = word(entry["onward"], "order at a sheet", ["outer"])
    _ = word(entry["rest"], "rest at a sheet", ["drop"])
    if sheetDrafts[sheet].edge != .bottom || isHorizontal(view) {
      log.report(
        at: entry.offset, "a vertical view hands over to a sheet that comes from the bottom")
    }
    return (view, word(entry["back"], "order", ["inner", "none"]) != 1)
  }
}
