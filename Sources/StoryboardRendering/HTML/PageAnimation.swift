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
    for (index, panel) in panels.enumerated() {
      for (target, tracks) in sheet.rules(panel, index) {
        let rule = tracks.compactMap { sheet.entries[index][$0] }
          .map { animation($0, sheet.clock) }.joined(separator: ",")
        css.append(
          text: "\(scope)#\(target.text(prefix: drawings[index].idPrefix)){animation:\(rule)}")
      }
    }
  }

  private func name(_ number: Int) -> String { "\(namePrefix)k\(number)" }

  private func animation(_ entry: AnimationSheet.Entry, _ clock: LoopClock) -> String {
    var duration = ByteText()
    DecimalFormat(decimals: 6).append(clock.duration, to: &duration)
    if start > 0 {
      duration.append("s -")
      DecimalFormat(decimals: 6).append(start, to: &duration)
    }
    let timing = entry.track.property == .visibility ? "step-end" : "linear"
    return "\(name(entry.body)) \(duration.string)s \(timing) infinite"
  }
}
