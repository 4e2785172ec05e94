// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The words for what elements look like, and for what rules take them for.
enum ElementWords {
  /// The words for what the catalogue draws.
  static let looks: [(word: String, kind: ElementID.Kind)] = [
    ("statusBar", .statusBar), ("whiteStatusBar", .pictureStatusBar), ("header", .header),
    ("photo", .cell), ("contact", .contact),
    ("sectionHeader", .sectionHeader), ("message", .message), ("song", .song),
    ("article", .headline), ("place", .place), ("post", .post), ("map", .map),
    ("sheet", .sheet), ("profile", .profile), ("tabBar", .tabBar), ("tab", .tab),
    ("barBackground", .barBackground), ("navigationBar", .navigationBar), ("title", .title),
    ("searchBar", .searchBar), ("picture", .picture), ("toolbar", .toolbar),
    ("caption", .caption), ("page", .page), ("pageControl", .pageControl),
    ("sectionFooter", .sectionFooter), ("dimming", .dimming), ("indicator", .indicator),
    ("refresh", .refresh), ("story", .story), ("scenery", .scenery), ("shade", .shade),
    ("pictureBar", .pictureBar), ("journalBar", .journalBar),
  ]

  /// What rules know of elements with looks of their own.
  static let roles: [(word: String, kind: ElementID.Kind)] = [
    ("header", .header), ("cell", .cell), ("sectionHeader", .sectionHeader),
    ("sectionFooter", .sectionFooter), ("map", .map), ("sheet", .sheet), ("row", .place),
    ("tabBar", .tabBar), ("tab", .tab), ("indicator", .indicator),
    ("navigationBar", .navigationBar), ("title", .title), ("searchBar", .searchBar),
    ("picture", .picture), ("toolbar", .toolbar), ("caption", .caption), ("page", .page),
    ("statusBar", .statusBar), ("refresh", .refresh), ("dimming", .dimming),
    ("pageControl", .pageControl),
  ]
}
