// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A generated type as the driver runs it; an extension of each says which of its parts is what.
protocol GeneratedRules {
  /// The name of the file, and the variant.
  static var id: String { get }
  /// The default values of the parameters.
  static var parameters: [ParameterValue] { get }
  static var axes: [ScrollView.Axis] { get }
  static var adjustments: [ScrollBehavior.InsetAdjustment] { get }

  init()
  /// What the scroll views of a run are to the type.
  static func makeRun() -> GeneratedRun<Self>
  mutating func setParameters(_ values: [ParameterValue])
  /// Takes over what is read of the screen, of views and of the finger.
  mutating func read(_ host: borrowing ScrollHost)
  mutating func begin(in run: GeneratedRun<Self>)
  mutating func arrange(in run: GeneratedRun<Self>)
  /// Handles an event; false if there is no method for it.
  mutating func handle(_ event: ScrollEvent, in run: GeneratedRun<Self>) -> Bool
  mutating func check(in run: GeneratedRun<Self>, always: Bool)
  func geometry(_ view: Int) -> RunGeometry
  /// The frame of a view on the screen, in points.
  func viewFrame(_ view: Int) -> Rect
  func start(_ view: Int) -> Double
  func rest(_ view: Int, near offset: Double) -> Double?
  /// When the next animation or timer ends; nil for a type that has none.
  var ends: Double? { get }
  var hasEnds: Bool { get }
  /// Values, then the numbers of elements; NaN for what is not there.
  var numbers: [Double] { get }
  /// Whether there is a method for `frame`.
  static var hasFrames: Bool { get }
  mutating func frame(in run: GeneratedRun<Self>)
  /// Why the app would have ended.
  var ending: String? { get }
  /// The view of the simulator that moves each view.
  static var drivers: [Int] { get }
  /// Which view is recorded, and what is read of one that the simulator does not have.
  var recordedView: Int { get }
  /// How fast the file says that it moves; nil for what the view says.
  func recordedVelocity(_ host: borrowing ScrollHost) -> Double?
  func reading(of view: Int, _ host: borrowing ScrollHost) -> ScrollReading?
  /// Of each element whether it takes touches, and the view with which it moves.
  static var elements: [(takesTouches: Bool, view: Int?)] { get }
  /// Where elements are that are there once; of negative width for others.
  var rects: [Rect] { get }
  /// What taps can be on, back to front: the element, its item and section, and where it is.
  var targets: [TapTarget] { get }
}

/// Something that a tap can be on.
struct TapTarget {
  var element, item, section: Int
  var rect: Rect
}

/// What a run needs of a generated `Geometry`.
struct RunGeometry {
  var x, y, width, height, contentLength, leadingInset, trailingInset: Double
  var leadingSafeArea, trailingSafeArea: Double
  var bounces, alwaysBounces, isPaging: Bool
}
