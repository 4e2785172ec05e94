// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import LayoutCases
import LayoutPeers
import ScrollCore

extension AttributeList {
  /// The sections that the core lays out, of about as many rows.
  convenience init(sectionsOf rows: Int) {
    self.init(
      counts: LayoutWorkload.sectionCounts(rows: rows), rowHeights: LayoutWorkload.rowHeights,
      headerHeight: LayoutWorkload.headerHeight,
      width: DeviceProfile.iPhone8.screen(.portrait).size.width)
  }
}
