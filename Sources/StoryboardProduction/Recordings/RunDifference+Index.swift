// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison

extension RunDifference {
  /// The largest difference with its unit: of an edge, which is visible, else of a length.
  var sizeText: String {
    if let shift {
      return
        "\(Figures.milliseconds(shift.seconds.magnitude)) \(shift.seconds > 0 ? "later" : "earlier")"
    }
    if largestLength > 0 {
      let size = Figures.text(largestLength) + " pt"
      return largestEdge == 0 && worstLength?.isInput == true ? size + " of the finger" : size
    }
    if let speed = values.first(where: { $0.largest != 0 && $0.name.contains("velocity") }) {
      return Figures.text(speed.largest.magnitude) + " pt/s"
    }
    return largest > 0 ? Figures.text(largest, decimals: 4) : "–"
  }

  /// When the runs differ most, in seconds.
  var worstTime: Double {
    if largestEdge == 0, let worstLength { return worstLength.time }
    let worst = DifferenceText.groups(elements).first?.first
    return worst?.time ?? values.first?.time ?? 0
  }

  /// The upper or lower edge that differs most, if it does so when the runs differ most.
  var worstLevel: ElementDifference? {
    DifferenceText.groups(elements).lazy.map(\.first).first {
      ($0.edge == .top || $0.edge == .bottom) && $0.time == worstTime
    }
  }

  /// What differs most in a sentence, and how much else does.
  var mostWords: String {
    let all = DifferenceText.lines(self)
    var most = all.first ?? ""
    if shift == nil {
      if largestEdge > 0, let group = DifferenceText.groups(elements).first {
        most = DifferenceText.line(group)
      } else if let value = worstLength ?? values.first {
        most = DifferenceText.lines(value)[0]
      }
    }
    return all.count > 1 ? "\(most); \(all.count - 1) more" : most
  }
}
