// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TextFormats

extension Listing {
  /// The rules of the review, with how bad their findings are and how much they tolerate.
  static func rules(_ rules: [ReviewRule]) -> Listing {
    var listing = Listing([
      ("rule", .left), ("severity", .left), ("threshold", .right), ("unit", .left), ("", .left),
    ])
    for rule in rules {
      let unit = "\(rule.unit)"
      let threshold = rule.hasThreshold ? digits(rule.threshold) : ""
      var members: [(String, JSONValue?)] = [
        ("rule", .string("\(rule.id)")), ("severity", .string("\(rule.severity.word)")),
        ("summary", .string("\(rule.summary)")),
      ]
      if rule.hasThreshold {
        members += [("threshold", .number(rule.threshold)), ("unit", .string(unit))]
      }
      listing.add(
        ["\(rule.id)", "\(rule.severity.word)", threshold, unit, "\(rule.summary)"], members)
    }
    return listing
  }

  /// A threshold without a fraction of 0.
  private static func digits(_ threshold: Double) -> String {
    threshold == threshold.rounded() ? "\(Int(threshold))" : "\(threshold)"
  }
}
