// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension TextStyle {
  // From `xSmall` to `accessibility5`, in points, by the tables of Apple's Human Interface Guidelines,
  // Typography:
  //
  //   largeTitle  31 32 33 34 36 38 40 44 48 52 56 60
  //   title1      25 26 27 28 30 32 34 38 43 48 53 58
  //   title2      19 20 21 22 24 26 28 34 39 44 50 56
  //   title3      17 18 19 20 22 24 26 31 37 43 49 55
  //   headline    14 15 16 17 19 21 23 28 33 40 47 53
  //   body        14 15 16 17 19 21 23 28 33 40 47 53
  //   callout     13 14 15 16 18 20 22 26 32 38 44 51
  //   subheadline 12 13 14 15 17 19 21 25 30 36 42 49
  //   footnote    12 12 12 13 15 17 19 23 27 33 38 44
  //   caption1    11 11 11 12 14 16 18 22 26 32 37 43
  //   caption2    11 11 11 11 13 15 17 20 24 29 34 40
  private static var sizes: StaticString {
    """
    \u{1F}\u{20}\u{21}\u{22}\u{24}\u{26}\u{28}\u{2C}\u{30}\u{34}\u{38}\u{3C}\
    \u{19}\u{1A}\u{1B}\u{1C}\u{1E}\u{20}\u{22}\u{26}\u{2B}\u{30}\u{35}\u{3A}\
    \u{13}\u{14}\u{15}\u{16}\u{18}\u{1A}\u{1C}\u{22}\u{27}\u{2C}\u{32}\u{38}\
    \u{11}\u{12}\u{13}\u{14}\u{16}\u{18}\u{1A}\u{1F}\u{25}\u{2B}\u{31}\u{37}\
    \u{E}\u{F}\u{10}\u{11}\u{13}\u{15}\u{17}\u{1C}\u{21}\u{28}\u{2F}\u{35}\
    \u{E}\u{F}\u{10}\u{11}\u{13}\u{15}\u{17}\u{1C}\u{21}\u{28}\u{2F}\u{35}\
    \u{D}\u{E}\u{F}\u{10}\u{12}\u{14}\u{16}\u{1A}\u{20}\u{26}\u{2C}\u{33}\
    \u{C}\u{D}\u{E}\u{F}\u{11}\u{13}\u{15}\u{19}\u{1E}\u{24}\u{2A}\u{31}\
    \u{C}\u{C}\u{C}\u{D}\u{F}\u{11}\u{13}\u{17}\u{1B}\u{21}\u{26}\u{2C}\
    \u{B}\u{B}\u{B}\u{C}\u{E}\u{10}\u{12}\u{16}\u{1A}\u{20}\u{25}\u{2B}\
    \u{B}\u{B}\u{B}\u{B}\u{D}\u{F}\u{11}\u{14}\u{18}\u{1D}\u{22}\u{28}
    """
  }

  /// The size of the font, in points.
  func size(in category: ContentSizeCategory) -> Double {
    unsafe Double(Self.sizes.utf8Start[Int(rawValue) * 12 + Int(category.rawValue)])
  }

  /// The size of letters relative to the default content size.
  ///
  /// It differs a little from the growth of lines: large text has less leading.
  func letterGrowth(in category: ContentSizeCategory) -> Double {
    size(in: category) / size(in: .large)
  }
}
