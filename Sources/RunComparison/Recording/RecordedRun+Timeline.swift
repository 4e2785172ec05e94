// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension RecordedRun {
  /// The run as the core records it, on the grid of the recording, to be drawn.
  ///
  /// Values are left out: their names are literals of the core.
  ///
  /// - Parameter ownElements: The elements that files name, which runs that are drawn together number alike; nil for those
  ///   of this run, drawn as their kinds are.
  package func timeline(among ownElements: [OwnElement]? = nil) -> Timeline {
    var timeline = Timeline(rate: rate)
    timeline.epochs = screens
    timeline.phases = phases
    timeline.events = events
    timeline.stepTimes = stepTimes
    timeline.failure = failure == nil ? nil : "it would end the app"
    timeline.layerCount = layerCount
    timeline.layerLinks = links
    let screen = screens[0].screen
    for frame in 0..<frameCount {
      let x = Self.points(finger[0][frame])
      timeline.fingers.append(Point(x, x.isNaN ? 0 : Self.points(finger[1][frame])))
      timeline.bounds.append(scrollBounds(frame, within: screen))
      for layer in 0..<layerCount { timeline.layers.append(origin(ofLayer: layer, frame)) }
    }
    let own = ownElements ?? Self.ownNames(of: [self]).map { OwnElement(name: $0, look: nil) }
    timeline.ownElements = OwnElements(own)
    appendElements(to: &timeline, own.map(\.name))
    return timeline
  }

  /// What files call elements of some runs, each name once.
  package static func ownNames(of runs: [RecordedRun]) -> [String] {
    var names: [String] = []
    for name in runs.flatMap(\.elements).compactMap(\.ownName) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Units of a hundredth as points; NaN for what does not exist.
  private static func points(_ units: Int) -> Double {
    units == RecordedTrack.missing ? .nan : Double(units) / grid
  }

  private func origin(ofLayer layer: Int, _ frame: Int) -> Point {
    Point(Self.points(layers[2 * layer][frame]), Self.points(layers[2 * layer + 1][frame]))
  }

  private func scrollBounds(_ frame: Int, within screen: Screen) -> ScrollBounds {
    let numbers = bounds.map { Self.points($0[frame]) }
    guard numbers.allSatisfy({ !$0.isNaN }) else {
      let end = axis == .vertical ? screen.size.height : screen.size.width
      return ScrollBounds(axis: axis, start: 0, end: end, leadingInset: 0, trailingInset: 0)
    }
    return ScrollBounds(
      axis: axis, start: numbers[0], end: numbers[1], leadingInset: numbers[2],
      trailingInset: numbers[3])
  }

  private func appendElements(to timeline: inout Timeline, _ names: [String]) {
    var next = elements.map { $0.seen[...] }
    let ids = elements.map { element in
      guard let name = element.ownName else { return element.id }
      let place = names.firstIndex(of: name) ?? 0
      return ElementID(element.id.kind, number: UInt16(place + 1), item: element.id.item)
    }
    for frame in 0..<frameCount {
      for (index, element) in elements.enumerated() {
        while let range = next[index].first, range.upperBound <= frame { next[index].removeFirst() }
        guard let range = next[index].first, range.contains(frame) else { continue }
        let layer = element[.layer][frame]
        let place = origin(ofLayer: layer, frame)
        timeline.elements.append(
          ElementFrame(
            ids[index], layer: UInt8(layer),
            frame: Rect(
              place.x + Self.points(element[.x][frame]),
              place.y + Self.points(element[.y][frame]), Self.points(element[.width][frame]),
              Self.points(element[.height][frame])),
            contentAlpha: Double(element[.alpha][frame]) / 1e4,
            contentScale: Double(element[.scale][frame]) / 1e4))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
  }
}
