// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How elements of one kind are drawn.
///
/// The first shape that a drawing writes fills the element's rectangle: tests measure it in browsers.
/// A new kind adds a file with its `ElementArt` and a line in `table`.
struct ElementArt {
  typealias Draw = @Sendable (_ element: SceneElement, ArtContext, inout Canvas) -> Void
  typealias DrawSingle =
    @Sendable (
      _ element: SceneElement, _ identify: (inout Canvas) -> Void, ArtContext,
      inout Canvas
    ) -> Void
  /// The point of an element's rectangle that stays in place when the content of the element is scaled.
  typealias Anchor = @Sendable (_ rect: Rect) -> Point

  enum Form: Sendable {
    /// One markup element with the id: the closure begins it, calls back for the id, and ends it. For elements that a
    /// scene has many of.
    case single(DrawSingle, anchor: Anchor = ElementArt.bottomCenter)
    /// A group with a background, or an invisible frame, and a separate group for the content, which can fade and scale.
    case layered(
      background: Draw?, content: Draw?, anchor: Anchor = ElementArt.bottomCenter)

    /// The point of the element's rectangle that stays in place when its content is scaled.
    var anchor: Anchor {
      switch self {
      case .single(_, let anchor), .layered(_, _, let anchor): anchor
      }
    }
  }

  /// The centre: the anchor of elements that scale in place.
  static let center: Anchor = { rect in
    Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
  }

  /// The centre of the bottom edge: the anchor of most elements.
  static let bottomCenter: Anchor = { rect in
    Point(rect.x + rect.width / 2, rect.maxY)
  }

  /// The drawing of an element: that of its own look, or of its kind; a kind that the table lacks is a plain card.
  static func form(for element: SceneElement) -> Form {
    element.look == nil ? forms[Int(element.id.kind.rawValue)] : OwnArt.form
  }

  /// Forms by the raw value of the kind.
  private static let forms: [Form] = ElementID.Kind.allCases.map { kind in
    table.first { $0.kind == kind }?.form ?? CardArt.form
  }

  /// Adds the colour of the screen behind all elements: the colour of rows where the screen shows a list, otherwise one
  /// that differs from bars and photographs, so that gaps between them are visible.
  static func fillBackdrop(
    of stage: SceneStage, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    context.fill(isList(stage) ? .paper : .ground, &canvas)
  }

  /// Whether a screen shows a list down to its bottom edge, over the whole screen or in a sheet.
  static func isList(_ stage: SceneStage) -> Bool {
    stage.groups.contains { group in
      group.items.contains { item in
        guard case .element(let element) = item else { return false }
        switch element.id.kind {
        case _ where element.look?.fill == .role(.paper): return true
        case .backdrop, .contact, .sectionHeader, .sheet, .tabBar: return true
        default: return false
        }
      }
    }
  }

  private static let table: [(kind: ElementID.Kind, form: Form)] = [
    (.backdrop, BackdropArt.form),
    (.statusBar, StatusBarArt.form),
    (.pictureStatusBar, StatusBarArt.whiteForm),
    (.header, HeaderArt.form),
    (.cell, CellArt.form),
    (.message, MessageArt.form),
    (.song, SongArt.form),
    (.headline, HeadlineArt.form),
    (.barBackground, BarBackgroundArt.form),
    (.navigationBar, NavigationBarArt.form),
    (.title, TitleArt.form),
    (.searchBar, SearchBarArt.form),
    (.toolbar, ToolbarArt.form),
    (.picture, PictureArt.form),
    (.caption, CaptionArt.form),
    (.shade, ShadeArt.form),
    (.pictureBar, PictureBarArt.form),
    (.sectionHeader, SectionHeaderArt.form),
    (.sectionFooter, SectionFooterArt.form),
    (.contact, ContactArt.form),
    (.crash, CrashArt.form),
    (.map, MapArt.form),
    (.dimming, DimmingArt.form),
    (.sheet, SheetArt.form),
    (.place, PlaceArt.form),
    (.profile, ProfileArt.form),
    (.tabBar, TabBarArt.form),
    (.tab, TabArt.form),
    (.indicator, IndicatorArt.form),
    (.post, PostArt.form),
    (.refresh, RefreshArt.form),
    (.journalBar, JournalBarArt.form),
    (.story, StoryArt.form),
    (.scenery, SceneryArt.form),
    (.page, PageArt.form),
    (.pageControl, PageControlArt.form),
    (.keyboard, KeyboardArt.form),
    (.systemNavigationBar, SystemBarArt.navigationForm),
    (.systemTabBar, SystemBarArt.tabForm),
    (.pushedScreen, PushedScreenArt.form),
    (.systemStatusBar, StatusBarArt.form),
  ]
}
