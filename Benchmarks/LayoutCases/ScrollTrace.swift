// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Offsets that a list shows one frame after another, none twice between the same neighbours, so that no
/// branch predictor learns them.
package enum ScrollTrace: String, CaseIterable, Sendable {
  /// 7.5 points further in each frame.
  case scroll
  /// Anywhere in the content in each frame: nothing near is in the caches.
  case jumps

  /// How many frames a trace has.
  package static let frameCount = 65_536
  /// How many frames are laid out together.
  package static let batch = 2_400
  /// Display frames per second.
  static let rate = 120

  /// Frames that follow those of the batch before, over the whole trace and then from its start again.
  package static func frames(ofBatch number: Int) -> Range<Int> {
    let start = number % (frameCount / batch) * batch
    return start..<start + batch
  }

  /// The offsets of all frames, in points.
  ///
  /// - Parameter limit: The greatest offset, in points; a scroll is to be shorter.
  func offsets(upTo limit: Double) -> [Double] {
    switch self {
    case .scroll:
      precondition(7.5 * Double(Self.frameCount) <= limit, "the content is too short")
      return (0..<Self.frameCount).map { 7.5 * Double($0) }
    case .jumps:
      var state: UInt64 = 0x9e37_79b9_7f4a_7c15
      return (0..<Self.frameCount).map { _ in
        // xorshift64*; a quarter of a point is a device pixel or a whole part of one.
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        let share = Double((state &* 0x2545_f491_4f6c_dd1d) >> 11) / Double(1 << 53)
        return (share * limit * 4).rounded(.down) / 4
      }
    }
  }

  /// The script that shows the offsets in the main scroll view.
  func script(upTo limit: Double) -> GestureScript {
    var samples: [Trace.Sample] = []
    for (frame, offset) in offsets(upTo: limit).enumerated() {
      samples.append(
        Trace.Sample(time: Double(frame) / Double(Self.rate), position: Point(0, offset)))
    }
    return GestureScript([.trace(Trace(of: .contentOffset, samples: samples))])
  }
}
