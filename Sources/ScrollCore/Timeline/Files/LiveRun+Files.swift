// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension LiveRun where P == FilePattern {
  /// What the run has shown of the formulas and claims of its file: where it has ended, and when claims did not hold.
  var fileNotes: (fault: FormulaFault?, breaks: [ClaimBreak]) {
    (simulator.pattern.fault ?? simulator.pattern.crash, simulator.pattern.claimBreaks)
  }
}
