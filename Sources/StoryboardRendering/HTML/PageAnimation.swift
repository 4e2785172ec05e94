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
  /// Whether it is shown small, and only where the exact frames are not: then opacities, positions and times have few
  /// decimals.
  var isCoarse = false

  /// Appends the rules; the same drawings give the same bytes.
  func append(to css: inout ByteText) {
    let panels = drawings.map { SVGPanel($0.scene, run: $0.run) }
    var options = SVGOptions()
    options.tolerance = tolerance
    if isCoarse {
      options.fadeTolerance = 0.04
      options.timeShare = 0.2
      options.precision = 1
    }
    let sheet = AnimationSheet(panels, frames: drawings.map(\.frame), options: options)
    for (number, body) in sheet.bodies.enumerated() {
      css.append(text: "@keyframes \(name(number)){")
      body.append(to: &css, clock: sheet.clock)
      css.append("}")
    }
    if sharesClock {
      css.append(text: "[id^=d]{animation:\(duration(sheet.clock)) linear infinite}")
    }
    // Groups that move alike share a rule, and all that only come and go share what they have in common.
    var rules: [(declarations: String, selectors: [String])] = []
    var places: [String: Int] = [:]
    var steps: [String] = []
    for (index, panel) in panels.enumerated() {
      for (target, tracks) in sheet.rules(panel, index) {
        let entries = tracks.compactMap { sheet.entries[index][$0] }
        let selector = "\(scope)#\(target.text(prefix: drawings[index].idPrefix))"
        let comesAndGoes = sharesClock && entries.allSatisfy { $0.track.property == .visibility }
        if comesAndGoes { steps.append(selector) }
        let declarations =
          sharesClock
          ? names(of: entries, isTimed: !comesAndGoes) : animations(entries, sheet.clock)
        if let place = places[declarations] {
          rules[place].selectors.append(selector)
        } else {
          places[declarations] = rules.count
          rules.append((declarations, [selector]))
        }
      }
    }
    if !steps.isEmpty { rules.append(("animation-timing-function:step-end", steps)) }
    for (declarations, selectors) in rules {
      css.append(text: "\(selectors.joined(separator: ",")){\(declarations)}")
    }
  }

  private func name(_ number: Int) -> String { "\(namePrefix)k\(number)" }

  private func timing(_ entry: AnimationSheet.Entry) -> String {
    entry.track.property == .visibility ? "step-end" : "linear"
  }

  /// What the common rule does not say of the animations of a group.
  ///
  /// - Parameters:
  ///   - entries: The animations.
  ///   - isTimed: Whether the timing is said, where it is not the common one.
  private func names(of entries: [AnimationSheet.Entry], isTimed: Bool) -> String {
    let names = "animation-name:" + entries.map { name($0.body) }.joined(separator: ",")
    let timings = entries.map(timing)
    guard isTimed, timings.contains("step-end") else { return names }
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
