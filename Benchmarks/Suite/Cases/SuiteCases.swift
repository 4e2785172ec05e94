// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// All cases.
///
/// A new area adds its list here; its file is in this folder.
enum SuiteCases {
  /// The lists in the order of the reports.
  private static let areas: [@Sendable () -> [BenchCase]] = [
    CalibrationCases.all,
    LayoutRunCases.all,
    LayoutFrameCases.all,
    ProductCases.all,
    FlatCases.all,
    FileCases.all,
    SectionCases.all,
    PhysicsCases.all,
    SimulationCases.all,
    TrackCases.all,
    DrawingCases.all,
    PageCases.all,
    ValidationCases.all,
    ReviewCases.all,
    FilmCases.all,
    ModuleCases.all,
    ToolCases.all,
  ]

  /// The cases in the order of the reports.
  static let all: [BenchCase] = areas.flatMap { $0() }

  /// The case with a name; nil if there is none.
  static func named(_ name: String) -> BenchCase? {
    all.first { $0.id.description == name }
  }
}
