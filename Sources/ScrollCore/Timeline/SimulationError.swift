// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The reason why a run could not start or continue.
public enum SimulationError: Error, Equatable, Sendable {
  /// A pattern answered its own `setContentOffset` with another one, more than 8 deep.
  case feedbackLoop(frame: Int)
  /// A variant of a pattern would end the app in this frame; the run ends and keeps what it showed.
  case crashed(frame: Int)
  /// The run is longer than 600 s.
  case tooLong
  /// A step lifts or cancels a finger that is not down.
  case fingerNotDown(step: Int)
  /// A step needs a free finger while one is down.
  case fingerDown(step: Int)
  /// A finger lands outside the screen.
  case fingerOffScreen(step: Int)
  /// A tap or a move names an element that is not on the screen.
  case elementNotVisible(step: Int)
  #if !WITHOUT_PROGRAM_STEPS
  /// A step changes rows that cannot be changed so.
  case rows(RowRefusal, step: Int)
  /// A step needs the screen that another one covers, which was pushed.
  case covered(step: Int)
  /// A step takes a pushed screen away, and there is none.
  case notCovered(step: Int)
  #endif
}
