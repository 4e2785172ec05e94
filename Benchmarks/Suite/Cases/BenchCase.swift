// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// Something whose cost is measured.
struct BenchCase: Sendable {
  /// Its permanent name.
  var id: CaseID
  /// What a unit of its work is, such as `frame`.
  var unit: String
  /// When it is measured by default.
  var set: CaseSet
  /// How it runs: in the measuring process, or as a separate process.
  var work: Work

  /// What runs.
  enum Work: Sendable {
    /// Code of this program; what it needs is made when the case is chosen.
    case code(@Sendable () throws -> PreparedCase)
    /// The tool with arguments; `OUTPUT` among them is replaced by a scratch folder.
    case tool([String])
  }

  /// Whether callgrind can count it in a time that anyone waits for.
  var isCountable: Bool {
    if case .tool = work { set == .quick } else { set < .onDemand }
  }

  /// Whether the tool runs.
  var needsTool: Bool {
    if case .tool = work { true } else { false }
  }

  /// A case of this program's code.
  init(
    _ id: CaseID, unit: String, set: CaseSet = .full,
    _ prepare: @escaping @Sendable () throws -> PreparedCase
  ) {
    self.id = id
    self.unit = unit
    self.set = set
    work = .code(prepare)
  }

  /// A case of the tool as a process.
  init(_ id: CaseID, set: CaseSet = .full, tool arguments: [String]) {
    self.id = id
    self.set = set
    unit = "run"
    work = .tool(arguments)
  }
}

/// When a case is measured.
enum CaseSet: Int, Sendable, Comparable {
  /// For every change.
  case quick
  /// Every night.
  case full
  /// Only if it is requested by name.
  case onDemand

  static func < (a: CaseSet, b: CaseSet) -> Bool { a.rawValue < b.rawValue }
}
