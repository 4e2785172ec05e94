// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking

/// The rule of each pattern of the catalogue in Swift, from the sources that the tool was built from.
package enum CatalogRule {
  /// A cache of excerpts: all pages of a pattern show the same.
  private static let excerpts = Protected<[String: SourceExcerpt]>([:])

  /// The rule of a pattern; nil for one that is not of the catalogue.
  ///
  /// - Parameter pattern: The identifier of the pattern.
  package static func excerpt(of pattern: String) -> SourceExcerpt? {
    if let known = excerpts.withLock({ $0[pattern] }) { return known }
    guard let files = files(of: pattern) else { return nil }
    let made = SourceExcerpt(files)
    excerpts.withLock { $0[pattern] = made }
    return made
  }

  /// Two variants of a pattern.
  private struct Pair: Hashable {
    var pattern: String
    var id: String
    var other: String?
  }

  /// A cache of changes: the scenarios of a pattern mostly show the same variants.
  private static let changes = Protected<[Pair: [Int]]>([:])

  /// The lines in which a variant differs from another, as `SourceExcerpt.changes` finds them.
  ///
  /// - Parameters:
  ///   - id: The identifier of the variant.
  ///   - other: That of the variant to compare with.
  ///   - pattern: The identifier of the pattern; of one that is not of the catalogue there are no lines.
  package static func changes(of id: String, from other: String?, in pattern: String) -> [Int] {
    let pair = Pair(pattern: pattern, id: id, other: other)
    if let known = changes.withLock({ $0[pair] }) { return known }
    let made = excerpt(of: pattern)?.changes(of: id, from: other) ?? []
    changes.withLock { $0[pair] = made }
    return made
  }

  private typealias Assets = EmbeddedAssets

  /// The files that a rule is in: first that of the pattern's type, last that of its variants.
  private static func files(of pattern: String) -> [String]? {
    switch pattern {
    case "bottom-sheet":
      [
        Assets.bottomSheetSWIFT, Assets.bottomSheetArticleSWIFT, Assets.bottomSheetHandoverSWIFT,
        Assets.bottomSheetOverlayContainerSWIFT, Assets.bottomSheetVariantSWIFT,
      ]
    case "collapsing-header":
      [Assets.collapsingHeaderSWIFT, Assets.collapsingHeaderVariantSWIFT]
    case "large-title": [Assets.largeTitleSWIFT, Assets.largeTitleVariantSWIFT]
    case "page-carousel": [Assets.pageCarouselSWIFT, Assets.pageCarouselVariantSWIFT]
    case "parallax": [Assets.parallaxSWIFT, Assets.parallaxVariantSWIFT]
    case "profile-page": [Assets.profilePageSWIFT, Assets.profilePageVariantSWIFT]
    case "pull-to-refresh":
      [Assets.pullToRefreshSWIFT, Assets.refreshRoomSWIFT, Assets.pullToRefreshVariantSWIFT]
    case "quick-return": [Assets.quickReturnSWIFT, Assets.quickReturnVariantSWIFT]
    case "sticky-headers": [Assets.stickyHeadersSWIFT, Assets.stickyHeadersVariantSWIFT]
    case "sticky-tabs":
      [
        Assets.stickyTabsSWIFT, Assets.stickyTabsTableSWIFT, Assets.stickyTabsNestedSWIFT,
        Assets.stickyTabsUnifiedSWIFT, Assets.stickyTabsSmoothSWIFT, Assets.stickyTabsVariantSWIFT,
      ]
    case "stretchy-header": [Assets.stretchyHeaderSWIFT, Assets.stretchyHeaderVariantSWIFT]
    default: nil
    }
  }
}
