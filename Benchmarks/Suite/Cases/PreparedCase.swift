// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchProbe

/// A case with everything that it needs.
struct PreparedCase {
  /// What a number of runs took, in nanoseconds.
  struct Slice {
    /// On the wall's clock.
    var wall: UInt64
    /// Of the processor.
    var processor: UInt64
  }

  /// How many units of work a run has.
  var units: Int
  /// How many bytes a run writes or reads; nil where bytes mean nothing.
  var bytes: Int?
  /// Runs it once; the result depends on all of the work.
  var run: () -> Double
  /// Measures runs by other means than this process's clocks; nil for those.
  var measure: ((_ count: Int) throws -> Slice)?

  /// Makes a case of a function.
  init(units: Int, bytes: Int? = nil, run: @escaping () -> Double) {
    self.units = units
    self.bytes = bytes
    self.run = run
  }

  /// Makes a case that measures itself.
  init(units: Int, bytes: Int? = nil, measure: @escaping (_ count: Int) throws -> Slice) {
    self.units = units
    self.bytes = bytes
    run = { 0 }
    self.measure = measure
  }
}
