// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What can jump.
enum JumpSubject: UInt8 {
  case row, page, sectionHeader, header, title, tabBar, sheet, map, picture

  /// The subject of an element; nil for elements that do not move, or that may change position
  /// instantly.
  init?(_ kind: ElementID.Kind) {
    switch kind {
    case .cell, .contact, .place, .post, .message, .song, .headline, .story, .sectionFooter:
      self = .row
    case .page: self = .page
    case .sectionHeader: self = .sectionHeader
    case .header, .profile, .barBackground, .toolbar: self = .header
    case .title, .searchBar: self = .title
    case .tabBar: self = .tabBar
    case .sheet: self = .sheet
    case .map: self = .map
    case .picture, .scenery, .caption: self = .picture
    case .backdrop, .statusBar, .pictureStatusBar, .dimming, .tab, .indicator, .navigationBar,
      .shade, .pictureBar, .refresh, .journalBar, .pageControl, .crash, .own:
      return nil
    #if !WITHOUT_PROGRAM_STEPS
    case .keyboard, .systemNavigationBar, .systemTabBar, .pushedScreen, .systemStatusBar:
      return nil
    #endif
    }
  }

  /// The beginning of a sentence.
  var phrase: StaticString {
    switch self {
    case .row: "The rows jump"
    case .page: "The pages jump"
    case .sectionHeader: "A section header jumps"
    case .header: "The header jumps"
    case .title: "The title jumps"
    case .tabBar: "The tab bar jumps"
    case .sheet: "The sheet jumps"
    case .map: "The map jumps"
    case .picture: "The picture jumps"
    }
  }
}
