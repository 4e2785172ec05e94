// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Whose rule moves the sheet: one for each variant, in their order.
enum SheetRule: Int, Sendable, BitwiseCopyable {
  /// A pan recogniser of the sheet beside the list's own.
  case doublePan
  /// The list's delegate moves the sheet; the end of a drag switches the list off and on.
  case delegate
  /// As before, but the end of a drag rewrites the list's target.
  case update
  /// Ours.
  case fixed
  /// applidium/OverlayContainer.
  case overlayContainer
  /// scenee/FloatingPanel.
  case floatingPanel
  /// UISheetPresentationController.
  case sheetPresentation

  /// Whether the sheet rests at many detents, and not only at its least and its greatest height.
  var isPreset: Bool { rawValue >= Self.overlayContainer.rawValue }

  /// Whether the model follows the animation in every frame, as a display link makes it; otherwise the
  /// model jumps to the end and the picture follows.
  var movesModelInFlight: Bool {
    switch self {
    case .doublePan, .delegate, .update, .overlayContainer: false
    case .fixed, .floatingPanel, .sheetPresentation: true
    }
  }

  /// Whether a list that reaches its top under the finger passes the rest of the drag to the sheet.
  ///
  /// Apple's sheet takes over an upward drag only (software-mansion-labs/react-native-bottom-sheet issue
  /// 22).
  var returnsContentToSheet: Bool { self != .sheetPresentation }

  /// How dark the map becomes behind a sheet at its greatest height, from 0 to 1; 0 for never.
  ///
  /// 0.3 is FloatingPanel's default; Apple publishes no number.
  var dimming: Double {
    switch self {
    case .floatingPanel: 0.3
    case .sheetPresentation: 0.2
    default: 0
    }
  }
}
