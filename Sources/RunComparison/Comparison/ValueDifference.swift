// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a value differs between two runs, A and B.
package struct ValueDifference: Equatable, Sendable {
  /// The name in frame output.
  package var name: String
  /// Whether it is the position of the finger, which a run is given.
  package var isInput: Bool { name.hasPrefix("finger.") }

  /// The frame of A that shows the largest difference.
  package var frame: Int
  /// When that is, in seconds.
  package var time: Double
  /// The value of A in that frame; NaN where it does not exist.
  package var a: Double
  /// The value of B at that time; NaN where it does not exist.
  package var b: Double
  /// B minus A in that frame; 0 where one of them does not exist.
  package var largest: Double
  /// How many frames differ.
  package var differing: Int
  /// How many frames were compared.
  package var compared: Int
  /// In how many frames only one of the runs has the value.
  package var absences: Int
  /// The shift in time that explains all of it; nil if none does.
  package var shift: TimeShift?
  /// How far each overshoots its final value after the last touch up; A, then B.
  package var overshoots: [Double]
  /// The time that each takes to come to rest after the last touch up, in seconds; A, then B.
  package var settlingTimes: [Double]
}
