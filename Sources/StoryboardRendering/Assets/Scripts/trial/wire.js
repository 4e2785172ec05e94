// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Numbers of cases as the core encodes them (Sources/ScrollCore/Wire); a test compares both.

/** The number that a step begins with. */
export const STEP = {
  drag: 0, tap: 1, tapElement: 2, pause: 3, wait: 4, pointerDown: 5, pointerMove: 6, pointerUp: 7,
  pointerCancel: 8, rotate: 9, trace: 10, program: 11,
};

/** What a length is measured in. */
export const LENGTH = { points: 0, fraction: 1 };

/** What the position of a pointer is measured from. */
export const ORIGIN = { viewport: 0, pointer: 1, element: 2 };

/** How a drag names its end. */
export const DESTINATION = { to: 0, by: 1 };

/** How a finger moves along its line. */
export const CURVE = { linear: 0, minimumJerk: 1 };
