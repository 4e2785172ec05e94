// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import RunComparison
package import ScrollCore
package import StoryboardRendering
import TextFormats

/// What was fitted to a recording, for people and for programs.
package struct FitReport {
  /// The recording's file.
  package let path: String
  /// The recorded offsets.
  package let recording: TraceRecording
  /// What was fitted to each motion.
  package let motions: [MotionFit]
  /// The recording over the simulation.
  package let overlay: TraceOverlay
  /// The recorded header over the pattern's; nil where one of them is missing.
  package let header: HeaderFit?
  /// The physics of the simulation.
  package let profile: PhysicsProfile
  /// What the recording was laid over.
  package let simulation: String
  /// The address of a storyboard of the simulation at a time in seconds; nil where there is none.
  package var storyboard: (@Sendable (Double) -> String)?

  /// Makes a report of what was fitted.
  package init(
    path: String, recording: TraceRecording, motions: [MotionFit], overlay: TraceOverlay,
    header: HeaderFit?, profile: PhysicsProfile, simulation: String
  ) {
    self.path = path
    self.recording = recording
    self.motions = motions
    self.overlay = overlay
    self.header = header
    self.profile = profile
    self.simulation = simulation
  }

  private static func figure(_ number: Double, _ decimals: Int = 2) -> String {
    Figures.text(number, decimals: decimals)
  }

  private static func figure(_ constant: FittedConstant, _ decimals: Int) -> String {
    let margin = constant.margin.isFinite ? figure(constant.margin, decimals) : "any"
    return "\(figure(constant.value, decimals)) ± \(margin)"
  }

  /// The report as text.
  package var text: String {
    let duration = (recording.times.last ?? 0) - (recording.times.first ?? 0)
    var text = "\(path): \(recording.times.count) samples in \(Figures.seconds(duration)), "
    text +=
      "\(motions.count) \(motions.count == 1 ? "motion" : "motions"); ± are intervals of 95 %\n"
    for (index, motion) in motions.enumerated() {
      text += "\n\(index + 1). \(title(motion))\n"
      for (name, value) in rows(motion) {
        text += "   " + name + String(repeating: " ", count: max(1, 20 - name.count)) + value + "\n"
      }
    }
    if !overlay.isEmpty { text += overlayText }
    if let header { text += headerText(header) }
    return text
  }

  private var overlayText: String {
    var text = "\nover \(simulation)"
    if overlay.shift != 0 { text += ", moved by \(Figures.milliseconds(overlay.shift))" }
    text += ": offset error \(Self.figure(overlay.rms)) pt (root mean square), "
    text += "\(Self.figure(overlay.largest)) pt at most, at "
    text += "\(Figures.seconds(recording.times[overlay.worst]))\n"
    return text
  }

  private func headerText(_ header: HeaderFit) -> String {
    var text = "\nheader over that of \(simulation), which follows the recorded offsets\n"
    let worst = Figures.seconds(recording.times[header.worst])
    for (name, value) in [
      (
        "error",
        "\(Self.figure(header.rms)) pt (root mean square), \(Self.figure(header.largest)) pt at most, at \(worst)"
      ),
      ("mean", Self.figure(header.mean, 3) + " pt"),
      (
        "lag",
        header.lag.map { Self.figure($0.mapped($0.value * 1000, slope: 1000), 2) + " ms" }
          ?? "unknown: the header hardly moves"
      ),
      (
        "without both",
        "\(Self.figure(header.rest)) pt (root mean square), \(header.sampleCount) samples"
      ),
    ] {
      text += "   " + name + String(repeating: " ", count: max(1, 20 - name.count)) + value + "\n"
    }
    return text
  }

  private func title(_ motion: MotionFit) -> String {
    let what =
      switch motion.kind {
      case .fling: "a fling that fades out"
      case .bounce: "a return from beyond an end"
      case .flingAndBounce: "a fling that reaches an end and bounces"
      }
    return "\(what), from \(Figures.seconds(motion.liftTime)) on"
  }

  private func rows(_ motion: MotionFit) -> [(String, String)] {
    [
      ("offset", Self.figure(motion.offset, 2) + " pt"),
      ("velocity", Self.figure(motion.velocity, 2) + " pt/s"),
    ] + flingRows(motion) + bounceRows(motion) + [
      (
        "residuals",
        "\(Self.figure(motion.rms, 3)) pt (root mean square), \(Self.figure(motion.largestResidual, 3)) at most, \(motion.sampleCount) samples"
      )
    ]
  }

  /// The constants of a fling beside those of the profile.
  private func flingRows(_ motion: MotionFit) -> [(String, String)] {
    var rows: [(String, String)] = []
    if let rate = motion.decayRate {
      let known = Self.figure(profile.normalDecayRate, 4)
      rows.append(("decay rate λ", Self.figure(rate, 4) + " /s; \(profile.id): \(known)"))
      if let perMillisecond = motion.decelerationRate {
        rows.append(("deceleration rate", Self.figure(perMillisecond, 7) + " per ms"))
      }
    }
    if let predicted = prediction(motion) {
      let distance = Self.figure(motion.rest - motion.offset.value)
      rows.append(
        ("distance to rest", "\(distance) pt; \(profile.id): \(Self.figure(predicted.distance))"))
      let rest = Self.figure(motion.rest)
      rows.append(("rest", "\(rest) pt; \(profile.id): \(Self.figure(predicted.target))"))
      rows.append(("duration", "\(profile.id): \(Figures.seconds(predicted.duration))"))
    }
    return rows
  }

  /// The constants of a bounce beside those of the profile.
  private func bounceRows(_ motion: MotionFit) -> [(String, String)] {
    var rows: [(String, String)] = []
    func add(
      _ name: String, _ constant: FittedConstant, _ decimals: Int, _ unit: String, _ known: Double
    ) {
      rows.append(
        (
          name,
          Self.figure(constant, decimals) + unit
            + "; \(profile.id): \(Self.figure(known, decimals))"
        ))
    }
    if let time = motion.edgeTime {
      let edge = Self.figure(motion.rest)
      rows.append(("reaches the end", "\(Figures.seconds(time)) after that, at \(edge) pt"))
    }
    if let velocity = motion.springVelocity {
      rows.append(("velocity there", Self.figure(velocity, 2) + " pt/s into the spring"))
    }
    if let response = motion.response, let ratio = motion.dampingRatio {
      let spring = profile.bounce.spring
      add("response", response, 4, " s", spring.response)
      add("damping ratio", ratio, 4, "", spring.dampingRatio)
    }
    if let gain = motion.releaseGain {
      add("release gain", gain, 3, " /s", profile.bounce.releaseGain)
    }
    if let band = motion.rubberBand {
      add("rubber band c", band, 4, "", profile.rubberBandCoefficient)
    }
    return rows
  }

  /// The profile's prediction from the velocity of a fling: its distance, duration and target.
  private func prediction(
    _ motion: MotionFit
  ) -> (distance: Double, duration: Double, target: Double)? {
    guard motion.kind == .fling else { return nil }
    let fling = profile.decay(
      offset: motion.offset.value, velocity: motion.velocity.value, rate: .normal, scale: 3)
    return (fling.restingPosition - fling.position, fling.duration, fling.restingPosition)
  }

  /// Both curves, and the difference below.
  package var plot: CurvePlot {
    plot(
      title: "Recording over \(simulation)",
      subject: "The content offset of a recording and of a simulation over time",
      recorded: recording.offsets, simulated: overlay.simulated, rms: overlay.rms,
      largest: overlay.largest, worst: overlay.isEmpty ? nil : overlay.worst)
  }

  /// Both headers, and the difference below; nil where one of them is missing.
  package var headerPlot: CurvePlot? {
    header.map { header in
      plot(
        title: "Recorded header over that of \(simulation)",
        subject:
          "The height of a recorded header and of the pattern's, which follows the recorded offsets, over time",
        recorded: recording.header, simulated: header.simulated, rms: header.rms,
        largest: header.largest, worst: header.worst)
    }
  }

  /// A recorded curve, a simulated one and what they differ by, in points.
  private func plot(
    title: String, subject: String, recorded: [Double], simulated: [Double], rms: Double,
    largest: Double, worst: Int?
  ) -> CurvePlot {
    let moment = worst.map { index in
      let time = recording.times[index]
      return CurvePlot.Moment(
        time: time, value: recorded[index] - simulated[index],
        text: "largest residual \(Self.figure(largest)) pt at \(Figures.seconds(time))",
        page: storyboard?(time))
    }
    return CurvePlot(
      title: title,
      description:
        "\(subject), and what they differ by: \(Self.figure(rms)) points in the root mean square, \(Self.figure(largest)) at most.",
      unit: "pt",
      curves: [
        .init("recorded", times: recording.times, values: recorded),
        .init("simulated", times: recording.times, values: simulated),
      ],
      difference: .init(
        "recorded − simulated", times: recording.times,
        values: zip(recorded, simulated).map { $0 - $1 }), worst: moment)
  }

  /// The report as JSON.
  package var json: String {
    JSONValue.answer(
      [
        ("trace", .string(path)), ("samples", .integer(recording.times.count)),
        ("motions", .lines(motions.map(value))),
        ("overlay", overlay.isEmpty ? .null : overlayValue),
        ("header", header.map(headerValue) ?? .null),
      ], version: 2)
  }

  private func headerValue(_ header: HeaderFit) -> JSONValue {
    .object([
      ("simulation", .string(simulation)), ("mean", value(header.mean)),
      ("lag", value(header.lag)), ("rms", .number(header.rms)),
      ("largest", .number(header.largest)), ("t", .number(recording.times[header.worst])),
      ("rest", .number(header.rest)), ("samples", .integer(header.sampleCount)),
    ])
  }

  private var overlayValue: JSONValue {
    .object([
      ("simulation", .string(simulation)), ("shift", .number(overlay.shift)),
      ("rms", .number(overlay.rms)), ("largest", .number(overlay.largest)),
      ("t", .number(recording.times[overlay.worst])),
    ])
  }

  private func value(_ number: Double?) -> JSONValue { .number(number ?? .nan) }

  private func value(_ constant: FittedConstant?) -> JSONValue {
    guard let constant else { return .null }
    return .object([
      ("value", .number(constant.value)), ("standardError", .number(constant.standardError)),
      ("margin", .number(constant.margin)),
    ])
  }

  private func value(_ motion: MotionFit) -> JSONValue {
    let predicted = prediction(motion)
    return .object([
      ("kind", .string(motion.kind.rawValue)), ("t", .number(motion.liftTime)),
      ("offset", value(motion.offset)), ("velocity", value(motion.velocity)),
      ("decayRate", value(motion.decayRate)),
      ("decelerationRate", value(motion.decelerationRate)),
      ("distance", value(predicted?.distance)), ("duration", value(predicted?.duration)),
      ("target", value(predicted?.target)), ("rest", .number(motion.rest)),
      ("edgeTime", value(motion.edgeTime)),
      ("springVelocity", value(motion.springVelocity)),
      ("response", value(motion.response)), ("dampingRatio", value(motion.dampingRatio)),
      ("releaseGain", value(motion.releaseGain)),
      ("rubberBand", value(motion.rubberBand)), ("rms", .number(motion.rms)),
      ("largestResidual", .number(motion.largestResidual)),
      ("samples", .integer(motion.sampleCount)),
    ])
  }
}
