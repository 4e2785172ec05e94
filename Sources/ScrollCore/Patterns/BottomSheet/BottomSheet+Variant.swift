// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension BottomSheet {
  /// Whose rule moves the sheet, in the order of the article.
  enum Variant: Int, PatternVariant {
    /// A pan recogniser of the sheet in addition to the list's own.
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

    var descriptor: VariantDescriptor {
      switch self {
      case .doublePan:
        VariantDescriptor(
          "bs0", "double-pan", title: "Two recognisers",
          "A pan of the sheet beside the list's own: both move, so the list slips and flies on after the lift."
        )
      case .delegate:
        VariantDescriptor(
          "bs1", "delegate", title: "From the delegate",
          "The list's delegate moves the sheet; every lift switches the list off and on, which kills its flings."
        )
      case .update:
        VariantDescriptor(
          "bs2", "update", title: "With a rewritten target",
          "The article's last word: flings survive, but the sheet jumps at the hand-over and forgets the finger's speed."
        )
      case .fixed:
        VariantDescriptor(
          "bs3", "fixed", title: "Fixed", isFixed: true,
          "Sheet and list share the finger's travel, the speed carries over, and a moving sheet can be caught."
        )
      case .overlayContainer:
        VariantDescriptor(
          "bs4", "overlaycontainer", title: "As OverlayContainer",
          "Three detents, a look a tenth of a second ahead, and a spring that starts from rest.")
      case .floatingPanel:
        VariantDescriptor(
          "bs5", "floatingpanel", title: "As FloatingPanel",
          "Three detents, the momentum projected but never past a neighbour, and a spring that bounces."
        )
      case .sheetPresentation:
        VariantDescriptor(
          "bs6", "uisheet", title: "As Apple's sheet",
          "Three detents, a map that dims; a list that scrolls keeps the finger until it lifts.")
      }
    }

    /// Whether the sheet rests at many detents, and not only at its least and its greatest height.
    var isPreset: Bool {
      switch self {
      case .doublePan, .delegate, .update, .fixed: false
      case .overlayContainer, .floatingPanel, .sheetPresentation: true
      }
    }

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
}
