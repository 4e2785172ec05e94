// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One step of a script.
///
/// Steps follow each other without gaps.
public enum GestureStep: Equatable, Sendable {
  /// A finger lands, moves and lifts.
  case drag(DragGesture)
  /// A finger lands and lifts at once, at a place.
  case tap(ScriptPoint)
  /// A finger lands and lifts at once, in the middle of an element.
  case tapElement(ElementID)
  /// Nothing happens for a time, in seconds.
  case pause(Double)
  /// Nothing happens until a phase begins, at most for `timeout` seconds.
  case wait(until: WaitCondition, timeout: Double)
  /// The finger lands where the pointer is.
  case pointerDown
  /// The pointer travels, whether or not the finger is down.
  case pointerMove(PointerMove)
  /// The finger lifts.
  case pointerUp
  /// The system takes the touch away: the finger counts as lifted at rest.
  case pointerCancel
  /// The device is turned at once.
  case rotate(to: Orientation)
  /// A recording is played.
  case trace(Trace)
}
