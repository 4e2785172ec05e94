// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import MotionReview
import MutationKit

/// The page that `make review-report` writes.
struct ReportPage {
  /// The number of shipped runs.
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
    # How reliable the review is

    This page shows how many planted defects the rules find, and how many false alarms they raise. `make review-report` generates it.

    \(defects)

    \(falseAlarms)

    \(forms)
    """
  }

  /// The text of a part, by its name.
  func part(_ name: String) -> String {
    switch name {
    case "defects": defects
    case "alarms": falseAlarms
    default: forms
    }
  }

  private var defects: String {
    """
    ## Planted defects

    A defect is planted in a fixed variant: in a length from which its frames are drawn, in the offset or the velocity that it
    reads, in an event, in an inset, or in the screen that it measures. The velocities of one system's sheet, which has three
    detents, are wrong, too. The shipped scripts run on the devices of their scenarios at 60 Hz. A defect is visible if an element
    of any frame is more than 0.5 points from its position without the defect, which is the threshold of most rules. The goal is
    to find 95 %.

    \(mutants.summary)

    \(mutants.byFault)

    The rules that find them, and the number of defects that no other rule finds:

    \(mutants.byRule)

    ### Defects that no rule finds

    A length is identified by its index in the variant's pose. “Shows” is the largest difference between the pictures.

    \(mutants.missed)
    """
  }

  private var falseAlarms: String {
    """
    ## False alarms

    \(alarms.scripts) random scripts on fixed variants, \(alarms.frames) frames: \(alarms.faulty) with a finding. The goal is
    none. `make review-campaign` plays 10,000 and prints each finding with its seed.

    Rules that were not evaluated in any of these scripts, so that their silence has no meaning here: \(unjudged).
    """
  }

  private var forms: String {
    """
    ## The same run in another form

    \(runs) shipped runs at 60 and 120 Hz are changed in ways that must not change the verdict, and the findings are compared by
    rule, cause and amount. An “explained” difference has a reason in the table of known differences, which is tested in both
    directions; the reason of an “open” one is a defect that is not fixed yet.

    \(metamorphic.markdown)
    The reasons:

    \(metamorphic.reasons)
    """
  }
}
