// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// `bench noise`: how small a change can be seen on this machine, now.
enum NoiseCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["seconds", "case"])
    let seconds = try options.seconds("seconds", default: 10)
    let name = options.text("case") ?? CalibrationCases.spin.description
    guard let item = SuiteCases.named(name) else { throw Options.usage("no case \(name)") }
    var measurement = PairMeasurement(base: .current, head: .current)
    measurement.mostForks = measurement.forks
    let start = scrollwork_monotonic_time()
    var logarithms: [Double] = []
    var alarms = 0
    var runs = 0
    repeat {
      let times = try measurement.times(item)
      logarithms.append(Sample.logarithm(times.ratio.estimate))
      if times.verdict == .worse { alarms += 1 }
      runs += 1
    } while Double(scrollwork_monotonic_time() - start) / 1e9 < seconds
    let sample = Sample(logarithms)
    let floor = max(abs(sample.quantile(0)), abs(sample.quantile(1)))
    print("\(runs) comparisons of this build with itself, \(item.id):")
    print("  spread of the ratio  \(percent(sample.standardDeviation))")
    print("  farthest from 1      \(percent(floor))")
    print("  false alarms         \(alarms)")
    print("  smallest change that shows  \(percent(max(measurement.limits.time, 2 * floor)))")
    if floor > measurement.limits.time / 2 {
      print("warning: noisier than half of the limit; verdicts on time are advice here")
    }
    return .clean
  }

  private static func percent(_ share: Double) -> String {
    Numerals.fixed(share * 100, decimals: 2) + " %"
  }
}
