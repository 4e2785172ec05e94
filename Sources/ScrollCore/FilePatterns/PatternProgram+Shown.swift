// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the numbers of a frame are: recorded values first, then the views, then the elements that are there once.
extension PatternProgram {
  /// An offset, and the four numbers of a viewport.
  private static let shownPerView = 5
  /// The four numbers of a frame, the opacity and the scale.
  static let shownPerElement = 6

  /// Where the numbers of a view begin.
  func firstShown(ofView view: Int) -> Int { values.count + view * Self.shownPerView }

  /// Where the numbers of the first element begin.
  var firstShownElement: Int { firstShown(ofView: views.count) }

  /// How many numbers a frame shows.
  public var shownCount: Int {
    var count = firstShownElement
    for element in elements {
      if case .once = element.place { count += Self.shownPerElement }
    }
    return count
  }
}
