// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// The command as a process, with all that its start takes.
enum ToolCases {
  @Sendable static func all() -> [BenchCase] {
    [
      BenchCase(CaseID("cli", "scrollwork", "-", "help"), set: .quick, tool: ["--help"]),
      BenchCase(
        CaseID("cli", "scrollwork", "-", "list-devices"), set: .full, tool: ["list", "devices"]),
      BenchCase(
        CaseID("cli", "render", "all", "fling-top"), set: .full,
        tool: [
          "render", "Scenarios/collapsing-header/fling-top.scenario.jsonc", "--output", "OUTPUT",
          "--quiet", "--jobs", "1",
        ]),
      BenchCase(
        CaseID("cli", "validate", "-", "showcase"), set: .full,
        tool: ["validate", "Output/showcase/collapsing-header/fling-top/before-after.svg"]),
      BenchCase(
        CaseID("gallery", "all", "all", "render"), set: .onDemand,
        tool: ["render", "Scenarios", "--output", "OUTPUT", "--quiet"]),
    ]
  }
}
