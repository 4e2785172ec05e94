// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison

/// Invariants of the reader of what ffprobe prints: what is accepted has a size, and times in order.
enum FilmPromises {
  static func film(_ bytes: [UInt8]) throws(BrokenPromise) -> Bool {
    let facts: FilmFacts
    do throws(FilmFacts.Failure) {
      facts = try FilmFacts(bytes)
    } catch {
      try BrokenPromise.unlessPrintable(error.message)
      return false
    }
    try BrokenPromise.unless(
      1...32_768 ~= facts.width && 1...32_768 ~= facts.height, "an accepted film has a size")
    let steps = zip(facts.times, facts.times.dropFirst())
    try BrokenPromise.unless(steps.allSatisfy { $0 <= $1 }, "times are in order")
    try BrokenPromise.unless(
      1...240 ~= FilmFacts.rate(of: facts.times), "a rate is one of a display")
    return true
  }
}
