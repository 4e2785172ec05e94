// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import MotionReview
import MutationKit

/// The page that `make review-report` writes.
struct ReportPage {
  /// How many shipped runs were played.
  let runs: Int
  let metamorphic: MetamorphicTable
  let mutants: MutantTable
  let alarms: FalseAlarms

  private var unjudged: String {
    let rules = alarms.neverEvaluated.map { "`\($0.id)`" }
    return rules.isEmpty ? "none" : rules.joined(separator: ", ")
  }

  /// The page; the same for the same sources on any machine.
  var markdown: String {
    """
    # How far the review can be trusted

    `make review-report` measures the rules themselves and writes this page.

    ## Planted defects

    A defect is planted in a fixed variant: in a length that its frames are drawn from, in the offset or the velocity that it
    reads, in an event, or in the screen that it measures. The shipped scripts run on the devices of their scenarios at 60 Hz. A
    defect shows where an element of any frame lies more than 0.5 points from where it lies without the defect: the threshold of
    most rules. The goal is 95 %.

    \(mutants.summary)

    \(mutants.byFault)

    Which rules find them, and which find some that no other rule finds:

    \(mutants.byRule)

    ### What no rule finds

    A length is named by its number in what the variant draws a frame from. “Shows” is how far the pictures differ at most.

    \(mutants.missed)

    ## False alarms

    \(alarms.scripts) random scripts on fixed variants, \(alarms.frames) frames: \(alarms.faulty) with a finding. The goal is
    none. `make review-campaign` plays 10,000 and prints each finding with its seed.

    Rules that had nothing to judge in any of these scripts, so that their silence tells nothing here: \(unjudged).

    ## The same run in another way

    \(runs) shipped runs at 60 and 120 Hz are changed in a way that must not change the verdict, and the findings are compared by
    rule, cause and amount. “Explained” is a difference whose reason is in the table of known differences, which is tested both
    ways; “open” is one whose reason is a defect that is not fixed yet.

    \(metamorphic.markdown)
    The reasons:

    \(metamorphic.reasons)
    """
  }
}
