// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Two entries a pattern, so that the module of a page links the pattern of the page and no other, and the rules
// that are about such patterns. Names are `open_` and `review_` with the pattern's word, which has low lines.

/// Opens a run of the collapsing header; see `open(_:)`.
@_cdecl("open_collapsing_header")
public func openCollapsingHeader() -> Int32 { open(PatternSession<CollapsingHeader>.self) }

/// Reviews a run of the collapsing header; see `review(_:by:)`.
@_cdecl("review_collapsing_header")
public func reviewCollapsingHeader(session: Int32) -> Int32 {
  review(session, by: HeaderRules.self)
}

/// Opens a run of the sticky headers; see `open(_:)`.
@_cdecl("open_sticky_headers")
public func openStickyHeaders() -> Int32 { open(PatternSession<StickyHeaders>.self) }

/// Reviews a run of the sticky headers; see `review(_:by:)`.
@_cdecl("review_sticky_headers")
public func reviewStickyHeaders(session: Int32) -> Int32 {
  review(session, by: SectionRules.self)
}

/// Opens a run of the bottom sheet; see `open(_:)`.
@_cdecl("open_bottom_sheet")
public func openBottomSheet() -> Int32 { open(PatternSession<BottomSheet>.self) }

/// Reviews a run of the bottom sheet; see `review(_:by:)`.
@_cdecl("review_bottom_sheet")
public func reviewBottomSheet(session: Int32) -> Int32 {
  review(session, by: SheetRules.self)
}

/// Opens a run of the sticky tabs; see `open(_:)`.
@_cdecl("open_sticky_tabs")
public func openStickyTabs() -> Int32 { open(PatternSession<StickyTabs>.self) }

/// Reviews a run of the sticky tabs; see `review(_:by:)`.
@_cdecl("review_sticky_tabs")
public func reviewStickyTabs(session: Int32) -> Int32 {
  review(session, by: TabRules.self)
}

/// Opens a run of the large title; see `open(_:)`.
@_cdecl("open_large_title")
public func openLargeTitle() -> Int32 { open(PatternSession<LargeTitle>.self) }

/// Reviews a run of the large title; see `review(_:by:)`.
@_cdecl("review_large_title")
public func reviewLargeTitle(session: Int32) -> Int32 {
  review(session, by: HeaderRules.self)
}

/// Opens a run of the stretchy header; see `open(_:)`.
@_cdecl("open_stretchy_header")
public func openStretchyHeader() -> Int32 { open(PatternSession<StretchyHeader>.self) }

/// Reviews a run of the stretchy header; see `review(_:by:)`.
@_cdecl("review_stretchy_header")
public func reviewStretchyHeader(session: Int32) -> Int32 {
  review(session, by: RulePair<HeaderRules, PictureRules>.self)
}

/// Opens a run of the parallax; see `open(_:)`.
@_cdecl("open_parallax")
public func openParallax() -> Int32 { open(PatternSession<Parallax>.self) }

/// Reviews a run of the parallax; see `review(_:by:)`.
@_cdecl("review_parallax")
public func reviewParallax(session: Int32) -> Int32 {
  review(session, by: PictureRules.self)
}

/// Opens a run of the quick return; see `open(_:)`.
@_cdecl("open_quick_return")
public func openQuickReturn() -> Int32 { open(PatternSession<QuickReturn>.self) }

/// Reviews a run of the quick return; see `review(_:by:)`.
@_cdecl("review_quick_return")
public func reviewQuickReturn(session: Int32) -> Int32 {
  review(session, by: HeaderRules.self)
}

/// Opens a run of the pull to refresh; see `open(_:)`.
@_cdecl("open_pull_to_refresh")
public func openPullToRefresh() -> Int32 { open(PatternSession<PullToRefresh>.self) }

/// Reviews a run of the pull to refresh; see `review(_:by:)`.
@_cdecl("review_pull_to_refresh")
public func reviewPullToRefresh(session: Int32) -> Int32 {
  review(session, by: RulePair<HeaderRules, RefreshRules>.self)
}

/// Opens a run of the page carousel; see `open(_:)`.
@_cdecl("open_page_carousel")
public func openPageCarousel() -> Int32 { open(PatternSession<PageCarousel>.self) }

/// Reviews a run of the page carousel; see `review(_:by:)`.
@_cdecl("review_page_carousel")
public func reviewPageCarousel(session: Int32) -> Int32 {
  review(session, by: PageRules.self)
}

/// Opens a run of the profile page; see `open(_:)`.
@_cdecl("open_profile_page")
public func openProfilePage() -> Int32 { open(PatternSession<ProfilePage>.self) }

/// Reviews a run of the profile page; see `review(_:by:)`.
@_cdecl("review_profile_page")
public func reviewProfilePage(session: Int32) -> Int32 {
  review(session, by: RulePair<RefreshRules, RulePair<SectionRules, TabRules>>.self)
}
