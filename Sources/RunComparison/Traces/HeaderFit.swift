// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A recorded header over what a pattern's header does with the recorded offsets: how far they are apart.
package struct HeaderFit: Equatable, Sendable {
  /// The height of the pattern's header at each sample, in points; NaN where it has none.
  package var simulated: [Double]
  /// The root of the mean square of recorded less simulated, in points.
  package var rms: Double
  /// The most that both differ by, in points.
  package var largest: Double
  /// The sample with the largest difference.
  package var worst: Int
  /// How much higher the recorded header is, in points, apart from what the lag explains.
  package var mean: FittedConstant
  /// How much later than the offset the recorded header follows, in seconds; nil where the pattern's header hardly moves.
  package var lag: FittedConstant?
  /// The error without mean and lag, in points: the root mean square, over the samples that
  /// determine them.
  package var rest: Double
  /// How many samples were compared.
  package var sampleCount: Int

  /// A header slower than this does not determine its lag, in points per second.
  private static let leastSpeed = 20.0
  /// With fewer samples that move there is no lag.
  private static let leastSamples = 10
  /// The longest lag that is looked for, in seconds.
  private static let longestLag = 0.5
  /// Over how many samples before and after one its speed is taken.
  private static let reach = 3

  /// Compares headers; nil where there are too few samples that both have.
  ///
  /// - Parameters:
  ///   - recording: What a device showed, with the height of a header.
  ///   - simulated: The height of the pattern's header at each sample, in points, when it follows the recorded offsets.
  package init?(_ recording: TraceRecording, simulated: [Double]) {
    precondition(simulated.count == recording.times.count, "a height for each sample")
    guard recording.header.count == simulated.count else { return nil }
    self.simulated = simulated
    let errors = zip(recording.header, simulated).map { $0 - $1 }
    let samples = errors.indices.filter { errors[$0].isFinite }
    guard samples.count >= Self.leastSamples else { return nil }
    sampleCount = samples.count
    rms = Self.rms(samples.map { errors[$0] })
    worst = samples.max { errors[$0].magnitude < errors[$1].magnitude } ?? samples[0]
    largest = errors[worst].magnitude
    (mean, lag, rest) = Self.fit(recording, simulated, samples, errors)
  }

  /// Mean, lag, and what is left of the error without them.
  ///
  /// The lag is searched in whole samples first. The remainder is fitted together with the mean, by
  /// the speed of the simulated header: recorded − simulated = mean − lag · speed. The speed is
  /// taken from the samples around one, not from that sample itself, so that the noise of the
  /// offsets, which also moves the simulated header, has no effect on it.
  private static func fit(
    _ recording: TraceRecording, _ simulated: [Double], _ samples: [Int], _ errors: [Double]
  ) -> (mean: FittedConstant, lag: FittedConstant?, rest: Double) {
    let speeds = speeds(of: simulated, at: recording.times)
    let moving = samples.filter { speeds[$0].magnitude > leastSpeed }
    if moving.count >= leastSamples {
      let steps = delay(recording, simulated, moving)
      let used = moving.filter {
        simulated.indices.contains($0 - steps) && speeds[$0 - steps].isFinite
      }
      let line = LeastSquares(
        times: used.map(Double.init),
        values: used.map { recording.header[$0] - simulated[$0 - steps] }, start: [0, 0],
        steps: [1e-3, 1e-4]
      ) { constants in { constants[0] - constants[1] * speeds[Int($0) - steps] } }
      if let line, line.standardErrors.allSatisfy(\.isFinite) {
        var lag = FittedConstant(
          line.parameters[1], standardError: line.standardErrors[1], freedom: line.freedom)
        lag.value += Double(steps) * recording.interval
        let mean = FittedConstant(
          line.parameters[0], standardError: line.standardErrors[0], freedom: line.freedom)
        return (mean, lag, line.rms)
      }
    }
    let mean = samples.reduce(0) { $0 + errors[$1] } / Double(samples.count)
    let rest = rms(samples.map { errors[$0] - mean })
    let freedom = samples.count - 1
    let deviation = rest * (Double(samples.count) / Double(freedom)).squareRoot()
    return (
      FittedConstant(
        mean, standardError: deviation / Double(samples.count).squareRoot(), freedom: freedom), nil,
      rest
    )
  }

  /// By how many samples the recorded header is late, to the nearest.
  private static func delay(
    _ recording: TraceRecording, _ simulated: [Double], _ moving: [Int]
  ) -> Int {
    let longest = min(Int(longestLag / max(recording.interval, 1e-6)), simulated.count / 2)
    func error(_ steps: Int) -> Double {
      let differences = moving.compactMap { sample -> Double? in
        guard simulated.indices.contains(sample - steps) else { return nil }
        let difference = recording.header[sample] - simulated[sample - steps]
        return difference.isFinite ? difference : nil
      }
      guard differences.count * 2 > moving.count else { return .infinity }
      // A header that is too high all the time is not late.
      let mean = differences.reduce(0, +) / Double(differences.count)
      return rms(differences.map { $0 - mean })
    }
    var best = (steps: 0, error: error(0))
    for steps in 1...max(1, longest) {
      for signed in [steps, -steps] {
        let error = error(signed)
        if error < best.error { best = (signed, error) }
      }
    }
    return best.steps
  }

  /// How fast a header moves about each sample, in points per second.
  private static func speeds(of heights: [Double], at times: [Double]) -> [Double] {
    heights.indices.map { sample in
      let (first, last) = (max(0, sample - reach), min(heights.count - 1, sample + reach))
      let time = times[last] - times[first]
      return time > 0 ? (heights[last] - heights[first]) / time : .nan
    }
  }

  private static func rms(_ errors: [Double]) -> Double {
    (errors.reduce(0) { $0 + $1 * $1 } / Double(max(1, errors.count))).squareRoot()
  }
}
