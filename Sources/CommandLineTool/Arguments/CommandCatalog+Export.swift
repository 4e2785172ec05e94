// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction

extension CommandCatalog {
  static let export = CommandSpecification(
    name: .export,
    summary: "Make a still picture or a film of one run, frame by frame.",
    discussion: [
      """
      The ending of FILE says what is made. A still: .svg, without any other program, or .png, through \
      rsvg-convert. A film: .apng, .webp, .gif or .mp4, through librsvg and ffmpeg. Every \
      picture of a film is one of the device's own display frames.
      """,
      """
      A GIF shows at most 50 pictures a second, each for whole hundredths of a second; the others up to \
      120, which is what browsers show. APNG and WebP keep colours exactly. A film has at most \(Film.limit) \
      pictures.
      """,
      "SCENARIO is a file, or - for standard input.",
    ],
    operands: .init(placeholder: "SCENARIO", count: 1...1),
    options: [
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "FILE"), default: "-",
        "Write to this file; - is SVG to standard output."),
      .device("Show this device; needed where the scenario has several."),
      .variant("Show this variant; needed where the scenario has several."),
      OptionSpecification(
        .frame, takes: .integer(0...1_000_000, placeholder: "N"), default: "0",
        "Which frame a still shows."),
      OptionSpecification(
        .time, takes: .number(0...600, placeholder: "S"),
        "Which frame a still shows: the one on the display after so many seconds."),
      OptionSpecification(
        .scale, takes: .number(0.1...8, placeholder: "N"), default: "2",
        "Pixels per point, in pictures and films."),
      OptionSpecification(
        .filmRate, takes: .integer(1...120, placeholder: "N"), default: "as many as there are",
        "Maximum pictures per second."),
      OptionSpecification(
        .theme, takes: .word(["light", "dark"]), default: "light", "Light or dark colours."),
      .fps, .system, .physics, .files, .jobs,
    ],
    examples: [
      (
        "export header.scenario.jsonc --device iphone-8 --variant ch4 --time 1.2 -o still.svg",
        "one frame as SVG"
      ),
      (
        "export header.scenario.jsonc --device iphone-8 --variant ch4 -o header.webp",
        "the whole run as a film"
      ),
    ])
}
