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
  /// The point of an element's rectangle that keeps its place when what the element holds is scaled.
  typealias Anchor = @Sendable (_ rect: Rect) -> Point

  enum Form: Sendable {
    /// One markup element that carries the id itself: the closure begins it, calls for the identity, and
    /// ends it. For what a scene has many of.
    case single(DrawSingle, anchor: Anchor = ElementArt.bottomCenter)
    /// A group with a background, or an unseen frame, and, in a group of its own that can fade and grow,
    /// what the element holds.
    case layered(
      background: Draw?, content: Draw?, anchor: Anchor = ElementArt.bottomCenter)

    /// The point of the element's rectangle that keeps its place when what it holds is scaled.
    var anchor: Anchor {
      switch self {
      case .single(_, let anchor), .layered(_, _, let anchor): anchor
      }
    }
  }

  /// Where things that grow in their places keep what they hold.
  static let center: Anchor = { rect in
    Point(rect.x + rect.width / 2, rect.y + rect.height / 2)
  }

  /// Where most elements keep what they hold.
  static let bottomCenter: Anchor = { rect in
    Point(rect.x + rect.width / 2, rect.maxY)
  }

  /// The drawing of a kind; a kind that the table lacks is a plain card.
  static func form(for kind: ElementID.Kind) -> Form {
    forms[Int(kind.rawValue)]
  }

  /// By the number of the kind.
  private static let forms: [Form] = ElementID.Kind.allCases.map { kind in
    table.first { $0.kind == kind }?.form ?? CardArt.form
  }

  /// Adds the colour of the screen behind all elements: that of rows where they lie on paper, else
  /// one that differs from bars and photographs, so that gaps between them are seen.
  static func fillBackdrop(
    of stage: SceneStage, _ context: ArtContext, _ canvas: inout Canvas
  ) {
    context.fill(isList(stage) ? .paper : .ground, &canvas)
  }

  /// Whether a screen shows a list on paper down to its lower edge: all of it, or in a sheet.
  static func isList(_ stage: SceneStage) -> Bool {
    stage.groups.contains { group in
      group.items.contains { item in
        guard case .element(let element) = item else { return false }
        switch element.id.kind {
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
  ]
}
