// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The names of what formulas read of a run.
enum FormulaReading {
  /// Of a scroll view, behind its name.
  static let view = table(LanguageReading.ofView)
  /// Of a sheet, behind its name.
  static let sheet = table(LanguageReading.ofSheet)
  /// Of the finger, behind `finger`.
  static let finger = table(LanguageReading.ofFinger)

  private static func table(_ readings: [LanguageReading]) -> [String: PatternProgram.Reading] {
    Dictionary(uniqueKeysWithValues: readings.map { ($0.name, $0.reading) })
  }
}
