// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Puts the parts of an animated SVG together.
struct SVGComposer: ~Copyable {
  private let plan: SVGPlan
  private var panels: [SVGPanel] { plan.panels }
  private var options: SVGOptions { plan.options }
  private var prefix: String { plan.prefix }
  private var canvas: Canvas

  init(_ plan: SVGPlan) {
    self.plan = plan
    // Enough for nearly all drawings: one that grows is copied.
    canvas = Canvas(MarkupWriter(capacity: 48_000 * plan.panels.count))
  }

  mutating func write() -> [UInt8] {
    let size = plan.size
    canvas.begin(.svg)
    canvas.attribute(.xmlns, "http://www.w3.org/2000/svg")
    canvas.attribute(.xmlnsXlink, "http://www.w3.org/1999/xlink")
    canvas.attribute(.id, text: plan.rootName)
    canvas.attribute(.viewBox) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("0 0 ")
      format.append(size.width, to: &bytes)
      bytes.append(" ")
      format.append(size.height, to: &bytes)
    }
    canvas.attribute(.width, size.width * options.scale)
    canvas.attribute(.height, size.height * options.scale)
    canvas.attribute(.role, "img")
    canvas.attribute(.ariaLabelledby, text: "\(prefix)title \(prefix)desc")
    canvas.attribute(.fontFamily, Self.fonts)
    writeNames()
    let head = canvas.writer.count
    writeAnchors()
    canvas.begin(.g)
    var x = 0.0
    for index in panels.indices {
      writePanel(index, x: x)
      x += plan.width(of: panels[index]) + SVGPlan.gap
    }
    canvas.end()
    canvas.end()
    canvas.writer.finish()
    var shared = ByteText(capacity: 16_384)
    // Definitions have colours, too.
    var definitions = ByteText()
    appendDefinitions(to: &definitions)
    SVGStyle(plan).append(for: canvas.resources, to: &shared)
    shared.append(contentsOf: definitions)
    var file = canvas.writer.buffer.array(inserting: shared, at: head)
    if options.idPrefix == nil { DrawingMark.replacePlaceholders(in: &file) }
    return file
  }

  /// The fonts of the whole drawing, in its first tag.
  static let fonts: StaticString =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  private mutating func writeNames() {
    let names = panels.map(\.caption).joined(separator: ", ")
    canvas.begin(.title)
    canvas.attribute(.id, text: prefix + "title")
    canvas.text(options.title ?? names)
    canvas.end()
    canvas.begin(.desc)
    canvas.attribute(.id, text: prefix + "desc")
    var text = ByteText()
    text.append(text: "A scrolling interface on \(names), moving for ")
    let longest = panels.map(\.motion.duration).max() ?? 0
    DecimalFormat(decimals: 1, keepsLeadingZero: true).append(longest, to: &text)
    text.append(" s.")
    canvas.text(options.description ?? text.string)
    canvas.end()
  }

  // MARK: - Panels

  private mutating func writePanel(_ index: Int, x: Double) {
    let panel = panels[index]
    if panels.count > 1 {
      canvas.begin(.g)
      if x > 0 {
        canvas.attribute(.transform) { bytes in
          bytes.append("translate(")
          DecimalFormat(decimals: 2).append(x, to: &bytes)
          bytes.append(" 0)")
        }
      }
    }
    var markup = SceneMarkup()
    markup.idPrefix = plan.idPrefix(ofPanel: index)
    markup.definitionPrefix = prefix
    markup.appearance = options.appearance
    markup.showsFinger = options.showsFinger
    markup.fingerTailCount = plan.tailCount(ofPanel: index)
    markup.namesFingerTail = !plan.stillFrames.isEmpty
    if options.encoding == .smil {
      let sheet = plan.sheet
      let options = options
      markup.decorate = { track, tail, writer in
        guard let entry = sheet.entries[index][track] else { return }
        SMILWriter(entry: entry, clock: sheet.clock, loop: options.loop, tail: tail)
          .write(to: &writer)
      }
    }
    markup.write(
      panel.scene, run: panel.run, frame: options.posterFrame(of: panel, beside: panels[0]),
      on: &canvas)
    if let mark = panel.mark { write(mark, of: panel, markup) }
    if plan.hasCaptions { writeCaption(panel) }
    if panels.count > 1 { canvas.end() }
  }

  private mutating func write(_ mark: PanelMark, of panel: SVGPanel, _ markup: SceneMarkup) {
    let frame = options.posterFrame(of: panel, beside: panels[0])
    let track = panel.markTrack
    let isHidden = track.map { panel.motion.tracks[$0].samples[frame] == 0 } ?? false
    MarkMarkup(mark: mark, scene: panel.scene, idPrefix: markup.idPrefix, unit: plan.unit)
      .write(isHidden: isHidden, on: &canvas) { canvas in
        if let track { markup.decorate?(track, 0, &canvas.writer) }
      }
  }

  private mutating func writeCaption(_ panel: SVGPanel) {
    let context = ArtContext(
      device: panel.scene.device, screen: panel.scene.stages[0].screen, idPrefix: "",
      definitionPrefix: "", appearance: options.appearance)
    let center = panel.scene.size.width / 2
    let lines: [(String, Double, Double, PaletteColor)] = [
      (panel.caption, 20, 34, .captionTitle), (panel.facts, 14, 56, .captionFacts),
    ]
    for (text, size, y, color) in lines where !text.isEmpty {
      canvas.begin(.text)
      canvas.attribute(.x, center)
      canvas.attribute(.y, panel.scene.size.height + y * plan.captionScale)
      canvas.attribute(.textAnchor, "middle")
      canvas.attribute(.fontSize, size * plan.captionScale)
      if color == .captionTitle { canvas.attribute(.fontWeight, 600) }
      context.fill(color, &canvas)
      canvas.text(text)
      canvas.end()
    }
  }

  private mutating func writeAnchors() {
    let prefix = prefix
    for frame in plan.stillFrames {
      canvas.begin(.g)
      canvas.attribute(.id) { text in
        text.append(escaped: prefix, inAttribute: true)
        text.append("f")
        text.append(decimal: frame)
      }
      canvas.attribute(.class) { text in
        text.append(escaped: prefix, inAttribute: true)
        text.append("f")
      }
      canvas.end()
    }
  }

  // MARK: - Definitions

  /// Appends the definitions element with the resources that the drawings refer to.
  private mutating func appendDefinitions(to text: inout ByteText) {
    let resources = canvas.resources
    guard !resources.drawings.isEmpty || resources.looks.hasDefinitions else { return }
    // Begins inside another element, for the indentation in the file.
    var writer = MarkupWriter()
    writer.begin(.svg)
    let start = writer.count
    writer.begin(.defs)
    StoryboardArt.writeDefinitions(of: resources.drawings, idPrefix: prefix, to: &writer)
    let context = ArtContext(
      device: panels[0].scene.device, screen: panels[0].scene.stages[0].screen, idPrefix: "",
      definitionPrefix: prefix, appearance: options.appearance)
    writer.withCanvas(&canvas.resources) { resources.looks.writeDefinitions(context, on: &$0) }
    writer.end()
    // After the end of the outer start tag.
    text.append(contentsOf: writer.buffer, from: start + 1)
  }
}
