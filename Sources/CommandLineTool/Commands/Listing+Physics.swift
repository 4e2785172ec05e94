// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import TextFormats

extension Listing {
  /// The physics profiles: a row for each constant, an object for each profile.
  static func physics(_ catalog: [PhysicsEvidence]) -> Listing {
    var listing = Listing([
      ("profile", .left), ("constant", .left), ("value", .right), ("", .left),
      ("evidence", .left), ("source", .left),
    ])
    for evidence in catalog {
      let id = "\(evidence.profile.id)"
      for constant in evidence.constants {
        listing.table.add([
          id, "\(constant.name)", rounded(constant.value), "\(constant.unit)",
          "\(constant.grade.letter)", "\(constant.source)",
        ])
      }
      listing.values.append(
        .object([
          ("id", .string(id)), ("subject", .string("\(evidence.subject)")),
          (
            "constants",
            .list(
              evidence.constants.map { constant in
                .object([
                  ("name", .string("\(constant.name)")), ("value", .number(constant.value)),
                  ("unit", .string("\(constant.unit)")),
                  ("evidence", .string("\(constant.grade.letter)")),
                  ("source", .string("\(constant.source)")),
                ])
              })
          ),
        ]))
    }
    return listing
  }

  /// A constant as people compare it: at most six decimals.
  private static func rounded(_ value: Double) -> String {
    shown((value * 1e6).rounded() / 1e6)
  }
}
