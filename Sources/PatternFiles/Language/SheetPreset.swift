// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How a known library lets a sheet choose a detent and move there, by the word for it in `settle`.
enum SheetPreset: String, CaseIterable {
  case floatingPanel, overlayContainer, sheetPresentation

  var spring: PatternProgram.Sheet.Spring {
    switch self {
    case .floatingPanel: .floatingPanel
    case .overlayContainer: .overlayContainer
    case .sheetPresentation: .system
    }
  }

  /// Whether the sheet goes on with the finger's speed.
  var keepsVelocity: Bool { self != .overlayContainer }
}
