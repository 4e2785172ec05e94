// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A figure of a record that budgets, goals and histories may be about.
package enum Metric: String, Sendable, CaseIterable {
  /// Wall time of a unit, in nanoseconds.
  case time = "ns"
  /// Processor time of a unit, in nanoseconds.
  case processorTime = "cpu_ns"
  /// Instructions of a unit.
  case instructions = "instr"
  /// Heap allocations of a unit.
  case allocations = "allocs"
  /// References counted up in a unit.
  case retains = "retains"
  /// Checks of exclusive access in a unit.
  case accesses = "accesses"
  /// Bytes of a run.
  case bytes = "bytes_out"
  /// Megabytes in a second.
  case speed = "mb_s"
  /// The most memory of a process, in bytes.
  case peakBytes = "peak_bytes"

  /// The figure of a record; nil where it was not measured.
  package func value(in record: Record) -> Double? {
    switch self {
    case .time: record.wall?.median
    case .processorTime: record.processorTime
    case .instructions: record.instructions
    case .allocations: record.allocations
    case .retains: record.retains
    case .accesses: record.accesses
    case .bytes: record.bytes.map(Double.init)
    case .speed: record.megabytesPerSecond
    case .peakBytes: record.peakBytes.map(Double.init)
    }
  }

  /// Whether more is better.
  package var isBetterHigher: Bool { self == .speed }

  /// What a person calls it.
  package var title: String {
    switch self {
    case .time: "time"
    case .processorTime: "processor time"
    case .instructions: "instructions"
    case .allocations: "allocations"
    case .retains: "retains"
    case .accesses: "exclusivity checks"
    case .bytes: "bytes"
    case .speed: "speed"
    case .peakBytes: "peak memory"
    }
  }

  /// A value with its unit.
  package func text(_ value: Double) -> String {
    switch self {
    case .time, .processorTime: Numerals.duration(nanoseconds: value)
    case .speed: Numerals.significant(value) + " MB/s"
    case .peakBytes: Numerals.significant(value / 1e6) + " MB"
    case .instructions, .allocations, .retains, .accesses, .bytes:
      value == value.rounded() || abs(value) >= 1000
        ? Numerals.grouped(value) : Numerals.significant(value)
    }
  }
}
