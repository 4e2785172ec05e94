// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The keys of a track as rules of a style sheet; equal keys print the same text.
///
/// The `transform` of a moving group is its position in the still picture; an animation of `translate` adds to that. So
/// a program without animations shows the still picture, and groups with the same motion at different positions, such as
/// lists below status bars of different heights, share their keys.
struct PrintedKeys: Equatable {
  /// A line between the braces of `@keyframes`, in the whole numbers that it shows.
  private struct Rule: Equatable, BitwiseCopyable {
    /// The time at which the value is reached, in units of the clock's last decimal.
    var start: Int
    /// The end of a rest at the value; the same as the start where there is none.
    var end: Int
    /// The value in units of the format's last decimal.
    var value: Int
    /// The interpolation to the next rule; nothing is printed for a linear one.
    var easing: Keyframe.Easing
  }

  /// A number that equal keys share, and few others.
  private(set) var mark = 0
  private let property: SceneTrack.Property
  private let format: DecimalFormat
  private var rules: [Rule] = []

  /// The decimals of the positions of groups.
  private static let positionDecimals = 2

  /// Makes the keys of a group from its position in the still picture, in the unit of the track's samples.
  ///
  /// Successive keys of one value are a rest: its rule has the times of the first and the last of them. The
  /// interpolation between them does not matter.
  init(_ track: ReducedTrack, position: Double, rate: Int, clock: LoopClock) {
    property = track.property
    // The offset of the values of keys, and the unit of a key, in units of the last decimal.
    var base = 0
    var unit = 1
    if property.isTranslation {
      let decimals = max(track.format.decimals, Self.positionDecimals)
      func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
      unit = power(decimals - track.format.decimals)
      base =
        DecimalFormat(decimals: Self.positionDecimals).scaled(position)
        * power(decimals - Self.positionDecimals)
      format = DecimalFormat(decimals: decimals)
    } else {
      format = track.format
    }
    let keys = track.keys
    rules.reserveCapacity(keys.count)
    var first = 0
    while first < keys.count {
      var last = first
      while last + 1 < keys.count, keys[last + 1].value == keys[first].value { last += 1 }
      let isLast = last == keys.count - 1
      let start = clock.part(quarters: keys[first].quarters, rate: rate)
      let end =
        if isLast {
          // Without a last key the browser would return to the still picture.
          clock.whole
        } else if last == first {
          start
        } else {
          clock.part(quarters: keys[last].quarters, rate: rate)
        }
      let value = keys[last].value * unit - base
      rules.append(
        Rule(
          start: start, end: end, value: value,
          easing: isLast || property == .visibility ? .linear : keys[last].easing))
      mark = (mark &* 31 &+ start) &* 31 &+ value
      first = last + 1
    }
  }

  /// Appends the rules between the braces of `@keyframes`, one in each line.
  func append(to bytes: inout ByteText, clock: LoopClock) {
    let percent = DecimalFormat(decimals: clock.percentDecimals)
    for rule in rules {
      percent.append(scaled: rule.start, to: &bytes)
      if rule.end > rule.start {
        bytes.append("%,")
        percent.append(scaled: rule.end, to: &bytes)
      }
      bytes.append("%{")
      append(rule.value, to: &bytes)
      append(rule.easing, to: &bytes)
      bytes.append("}\n")
    }
  }

  private func append(_ value: Int, to bytes: inout ByteText) {
    switch property {
    case .translateX, .translateY:
      bytes.append(property == .translateX ? "translate:" : "translate:0 ")
      format.append(scaled: value, to: &bytes)
      if value != 0 { bytes.append("px") }
    case .opacity:
      bytes.append("opacity:")
      format.append(scaled: value, to: &bytes)
    case .scale:
      bytes.append("transform:scale(")
      format.append(scaled: value, to: &bytes)
      bytes.append(")")
    case .stretch:
      bytes.append("transform:scale(1,")
      format.append(scaled: value, to: &bytes)
      bytes.append(")")
    case .rotation:
      bytes.append("transform:rotate(")
      format.append(scaled: value, to: &bytes)
      bytes.append("deg)")
    case .blur:
      bytes.append("filter:blur(")
      format.append(scaled: max(0, value), to: &bytes)
      bytes.append("px)")
    case .corner, .width, .height, .outline:
      switch property {
      case .corner: bytes.append("rx:")
      case .width: bytes.append("width:")
      case .height: bytes.append("height:")
      default: bytes.append("stroke-width:")
      }
      format.append(scaled: max(0, value), to: &bytes)
      bytes.append("px")
    case .visibility:
      bytes.append(value == 0 ? "visibility:hidden" : "visibility:visible")
    }
  }

  private func append(_ easing: Keyframe.Easing, to bytes: inout ByteText) {
    switch easing {
    case .linear: break
    case .step: bytes.append(";animation-timing-function:step-end")
    case .cubic(let y1, let y2, let decimals):
      let format = DecimalFormat(decimals: decimals)
      bytes.append(";animation-timing-function:cubic-bezier(.33,")
      format.append(scaled: y1, to: &bytes)
      bytes.append(",.67,")
      format.append(scaled: y2, to: &bytes)
      bytes.append(")")
    }
  }
}
