// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Banner
import ScrollCore

// What a frame of the banner costs, beside a frame of a pattern of the catalogue in the same run: ratios mean
// something on a busy machine, times do not.

/// Nanoseconds for the layout of a frame of the last fixed variant: the least of several turns.
func cost(of entry: PatternEntry) throws(SimulationError) -> Double {
  let device = DeviceProfile.iPhone15Pro
  let fling = DragGesture(
    from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
    .by(ScriptPoint(.points(0), .points(-200))), duration: 0.2, endVelocity: Point(0, -2500))
  let poses = try entry.poses(
    of: RunRequest(
      variant: entry.variants.lastIndex(where: \.isFixed) ?? 0,
      parameters: entry.parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 120,
      physics: .uikit, script: GestureScript([.drag(fling), .pause(3)])))
  var frames = LaidOutFrames()
  let clock = ContinuousClock()
  var least = Double.infinity
  for _ in 0..<200 {
    frames.removeAll()
    let time = clock.measure { poses.layOut(0..<poses.frameCount, into: &frames) }
    least = min(least, Double(time.components.attoseconds) / 1e9 / Double(poses.frameCount))
  }
  return least
}

let banner = try cost(of: .banner)
let header = try cost(of: PatternCatalog.builtIn.entries[0])
print("banner: \(Int(banner.rounded())) ns a frame")
print("collapsing header: \(Int(header.rounded())) ns a frame")
print("ratio: \(Int((banner / header * 100).rounded())) %")
