// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StoryboardSchemas {
  /// What both schemas say, without libxml2's words for a fault: read in half a millisecond, and enough for a valid file.
  static let structure = StructureChecks(pageText, including: svgText)
}
