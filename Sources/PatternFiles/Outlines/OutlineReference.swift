// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// What a name in a formula stands for; parts of the file are named by their indices in the outline.
package enum OutlineReference: Equatable, Sendable {
  /// A parameter.
  case parameter(Int)
  /// A number of a parameter that is a list.
  case parameterElement(Int, OutlineExpression)
  /// A state, as it is seen.
  case state(Int)
  /// Where the animation of a state goes.
  case stateTarget(Int)
  /// How fast a state changes, per second.
  case stateVelocity(Int)
  /// A recorded value.
  case value(Int)
  /// A fact of the screen.
  case fact(PatternProgram.Fact.Kind)
  /// How much larger text of a style is.
  case growth(TextStyle)
  /// Something of a scroll view, or of the finger, that changes between events.
  case reading(PatternProgram.Reading, view: Int)
  /// What the event tells that is handled, by its name in formulas.
  case event(String)
  /// The number of an item.
  case index
  /// An edge or an extent of an element that is there once, on the screen.
  case edge(element: Int, OutlineEdge)
  /// Where an item of a repeated element begins on the screen, along its axis.
  case itemStart(element: Int, OutlineExpression)
  /// Where an item of a repeated element ends on the screen, along its axis.
  case itemEnd(element: Int, OutlineExpression)
  /// How many items a repeated element has.
  case itemCount(element: Int)
  /// How long all items of a repeated element are together.
  case itemsLength(element: Int)

  /// Something of the item or the section for which a formula counts, by its name in formulas.
  case own(String)
  /// One state of a list, by the first of them, how many there are, and a formula of its place; or what a name adds to it.
  case stateElement(first: Int, count: Int, member: String?, OutlineExpression)
  /// A reading of one of neighbouring views, by the first of them, how many there are, and a formula of its place.
  case readingElement(PatternProgram.Reading, first: Int, count: Int, OutlineExpression)
  /// Something of a section of a repeated element, by its name in formulas.
  case section(element: Int, String, OutlineExpression)

  /// The formula of an index, if there is one.
  package var index: OutlineExpression? {
    switch self {
    case .parameterElement(_, let index), .itemStart(_, let index), .itemEnd(_, let index),
      .stateElement(_, _, _, let index), .readingElement(_, _, _, let index),
      .section(_, _, let index):
      index
    default: nil
    }
  }
}
