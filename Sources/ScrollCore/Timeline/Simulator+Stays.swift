// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Frames that show the same as the frame before, as in a pause.
extension Simulator {
  /// Lays out the recorded frames that differ from the frame before, and copies the others.
  ///
  /// Readings and bounds belong to a frame, too, but not to its pose.
  @_optimize(speed)
  mutating func layOutChanges() {
    let first = timeline.stays.count
    Self.appendStays(waiting, to: &timeline.stays)
    #if !WITHOUT_PROGRAM_STEPS
    programs.moveViews(in: &timeline.stays, from: first)
    #endif
    // The timeline's arrays are changed below while this one is read.
    var stays: [Bool] = []
    swap(&stays, &timeline.stays)
    pattern.append(
      waiting, staying: stays, from: first, to: &timeline.elements, starts: &timeline.elementStarts)
    swap(&stays, &timeline.stays)
  }

  @_optimize(speed)
  private static func appendStays(
    _ frames: borrowing FrameQueue<P.Pose>, to stays: inout [Bool]
  ) {
    frames.withPoses { poses in
      frames.withNotes { notes in
        stays.append(addingCapacity: poses.count) { stays in
          // What came before this part is forgotten in a stream.
          stays.append(repeating: false, count: poses.count)
          var stays = stays.mutableSpan
          for frame in 1..<poses.count {
            // Most poses that differ do so near their ends.
            stays[frame] =
              (poses.isSame(at: frame) || P.isSame(poses[frame], poses[frame - 1]))
              && notes[frame].showsSame(as: notes[frame - 1])
          }
        }
      }
    }
  }
}

extension Span where Element: BitwiseCopyable {
  /// Whether an element has the bits of the one before it.
  ///
  /// Bits that mean nothing may differ; the elements then count as different.
  @inline(__always)
  fileprivate func isSame(at index: Int) -> Bool {
    let length = MemoryLayout<Element>.stride
    let word = MemoryLayout<UInt64>.size
    guard length % word == 0 else { return false }
    precondition(index > 0 && index < count)
    // Both elements exist, so their words are read without a test of each.
    return unsafe withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return false }
      // An element is where this says, so the product is a number.
      let now = unsafe first + index &* length
      let before = unsafe now - length
      var end = length
      while end > 0 {
        end &-= word
        guard
          unsafe now.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            == before.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        else { return false }
      }
      return true
    }
  }
}
