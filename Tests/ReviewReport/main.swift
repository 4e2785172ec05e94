// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Writes how many planted defects the review finds, how many false findings it has, and whether its
// verdicts hold. Arguments: the page to write, and the number of random scripts. The exit code is 1
// if a verdict does not hold, a fixed variant has findings, or too few planted defects are found.

import Foundation
import MetamorphicKit
import MutationKit
import ScenarioFiles
import ScrollCore

let arguments = CommandLine.arguments
guard arguments.count == 3, let scripts = Int(arguments[2]) else {
  FileHandle.standardError.write(Data("usage: review-report PAGE SCRIPTS\n".utf8))
  exit(2)
}
let scenarios = try ShippedScenarios.all(root: FileManager.default.currentDirectoryPath)
let shipped = [60, 120].flatMap { rate in
  scenarios.flatMap { ShippedRun.all(of: $0, rate: rate) }
}

let table = MetamorphicTable(try MetamorphicCampaign.comparisons(of: shipped))
let fixed = shipped.filter {
  ($0.isFixed || Mutant.systems.contains($0.variant)) && $0.request.rate == 60
}
let mutants = MutantTable(
  try MutantCatalog.hosts.flatMap { host in
    try Mutant.all(in: host, fixed.filter { "\($0.entry.id)" == "\(host.entry.id)" })
  })
let alarms = FalseAlarms(scripts: scripts)

let page = ReportPage(
  runs: shipped.count, metamorphic: table, mutants: mutants, alarms: alarms)
try Data(page.markdown.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)

for comparison in table.unexplained { print("differs:", comparison.line) }
for difference in table.unneeded { print("no longer needed:", difference) }
for line in alarms.lines { print("false alarm:", line) }
print(mutants.summary)
let holds =
  table.unexplained.isEmpty && table.unneeded.isEmpty && alarms.faulty == 0 && mutants.meetsGoal
exit(holds ? 0 : 1)
