// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Writes how many planted defects the review finds, how many false findings it has, and whether its
// verdicts hold. Arguments: the page to write, and the number of random scripts. The exit code is 1
// if a verdict does not hold, a fixed variant has findings, or too few planted defects are found.
// A third argument, `defects`, `alarms` or `forms`, judges one of the three parts, prints it, and
// writes nothing.

import Foundation
import MetamorphicKit
import MutationKit
import ScenarioFiles
import ScrollCore

let arguments = CommandLine.arguments
let parts = ["defects", "alarms", "forms"]
guard 3...4 ~= arguments.count, let scripts = Int(arguments[2]),
  arguments.count == 3 || parts.contains(arguments[3])
else {
  FileHandle.standardError.write(
    Data("usage: review-report PAGE SCRIPTS [\(parts.joined(separator: "|"))]\n".utf8))
  exit(2)
}

/// Whether a part is judged.
func judges(_ part: String) -> Bool { arguments.count == 3 || arguments[3] == part }

let scenarios = try ShippedScenarios.all(root: FileManager.default.currentDirectoryPath)
let shipped = [60, 120].flatMap { rate in
  scenarios.flatMap { ShippedRun.all(of: $0, rate: rate) }
}
let fixed = shipped.filter {
  ($0.isFixed || Mutant.systems.contains($0.variant)) && $0.request.rate == 60
}

// No shipped script changes a window: each fixed variant plays one more that does.
var resized: [ShippedRun] = []
for run in fixed where run.isFixed && !resized.contains(where: { $0.variant == run.variant }) {
  resized.append(run.resized)
}

let table = MetamorphicTable(
  try judges("forms") ? MetamorphicCampaign.comparisons(of: shipped) : [])
let mutants = MutantTable(
  try judges("defects")
    ? MutantCatalog.hosts.flatMap { host in
      try Mutant.all(in: host, (fixed + resized).filter { "\($0.entry.id)" == "\(host.entry.id)" })
    } : [])
let alarms = FalseAlarms(scripts: judges("alarms") ? scripts : 0)

let page = ReportPage(
  runs: shipped.count, metamorphic: table, mutants: mutants, alarms: alarms)
if arguments.count == 3 {
  try Data(page.markdown.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)
} else {
  print(page.part(arguments[3]))
}

var holds = true
if judges("forms") {
  for comparison in table.unexplained { print("differs:", comparison.line) }
  for difference in table.unneeded { print("no longer needed:", difference) }
  holds = holds && table.unexplained.isEmpty && table.unneeded.isEmpty
}
if judges("alarms") {
  for line in alarms.lines { print("false alarm:", line) }
  holds = holds && alarms.faulty == 0
}
if judges("defects") {
  print(mutants.summary)
  holds = holds && mutants.meetsGoal
}
exit(holds ? 0 : 1)
