import ScrollCore
import TestSupport
import Testing

@Suite("DebugSheet") struct DebugSheet {
  @Test func rates() throws {
    let device = DeviceProfile.iPhone8
    var shown = 0
    for seed in UInt64(1)...20 where shown < 4 {
      let screen = device.screen(.portrait)
      let steps = SheetScript.steps(seed: seed, on: screen)
      let rig = Rig.sheet("bs3", on: device, atMaximum: seed % 2 == 0)
      let slow = try rig.runSheet(steps)
      let fast = try rig.with { $0.rate = 120 }.runSheet(steps)
      let frame = slow.heights.indices.first { frame in
        guard 2 * frame < fast.heights.count else { return false }
        return abs(slow.heights[frame] - fast.heights[2 * frame]) > 1e-6
          || abs(slow.offsets[frame] - fast.offsets[2 * frame]) > 1e-6
      }
      guard let frame else { continue }
      shown += 1
      print("seed \(seed) frame \(frame)")
      for f in max(0, frame - 4)...min(frame + 4, slow.last) {
        print(f, slow.timeline.time(ofFrame: f), slow.heights[f], slow.offsets[f], fast.heights[2*f], fast.offsets[2*f], slow.timeline.fingers[f].y, "\(slow.timeline.phases[f]) half:", fast.heights[2*f-1], fast.offsets[2*f-1], fast.timeline.fingers[2*f-1].y)
      }
      for e in slow.timeline.events where abs(e.time - Double(frame)/60) < 0.3 { print("  ", e.kind, e.time) }
    }
  }
}
