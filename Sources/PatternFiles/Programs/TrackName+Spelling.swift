// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension TrackName {
  /// A name as records spell it; nil for what is none.
  package init?(spelling text: String) {
    let pattern = /([A-Za-z][A-Za-z0-9.]*)(?:\[([0-9]{1,6})\](\.[A-Za-z][A-Za-z0-9.]*)?)?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let stem = PermanentText.kept(match.1)
    guard let index = match.2.flatMap({ Int32($0) }) else {
      self.init(stem, -1, "")
      return
    }
    self.init(stem, index, match.3.map { .kept($0) } ?? "")
  }
}
