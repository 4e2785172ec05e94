// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension SectionGeometry {
  /// The position of a section's header that sticks to a line until the section's end pushes it
  /// out.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - line: The line, as a distance from the beginning of the content, in points.
  /// - Returns: A distance from the beginning of the content, in points.
  func headerStart(of section: Int, pinnedAt line: Double) -> Double {
    let natural = start(of: section)
    return min(max(line, natural), max(natural, end(of: section) - headerLength))
  }
}
