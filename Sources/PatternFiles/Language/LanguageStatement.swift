// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A statement that handlers can have.
///
/// The schema and the reference share the table.
package struct LanguageStatement: Sendable {
  /// How it is written.
  package let form: String
  /// What it does, in one sentence.
  package let summary: String

  init(_ form: String, _ summary: String) {
    self.form = form
    self.summary = summary
  }

  /// All statements, in the order of the reference.
  package static let all: [LanguageStatement] = [
    LanguageStatement(
      "state = formula",
      "Sets a state; its animation ends, and scroll views follow as UIKit's setters do."),
    LanguageStatement("state := formula", "The same; it says that an animation may be ended."),
    LanguageStatement(
      "state ~= formula",
      "Sets a state; where an inset follows it, content stays where it is, and no event is sent."),
    LanguageStatement(
      "view.offset = formula",
      "Sets an offset; a drag or a fling goes on from there, and `didScroll` comes at once."),
    LanguageStatement("view.offset := formula", "Sets an offset, and ends what moves the view."),
    LanguageStatement("view.offset ~= formula", "Sets an offset without sending an event."),
    LanguageStatement(
      "view.target = formula", "Changes where a fling goes; in handlers of `willEndDragging`."),
    LanguageStatement(
      "view.target := formula",
      "The same, and content stops there, even where its fling would have ended there with a bounce."
    ),
    LanguageStatement(
      "animate(state, target, spring(response, damping))",
      "Lets a spring move a state from what is seen, with its speed; a fourth argument is another speed, per second."
    ),
    LanguageStatement(
      "animate(state, target, ease(seconds, 'curve'))",
      "Moves a state along a curve: 'linear', 'easeIn', 'easeOut', 'easeInOut', 'decelerate' or [x1, y1, x2, y2]."
    ),
    LanguageStatement(
      "animate(state, target, bounce())",
      "Lets the spring move a state with which content returns from beyond an end."),
    LanguageStatement(
      "animate(state, target, uiSpring(seconds, damping, speed))",
      "Moves a state as `UIView.animate(withDuration:usingSpringWithDamping:…)` does, and ends after its seconds; the speed of its spring is in ways per second."
    ),
    LanguageStatement(
      "animate(view.offset, target, spring(response, damping))",
      "Lets a spring move an offset, from rest; `bounce()` and `paging()` are two, too."),
    LanguageStatement("stop(view)", "Stops a scroll view where it is."),
    LanguageStatement(
      "states[index] = formula", "Sets one state of a list; `states[*]` sets all, with `index`."),
    LanguageStatement(
      "views[index].offset = formula",
      "Moves one of several scroll views, as the statements of a view do; `views[*]` moves all, with `index`."
    ),
    LanguageStatement(
      "sheet.settle('detent')", "Lets a sheet move to a detent, with the speed that it has."),
    LanguageStatement(
      "crash('sentence')", "Ends the run, as a crash of the app would, and says why."),
    LanguageStatement(
      "{ if: condition, do: [statements], else: [statements] }",
      "Runs some statements if a condition holds, and others if not; `else` may be left out."),
  ]
}
