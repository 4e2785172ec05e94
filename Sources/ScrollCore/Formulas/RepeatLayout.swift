// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where all items of a repeated element lie: in one run of lines, or section by section.
public struct RepeatLayout: Sendable {
  /// The runs of lines: one, or one for each section.
  private(set) var lines: [ItemLayout]
  /// The sections; empty for an element without.
  private(set) var sections: [SectionPlaces]
  /// Whether the element has sections.
  let hasSections: Bool
  /// How many items there are.
  public let count: Int
  #if WITHOUT_PROGRAM_STEPS
  /// How many numbers items have: as many as there are items.
  var numberCount: Int { count }
  #else
  /// How many numbers items have or had: as many as there are items, unless some have come or gone.
  let numberCount: Int
  /// Whether some have come or gone.
  private let isChanged: Bool
  #endif
  /// How long everything is, with what lies before the first item, in points.
  public private(set) var length: Double
  /// Where everything begins, in points.
  private(set) var start: Double

  /// Makes a layout without sections.
  init(_ lines: ItemLayout) {
    self.lines = [lines]
    sections = []
    hasSections = false
    count = lines.count
    #if !WITHOUT_PROGRAM_STEPS
    isChanged = !lines.order.isEmpty
    numberCount = lines.order.reduce(count) { max($0, $1.index + $1.count) }
    #endif
    length = lines.length
    start = lines.start
  }

  /// Makes a layout without sections of items of different lengths; see `ItemLayout`.
  ///
  /// - Parameters:
  ///   - lengths: How long each item is, in points.
  ///   - columns: How many stand beside each other.
  ///   - gap: What lies between two lines, in points.
  ///   - start: Where the first line begins, in points.
  ///   - isCentered: Whether items shorter than their lines stand in the middle of them.
  public init(
    lengths: [Double], columns: Int, gap: Double, start: Double, isCentered: Bool
  ) {
    self.init(
      ItemLayout(
        lengths: lengths, columns: columns, gap: gap, start: start, isCentered: isCentered))
  }

  /// Makes a layout of sections with their lines, which begins at a place in points.
  init(_ sections: [SectionPlaces], _ lines: [ItemLayout], start: Double) {
    self.lines = lines
    self.sections = sections
    hasSections = true
    #if WITHOUT_PROGRAM_STEPS
    count = sections.last.map { $0.firstItem + $0.itemCount } ?? 0
    #else
    isChanged = lines.contains { !$0.order.isEmpty }
    let count =
      isChanged
      ? lines.reduce(0) { $0 + $1.count } : sections.last.map { $0.firstItem + $0.itemCount } ?? 0
    self.count = count
    numberCount = lines.reduce(count) { number, lines in
      lines.order.reduce(number) { max($0, $1.index + $1.count) }
    }
    #endif
    length = sections.last?.end ?? start
    self.start = start
  }

  /// Whether moving it takes few steps.
  func moves(withAtMost limit: Int) -> Bool {
    guard hasSections else { return lines[0].equal != nil || count <= limit }
    return lines.count <= limit && lines.allSatisfy { $0.equal != nil }
  }

  /// Moves everything to another beginning, in points: it is then where a new layout would have it.
  ///
  /// - Complexity: O(sections), with those of all items of different lengths.
  mutating func move(to start: Double) {
    self.start = start
    guard hasSections else {
      lines[0].move(to: start)
      length = lines[0].length
      return
    }
    var place = start
    for section in sections.indices {
      sections[section].move(to: place, with: &lines[section])
      place = sections[section].end
    }
    length = place
  }

  /// Where an item begins and how long it is, in points, by its number among all.
  ///
  /// - Complexity: O(log sections).
  public func place(of item: Int) -> (start: Double, length: Double) {
    #if !WITHOUT_PROGRAM_STEPS
    if isChanged { return placeOfChanged(item) }
    #endif
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].firstItem <= item { low = middle } else { high = middle }
    }
    let own = hasSections ? item - sections[low].firstItem : item
    return (lines[low].start(of: own), lines[low].length(of: own))
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// The place of an item of which some have come or gone; one that is gone has its place behind the others.
  ///
  /// - Complexity: O(sections and changes).
  private func placeOfChanged(_ item: Int) -> (start: Double, length: Double) {
    for lines in lines {
      guard let place = lines.order.place(ofIndex: item) else { continue }
      return (lines.start(of: place), lines.length(of: place))
    }
    return (length, 0)
  }
  #endif

  /// The first section that ends behind a place in the content, in points; the number of sections if none does.
  ///
  /// - Complexity: O(log sections).
  func firstSection(endingAfter place: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// At most how many items of a section are visible in a viewport of some length, in points.
  func visibleLimit(in viewport: Double) -> Int {
    lines.reduce(0) { max($0, $1.visibleLimit(in: viewport)) }
  }
}
