// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Options of an animated SVG.
public struct SVGOptions: Sendable, Equatable {
  /// The encoding of motion.
  public enum Encoding: UInt8, Sendable, CaseIterable {
    /// CSS keyframes with cubic timing: exact in all browsers, and still where the reader prefers reduced
    /// motion.
    case css
    /// SMIL elements, for hosts that strip style sheets. Firefox rounds their time to milliseconds, and
    /// no setting of the reader stops them.
    case smil
    /// No motion: the poster frame as a still picture.
    case none
  }

  /// Whether the motion repeats.
  public enum Loop: UInt8, Sendable, CaseIterable {
    /// Forever, with a rest after each iteration.
    case forever
    /// Once; the last frame stays.
    case once
  }

  /// The encoding of motion.
  ///
  /// Default: `css`.
  public var encoding = Encoding.css
  /// Whether the motion repeats.
  ///
  /// Default: `forever`.
  public var loop = Loop.forever
  /// The minimum rest after the last frame, in seconds; up to half a second is added where that makes
  /// the file shorter.
  ///
  /// Default: 1.
  public var rest = 1.0
  /// The maximum error of a position at any frame, in points, after all rounding.
  ///
  /// Default: 0.1.
  public var tolerance = 0.1
  /// The maximum error of an opacity at any frame, from 0 to 1.
  ///
  /// Default: 0.005.
  var fadeTolerance = 0.005
  /// The part of the error of positions that rounded points in time may take, from 0 to 1.
  ///
  /// Default: 0.05.
  var timeShare = 0.05
  /// Decimals of printed positions.
  ///
  /// Default: 2.
  public var precision = 2
  /// Light colours, dark ones, or whichever the reader prefers.
  ///
  /// Default: `automatic`.
  public var appearance = Appearance.automatic
  /// The frame of the still picture; nil for one that represents the motion.
  ///
  /// Default: nil.
  public var posterFrame: Int?
  /// Seconds between stills that a fragment such as `#…-f30` shows; nil for none.
  ///
  /// Default: 0.5.
  public var stillInterval: Double? = 0.5
  /// Whether the finger is drawn.
  ///
  /// Default: true.
  public var showsFinger = true
  /// Whether fading circles follow the finger and show its speed.
  ///
  /// Default: true.
  public var showsFingerTail = true
  /// The prefix of every id, class and name of keyframes; nil for a mark that depends on the file's content, so that
  /// one HTML page can contain several drawings.
  ///
  /// Default: nil. `d0-`, `d1-` … follow it for devices side by side.
  public var idPrefix: String?
  /// Units of length of the picture per point.
  ///
  /// Default: 1.
  public var scale = 1.0
  /// The title of the picture; nil for the names of the devices.
  ///
  /// Default: nil.
  public var title: String?
  /// The description of the picture, in a sentence; nil for duration and number of devices.
  ///
  /// Default: nil.
  public var description: String?

  /// Makes the default options.
  public init() {}
}

extension SVGOptions {
  /// The demands of the encoding on keyframes.
  var keyframePrecision: KeyframePrecision {
    KeyframePrecision(
      decimals: precision, fadeDecimals: fadeTolerance < 0.01 ? 3 : 2,
      toleranceShare: encoding == .smil ? 0.98 : 0.995,
      staysInUnitSquare: encoding == .smil)
  }

  /// The frame of a panel that its still picture shows.
  func posterFrame(of panel: SVGPanel, beside first: SVGPanel) -> Int {
    if let frame = panel.stillFrame { return frame }
    guard let posterFrame else { return panel.motion.posterFrame }
    // The option counts frames of the first device; the others show the same time.
    let time = Double(posterFrame) / Double(first.motion.rate)
    let last = max(panel.motion.frameCount - 1, 0)
    return min(max(Int((time * Double(panel.motion.rate)).rounded()), 0), last)
  }
}
