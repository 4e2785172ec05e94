// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Fits the motions of a recording with the closed forms of the core.
package struct TraceFitter {
  /// Known facts besides the recording.
  package struct Facts: Equatable, Sendable {
    /// Length of the viewport on the axis, in points; nil if it is unknown.
    package var viewport: Double?
    /// The speed at which a fling stops, in points per second.
    package var stopSpeed: Double

    /// Makes facts.
    package init(viewport: Double? = nil, stopSpeed: Double = 10) {
      self.viewport = viewport
      self.stopSpeed = stopSpeed
    }
  }

  /// Samples that are excluded after an estimated touch up.
  private static let margin = 3
  /// Speeds at which a fling may stop, in points per second, if the known one is not that of the
  /// recording: a return comes to rest at its limit, with no speed left.
  private static let stopSpeeds = 5.0...20
  /// The greatest coefficient of a rubber band that is one: from 1 on the content would run ahead of the finger.
  private static let greatestBand = 2.0
  /// How much worse a simpler model may fit.
  private static let simplicity = 1.12
  /// Fewer samples are not sufficient.
  private static let leastSamples = 8

  let recording: TraceRecording
  let facts: Facts

  /// A model with its constants for some samples.
  struct Candidate {
    var model: MotionModel
    var fit: LeastSquares
    /// The first sample, whose time is 0 in the curve.
    var first: Int
  }

  /// The motions of a recording after each touch up.
  ///
  /// - Parameters:
  ///   - recording: What a device showed.
  ///   - facts: Known facts.
  /// - Returns: The motions that could be fitted, in order.
  package static func fit(_ recording: TraceRecording, facts: Facts = Facts()) -> [MotionFit] {
    let fitter = TraceFitter(recording: recording, facts: facts)
    return TraceSegmenter(recording).movements().compactMap { fitter.fit($0) }
  }

  private func fit(_ movement: TraceSegmenter.Movement) -> MotionFit? {
    guard let first = firstFreeSample(movement), let best = best(from: first, movement) else {
      return nil
    }
    let drag =
      movement.lift.map { TraceSegmenter(recording).touch(endingAt: $0) }
      ?? min(movement.samples.lowerBound, first)..<first
    return result(best, movement, drag: drag)
  }

  /// The first sample that no finger holds any more.
  private func firstFreeSample(_ movement: TraceSegmenter.Movement) -> Int? {
    let samples = movement.samples
    if let lift = movement.lift {
      return lift + 1 + Self.leastSamples <= samples.upperBound ? lift + 1 : nil
    }
    guard samples.count >= Self.leastSamples else { return nil }
    // What fits the end must fit all that is free. The longest end that fits as well as a short one.
    let speeds = samples.dropLast().map {
      (recording.offsets[$0 + 1] - recording.offsets[$0]).magnitude
    }
    let peak = samples.lowerBound + (speeds.indices.max { speeds[$0] < speeds[$1] } ?? 0)
    let late = min(
      peak + max(2, (samples.upperBound - peak) / 5), samples.upperBound - Self.leastSamples)
    guard late >= samples.lowerBound, let reference = best(from: late, movement) else { return nil }
    let limit = max(0.1, 1.25 * reference.fit.rms)
    func fits(_ first: Int) -> Bool {
      guard let candidate = best(from: first, movement), candidate.fit.rms <= limit else {
        return false
      }
      // A drag shows in the first samples before it shows in the mean.
      return candidate.fit.residuals.prefix(3).allSatisfy { $0.magnitude <= 4 * limit }
    }
    var (low, high) = (samples.lowerBound, late)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { high = middle } else { low = middle }
    }
    // The last samples of a drag look free: noise hides what they are off by.
    return min(high + Self.margin, late)
  }

  /// The model that fits best from a sample on.
  private func best(from first: Int, _ movement: TraceSegmenter.Movement) -> Candidate? {
    let candidates = MotionModel.allCases.compactMap { candidate($0, from: first, movement) }
    guard let least = candidates.map(\.fit.rms).min() else { return nil }
    // The simplest one that fits about as well: a spring can look like a fling, but a fling never
    // looks like a spring.
    return candidates.first { $0.fit.rms <= Self.simplicity * least + 1e-6 }
  }

  private func candidate(
    _ model: MotionModel, from first: Int, _ movement: TraceSegmenter.Movement
  ) -> Candidate? {
    let end =
      model == .fling
      ? movement.samples.upperBound : max(movement.rest.upperBound, movement.samples.upperBound)
    guard first + Self.leastSamples <= end, let start = start(model, from: first, movement) else {
      return nil
    }
    guard model == .fling || movement.rest.count >= 3 else { return nil }
    var fit = fit(model, first..<end, start: start)
    if model == .fling, let rough = fit, movement.rest.count >= 3 {
      // Without the samples after its stop, where the curve continues and the content does not.
      let speed = rough.parameters[1].magnitude
      guard speed > facts.stopSpeed else { return nil }
      let duration = Elementary.log(speed / facts.stopSpeed) / rough.parameters[2]
      let stop = recording.times[first] + 0.9 * duration
      let last = (first..<end).last { recording.times[$0] <= stop } ?? first
      guard last - first >= Self.leastSamples else { return nil }
      fit = self.fit(model, first..<last + 1, start: rough.parameters)
      // Its position at rest must be right, too: a bounce can look like a fling, but it moves to
      // its end, while a fling stops short of its limit. Rounding costs half a pixel.
      guard let p = fit?.parameters, let rms = fit?.rms else { return nil }
      let margin = max(0.6, 3 * rms)
      let distance = (p[1].magnitude - facts.stopSpeed) / p[2]
      let target = p[0] + (p[1] < 0 ? -distance : distance)
      // The speed at which the content was when it stopped, were it on this curve until then.
      let end = p[1].magnitude - (rest(movement) - p[0]) * (p[1] < 0 ? -1 : 1) * p[2]
      let isShort = Self.stopSpeeds.contains(end) && end / p[2] > margin
      guard (target - rest(movement)).magnitude < margin || isShort else { return nil }
    }
    return fit.map { Candidate(model: model, fit: $0, first: first) }
  }

  private func fit(_ model: MotionModel, _ samples: Range<Int>, start: [Double]) -> LeastSquares? {
    let origin = recording.times[samples.lowerBound]
    return LeastSquares(
      times: samples.map { recording.times[$0] - origin },
      values: Array(recording.offsets[samples]), start: start, steps: model.steps
    ) { model.curve($0, stopSpeed: facts.stopSpeed) }
  }

  /// The position of the content after a movement, in points.
  private func rest(_ movement: TraceSegmenter.Movement) -> Double {
    let offsets = recording.offsets[movement.rest.suffix((movement.rest.count + 1) / 2)].sorted()
    return offsets.isEmpty
      ? recording.offsets[movement.samples.upperBound - 1] : offsets[offsets.count / 2]
  }

  /// Constants near the solution.
  private func start(
    _ model: MotionModel, from first: Int, _ movement: TraceSegmenter.Movement
  ) -> [Double]? {
    let offset = recording.offsets[first]
    let velocity = slope(at: first)
    let rest = rest(movement)
    switch model {
    case .fling:
      let distance = rest - offset
      let rate = distance * velocity > 0 ? velocity / distance : 2
      return [offset, velocity, min(max(rate, 0.5), 30)]
    case .bounce:
      return [offset, velocity, 10, 1, rest]
    case .flingAndBounce:
      // Where it passes its later rest for the first time is where the end is.
      let distance = rest - offset
      guard distance * velocity > 0,
        let hit = (first..<movement.samples.upperBound).first(where: {
          (recording.offsets[$0] - rest) * distance > 0
        }), hit > first + 1
      else { return nil }
      return [offset, velocity, 2, slope(at: hit), 10, 1, rest]
    }
  }

  /// The velocity about a sample, from the next few, in points per second.
  private func slope(at sample: Int) -> Double {
    let last = min(sample + 3, recording.times.count - 1)
    let time = recording.times[last] - recording.times[sample]
    return time > 0 ? (recording.offsets[last] - recording.offsets[sample]) / time : 0
  }

  private func result(
    _ best: Candidate, _ movement: TraceSegmenter.Movement, drag: Range<Int>
  ) -> MotionFit {
    let fit = best.fit
    func constant(_ which: MotionModel.Constant) -> FittedConstant? {
      best.model.constants.firstIndex(of: which).map {
        FittedConstant(
          fit.parameters[$0], standardError: fit.standardErrors[$0], freedom: fit.freedom)
      }
    }
    let response = constant(.frequency).map {
      $0.mapped(2 * Double.pi / $0.value, slope: 2 * Double.pi / ($0.value * $0.value))
    }
    let end = constant(.end)?.value
    let kind: MotionFit.Kind =
      switch best.model {
      case .fling: .fling
      case .bounce: .bounce
      case .flingAndBounce: .flingAndBounce
      }
    return MotionFit(
      kind: kind, drag: drag, free: best.first..<movement.samples.upperBound,
      liftTime: recording.times[best.first],
      offset: constant(.offset) ?? FittedConstant(0, standardError: 0, freedom: 1),
      velocity: constant(.velocity) ?? FittedConstant(0, standardError: 0, freedom: 1),
      decayRate: constant(.decayRate),
      edgeTime: best.model == .flingAndBounce ? MotionModel.hit(fit.parameters) : nil,
      springVelocity: constant(.springVelocity), response: response,
      dampingRatio: constant(.dampingRatio), rest: end ?? rest(movement),
      rubberBand: kind == .bounce ? end.flatMap { rubberBand(drag, end: $0) } : nil, rms: fit.rms,
      largestResidual: fit.residuals.map(\.magnitude).max() ?? 0, sampleCount: fit.residuals.count)
  }

  /// The coefficient of the rubber band, from the part of a drag beyond an end.
  ///
  /// The finger's travel beyond the end is known except for its start, which is also fitted.
  private func rubberBand(_ drag: Range<Int>, end: Double) -> FittedConstant? {
    guard let viewport = facts.viewport, viewport > 0, !recording.finger.isEmpty,
      let last = drag.last
    else { return nil }
    let side = recording.offsets[last] < end ? -1.0 : 1.0
    let samples = drag.filter {
      !recording.finger[$0].isNaN && (recording.offsets[$0] - end) * side > 2
    }
    guard samples.count >= Self.leastSamples, let first = samples.first else { return nil }
    let band = RubberBand(coefficient: 0.55, dimension: viewport)
    // Offsets grow as the finger moves up.
    let origin = side * band.raw((recording.offsets[first] - end) * side) + recording.finger[first]
    let fit = LeastSquares(
      times: samples.map { recording.finger[$0] },
      values: samples.map { recording.offsets[$0] - end }, start: [0.5, origin],
      steps: [1e-4, 1e-3]
    ) { constants in
      let band = RubberBand(coefficient: constants[0], dimension: viewport)
      return { band.banded(constants[1] - $0) }
    }
    // A drag within the range follows the finger: no coefficient describes it, and the largest fits best.
    guard let fit, fit.parameters[0] > 0, fit.parameters[0] <= Self.greatestBand else { return nil }
    return FittedConstant(
      fit.parameters[0], standardError: fit.standardErrors[0], freedom: fit.freedom)
  }
}
