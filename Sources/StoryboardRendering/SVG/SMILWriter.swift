// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes one track as an SMIL element inside its group.
struct SMILWriter {
  let entry: AnimationSheet.Entry
  let clock: LoopClock
  let loop: SVGOptions.Loop
  let tail: Int

  private struct Point {
    var quarters: Int
    var value: Int
    var easing: Keyframe.Easing
  }

  func write(to writer: inout MarkupWriter) {
    let track = entry.track
    let points = points()
    let isVisibility = track.property == .visibility
    let isTranslation = track.property.isTranslation
    let isTransform =
      isTranslation || [.scale, .stretch, .rotation].contains(track.property)
    writer.begin(isTransform ? .animateTransform : .animate)
    switch track.property {
    case .translateX, .translateY, .scale, .stretch, .rotation:
      writer.attribute(.attributeName, "transform")
    case .opacity: writer.attribute(.attributeName, "opacity")
    case .visibility: writer.attribute(.attributeName, "visibility")
    case .blur: writer.attribute(.attributeName, "stdDeviation")
    case .corner: writer.attribute(.attributeName, "rx")
    case .width: writer.attribute(.attributeName, "width")
    case .height: writer.attribute(.attributeName, "height")
    case .outline: writer.attribute(.attributeName, "stroke-width")
    }
    if isTranslation { writer.attribute(.type, "translate") }
    if track.property == .scale || track.property == .stretch {
      writer.attribute(.type, "scale")
    }
    if track.property == .rotation { writer.attribute(.type, "rotate") }
    if tail > 0 {
      writer.attribute(.begin) { seconds(FingerTail.delay(tail), &$0) }
    }
    writer.attribute(.dur) { seconds(clock.duration, &$0) }
    switch loop {
    case .forever: writer.attribute(.repeatCount, "indefinite")
    case .once: writer.attribute(.fill, "freeze")
    }
    let isCurved = points.contains {
      if case .cubic = $0.easing { true } else { false }
    }
    if isVisibility {
      writer.attribute(.calcMode, "discrete")
    } else if isCurved {
      writer.attribute(.calcMode, "spline")
    }
    writer.attribute(.values) { bytes in
      for (index, point) in points.enumerated() {
        if index > 0 { bytes.append(";") }
        if isVisibility {
          bytes.append(point.value == 0 ? "hidden" : "visible")
          continue
        }
        if track.property == .translateY { bytes.append("0 ") }
        if track.property == .stretch { bytes.append("1 ") }
        track.format.append(scaled: point.value, to: &bytes)
      }
    }
    writer.attribute(.keyTimes) { bytes in
      let format = DecimalFormat(decimals: clock.percentDecimals + 2)
      for (index, point) in points.enumerated() {
        if index > 0 { bytes.append(";") }
        format.append(scaled: part(point), to: &bytes)
      }
    }
    if isCurved {
      writer.attribute(.keySplines) { bytes in
        for (index, point) in points.dropLast().enumerated() {
          if index > 0 { bytes.append(";") }
          appendSpline(point.easing, to: &bytes)
        }
      }
    }
    writer.end()
  }

  private func seconds(_ value: Double, _ bytes: inout ByteText) {
    DecimalFormat(decimals: 6).append(value, to: &bytes)
    bytes.append("s")
  }

  private func part(_ point: Point) -> Int {
    point.quarters == .max ? clock.whole : clock.part(quarters: point.quarters, rate: entry.rate)
  }

  private func appendSpline(_ easing: Keyframe.Easing, to bytes: inout ByteText) {
    guard case .cubic(let y1, let y2, let decimals) = easing else {
      bytes.append("0 0 1 1")
      return
    }
    let format = DecimalFormat(decimals: decimals)
    bytes.append(".33 ")
    format.append(scaled: y1, to: &bytes)
    bytes.append(" .67 ")
    format.append(scaled: y2, to: &bytes)
  }

  /// The keys with steps as steep ramps, and the last value until the end.
  ///
  /// A list has one interpolation. A step is therefore two keys at one time, a quarter of a frame before the new value's
  /// frame: a browser that counts in whole milliseconds would show a part of a ramp that ends on the frame itself.
  private func points() -> [Point] {
    let keys = entry.track.keys
    var points: [Point] = []
    for (index, key) in keys.enumerated() {
      let isStep = index > 0 && keys[index - 1].easing == .step
      if isStep, entry.track.property != .visibility {
        points.append(
          Point(quarters: key.quarters, value: keys[index - 1].value, easing: .linear))
      }
      points.append(Point(quarters: key.quarters, value: key.value, easing: key.easing))
    }
    if let last = points.last, part(last) < clock.whole {
      points.append(Point(quarters: .max, value: last.value, easing: .linear))
    }
    return points
  }
}
