// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The keys of a track as rules of a style sheet.
///
/// A group that moves is drawn in its place in the still picture, by its `transform`; an animation of
/// `translate` adds to that. So whatever plays no animation shows the still picture, and groups that move
/// alike from unlike places, as lists below status bars of unlike heights do, share their keys.
struct PrintedKeys {
  private let track: ReducedTrack
  /// What is taken from the value of each key, in units of the last decimal.
  private let base: Int
  /// What a unit of a key is of those units.
  private let unit: Int
  private let format: DecimalFormat

  /// The decimals of the places of groups.
  private static let placeDecimals = 2

  /// The keys of a group whose place in the still picture is known, in the unit of the track's samples.
  init(_ track: ReducedTrack, place: Double) {
    self.track = track
    guard track.property.isTranslation else {
      (base, unit, format) = (0, 1, track.format)
      return
    }
    let decimals = max(track.format.decimals, Self.placeDecimals)
    func power(_ exponent: Int) -> Int { (0..<exponent).reduce(1) { power, _ in power * 10 } }
    format = DecimalFormat(decimals: decimals)
    unit = power(decimals - track.format.decimals)
    base =
      DecimalFormat(decimals: Self.placeDecimals).scaled(place)
      * power(decimals - Self.placeDecimals)
  }

  /// Appends the rules between the braces of `@keyframes`, one to a line.
  ///
  /// Keys of one value in a row are one rest: its rule has the times of the first and the last of them. How
  /// a browser would go on from the first one makes no difference.
  func append(rate: Int, clock: LoopClock, to bytes: inout ByteText) {
    let percent = DecimalFormat(decimals: clock.percentDecimals)
    let keys = track.keys
    var first = 0
    while first < keys.count {
      var last = first
      while last + 1 < keys.count, keys[last + 1].value == keys[first].value { last += 1 }
      let isLast = last == keys.count - 1
      let start = clock.part(quarters: keys[first].quarters, rate: rate)
      // Without a last key the browser would go back to the still picture.
      let end = isLast ? clock.whole : clock.part(quarters: keys[last].quarters, rate: rate)
      percent.append(scaled: start, to: &bytes)
      if end > start {
        bytes.append("%,")
        percent.append(scaled: end, to: &bytes)
      }
      bytes.append("%{")
      append(keys[last].value, to: &bytes)
      if !isLast { append(keys[last].easing, to: &bytes) }
      bytes.append("}\n")
      first = last + 1
    }
  }

  private func append(_ value: Int, to bytes: inout ByteText) {
    switch track.property {
    case .translateX, .translateY:
      let distance = value * unit - base
      bytes.append(track.property == .translateX ? "translate:" : "translate:0 ")
      format.append(scaled: distance, to: &bytes)
      if distance != 0 { bytes.append("px") }
    case .opacity:
      bytes.append("opacity:")
      format.append(scaled: value, to: &bytes)
    case .scale:
      bytes.append("transform:scale(")
      format.append(scaled: value, to: &bytes)
      bytes.append(")")
    case .visibility:
      bytes.append(value == 0 ? "visibility:hidden" : "visibility:visible")
    }
  }

  private func append(_ easing: Keyframe.Easing, to bytes: inout ByteText) {
    guard track.property != .visibility else { return }
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
