// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The patterns that a program knows.
public struct PatternCatalog: Sendable {
  /// The entries in the order of the gallery.
  public let entries: [PatternEntry]

  /// Makes a catalogue.
  ///
  /// - Precondition: No two entries have the same identifier.
  public init(_ entries: [PatternEntry]) {
    for (index, entry) in entries.enumerated() {
      precondition(
        !entries[..<index].contains { $0.id.utf8.elementsEqual(entry.id.utf8) },
        "the identifier is taken")
    }
    self.entries = entries
  }

  /// The same catalogue with patterns of another package behind its own.
  ///
  /// - Precondition: No pattern has an identifier that is taken.
  public func adding(_ patterns: [PatternEntry]) -> PatternCatalog {
    PatternCatalog(entries + patterns)
  }

  /// The project's own patterns; a new one adds its type here.
  public static let builtIn = PatternCatalog([
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
  ])
}
