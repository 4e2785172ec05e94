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
      decodes it. The tool measures how far the content has scrolled, and the lower edge of a header or the \
      upper edge of a sheet, each with a standard error, and reports where it loses one of them. It follows a \
      dot that shows a finger. The rules judge what these measurements allow, with twice the standard error \
      added to their thresholds.
      """,
      """
      The shape of the screen identifies the device, also in a drawn phone or between dark bars. With --output, \
      DIR receives a recording for fit and trace steps, a run for diff, the report as JSON, and film.html, which \
      shows pictures of the film with the findings and the measurements. With --scenario, or with two films, \
      film.html shows both on one playhead, the differences are reported, and DIR also receives \
      differences.html. What belongs to the edge in the first frame, and where that is, then needs no --roles.
      """,
      """
      With --watch, FILE is a folder, and each film is judged once it has arrived there. Its page and its other files \
      are named after it, and go to DIR, or else to the folder Review in FILE.
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
        "Compare the film with a run of this scenario, and take what is where at first from it."),
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
