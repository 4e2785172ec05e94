// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Divides the allowed error on the screen among the tracks that move an element together.
///
/// Where groups nest, the errors of their tracks along one axis add up. A track therefore gets the error
/// divided by the greatest number of tracks along the same axis between the screen and a drawing;
/// a scale counts as one along both axes.
///
/// Rounding comes off the allowed error first. The edge of an element is the position of its group, plus its printed
/// position in the group, plus its printed extent, and each of these two may be off by half of the last digit. So may
/// each constant translation in between. The keys of a track need no allowance: their error is measured after printing.
struct ErrorBudget {
  /// A path from the screen to something drawn, along one axis.
  private struct Path {
    /// The tracks that move it, with the maximum distance, in points, by which one unit of the track moves it.
    var tracks: [(index: Int, reach: Double)] = []
    /// The number of constant printed translations.
    var constants = 0
  }

  /// The allowed error of each track, in the unit of the track; infinite for tracks that move nothing.
  private(set) var tolerances: [Double]
  private var paths: [Path] = []
  private let motion: [SceneTrack]
  private let format: DecimalFormat

  /// Divides the error of one run of a scene.
  ///
  /// - Complexity: Linear in the number of elements.
  init(_ scene: Scene, run: Int, options: SVGOptions) {
    motion = scene.runs[run].tracks
    format = DecimalFormat(decimals: options.precision)
    tolerances = Array(repeating: .infinity, count: motion.count)
    for stage in scene.stages {
      for group in stage.groups {
        gather(group, x: Path(), y: Path(), height: stage.screen.size.height)
      }
      paths.append(extended(Path(), by: stage.fingerTracks.x, or: 0))
      paths.append(extended(Path(), by: stage.fingerTracks.y, or: 0))
    }
    for path in paths where !path.tracks.isEmpty {
      let allowed = Self.allowance(
        options.tolerance, decimals: options.precision, constants: path.constants)
      for (index, reach) in path.tracks {
        let share = allowed / Double(path.tracks.count) / reach
        tolerances[index] = min(tolerances[index], share)
      }
    }
  }

  /// The part of an error that is left for the motion, in points.
  static func allowance(_ tolerance: Double, decimals: Int, constants: Int = 0) -> Double {
    var digit = 1.0
    for _ in 0..<decimals { digit /= 10 }
    return max(tolerance - digit * (1 + Double(constants) / 2), tolerance / 2)
  }

  /// The greatest sum of errors along a path, in points.
  ///
  /// - Parameter errors: The greatest error of each track, in the unit of the track.
  func greatestSum(_ errors: [Double]) -> Double {
    var greatest = 0.0
    for path in paths {
      greatest = max(greatest, path.tracks.reduce(0) { $0 + errors[$1.index] * $1.reach })
    }
    return greatest
  }

  /// The combinations of several tracks that move something together along an axis, each once.
  ///
  /// Scales are left out.
  var chains: [[Int]] {
    var found: [[Int]] = []
    for path in paths {
      let chain = path.tracks.map(\.index).filter { motion[$0].property.isTranslation }
      if chain.count > 1, !found.contains(chain) { found.append(chain) }
    }
    return found
  }

  private mutating func gather(_ group: SceneGroup, x: Path, y: Path, height: Double) {
    let x = extended(x, by: group.xTrack, or: group.base.x)
    var y = extended(y, by: group.yTrack, or: group.base.y)
    // What is seen while it is stretched is at most a screen away from what stays in place.
    for stretch in group.stretches where !motion[stretch.track].isConstant {
      y.tracks.append((stretch.track, height))
    }
    var hasPlain = false
    if let corner = group.clip?.cornerTrack { add(corner) }
    if let shade = group.shade { add(shade.shadow, x: x, y: y) }
    for item in group.items {
      switch item {
      case .group(let inner): gather(inner, x: x, y: y, height: height)
      case .element(let element):
        if let blur = element.blur?.track { add(blur) }
        if let corner = element.corner?.track { add(corner) }
        if let shadow = element.shadow { add(shadow, x: x, y: y) }
        var moving: [(index: Int, reach: Double)] = []
        if let scale = element.scaleTrack, !motion[scale].isConstant {
          moving.append((scale, max(element.contentReach, 1)))
        }
        if let turn = element.rotation?.track, !motion[turn].isConstant {
          moving.append((turn, element.turnReach))
        }
        guard !moving.isEmpty else {
          hasPlain = true
          continue
        }
        for path in [x, y] {
          var path = path
          path.tracks += moving
          paths.append(path)
        }
      }
    }
    // Elements without a scale move as their group does: one path stands for all of them.
    if hasPlain { paths += [x, y] }
  }

  /// Adds a track that moves nothing, but is in points itself.
  private mutating func add(_ track: Int) {
    guard !motion[track].isConstant else { return }
    paths.append(Path(tracks: [(track, 1)]))
  }

  /// Adds what moves the edges of a shadow's rectangles.
  private mutating func add(_ shadow: SceneShadow, x: Path, y: Path) {
    let y = extended(y, by: shadow.drop.track, or: shadow.drop.value)
    for shade in shadow.shades {
      for (path, extent) in [(x, shade.width), (y, shade.height)] {
        var path = extended(path, by: extent.track, or: 0)
        if let outline = shade.outline.track { path.tracks.append((outline, 0.5)) }
        paths.append(path)
      }
      if let corner = shade.corner.track { add(corner) }
    }
  }

  private func extended(_ path: Path, by track: Int?, or base: Double) -> Path {
    var path = path
    if let track, !motion[track].isConstant {
      path.tracks.append((track, 1))
    } else {
      let value = track.map { motion[$0].samples[0] } ?? base
      if abs(format.rounded(value) - value) > StageCollector.noise { path.constants += 1 }
    }
    return path
  }
}
