// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Every pattern that the tools offer.
public enum PatternCatalog {
  /// The entries in the order of the gallery.
  public static var entries: [PatternEntry] { unsafe known }

  /// Adds a pattern of another package, behind all others.
  ///
  /// A program does so first of all: what reads the catalogue may remember what it has read, and other
  /// threads may be reading.
  ///
  /// - Precondition: Patterns have distinct identifiers.
  public static func add(_ entry: PatternEntry) {
    precondition(!entries.contains { $0.id.isSame(as: entry.id) }, "the word is taken")
    unsafe known.append(entry)
  }

  /// The project's own patterns; add a new pattern here.
  private nonisolated(unsafe) static var known: [PatternEntry] = [
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
