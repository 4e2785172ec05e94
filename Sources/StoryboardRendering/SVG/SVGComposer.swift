// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Puts the parts of an animated SVG together.
struct SVGComposer: ~Copyable {
  private let panels: [SVGPanel]
  private let sheet: AnimationSheet
  private let options: SVGOptions
  private let hasCaptions: Bool
  /// What ids, classes and names of keyframes begin with.
  private let prefix: String
  private var writer: MarkupWriter
  private static let gap = 36.0
  private static let captionHeight = 66.0

  init(_ plan: SVGPlan) {
    panels = plan.panels
    sheet = plan.sheet
    options = plan.options
    hasCaptions = plan.hasCaptions
    prefix = plan.options.idPrefix ?? DrawingMark.placeholder
    // Room for nearly all drawings: one that grows is copied.
    writer = MarkupWriter(capacity: 48_000 * panels.count)
  }

  mutating func write() -> [UInt8] {
    var size = Size(0, 0)
    for panel in panels {
      size.width += panel.scene.size.width + (size.width > 0 ? Self.gap : 0)
      size.height = max(size.height, panel.scene.size.height)
    }
    if hasCaptions { size.height += Self.captionHeight }
    writer.begin(.svg)
    writer.attribute(.xmlns, "http://www.w3.org/2000/svg")
    writer.attribute(.xmlnsXlink, "http://www.w3.org/1999/xlink")
    writer.attribute(.id, text: rootName)
    writer.attribute(.viewBox) { bytes in
      let format = DecimalFormat(decimals: 2)
      bytes.append("0 0 ")
      format.append(size.width, to: &bytes)
      bytes.append(" ")
      format.append(size.height, to: &bytes)
    }
    writer.attribute(.width, size.width * options.scale)
    writer.attribute(.height, size.height * options.scale)
    writer.attribute(.role, "img")
    writer.attribute(.ariaLabelledby, text: "\(prefix)title \(prefix)desc")
    writer.attribute(.fontFamily, Self.fonts)
    writeNames()
    let head = writer.count
    writeAnchors()
    writer.begin(.g)
    var x = 0.0
    for index in panels.indices {
      writePanel(index, x: x)
      x += panels[index].scene.size.width + Self.gap
    }
    writer.end()
    writer.end()
    writer.finish()
    var shared = ByteText(capacity: 16_384)
    appendStyle(for: writer.usedInks, to: &shared)
    appendDefinitions(of: writer.usedDrawings, to: &shared)
    var file = writer.buffer.array(inserting: shared, at: head)
    if options.idPrefix == nil { DrawingMark.replacePlaceholders(in: &file) }
    return file
  }

  /// The id of the root, which limits style rules to this drawing.
  private var rootName: String { prefix + "svg" }

  /// The fonts of the whole drawing, in its first tag.
  static let fonts: StaticString =
    "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

  private mutating func writeNames() {
    let names = panels.map(\.caption).joined(separator: ", ")
    writer.begin(.title)
    writer.attribute(.id, text: prefix + "title")
    writer.text(options.title ?? names)
    writer.end()
    writer.begin(.desc)
    writer.attribute(.id, text: prefix + "desc")
    var text = ByteText()
    text.append(text: "A scrolling interface on \(names), moving for ")
    let longest = panels.map(\.motion.duration).max() ?? 0
    DecimalFormat(decimals: 1, keepsLeadingZero: true).append(longest, to: &text)
    text.append(" s.")
    writer.text(options.description ?? text.string)
    writer.end()
  }

  // MARK: - Panels

  private func idPrefix(_ panel: Int) -> String {
    panels.count == 1 ? prefix : "\(prefix)d\(panel)-"
  }

  private mutating func writePanel(_ index: Int, x: Double) {
    let panel = panels[index]
    if panels.count > 1 {
      writer.begin(.g)
      if x > 0 {
        writer.attribute(.transform) { bytes in
          bytes.append("translate(")
          DecimalFormat(decimals: 2).append(x, to: &bytes)
          bytes.append(" 0)")
        }
      }
    }
    var markup = SceneMarkup()
    markup.idPrefix = idPrefix(index)
    markup.definitionPrefix = prefix
    markup.appearance = options.appearance
    markup.showsFinger = options.showsFinger
    markup.fingerTailCount = tailCount(index)
    markup.namesFingerTail = !stillFrames.isEmpty
    if options.encoding == .smil {
      let sheet = sheet
      let options = options
      markup.decorate = { track, tail, writer in
        guard let entry = sheet.entries[index][track] else { return }
        SMILWriter(entry: entry, clock: sheet.clock, loop: options.loop, tail: tail)
          .write(to: &writer)
      }
    }
    markup.write(
      panel.scene, run: panel.run, frame: options.posterFrame(of: panel, beside: panels[0]),
      to: &writer)
    if hasCaptions { writeCaption(panel) }
    if panels.count > 1 { writer.end() }
  }

  private mutating func writeCaption(_ panel: SVGPanel) {
    let context = ArtContext(
      device: panel.scene.device, screen: panel.scene.stages[0].screen, idPrefix: "",
      definitionPrefix: "", appearance: options.appearance)
    let middle = panel.scene.size.width / 2
    let lines: [(String, Double, Double, PaletteColor)] = [
      (panel.caption, 20, 34, .captionInk), (panel.facts, 14, 56, .captionDim),
    ]
    for (text, size, y, ink) in lines where !text.isEmpty {
      writer.begin(.text)
      writer.attribute(.x, middle)
      writer.attribute(.y, panel.scene.size.height + y)
      writer.attribute(.textAnchor, "middle")
      writer.attribute(.fontSize, size)
      if ink == .captionInk { writer.attribute(.fontWeight, 600) }
      context.fill(ink, &writer)
      writer.text(text)
      writer.end()
    }
  }

  // MARK: - Style

  /// Appends the style element, which has rules for what the drawings use and for nothing else.
  private func appendStyle(for inks: InkSet, to text: inout ByteText) {
    text.append("\n <style>\n")
    let start = text.count
    if options.encoding == .css { appendAnimations(to: &text) }
    if !inks.isEmpty {
      text.append("@media(prefers-color-scheme:dark){")
      StoryboardArt.appendDarkRules(for: inks, scope: "#" + rootName, to: &text)
      text.append("}\n")
    }
    guard text.count > start else { return text.truncate(to: 0) }
    text.append("</style>")
  }

  /// Appends the definitions element, which holds what the drawings refer to and nothing else.
  private func appendDefinitions(of drawings: SharedDrawingSet, to text: inout ByteText) {
    guard !drawings.isEmpty else { return }
    // Begun inside another element for the indentation that it has in the file.
    var writer = MarkupWriter()
    writer.begin(.svg)
    let start = writer.count
    writer.begin(.defs)
    StoryboardArt.writeDefinitions(of: drawings, idPrefix: prefix, to: &writer)
    writer.end()
    // After the end of the outer start tag.
    text.append(contentsOf: writer.buffer, from: start + 1)
  }

  private func appendAnimations(to css: inout ByteText) {
    for (number, body) in sheet.bodies.enumerated() {
      css.append("@keyframes ")
      appendKeyframesName(number, to: &css)
      css.append("{\n")
      body.append(to: &css, clock: sheet.clock)
      css.append("}\n")
    }
    for panel in panels.indices {
      for (target, tracks) in sheet.rules(panels[panel], panel) {
        let tails = target.part == .finger ? tailCount(panel) : 0
        for tail in 0...tails {
          css.append("#")
          appendName(target, tail: tail, panel: panel, to: &css)
          css.append("{animation:")
          for track in tracks {
            guard let entry = sheet.entries[panel][track] else { continue }
            if track != tracks[0] { css.append(",") }
            appendAnimation(entry, tail: tail, to: &css)
          }
          css.append("}\n")
        }
      }
    }
    appendStills(to: &css)
    css.append("@media(prefers-reduced-motion:reduce){#")
    css.append(text: rootName)
    css.append(" *{animation:none!important}}\n")
  }

  private func tailCount(_ panel: Int) -> Int {
    options.encoding != .none && options.showsFinger && options.showsFingerTail
      && sheet.isFingerMoving(panel) ? 2 : 0
  }

  private func appendAnimation(
    _ entry: AnimationSheet.Entry, tail: Int, to css: inout ByteText
  ) {
    appendKeyframesName(entry.body, to: &css)
    css.append(" ")
    let seconds = DecimalFormat(decimals: 6)
    seconds.append(sheet.clock.duration, to: &css)
    css.append("s")
    if tail > 0 {
      css.append(" ")
      seconds.append(FingerTail.delay(tail), to: &css)
      css.append("s")
    }
    css.append(entry.track.property == .visibility ? " step-end" : " linear")
    switch options.loop {
    case .forever: css.append(tail > 0 ? " infinite both" : " infinite")
    case .once: css.append(" both")
    }
  }

  private func appendKeyframesName(_ number: Int, to css: inout ByteText) {
    css.append(text: prefix)
    css.append("k")
    css.append(decimal: number)
  }

  private func appendName(
    _ name: SceneName, tail: Int, panel: Int, to css: inout ByteText
  ) {
    guard tail > 0 else { return name.append(to: &css, prefix: idPrefix(panel)) }
    FingerTail.appendName(of: name, tail: tail, prefix: idPrefix(panel), to: &css)
  }

  // MARK: - Stills

  /// Frames of the first device that have a still.
  private var stillFrames: [Int] {
    guard let interval = options.stillInterval, interval > 0, options.encoding == .css else {
      return []
    }
    let motion = panels[0].motion
    let step = max(Int((interval * Double(motion.rate)).rounded()), 1)
    return Array(stride(from: 0, to: motion.frameCount, by: step))
  }

  private mutating func writeAnchors() {
    for frame in stillFrames {
      writer.begin(.g)
      writer.attribute(.id) { text in
        text.append(escaped: prefix, inAttribute: true)
        text.append("f")
        text.append(decimal: frame)
      }
      writer.attribute(.class) { text in
        text.append(escaped: prefix, inAttribute: true)
        text.append("f")
      }
      writer.end()
    }
  }

  /// A still is the animation at its end.
  ///
  /// It lasts a thousandth of a second, began a second ago, and the number of its iterations is the part
  /// of the loop that the still shows. What is over stays as it is, whereas a paused animation in an
  /// image starts late, and moves until then, in a busy browser.
  private func appendStills(to css: inout ByteText) {
    guard !stillFrames.isEmpty else { return }
    css.append(".")
    css.append(text: prefix)
    css.append("f:target~g *{animation-duration:1ms!important;")
    css.append("animation-delay:-1s!important;animation-fill-mode:both!important}\n")
    // Each circle behind the finger would stand where the finger is, and lie on it.
    if panels.indices.contains(where: { tailCount($0) > 0 }) {
      css.append(text: ".\(prefix)f:target~g .\(prefix)tail{opacity:0}\n")
    }
    for frame in stillFrames {
      css.append("#")
      css.append(text: prefix)
      css.append("f")
      css.append(decimal: frame)
      css.append(":target~g *{animation-iteration-count:")
      let time = Double(frame) / Double(panels[0].motion.rate)
      DecimalFormat(decimals: 7, keepsLeadingZero: true)
        .append(time / sheet.clock.duration, to: &css)
      css.append("!important}\n")
    }
  }
}
