// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// One entry a pattern, so that the module of a page links the pattern of the page and no other. A name is
// `open_` and the pattern's word with low lines.

@_cdecl("open_collapsing_header")
public func openCollapsingHeader() -> Int32 { open(PatternSession<CollapsingHeader>.self) }

@_cdecl("open_sticky_headers")
public func openStickyHeaders() -> Int32 { open(PatternSession<StickyHeaders>.self) }

@_cdecl("open_bottom_sheet")
public func openBottomSheet() -> Int32 { open(PatternSession<BottomSheet>.self) }

@_cdecl("open_sticky_tabs")
public func openStickyTabs() -> Int32 { open(PatternSession<StickyTabs>.self) }

@_cdecl("open_large_title")
public func openLargeTitle() -> Int32 { open(PatternSession<LargeTitle>.self) }

@_cdecl("open_stretchy_header")
public func openStretchyHeader() -> Int32 { open(PatternSession<StretchyHeader>.self) }

@_cdecl("open_parallax")
public func openParallax() -> Int32 { open(PatternSession<Parallax>.self) }

@_cdecl("open_quick_return")
public func openQuickReturn() -> Int32 { open(PatternSession<QuickReturn>.self) }

@_cdecl("open_pull_to_refresh")
public func openPullToRefresh() -> Int32 { open(PatternSession<PullToRefresh>.self) }

@_cdecl("open_page_carousel")
public func openPageCarousel() -> Int32 { open(PatternSession<PageCarousel>.self) }

@_cdecl("open_profile_page")
public func openProfilePage() -> Int32 { open(PatternSession<ProfilePage>.self) }
