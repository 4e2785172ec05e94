// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Who takes a finger's way first: a sheet or its list, an outer view or an inner one.
extension ProgramBuilder {
  /// Reads the entries of `nesting`, after the views and sheets.
  func compileNesting() {
    guard let value = tree["nesting"] else { return }
    guard let elements = value.elements else {
      return log.refuse(value, "'nesting'", "a list")
    }
    for entry in elements where log.checkKeys(entry, .nest) {
      compileNesting(entry)
    }
  }

  private func compileNesting(_ entry: FileTree) {
    let names = viewNames + families.map(\.name)
    let sheetNames = sheetDrafts.map(\.name)
    guard let outer = entry["outer"], let inner = entry["inner"] else {
      return log.report(at: entry.offset, "'outer' and 'inner' are needed: the names of two views")
    }
    guard let place = word(outer, "outer view or sheet", viewNames + sheetNames),
      let innerPlace = word(inner, "inner view", names)
    else { return }
    let inners =
      innerPlace < viewNames.count
      ? innerPlace..<innerPlace + 1 : families[innerPlace - viewNames.count].views
    if word(entry["order"], "order of telling", ["outerFirst", "innerFirst"]) == 1 {
      tellsInnerFirst = true
    }
    if place >= viewNames.count {
      handOver(entry, to: place - viewNames.count, from: inners)
    } else if entry["onward"] != nil || entry["back"] != nil {
      nest(entry, place, inners)
    }
    if place < viewNames.count, word(entry["axis"], "axis", ["lock", "free"]) != 1 {
      for view in inners where isHorizontal(view) != isHorizontal(place) {
        axisLocks.append((place, view))
      }
    }
  }

  private func nest(_ entry: FileTree, _ outer: Int, _ inners: Range<Int>) {
    let words = ["outer", "inner", "both"]
    let onward = word(entry["onward"], "view that moves first", words)
    let back = word(entry["back"], "view that moves first", words)
    if onward == 2 || back == 2 { return moveBoth(entry, onward == back) }
    if let rest = entry["rest"] { _ = word(rest, "rest of a fling", ["carry"]) }
    if inners.contains(where: { isHorizontal($0) != isHorizontal(outer) }) {
      return log.report(
        at: entry.offset,
        "views that scroll along different axes share no way; leave out 'onward' and 'back'")
    }
    guard !nests.contains(where: { $0.outer == outer || $0.inners.overlaps(inners) }) else {
      return log.report(at: entry.offset, "a view shares its way with one outer view only")
    }
    nests.append(
      PatternProgram.Nest(
        outer: outer, inners: inners, outerIsFirstOnward: onward != 1,
        outerIsFirstBack: back == 0))
  }

  /// Two views that each take the whole distance: what views of one axis do that share nothing.
  private func moveBoth(_ entry: FileTree, _ isComplete: Bool) {
    if !isComplete {
      log.report(
        at: (entry["onward"] ?? entry["back"] ?? entry).offset,
        "'both' counts in both directions: write it for 'onward' and for 'back'")
    }
    if let rest = entry["rest"] { _ = word(rest, "rest of a fling of 'both'", ["each"]) }
  }

  /// Lets a view hand its finger over to a sheet.
  private func handOver(_ entry: FileTree, to sheet: Int, from views: Range<Int>) {
    _ = word(entry["onward"], "order at a sheet", ["outer"])
    _ = word(entry["rest"], "rest at a sheet", ["drop"])
    if sheetDrafts[sheet].edge != .bottom || isHorizontal(views.lowerBound) || views.count > 1 {
      log.report(
        at: entry.offset, "one vertical view hands over to a sheet that comes from the bottom")
    }
    sheetDrafts[sheet].list = (
      views.lowerBound, word(entry["back"], "order at a sheet", ["inner", "none"]) != 1
    )
  }
}
