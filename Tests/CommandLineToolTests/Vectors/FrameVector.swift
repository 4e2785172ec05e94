// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scenario as an author writes it, and the frames that `scrollwork frames` must print for it.
///
/// The numbers come from the specification of the pattern or were computed by hand, never from a
/// run.
struct FrameVector: Sendable {
  /// The title.
  let name: String
  /// The pattern's identifier.
  let pattern: String
  /// The device's identifier.
  let device: String
  /// The text of a device file that describes it; nil for a device that the tool knows.
  let deviceFile: String?
  /// Further members of the scenario, each with a comma at its end.
  let members: String
  /// The steps in the scenario's own notation.
  let steps: [String]
  /// Display frames per second at which all of it holds.
  let rates: [Int]
  /// The expectations, in order of time.
  let expectations: [FrameExpectation]

  /// Makes a vector; the lists of expectations are joined.
  init(
    name: String, pattern: String, device: String = "iphone-8", deviceFile: String? = nil,
    members: String = "", steps: String..., rates: [Int] = [60, 120],
    expectations: [FrameExpectation]...
  ) {
    self.name = name
    self.pattern = pattern
    self.device = device
    self.deviceFile = deviceFile
    self.members = members
    self.steps = steps
    self.rates = rates
    self.expectations = expectations.flatMap(\.self)
  }

  /// The identifiers of all variants with expectations, without duplicates.
  var variants: [String] { Set(expectations.flatMap(\.variants)).sorted() }

  /// Whether the command must report something about a variant in addition to its frames.
  func expectsWarning(of variant: String) -> Bool {
    expectations.contains {
      $0.variants.contains(variant) && $0.values.contains { $0.name == "warning count" }
    }
  }

  /// The text of the scenario file.
  ///
  /// - Parameter device: The device's identifier, or the path of its file.
  func scenario(on device: String) -> String {
    """
    {
      "version": 1, "id": "vectors/one", "title": "Vector", "summary": "Numbers known beforehand.",
      "pattern": "\(pattern)", "devices": ["\(device)"],
      \(members)
      "steps": [
        \(steps.joined(separator: ",\n    "))
      ]
    }
    """
  }

  // MARK: Steps

  /// A trace of content offsets, one per tenth of a second: sample `n` shows in frame `6n` at 60
  /// Hz.
  ///
  /// - Parameters:
  /// - offsets: The offsets in points; the last one is repeated, so that frames show it.
  /// - target: The scroll view, if the pattern has several.
  /// - Returns: A step.
  static func offsets(_ offsets: Double..., of target: String? = nil) -> String {
    let samples = (offsets + offsets.suffix(1)).enumerated().map { "[\($0 * 100), \($1)]" }
    let scrollView = target.map { #""target": "\#($0)", "# } ?? ""
    return #"{ "type": "trace", "of": "contentOffset", \#(scrollView)"samples": ["#
      + samples.joined(separator: ", ") + "] }"
  }

  /// A finger that moves in equal steps, one per sixtieth of a second.
  ///
  /// - Parameters:
  /// - moves: The length of a step in points and the number of steps, for each part of the way.
  ///   - y: Where it lands, in points from the top; 180 points from the left.
  /// - rests: Whether it rests for a tenth of a second before it lifts.
  /// - Returns: A step.
  static func finger(_ moves: (step: Double, count: Int)..., from y: Double, rests: Bool = true)
    -> String
  {
    var places = [y]
    for move in moves {
      for _ in 0..<move.count { places.append(places[places.count - 1] + move.step) }
    }
    if rests { places += Array(repeating: places[places.count - 1], count: 6) }
    let samples = places.map { "[180, \($0)]" }.joined(separator: ", ")
    return #"{ "type": "trace", "of": "pointer", "rate": 60, "samples": [\#(samples)] }"#
  }

  /// A finger that moves up or down and lifts with a velocity.
  ///
  /// - Parameters:
  ///   - travel: How far, in points, positive down.
  ///   - velocity: The velocity at touch up, in points per second, positive down.
  ///   - duration: How long, in milliseconds.
  ///   - y: Where it lands, in points from the top.
  /// - Returns: A step.
  static func fling(
    _ travel: Double, lift velocity: Double, duration: Double = 300, from y: Double = 600
  ) -> String {
    """
    { "type": "fling", "from": ["50%", \(y)], "by": [0, \(travel)], "duration": \(duration),
      "endVelocity": [0, \(velocity)] }
    """
  }

  /// A finger that moves up or down, rests for a fifth of a second and lifts.
  ///
  /// - Parameters:
  ///   - travel: How far, in points, positive down.
  ///   - y: Where it lands, in points from the top.
  /// - Returns: A step, half a second long and a rest.
  static func pull(_ travel: Double, from y: Double = 600) -> String {
    """
    { "type": "drag", "from": ["50%", \(y)], "by": [0, \(travel)], "duration": 500, "hold": 200 }
    """
  }

  /// A pause in milliseconds.
  static func pause(_ duration: Double) -> String {
    #"{ "type": "pause", "duration": \#(duration) }"#
  }

  /// A tap on an element.
  static func tap(_ element: String) -> String { #"{ "type": "tap", "target": "\#(element)" }"# }

  /// A pause until nothing moves.
  static let settle = #"{ "type": "pause", "until": "settled" }"#
}
