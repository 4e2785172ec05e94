// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which items of a repeated element show, as Swift: operation for operation the core's `FilePattern+Repeats`.
enum RepeatTexts {
  /// Where an item is, as an app gets it.
  static let place = """
    /// An item, the header or the footer of a section, and where it is on the screen.
    struct Place: Equatable {
      /// Its number among all items, its number in its section, and the number of the section, all from 0.
      var index = 0, item = 0, section = 0
      var frame: Frame
    }
    """

  /// How many items there are, and what shows of them; `type` is what the generated type is called.
  static func text(in type: String) -> String {
    """
    extension RepeatLayout {
      /// No items.
      fileprivate init() {
        self.init(ItemLayout(count: 0, columns: 1, length: 0, gap: 0, start: 0))
      }

      /// Where an item begins, and where it ends.
      fileprivate func start(of item: Int) -> Double { place(of: item).start }
      fileprivate func end(of item: Int) -> Double {
        let (start, length) = place(of: item)
        return start + length
      }
    }

    extension ItemLayout {
      /// How many items, columns or sections a number says, within what a run can lay out.
      fileprivate static func count(_ number: Double, atLeast least: Double = 0, atMost most: Int) -> Int {
        Int(min(max(least, number), Double(most)))
      }
    }

    /// Where items show: along their axis and across it.
    private struct ItemWindow {
      /// Whether items follow each other along x.
      var isHorizontal: Bool
      /// Where their content begins on the screen.
      var origin: Double
      /// What the screen shows of it.
      var low, high: Double
      /// Where lines begin on the screen across the axis, and how wide they are.
      var side, width: Double

      /// What shows of content in a frame that clips it, or on the whole screen; nil for one beside the screen.
      init?(
        in frame: \(type).Frame, isHorizontal: Bool, scrolled: Double = 0, aside: Double = 0,
        clips: Bool = true, screenWidth: Double, screenHeight: Double
      ) {
        self.isHorizontal = isHorizontal
        let x = isHorizontal ? frame.x : frame.x - aside
        let y = isHorizontal ? frame.y - aside : frame.y
        let (right, bottom) = (x + frame.width, y + frame.height)
        guard !clips || x < screenWidth && right > 0 && y < screenHeight && bottom > 0 else { return nil }
        (origin, side) = isHorizontal ? (x - scrolled, y) : (y - scrolled, x)
        width = isHorizontal ? frame.height : frame.width
        low = clips ? max(0, isHorizontal ? x : y) : 0
        let (end, limit) = isHorizontal ? (right, screenWidth) : (bottom, screenHeight)
        high = clips ? min(limit, end) : limit
      }

      /// The rectangle of what begins in the content at a place and has a length.
      func frame(_ start: Double, _ length: Double, _ side: Double, _ width: Double) -> \(type).Frame {
        isHorizontal
          ? \(type).Frame(x: origin + start, y: side, width: length, height: width)
          : \(type).Frame(x: side, y: origin + start, width: width, height: length)
      }

      /// Whether a part of the content shows.
      func shows(_ start: Double, _ length: Double) -> Bool {
        origin + start + length > low && origin + start < high
      }

      /// The items that show, in order.
      func items(of layout: RepeatLayout, leading: Double, trailing: Double) -> [\(type).Place] {
        guard layout.hasSections else {
          return items(of: layout.lines[0], section: 0, first: 0, leading, trailing)
        }
        return sections(of: layout).flatMap { section in
          items(
            of: layout.lines[section], section: section, first: layout.sections[section].firstItem,
            leading, trailing)
        }
      }

      private func items(
        of lines: ItemLayout, section: Int, first: Int, _ leading: Double, _ trailing: Double
      ) -> [\(type).Place] {
        let columns = Double(lines.columns)
        let width = (self.width - leading - trailing - (columns - 1) * lines.gap) / columns
        guard width >= 0 else { return [] }
        var result: [\(type).Place] = []
        var line = lines.firstLine(endingAfter: low - origin)
        while line < lines.lineCount, origin + lines.start(ofLine: line) < high {
          for item in line * lines.columns..<min((line + 1) * lines.columns, lines.count) {
            let (start, length) = (lines.start(of: item), lines.length(of: item))
            guard shows(start, length) else { continue }
            let side = self.side + leading + Double(item % lines.columns) * (width + lines.gap)
            result.append(
              \(type).Place(
                index: first + item, item: item, section: section,
                frame: frame(start, length, side, width)))
          }
          line += 1
        }
        return result
      }

      /// The sections of which something shows, in order.
      func sections(of layout: RepeatLayout) -> [Int] {
        var result: [Int] = []
        var section = layout.firstSection(endingAfter: low - origin)
        while section < layout.sections.count, origin + layout.sections[section].start < high {
          result.append(section)
          section += 1
        }
        return result
      }
    }
    """
  }
}
