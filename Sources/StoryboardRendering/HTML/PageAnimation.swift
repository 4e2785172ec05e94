// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The motion of a page's drawings as a style sheet: keyframes, and a rule for each group that moves.
///
/// The style rules of the page decide when it plays; where it does not, groups stay as they are drawn.
struct PageAnimation {
  /// A drawing: a run of a scene, the frame that it is drawn in, and the prefix of its ids.
  struct Drawing {
    var scene: Scene
    var run: Int
    var frame: Int
    var idPrefix: String
  }

  /// The drawings that share one clock.
  let drawings: [Drawing]
  /// The prefix of the names of keyframes.
  var namePrefix = ""
  /// The start of the selectors of rules.
  ///
  /// With an ancestor of the drawings, copies of them (`use`) have no animation of their own: no selector reaches from
  /// outside into a copy.
  var scope = ""
  /// Whether a rule of its own has what all animations of the page have in common, for ids that begin with a "d".
  var sharesClock = false
  /// When in the loop the motion starts, in seconds.
  var start = 0.0
  /// The greatest error of a position at any frame, in points, as that of `SVGOptions`.
  var tolerance = 0.1
  /// Decimals of positions, as those of `SVGOptions`.
  var precision = 2

  /// Appends the rules; the same drawings give the same bytes.
  func append(to css: inout ByteText) {
    let panels = drawings.map { SVGPanel($0.scene, run: $0.run) }
    var options = SVGOptions()
    options.tolerance = tolerance
    options.precision = precision
    let sheet = AnimationSheet(panels, frames: drawings.map(\.frame), options: options)
    for (number, body) in sheet.bodies.enumerated() {
      css.append(text: "@keyframes \(name(number)){")
      body.append(to: &css, clock: sheet.clock)
      css.append("}")
    }
    if sharesClock {
      css.append(text: "[id^=d]{animation:\(duration(sheet.clock)) linear infinite}")
    }
    for (index, panel) in panels.enumerated() {
      for (target, tracks) in sheet.rules(panel, index) {
        let entries = tracks.compactMap { sheet.entries[index][$0] }
        css.append(text: "\(scope)#\(target.text(prefix: drawings[index].idPrefix)){")
        css.append(text: sharesClock ? names(of: entries) : animations(entries, sheet.clock))
        css.append("}")
      }
    }
  }

  private func name(_ number: Int) -> String { "\(namePrefix)k\(number)" }

  private func timing(_ entry: AnimationSheet.Entry) -> String {
    entry.track.property == .visibility ? "step-end" : "linear"
  }

  /// What the common rule does not say of the animations of a group.
  private func names(of entries: [AnimationSheet.Entry]) -> String {
    let names = "animation-name:" + entries.map { name($0.body) }.joined(separator: ",")
    let timings = entries.map(timing)
    guard timings.contains("step-end") else { return names }
    return names + ";animation-timing-function:" + timings.joined(separator: ",")
  }

  private func animations(_ entries: [AnimationSheet.Entry], _ clock: LoopClock) -> String {
    "animation:"
      + entries.map { "\(name($0.body)) \(duration(clock)) \(timing($0)) infinite" }
      .joined(separator: ",")
  }

  /// The length of the loop, and where in it the motion starts.
  private func duration(_ clock: LoopClock) -> String {
    var text = ByteText()
    DecimalFormat(decimals: 6).append(clock.duration, to: &text)
    text.append("s")
    if start > 0 {
      text.append(" -")
      DecimalFormat(decimals: 6).append(start, to: &text)
      text.append("s")
    }
    return text.string
  }
}
