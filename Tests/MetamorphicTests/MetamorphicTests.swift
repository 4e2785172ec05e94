// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import Testing

@Suite struct `Metamorphic relations` {
  private static let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// All shipped runs at 60 Hz and 120 Hz, on all their devices, and their counterparts under all
  /// relations.
  private static let table = Result {
    let scenarios = try ShippedScenarios.all(root: "/" + root)
    let runs = [60, 120].flatMap { rate in
      scenarios.flatMap { ShippedRun.all(of: $0, rate: rate) }
    }
    return MetamorphicTable(try MetamorphicCampaign.comparisons(of: runs))
  }

  @Test func `keep every verdict, or the table of known differences says why`() throws {
    let table = try Self.table.get()
    print(table.markdown)
    #expect(table.compared > 20_000)
    #expect(table.unexplained.map(\.line) == [])
  }

  @Test func `need every row of the table of known differences`() throws {
    let unneeded = try Self.table.get().unneeded
    #expect(unneeded.isEmpty, "\(unneeded)")
  }
}
