// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The style element of an animated SVG: keyframes, animations, stills and dark colours.
struct SVGStyle {
  private let plan: SVGPlan

  init(_ plan: SVGPlan) { self.plan = plan }

  /// Appends the style element, with rules only for what the drawings use.
  func append(for resources: DrawingResources, to text: inout ByteText) {
    text.append("\n <style>\n")
    let start = text.count
    if plan.options.encoding == .css { appendAnimations(to: &text) }
    if !resources.colors.isEmpty || !resources.looks.paints.isEmpty {
      text.append("@media(prefers-color-scheme:dark){")
      let scope = "#" + plan.rootName
      StoryboardArt.appendDarkRules(for: resources.colors, scope: scope, to: &text)
      resources.looks.appendDarkRules(scope: scope, to: &text)
      text.append("}\n")
    }
    guard text.count > start else { return text.truncate(to: 0) }
    text.append("</style>")
  }

  private func appendAnimations(to css: inout ByteText) {
    for (number, body) in plan.sheet.bodies.enumerated() {
      css.append("@keyframes ")
      appendKeyframesName(number, to: &css)
      css.append("{\n")
      body.append(to: &css, clock: plan.sheet.clock)
      css.append("}\n")
    }
    for panel in plan.panels.indices {
      for (target, tracks) in plan.sheet.rules(plan.panels[panel], panel) {
        let tails = target.part == .finger ? plan.tailCount(ofPanel: panel) : 0
        for tail in 0...tails {
          css.append("#")
          appendName(target, tail: tail, panel: panel, to: &css)
          css.append("{animation:")
          for track in tracks {
            guard let entry = plan.sheet.entries[panel][track] else { continue }
            if track != tracks[0] { css.append(",") }
            appendAnimation(entry, tail: tail, to: &css)
          }
          css.append("}\n")
        }
      }
    }
    appendStills(to: &css)
    css.append("@media(prefers-reduced-motion:reduce){#")
    css.append(text: plan.rootName)
    css.append(" *{animation:none!important}}\n")
  }

  private func appendAnimation(
    _ entry: AnimationSheet.Entry, tail: Int, to css: inout ByteText
  ) {
    appendKeyframesName(entry.body, to: &css)
    css.append(" ")
    let seconds = DecimalFormat(decimals: 6)
    seconds.append(plan.sheet.clock.duration, to: &css)
    css.append("s")
    if tail > 0 {
      css.append(" ")
      seconds.append(FingerTail.delay(tail), to: &css)
      css.append("s")
    }
    css.append(entry.track.property == .visibility ? " step-end" : " linear")
    switch plan.options.loop {
    case .forever: css.append(tail > 0 ? " infinite both" : " infinite")
    case .once: css.append(" both")
    }
  }

  private func appendKeyframesName(_ number: Int, to css: inout ByteText) {
    css.append(text: plan.prefix)
    css.append("k")
    css.append(decimal: number)
  }

  private func appendName(
    _ name: SceneName, tail: Int, panel: Int, to css: inout ByteText
  ) {
    guard tail > 0 else { return name.append(to: &css, prefix: plan.idPrefix(ofPanel: panel)) }
    FingerTail.appendName(of: name, tail: tail, prefix: plan.idPrefix(ofPanel: panel), to: &css)
  }

  // MARK: - Stills

  /// Appends the rules of stills: a still is a finished animation.
  ///
  /// It lasts a thousandth of a second, began a second ago, and its number of iterations is the fraction of the loop
  /// that the still shows. A finished animation does not move, whereas a paused animation in an image starts late in a
  /// busy browser, and moves until then.
  private func appendStills(to css: inout ByteText) {
    guard !plan.stillFrames.isEmpty else { return }
    css.append(".")
    css.append(text: plan.prefix)
    css.append("f:target~g *{animation-duration:1ms!important;")
    css.append("animation-delay:-1s!important;animation-fill-mode:both!important}\n")
    // The circles behind the finger would cover it.
    if plan.panels.indices.contains(where: { plan.tailCount(ofPanel: $0) > 0 }) {
      css.append(text: ".\(plan.prefix)f:target~g .\(plan.prefix)tail{opacity:0}\n")
    }
    for frame in plan.stillFrames {
      css.append("#")
      css.append(text: plan.prefix)
      css.append("f")
      css.append(decimal: frame)
      css.append(":target~g *{animation-iteration-count:")
      let time = Double(frame) / Double(plan.panels[0].motion.rate)
      DecimalFormat(decimals: 7, keepsLeadingZero: true)
        .append(time / plan.sheet.clock.duration, to: &css)
      css.append("!important}\n")
    }
  }
}
