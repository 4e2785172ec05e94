// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A length over the frames of a run, and its faulty value.
///
/// A pattern computes its pose without mutation, so the state between frames is in an object.
final class LengthHistory {
  private struct Moment {
    var time: Double
    var length: Double
    var offset: Double
  }

  private let fault: Mutation.LengthFault
  private var moments: [Moment] = []
  private var first: Double?
  /// The minimum and maximum of the length so far, in points.
  private var ends: ClosedRange<Double>?

  init(_ fault: Mutation.LengthFault) { self.fault = fault }

  /// The faulty length, in points.
  ///
  /// - Parameters:
  ///   - length: The correct length, in points.
  ///   - offset: The offset of the main scroll view, in points.
  ///   - time: The time of the frame, in seconds.
  func faulty(_ length: Double, offset: Double, time: Double) -> Double {
    guard length.isFinite else { return length }
    let first = first ?? length
    self.first = first
    switch fault {
    case .plusFour: return length + 4
    case .negated: return 2 * first - length
    case .half: return first + (length - first) / 2
    case .late:
      return earlier(by: 1, length, offset, time)
    case .threeLate:
      return earlier(by: 3, length, offset, time)
    case .unclamped:
      return unclamped(length, offset, time)
    }
  }

  /// The length of some frames before, or the first one; a frame may be asked for several times.
  private func earlier(
    by frames: Int, _ length: Double, _ offset: Double, _ time: Double
  ) -> Double {
    if let last = moments.last, last.time >= time - 1e-6 { moments.removeLast() }
    moments.append(Moment(time: time, length: length, offset: offset))
    return moments[max(0, moments.count - 1 - frames)].length
  }

  /// If the length stays while the offset moves, the faulty one continues at the previous speed.
  private func unclamped(_ length: Double, _ offset: Double, _ time: Double) -> Double {
    defer { moments.append(Moment(time: time, length: length, offset: offset)) }
    guard let last = moments.last else { return length }
    guard abs(length - last.length) < 1e-9,
      let change = moments.indices.dropFirst().last(where: {
        abs(moments[$0].length - moments[$0 - 1].length) > 1e-6
      })
    else { return length }
    let (a, b) = (moments[change - 1], moments[change])
    guard abs(b.offset - a.offset) > 1e-6 else { return length }
    let slope = (b.length - a.length) / (b.offset - a.offset)
    return length + max(-1, min(1, slope)) * (offset - b.offset)
  }
}
