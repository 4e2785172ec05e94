// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction

extension CommandCatalog {
  static let film = CommandSpecification(
    name: .film,
    summary: "Read a film of an app: what moved, and what the rules find in it.",
    discussion: [
      """
      FILE is a screen recording of any app: MP4, MOV, WebM, GIF or APNG, or a folder of PNG files. ffmpeg \
      decodes it. Measured are how far the content has scrolled, and the lower edge of a header or the upper \
      edge of a sheet, each with a standard error; a stretch in which one is lost is told. A dot that shows a \
      finger is followed. The rules judge \
      what can be judged from these, with twice the standard error added to their thresholds.
      """,
      """
      The device is told by the shape of the screen, which is also found in a drawn phone or between dark \
      bars. With --output, DIR gets a recording that fit and trace steps take, a run that diff takes, and the \
      report as JSON, and film.html, which shows pictures of the film with findings and what was measured. With \
      --scenario, or with two films, both are on its playhead, the differences are told, and DIR gets \
      differences.html.
      """,
      """
      With --watch, FILE is a folder, and each film is judged once it has arrived there. Its page and its other files \
      have its name, and go to DIR, or else to the folder Review in FILE.
      """,
    ],
    operands: .init(placeholder: "FILE…", count: 1...2),
    options: [
      .device("The device, where several have screens of this shape."),
      OptionSpecification(
        .from, takes: .number(0...86_400, placeholder: "S"), "Read the film from this time on."),
      OptionSpecification(
        .to, takes: .number(0...86_400, placeholder: "S"), "Read the film until this time."),
      OptionSpecification(
        .crop, takes: .text(placeholder: "X,Y,WIDTH,HEIGHT"),
        "The part of the pictures that is the screen, in pixels."),
      OptionSpecification(
        .roles, takes: .list(placeholder: "ROLE[=FROM..TO],…"),
        "What is where at first, in points: header, sheet or list."),
      OptionSpecification(
        .output, letter: "o", takes: .text(placeholder: "DIR"),
        "Write recording, run, report and page to this folder."),
      OptionSpecification(
        .scenario, takes: .text(placeholder: "FILE"),
        "Compare the film with a run of this scenario."),
      .variant("The variant of the run; needed where the scenario has several."),
      OptionSpecification(
        .fps, takes: .integer(1...240, placeholder: "N"), default: "60",
        "Pictures a second of a folder of PNG files."),
      .system, .physics, .files,
      OptionSpecification(.watch, letter: "w", "Judge each film that arrives in a folder."),
      .json("Print the report as JSON."),
    ],
    examples: [
      ("film bug.mp4", "judge a recording"),
      (
        "film bug.mov --from 2.1 --to 5 --roles header=0..148 -o Review", "a part of it, with files"
      ),
      ("film before.mp4 after.mp4 -o Review", "compare two recordings"),
    ])
}
