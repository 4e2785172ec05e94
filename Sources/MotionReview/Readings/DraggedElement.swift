// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What a finger has landed on, and how it moves along an axis.
struct DraggedElement {
  /// What it counts as.
  let subject: JumpSubject
  /// The position of its layer from the frame before the touch to the touch's last frame, in
  /// points.
  private var places: [Double] = []
  /// The range of its positions at rest in the run, in points.
  private let rests: (least: Double, greatest: Double)
  private let first: Int

  /// Finds the element under a finger that lands after the first frame; nil for elements that never
  /// move, such as a bar.
  ///
  /// - Parameter restRanges: Those of the run that other touches needed; more are added.
  init?(
    _ run: RunReading, _ touch: TouchSpan, isUpright: Bool, _ restRanges: inout RestRanges
  ) {
    let timeline = run.timeline
    guard touch.first > 0, touch.first < touch.end,
      run.epoch(touch.first - 1) == run.epoch(touch.first),
      case let index = run.elementUnderFinger(touch.first), index >= 0,
      let subject = JumpSubject(timeline.elements[index].id.kind)
    else { return nil }
    let layer = Int(timeline.elements[index].layer)
    guard layer < timeline.layerCount else { return nil }
    self.subject = subject
    first = touch.first
    let epoch = run.epoch(touch.first)
    for frame in touch.first - 1..<touch.end where run.epoch(frame) == epoch {
      let place = timeline.translation(ofLayer: layer, inFrame: frame)
      places.append(isUpright ? place.y : place.x)
    }
    rests = restRanges.range(of: layer, isUpright: isUpright, epoch: epoch, in: run)
  }

  /// The last frame of the touch on the same screen, and one more.
  var end: Int { first + places.count - 1 }

  /// How far it has moved since the frame before the touch, in points.
  func travel(_ frame: Int) -> Double { places[frame - first + 1] - places[0] }

  /// Whether it is between two of its positions at rest, where nothing restricts it.
  func isFree(_ frame: Int) -> Bool {
    let place = places[frame - first + 1]
    return place > rests.least + 0.01 && place < rests.greatest - 0.01
  }
}
