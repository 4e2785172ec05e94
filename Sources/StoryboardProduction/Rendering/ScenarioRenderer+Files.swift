// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore

extension ScenarioRenderer {
  /// The folders that files go to, below the output folder.
  var folderNames: [String] {
    [plan.scenario.id] + plan.variants.map { "\(plan.scenario.id)/\(plan.variant($0).id)" }
  }

  /// All files that may be written, below the output folder.
  var fileNames: [String] {
    var names = [OutputFolder.page, OutputFolder.comparison, OutputFolder.still]
    for variant in plan.variants {
      names += (plan.lanes.map(\.id) + ["devices"]).map { drawing(variant, $0) }
    }
    return names.map { "\(plan.scenario.id)/\($0)" }
  }
}
