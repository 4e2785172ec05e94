// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/** The maximum number of errors that a report lists; further ones are only counted. */
const wordLimit = 12;

/** Collects differences: the largest, and the first few that are too large. */
class Tally {
  constructor(limit) {
    this.limit = limit;
    this.compared = 0;
    this.faults = 0;
    this.words = [];
    this.largest = { error: 0 };
    this.largestBetween = { error: 0 };
    this.crossed = 0;
  }

  note(key, frame, what, expected, actual, error) {
    this.compared += 1;
    if (!(error <= this[key].error)) this[key] = { error, frame, what, expected, actual };
    if (!(error <= this.limit)) {
      const instant = key === "largest" ? `frame ${frame}` : `between frames ${frame} and ${frame + 1}`;
      this.fault(`${instant}: ${what} is at ${actual}, not ${expected}`);
    }
  }

  fault(words) {
    this.faults += 1;
    if (this.words.length < wordLimit) this.words.push(words);
  }
}
