// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One step of a script.
///
/// Steps follow each other without gaps.
public enum GestureStep: Equatable, Sendable {
  /// A finger lands, moves and lifts.
  case drag(DragGesture)
  /// A tap: a finger lands and lifts immediately, at a position.
  case tap(ScriptPoint)
  /// A tap at the centre of an element.
  case tapElement(ElementID)
  /// Nothing happens for a time, in seconds.
  case pause(Double)
  /// Waits until a phase starts, at most for `timeout` seconds.
  case wait(until: WaitCondition, timeout: Double)
  /// The finger lands where the pointer is.
  case pointerDown
  /// The pointer travels, whether or not the finger is down.
  case pointerMove(PointerMove)
  /// The finger lifts.
  case pointerUp
  /// The system takes the touch away: the finger counts as lifted at rest.
  case pointerCancel
  /// The device rotates instantly.
  case rotate(to: Orientation)
  /// A recording is played.
  case trace(Trace)
  #if !WITHOUT_PROGRAM_STEPS
  /// The app or the system does something.
  case program(ProgramStep)
  #endif
}
