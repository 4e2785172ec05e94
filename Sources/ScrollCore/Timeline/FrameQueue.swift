// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Frames that are not laid out yet: their poses, and what else is noted of them.
///
/// Nobody shares it, and it never grows: two arrays would check both in every frame.
@safe
struct FrameQueue<Pose: BitwiseCopyable>: ~Copyable {
  /// How many frames there can be.
  let capacity: Int
  /// How many frames there are.
  private(set) var count = 0
  private let poses: UnsafeMutablePointer<Pose>
  private let notes: UnsafeMutablePointer<FrameNote>

  /// Makes an empty queue for a number of frames.
  ///
  /// Poses and notes take one piece of memory.
  init(capacity: Int) {
    self.capacity = capacity
    let alignment = max(MemoryLayout<Pose>.alignment, MemoryLayout<FrameNote>.alignment)
    let length = (capacity * MemoryLayout<Pose>.stride + alignment - 1) / alignment * alignment
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: length + capacity * MemoryLayout<FrameNote>.stride, alignment: alignment)
    unsafe poses = memory.bindMemory(to: Pose.self, capacity: capacity)
    unsafe notes = (memory + length).bindMemory(to: FrameNote.self, capacity: capacity)
  }

  deinit { unsafe UnsafeMutableRawPointer(poses).deallocate() }

  /// Appends the pose of a frame; there has to be room for it, and its note follows.
  ///
  /// - Returns: The number of the frame.
  @inline(__always)
  mutating func append(_ pose: Pose) -> Int {
    let frame = count
    precondition(frame < capacity)
    count = frame &+ 1
    unsafe (poses + frame).initialize(to: pose)
    return frame
  }

  /// Adds what else is noted of the frame that was appended last, by its number.
  @inline(__always)
  mutating func note(_ note: FrameNote, of frame: Int) {
    precondition(frame &+ 1 == count)
    unsafe (notes + frame).initialize(to: note)
  }

  /// Removes all frames.
  mutating func removeAll() { count = 0 }

  /// Lends the poses for as long as a function runs.
  @inline(__always)
  func withPoses<Result>(_ body: (Span<Pose>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: poses, count: count).span)
  }

  /// Lends the notes for as long as a function runs.
  @inline(__always)
  func withNotes<Result>(_ body: (Span<FrameNote>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: notes, count: count).span)
  }

  /// Appends the poses to an array.
  func appendPoses(to array: inout [Pose]) {
    array.reserveCapacity(capacity)
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: poses, count: count))
  }
}
