// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The number with which an encoded step begins; `trial/wire.js` has the same for pages.
enum StepCode: UInt8, CaseIterable {
  case drag, tap, tapElement, pause, wait, pointerDown, pointerMove, pointerUp, pointerCancel,
    rotate, trace
  #if !WITHOUT_PROGRAM_STEPS
  case program
  #endif
}
