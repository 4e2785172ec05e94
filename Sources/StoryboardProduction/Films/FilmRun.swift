// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
package import ScrollCore

extension FilmMotion {
  /// The parts of the content that stand for its rows, in points: a film does not say where rows begin.
  private static let part = 60.0
  /// The greatest change that may be none, in points.
  private static let unmeasured = 0.05
  /// An end of the list that is not known, in points.
  static let far = 1e5

  /// The film as a run, which the rules read and which can be recorded.
  ///
  /// The offset counts from the list's rest at its top, if the film begins there. A finger is down where a dot shows
  /// it. The list ends where it springs back to from further down; if it never does, its end is not known.
  ///
  /// - Parameter screen: The screen of the device.
  package func timeline(on screen: Screen) -> Timeline {
    var timeline = Timeline(rate: rate)
    timeline.epochs = [.init(firstFrame: 0, screen: screen)]
    timeline.layerCount = 3
    timeline.layerLinks = [LayerLink(), LayerLink(), LayerLink()]
    timeline.valueNames =
      ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
      .map { TrackName($0) }
    timeline.valueNames +=
      role == .header
      ? [TrackName(growsWithPull ? "header.bottom" : "header.height")]
      : ["sheet.height", "sheet.presentedHeight", "list.contentOffset.y", "sheet.top"]
        .map { TrackName($0) }
    // The first row begins where the header ended when the list rested at its top.
    if role == .header, inset != nil { timeline.valueNames.append(TrackName("firstRow.y")) }
    let pages = Self.calmed(filled(sideways.places))
    if !pages.isEmpty { timeline.valueNames.append(TrackName("pager.contentOffset.x")) }
    timeline.valueNames += fades.indices.map { TrackName("fade", Int32($0), ".alpha") }
    let seesFingers = seesFingers
    let places = Self.calmed(filled(scrolled))
    let edges = Self.calmed(filled(edge))
    let height = screen.size.height
    // An inset of the safe area alone says that the film does not show that of the list.
    let top = role == .sheet ? 0 : inset ?? screen.safeAreaInsets.top
    let start = top + rest.place
    let minimum = rest == .unknown ? -Self.far : -top
    let least = (places.min() ?? 0) - start
    let maximum =
      FilmEnd.lower(of: places, rate: rate).map { $0 - start } ?? max(Self.far, least)
    let idle = Self.idleFrames(places, edges)
    for frame in 0..<count {
      let offset = places[frame] - start
      let speed = seesFingers ? held(speed(places, frame), frame) : speed(places, frame)
      timeline.values += [offset, speed, minimum, maximum]
      if role == .header {
        timeline.values.append(edge[frame].isNaN ? .nan : edges[frame])
        if let inset { timeline.values.append(firstRow(frame, -offset, inset)) }
      } else {
        timeline.values += [
          height - edges[frame], height - edges[frame], offset, edge[frame],
        ]
      }
      if !pages.isEmpty {
        timeline.values.append(sideways.places[frame].isNaN ? .nan : pages[frame])
      }
      timeline.values += fades.map { $0.opacity[frame] }
      // A spring does not move a sheet in a single frame: something else does.
      let isStep = role == .sheet && isStep(edges, frame)
      let isHeld = !fingers.places[frame].x.isNaN
      timeline.phases.append(isStep || isHeld ? .tracking : idle[frame] ? .idle : .decelerating)
      let shift = role == .header ? 0 : edges[frame] - (edges.first ?? 0)
      timeline.bounds.append(
        ScrollBounds(
          start: role == .header ? 0 : edges[frame], end: height, leadingInset: top,
          trailingInset: 0))
      timeline.layers += [Point(0, 0), Point(0, shift - places[frame]), Point(0, shift)]
      append(to: &timeline, frame, edges[frame], shift - places[frame], screen)
    }
    timeline.fingers = fingers.places
    timeline.events = fingers.events(rate: rate)
    timeline.stepTimes = [0, Double(max(0, count - 1)) / Double(rate)]
    return timeline
  }

  /// The elements of a frame: the header or the sheet, and parts of the content.
  private func append(
    to timeline: inout Timeline, _ frame: Int, _ edge: Double, _ shift: Double, _ screen: Screen
  ) {
    let (width, height) = (screen.size.width, screen.size.height)
    let start = edges0 + shift
    if role == .sheet {
      timeline.elements.append(
        ElementFrame(
          ElementID(.sheet), layer: 2, frame: Rect(0, edge, width, max(0, height - edge))))
    }
    if !scrolled[frame].isNaN {
      let first = Int(((role == .sheet ? edge : 0) - start) / Self.part)
      let last = Int((height - start) / Self.part)
      for index in max(0, first)...max(0, first, last) {
        timeline.elements.append(
          ElementFrame(
            ElementID(role == .sheet ? .place : .cell, item: Int32(index)), layer: 1,
            frame: Rect(0, start + Double(index) * Self.part, width, Self.part)))
      }
    }
    if role == .header, !self.edge[frame].isNaN {
      timeline.elements.append(
        ElementFrame(ElementID(.header), layer: 0, frame: Rect(0, 0, width, edge)))
    }
    timeline.elementStarts.append(timeline.elements.count)
  }

  /// The edge in the first frame in which it is known.
  private var edges0: Double { edge.first { !$0.isNaN } ?? 0 }

  /// A track in which lost frames keep the value before, or the first one after.
  private func filled(_ track: [Double]) -> [Double] {
    var known = track.first { !$0.isNaN } ?? 0
    return track.map { value in
      if !value.isNaN { known = value }
      return known
    }
  }

  /// A track that rests where it changes by no more than what cannot be measured.
  private static func calmed(_ track: [Double]) -> [Double] {
    var held = track.first ?? 0
    return track.map { value in
      if abs(value - held) > unmeasured { held = value }
      return held
    }
  }

  /// The speed that the frames around a frame show, in points a second: a jump within one frame is no speed.
  private func speed(_ places: [Double], _ frame: Int) -> Double {
    var steps: [Double] = []
    for near in max(1, frame - 2)...max(1, min(places.count - 1, frame + 2))
    where near < places.count {
      steps.append(places[near] - places[near - 1])
    }
    guard !steps.isEmpty else { return 0 }
    steps.sort()
    let middle = steps[steps.count / 2]
    return abs(middle) * Double(rate) < 2 ? 0 : middle * Double(rate)
  }

  /// The speed of content while a finger is down: no more than that of the finger, which alone explains how far it moves.
  private func held(_ speed: Double, _ frame: Int) -> Double {
    guard frame > 0, !fingers.places[frame].x.isNaN else { return speed }
    let steps = (max(1, frame - 2)...frame).map {
      abs(fingers.places[$0].y - fingers.places[$0 - 1].y)
    }
    let most = steps.reduce(0) { $1.isNaN ? $0 : max($0, $1) } * Double(rate)
    return min(max(speed, -most), most)
  }

  /// Whether a value changes far more in a frame than in the ones around it.
  private func isStep(_ places: [Double], _ frame: Int) -> Bool {
    guard frame > 1, frame + 1 < places.count, !edge[frame].isNaN, !edge[frame - 1].isNaN else {
      return false
    }
    let steps = (frame - 1...frame + 1).map { abs(places[$0] - places[$0 - 1]) }
    return steps[1] > 2 * max(steps[0], steps[2]) + 4
  }

  /// Where the first row begins, in points; NaN where it would be below the header and the picture shows no background there:
  /// then the edge is that of something else.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - place: Where the row has to be by how far the content has moved.
  ///   - inset: Where the row is when the list rests at its top.
  private func firstRow(_ frame: Int, _ place: Double, _ inset: Double) -> Double {
    // Content that is pulled opens a space that is no gap.
    let gap = min(place, inset) - edge[frame]
    return gap > 1 && blanks[frame] < 0.8 * gap ? .nan : place
  }

  /// Whether the edge is known in a frame in which the content is beyond an end that is known.
  ///
  /// - Parameter timeline: The film as a run.
  func showsBounce(_ timeline: Timeline) -> Bool {
    let names = [
      TrackName("contentOffset.y"), TrackName("contentOffset.min"), TrackName("contentOffset.max"),
    ]
    let columns = names.compactMap { timeline.valueNames.firstIndex(of: $0) }
    guard knowsEnd, columns.count == names.count else { return false }
    return (0..<count).contains { frame in
      let row = frame * timeline.valueNames.count
      let values = columns.map { timeline.values[row + $0] }
      return !edge[frame].isNaN && (values[0] < values[1] || values[0] > values[2])
    }
  }

  /// Whether dots show all fingers: one is down wherever something sets out.
  var seesFingers: Bool {
    showsSteps && fingers.explain(Self.starts(of: scrolled) + Self.starts(of: edge), rate: rate)
  }

  /// The frames in which something sets out from a rest.
  ///
  /// Where a spring turns, it is slow for one frame: that is no rest. Where a track is found again, nothing has moved.
  ///
  /// - Parameter track: Where it is in each frame, in points; NaN where that is unknown.
  static func starts(of track: [Double]) -> [Int] {
    track.indices.dropFirst(3).filter { frame in
      abs(track[frame] - track[frame - 1]) > 1
        && (1...2).allSatisfy { abs(track[frame - $0] - track[frame - $0 - 1]) < 0.25 }
    }
  }

  /// The frames in which all rests.
  ///
  /// The end of a spring is too slow to be seen: where the edge moves once more before the content does, nothing was at
  /// rest until then.
  ///
  /// - Parameters:
  ///   - places: Where the content is in each frame, in points.
  ///   - edges: Where the edge is, in points.
  static func idleFrames(_ places: [Double], _ edges: [Double]) -> [Bool] {
    var isSettled = true
    return places.indices.reversed().map { frame in
      let isStill = isStill(places, frame)
      if !isStill { isSettled = true } else if !Self.isStill(edges, frame) { isSettled = false }
      return isStill && isSettled
    }.reversed()
  }

  /// Whether a value rests in a frame and its neighbours.
  private static func isStill(_ places: [Double], _ frame: Int) -> Bool {
    let near = max(0, frame - 1)...min(places.count - 1, frame + 1)
    return near.allSatisfy { abs(places[$0] - places[frame]) < 0.25 }
  }
}
