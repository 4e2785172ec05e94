// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// One entry a pattern, so that the module of a page links the pattern of the page and no other, and the rules
// that are about such patterns. A name is `open_` and the pattern's word with low lines.

/// Opens a run of the collapsing header; see `open(_:)`.
@_cdecl("open_collapsing_header")
public func openCollapsingHeader() -> Int32 {
  open(PatternSession<CollapsingHeader, HeaderRules>.self)
}

/// Opens a run of the sticky headers; see `open(_:)`.
@_cdecl("open_sticky_headers")
public func openStickyHeaders() -> Int32 { open(PatternSession<StickyHeaders, SectionRules>.self) }

/// Opens a run of the bottom sheet; see `open(_:)`.
@_cdecl("open_bottom_sheet")
public func openBottomSheet() -> Int32 { open(PatternSession<BottomSheet, SheetRules>.self) }

/// Opens a run of the sticky tabs; see `open(_:)`.
@_cdecl("open_sticky_tabs")
public func openStickyTabs() -> Int32 { open(PatternSession<StickyTabs, TabRules>.self) }

/// Opens a run of the large title; see `open(_:)`.
@_cdecl("open_large_title")
public func openLargeTitle() -> Int32 { open(PatternSession<LargeTitle, HeaderRules>.self) }

/// Opens a run of the stretchy header; see `open(_:)`.
@_cdecl("open_stretchy_header")
public func openStretchyHeader() -> Int32 {
  open(PatternSession<StretchyHeader, RulePair<HeaderRules, PictureRules>>.self)
}

/// Opens a run of the parallax; see `open(_:)`.
@_cdecl("open_parallax")
public func openParallax() -> Int32 { open(PatternSession<Parallax, PictureRules>.self) }

/// Opens a run of the quick return; see `open(_:)`.
@_cdecl("open_quick_return")
public func openQuickReturn() -> Int32 { open(PatternSession<QuickReturn, HeaderRules>.self) }

/// Opens a run of the pull to refresh; see `open(_:)`.
@_cdecl("open_pull_to_refresh")
public func openPullToRefresh() -> Int32 {
  open(PatternSession<PullToRefresh, RulePair<HeaderRules, RefreshRules>>.self)
}

/// Opens a run of the page carousel; see `open(_:)`.
@_cdecl("open_page_carousel")
public func openPageCarousel() -> Int32 { open(PatternSession<PageCarousel, PageRules>.self) }

/// Opens a run of the profile page; see `open(_:)`.
@_cdecl("open_profile_page")
public func openProfilePage() -> Int32 {
  open(PatternSession<ProfilePage, RulePair<RefreshRules, RulePair<SectionRules, TabRules>>>.self)
}
