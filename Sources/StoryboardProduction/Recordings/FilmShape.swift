// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import ScrollCore

/// What was measured in a film, as a comparison draws it: a recorded film has no pictures, and is not drawn with those of
/// the catalogue.
enum FilmShape: String {
  /// A part of the content, which moves with it.
  case content = "film content"
  case header = "film header"
  case sheet = "film sheet"

  /// A plain surface with a line around it.
  var look: ElementLook {
    var look = ElementLook()
    // Not that of paper, which is what lists are on: the other side may be no list.
    look.fill = .role(self == .content ? .field : .bar)
    look.stroke = .role(.separator)
    look.corner = self == .sheet ? 10 : 0
    return look
  }

  /// The run of a film with elements that are named for what they are; any other run stays as it is.
  static func named(_ run: RecordedRun) -> RecordedRun {
    guard run.pattern == "film" else { return run }
    var run = run
    for index in run.elements.indices {
      let kind = run.elements[index].id.kind
      let shape: FilmShape = kind == .header ? .header : kind == .sheet ? .sheet : .content
      run.elements[index].ownName = shape.rawValue
    }
    return run
  }
}
