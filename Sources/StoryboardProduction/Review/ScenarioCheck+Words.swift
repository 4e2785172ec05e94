// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
package import ScenarioFiles
package import ScrollCore

extension ScenarioCheck {
  /// The identifier of the type in files.
  package var kind: String {
    switch rule {
    case .range: "range"
    case .continuity: "continuity"
    case .monotonic: "monotonic"
    case .noOverlap: "noOverlap"
    case .noGap: "noGap"
    case .settlesAt: "settlesAt"
    case .equal, .equalTracks: "equal"
    }
  }

  /// What is looked at, such as `header.height` or `header, cell[0]`.
  ///
  /// - Parameter own: The elements that the pattern's file names.
  package func subject(_ own: OwnElements?) -> String {
    switch rule {
    case .range(let track, _, _), .continuity(let track, _), .monotonic(let track),
      .settlesAt(let track, _, _), .equal(let track, _):
      track
    case .equalTracks(let a, let b): "\(a), \(b)"
    case .noOverlap(let a, let b), .noGap(let a, let b): "\(own.text(of: a)), \(own.text(of: b))"
    }
  }

  /// The severity, as in the review.
  var reviewSeverity: MotionReview.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension Scenario {
  /// The identity of each check, independent of its numbers and its position in the file.
  var checkSubjects: [String] {
    var counts: [String: Int] = [:]
    return checks.map { check in
      let subject = "\(check.kind) \(check.subject(pattern.ownElements)) \(check.during ?? "")"
      let count = counts[subject, default: 0]
      counts[subject] = count + 1
      return count == 0 ? subject : "\(subject) \(count + 1)"
    }
  }
}
