// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern that was made for a screen: how it answers events, and where its elements are.
///
/// It is a value that reduces events to state. A frame depends only on a `Pose`, a small snapshot of that state, so
/// frames can be laid out in batches, in any order, without a heap allocation.
public protocol ScreenPattern: ScrollEventHandler, SendableMetatype {
  /// The snapshot that a frame depends on, in addition to the screen and the parameters.
  associatedtype Pose: BitwiseCopyable

  /// Names of the values that it records, after those that all patterns record.
  var valueNames: [TrackName] { get }
  /// What moves rigidly, as a tree; the first is layer 0, the screen.
  ///
  /// All variants have the same tree of layers on the same screen, because a drawing shows any of
  /// them. The number of layers is the same before and after a rotation.
  var layers: [LayerLink] { get }
  /// How many frames are laid out together, so that these cost one growth of each array.
  static var chunkLength: Int { get }
  /// An upper bound for the elements visible in a frame on the present screen.
  var visibleElementLimit: Int { get }

  /// The detents of a sheet on the current screen, in points, in ascending order; empty by default.
  /// Their number is the same before and after a rotation.
  var detents: [Double] { get }

  /// Prepares for a screen that the run may rotate to; by default nothing depends on it.
  mutating func prepare(forTurnTo screen: Screen)
  /// Sets the geometry of the scroll views for the host's screen: at the start and after a
  /// rotation.
  mutating func arrange(on host: inout ScrollHost)
  /// What is recorded as `contentOffset.y` and `velocity.y`; the main scroll view's by default.
  func reading(on host: borrowing ScrollHost) -> ScrollReading
  /// The bounds and insets of the recorded scroll view; by default the main one, which ends at the
  /// end of the screen.
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds
  /// A frame begins: finger and views have not moved yet. By default nothing happens.
  mutating func beginFrame(on host: inout ScrollHost)
  /// All views have moved, and told it; frames that wait to be laid out still show what was. By default nothing happens.
  mutating func endEvents(on host: inout ScrollHost)
  /// Gets ready for the next frame, after `endEvents`; by default there is nothing to do.
  ///
  /// - Returns: Whether there is a frame; false if the run has ended before it, which the pattern has told the host.
  mutating func prepareFrame(on host: inout ScrollHost) -> Bool
  /// Whether frames are computed some at once, when they are laid out: what is asked about the last one has to wait for
  /// that.
  static var mayShowLate: Bool { get }
  /// Lets frames be computed some at once. If one of them ends the run, it is noticed too late: `hasEndedTooLate`.
  mutating func showLate()
  /// Whether the run has gone on after a frame that ends it, and has to be repeated without `showLate`.
  var hasEndedTooLate: Bool { get }
  /// Whether frames have to be laid out before the next one comes.
  var mustLayOut: Bool { get }
  /// Computes the frames that are about to be laid out. By default there is nothing to do.
  mutating func completeFrames()
  /// Lays out the frames since the last call; by default as `append` does.
  mutating func layOut(
    _ poses: [Pose], to elements: inout [ElementFrame], starts: inout [Int])
  /// What the next frame shows.
  func pose(on host: borrowing ScrollHost) -> Pose
  /// Whether frames with equal poses are equal, so that such a frame need not be laid out again.
  static var posesDecideFrames: Bool { get }
  /// Whether two poses are known to be the same although their bits differ: between small fields there are bits that mean
  /// nothing. By default it is known of poses that can be compared.
  static func isSame(_ pose: Pose, _ other: Pose) -> Bool
  /// Forgets the poses so far: their frames are laid out, and nobody asks for them again. By default there is nothing to
  /// forget.
  mutating func forgetPoses()
  /// The scroll view that a tap on the status bar scrolls to its top: the only one on the screen
  /// whose `scrollsToTop` is set. Nil if there is none, or if there are several, because UIKit then
  /// scrolls none. The default is the main one.
  func scrollsToTop(on host: borrowing ScrollHost) -> ScrollViewID?
  /// The scroll views that a touch at a point of the screen reaches.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet
  /// Appends one value for each of `valueNames`; NaN for a value that the variant lacks.
  func record(_ pose: Pose, into values: inout OutputSpan<Double>)
  /// Appends the translations of layers 1 and up on the screen, in points.
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>)
  /// Appends the visible elements, back to front; at most `visibleElementLimit`.
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>)
  /// Appends the same elements, looked for where those of the frame before were; by default without a look there.
  func layout(
    _ pose: Pose, near hint: inout LayoutHint, into elements: inout OutputSpan<ElementFrame>)
  #if !WITHOUT_PROGRAM_STEPS
  /// A scroll view as the app's code knows it; by default that of the host.
  mutating func programView(_ id: ScrollViewID, on host: borrowing ScrollHost) -> ScrollView
  /// Where a scroll view is on the screen; by default it ends at the end of the screen.
  func programBounds(_ id: ScrollViewID, on host: borrowing ScrollHost) -> ScrollBounds
  /// Scrolls a view to an offset in points as the app's code does; a spring animates it. By default the host does it.
  mutating func scroll(
    _ id: ScrollViewID, to offset: Double, with spring: SpringParameters?, on host: inout ScrollHost
  )
  /// Where an element lies in the content of a view, in points, whether or not it is on the screen; nil by default: what is
  /// on the screen counts.
  func contentPlace(
    of element: ElementID, in id: ScrollViewID
  ) -> (start: Double, length: Double)?
  /// Changes rows; the views are arranged afterwards.
  ///
  /// - Returns: Why it cannot: by default it knows no changes. Nil for success.
  mutating func change(_ rows: RowChange) -> RowRefusal?
  /// What its rows are called, if it lays out rows by their numbers from 0, and knows only how many there are. Programs then
  /// change `rowCounts`, and the simulator gives frames the numbers of the rows. Nil by default.
  static var rowKind: ElementID.Kind? { get }
  /// How many of these rows there are. Nil, as by default, if their heights depend on their numbers.
  var rowCounts: RowCounts? { get }
  /// Changes how many of these rows there are in a section, or 0 for a list without, and the length of their view's content.
  /// Whatever moves goes on.
  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost)
  /// The screen comes back after another one was pushed over it: `viewWillAppear` when it begins to be seen, and
  /// `viewDidAppear` when that is complete. By default nothing happens.
  mutating func appearAgain(isComplete: Bool, on host: inout ScrollHost)
  #endif
}

extension ScreenPattern {
  /// About two seconds at 120 Hz.
  public static var chunkLength: Int { 256 }

  /// None: it has no sheet.
  public var detents: [Double] { [] }

  /// The main scroll view's reading.
  @inline(__always)
  public func reading(on host: borrowing ScrollHost) -> ScrollReading { host.reading(of: .main) }

  /// The main scroll view.
  public func scrollsToTop(on host: borrowing ScrollHost) -> ScrollViewID? { .main }

  /// Nothing happens.
  @inline(__always)
  public mutating func beginFrame(on host: inout ScrollHost) {}

  /// Nothing happens.
  @inline(__always)
  public mutating func endEvents(on host: inout ScrollHost) {}

  /// There is a frame.
  @inline(__always)
  public mutating func prepareFrame(on host: inout ScrollHost) -> Bool { true }

  /// All frames are computed when they come.
  @inline(__always)
  public static var mayShowLate: Bool { false }

  /// Nothing changes.
  @inline(__always)
  public mutating func showLate() {}

  /// It ends at once.
  @inline(__always)
  public var hasEndedTooLate: Bool { false }

  /// They need not.
  @inline(__always)
  public var mustLayOut: Bool { false }

  /// There is nothing to do.
  @inline(__always)
  public mutating func completeFrames() {}

  /// They are: a frame depends on nothing else.
  @inline(__always)
  public static var posesDecideFrames: Bool { true }

  /// It is not known.
  @inline(__always)
  public static func isSame(_ pose: Pose, _ other: Pose) -> Bool { false }

  /// Forgets nothing.
  @inline(__always)
  public mutating func forgetPoses() {}

  /// Prepares for nothing.
  public mutating func prepare(forTurnTo screen: Screen) {}

  /// What `layout(_:into:)` appends.
  @inline(__always)
  public func layout(
    _ pose: Pose, near hint: inout LayoutHint, into elements: inout OutputSpan<ElementFrame>
  ) {
    layout(pose, into: &elements)
  }

  /// The main scroll view's bounds.
  @inline(__always)
  public func bounds(on host: borrowing ScrollHost) -> ScrollBounds { host.bounds(of: .main) }
}

#if !WITHOUT_PROGRAM_STEPS
extension ScreenPattern {
  /// The host's view.
  public mutating func programView(
    _ id: ScrollViewID, on host: borrowing ScrollHost
  ) -> ScrollView { host[id] }

  /// A view at the end of the screen.
  public func programBounds(
    _ id: ScrollViewID, on host: borrowing ScrollHost
  ) -> ScrollBounds { host.bounds(of: id) }

  /// Scrolls the host's view.
  public mutating func scroll(
    _ id: ScrollViewID, to offset: Double, with spring: SpringParameters?, on host: inout ScrollHost
  ) {
    if let spring {
      host.animateContentOffset(offset, of: id, spring: spring)
    } else {
      host.setContentOffsetStopping(offset, of: id, notifying: &self)
    }
  }

  /// Unknown.
  public func contentPlace(
    of element: ElementID, in id: ScrollViewID
  ) -> (start: Double, length: Double)? { nil }

  /// It knows no changes.
  public mutating func change(_ rows: RowChange) -> RowRefusal? { .notRows }

  /// It has none.
  public static var rowKind: ElementID.Kind? { nil }

  /// It has none.
  public var rowCounts: RowCounts? { nil }

  /// Nothing happens.
  public mutating func setRowCount(
    _ count: Int, inSection section: Int, on host: inout ScrollHost
  ) {}

  /// It keeps what it has.
  public mutating func appearAgain(isComplete: Bool, on host: inout ScrollHost) {}
}
#endif

extension ScreenPattern where Pose: Equatable {
  /// Whether all fields are equal.
  @inline(__always)
  public static func isSame(_ pose: Pose, _ other: Pose) -> Bool { pose == other }
}
