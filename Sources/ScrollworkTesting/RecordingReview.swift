// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import TextFormats

/// Reviews a recording as a run of a pattern file.
///
/// The offsets are those of the device, everything else is computed from them, and the rules judge it. No process is
/// started.
public struct RecordingReview: Sendable {
  /// By how many frames a run shows an offset later or earlier than the recording, at most.
  private static let delay = 4
  /// By how much the app's header may differ from the pattern's, in points.
  public var headerTolerance = 0.5
  private let recording: DeviceRecording
  private let pattern: PatternEntry
  private let variant: Int
  private let device: DeviceProfile

  /// Prepares a review.
  ///
  /// - Parameters:
  ///   - recording: What the device showed.
  ///   - path: The pattern file; its images are read from its folder.
  ///   - variant: The variant; nil for the first that is fixed.
  ///   - device: The identifier of the device, such as `iphone-15-pro`; nil for that of the recording.
  /// - Throws: `RecordingError`.
  public init(
    of recording: DeviceRecording, as path: String, variant: String? = nil, device: String? = nil
  ) throws(RecordingError) {
    self.recording = recording
    let source = try RecordingError.bytes(of: path)
    do throws(InvalidScenarioFile) {
      pattern = try PatternSource.read(path: path, source: source) { image in
        try RecordingError.bytes(of: image)
      }
    } catch {
      throw RecordingError(error.description)
    }
    let known = pattern.variants
    if let variant {
      guard let index = known.firstIndex(where: { "\($0.id)" == variant }) else {
        throw RecordingError(
          UnknownWord.message("variant", found: variant, words: known.map { "\($0.id)" }))
      }
      self.variant = index
    } else {
      self.variant = known.firstIndex { $0.isFixed } ?? 0
    }
    let devices = DeviceCatalog.devices
    guard let device else {
      guard let profile = recording.contents.device?.profile else {
        throw RecordingError(
          "\(recording.path) does not say what device it is of, or one of an unknown screen: name one of "
            + devices.map(\.id).joined(separator: ", "))
      }
      self.device = profile
      return
    }
    guard let found = devices.first(where: { $0.id == device }) else {
      throw RecordingError(
        UnknownWord.message("device", found: device, words: devices.map(\.id)))
    }
    self.device = found
  }

  /// What the rules find, and where the app's header is not the pattern's.
  ///
  /// - Throws: `RecordingError` if the offsets cannot be played.
  public func findings() throws(RecordingError) -> [RecordedFinding] {
    let rate = device.maximumRefreshRate
    let request = RunRequest(
      variant: variant, parameters: pattern.parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: rate,
      physics: .uikit, script: GestureScript([.trace(trace)]), growth: pattern.growth())
    var timeline: Timeline
    do throws(SimulationError) {
      timeline = try pattern.run(request)
    } catch {
      throw RecordingError("\(recording.path): the offsets cannot be played: \(error)")
    }
    let outcome = Review.outcome(of: &timeline, from: request, by: pattern)
    let found = outcome.findings.map { finding in
      RecordedFinding(
        rule: "\(finding.rule.id)", seconds: Double(finding.worstFrame) / Double(rate),
        amount: finding.amount, sentence: String(decoding: finding.sentence, as: UTF8.self))
    }
    return found + (try header(timeline).map { [$0] } ?? [])
  }

  private var trace: Trace {
    let contents = recording.contents
    return Trace(
      of: .contentOffset,
      samples: zip(contents.times, contents.offsets).map { time, offset in
        // A time that was rounded up must not miss its frame.
        Trace.Sample(time: max(0, time - 2e-6), position: Point(0, offset))
      })
  }

  /// Where the recorded header differs most from the pattern's `header.height`; nil where it does not.
  private func header(_ timeline: Timeline) throws(RecordingError) -> RecordedFinding? {
    let contents = recording.contents
    guard !contents.header.isEmpty else { return nil }
    let width = timeline.valueNames.count
    guard let column = timeline.valueNames.firstIndex(where: { "\($0)" == "header.height" }) else {
      throw RecordingError(
        "\(recording.path) has a header, and the pattern has no value header.height: name one with \"as\": \"header.height\""
      )
    }
    guard let offset = timeline.valueNames.firstIndex(where: { "\($0)" == "contentOffset.y" })
    else { throw RecordingError("the pattern \(pattern.id) has no value contentOffset.y") }
    var worst: (time: Double, app: Double, pattern: Double)?
    for (index, time) in contents.times.enumerated() {
      let frame = min(
        Int((time * Double(timeline.rate) + 0.5).rounded(.down)), timeline.frameCount - 1)
      // The run shows each offset up to some frames later: the frame that shows the same offset is compared.
      let near = max(0, frame - Self.delay)...min(frame + Self.delay, timeline.frameCount - 1)
      func distance(_ other: Int) -> Double {
        abs(timeline.values[other * width + offset] - contents.offsets[index])
      }
      let same = near.min { distance($0) < distance($1) } ?? frame
      // Of two samples in one frame of the display only the later is shown.
      guard distance(same) < 0.01 else { continue }
      let shown = contents.header[index]
      let computed = timeline.values[same * width + column]
      let difference = abs(shown - computed)
      let most = worst.map { abs($0.app - $0.pattern) } ?? headerTolerance
      if difference > most { worst = (time, shown, computed) }
    }
    guard let worst else { return nil }
    func text(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
    return RecordedFinding(
      rule: "RECORDED-HEADER", seconds: worst.time, amount: worst.app - worst.pattern,
      sentence:
        "The app's header is \(text(worst.app)) pt high at \(text(worst.time)) s, and the pattern's \(text(worst.pattern)) pt."
    )
  }
}
