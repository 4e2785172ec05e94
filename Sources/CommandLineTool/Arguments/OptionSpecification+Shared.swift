// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import StoryboardProduction

/// Options that several commands take.
extension OptionSpecification {
  static func devices(_ summary: String) -> Self {
    OptionSpecification(.device, takes: .list(placeholder: "ID,…"), summary)
  }

  static func variants(_ summary: String) -> Self {
    OptionSpecification(.variant, takes: .list(placeholder: "ID,…"), summary)
  }

  static func device(_ summary: String) -> Self {
    OptionSpecification(.device, takes: .text(placeholder: "ID"), summary)
  }

  static func variant(_ summary: String) -> Self {
    OptionSpecification(.variant, takes: .text(placeholder: "ID"), summary)
  }

  static func json(_ summary: String) -> Self {
    OptionSpecification(.json, summary)
  }

  static let files = OptionSpecification(
    .allowFiles, takes: .list(placeholder: "DIR,…"),
    "Allow device files of scenarios in these folders, too."
  )

  static let fps = OptionSpecification(
    .fps, takes: .integer(1...240, placeholder: "N"), default: "the device's own",
    "Display frames per second.")

  static let system = OptionSpecification(
    .os, takes: .integer(11...99, placeholder: "N"), default: "the newest",
    "Major version of the system whose status bar and safe area are used.")

  static let physics = OptionSpecification(
    .physics, takes: .word(PhysicsProfile.catalog.map { "\($0.id)" }), default: "the scenario's",
    "The physics profile of touch and scroll.")

  static let jobs = OptionSpecification(
    .jobs, letter: "j", takes: .integer(1...256, placeholder: "N"),
    default: "one for each processor",
    "Number of parallel jobs.")

  static let limit = OptionSpecification(
    .limit, takes: .integer(1...1_000_000_000_000, placeholder: "FRAMES"),
    default: WorkLimit.grouped(WorkLimit.defaultFrames),
    "Refuse a scenario whose runs have more frames than this in total.")
}
