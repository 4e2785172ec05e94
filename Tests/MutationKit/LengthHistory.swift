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
  /// - length: The correct length.
  ///   - length: The right one.
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
      moments.append(Moment(time: time, length: length, offset: offset))
      return moments.last { $0.time < time - 1e-6 }?.length ?? length
    case .unclamped:
      return unclamped(length, offset, time)
    }
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
