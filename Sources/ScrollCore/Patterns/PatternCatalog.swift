// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Every pattern that the tools offer.
public enum PatternCatalog {
  /// The entries in the order of the gallery.
  ///
  /// A new pattern adds its word here.
  public static let entries: [PatternEntry] = [
    PatternEntry(CollapsingHeader.self),
    PatternEntry(StickyHeaders.self),
    PatternEntry(BottomSheet.self),
    PatternEntry(StickyTabs.self),
    PatternEntry(LargeTitle.self),
    PatternEntry(StretchyHeader.self),
    PatternEntry(Parallax.self),
    PatternEntry(QuickReturn.self),
    PatternEntry(PullToRefresh.self),
    PatternEntry(PageCarousel.self),
    PatternEntry(ProfilePage.self),
  ]
}
