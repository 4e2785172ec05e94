// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The long names of all options, without their dashes.
///
/// A name means the same in every command that accepts it.
enum OptionName: String, CaseIterable {
  case output, jobs, device, variant, fps, os, physics
  case precision, tolerance, loop, theme, encoding, stats
  case watch
  case frame, time, scale
  case filmRate = "film-fps"
  case format, schema, edited, json, pattern
  case over
  case from, to, crop, roles
  case patternFile = "pattern-file"
  case rule, reporter, baseline, shard, pictures
  case baseURL = "base-url"
  case allowFiles = "allow-files"
  case failOn = "fail-on"
  case updateBaseline = "update-baseline"
  case exitZero = "exit-zero"
  case withAdapters = "with-adapters"
  case kind = "as"
  case update, scenario, viewport, limit
  case budget, reason, against, history, commit
  case countsOnly = "counts-only"
  case quiet, verbose, color, help, version

  /// The name as it is typed.
  var word: String { "--" + rawValue }
}
