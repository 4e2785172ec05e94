// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A sheet with a list over a map, dragged by the list's own finger.
///
/// `h` is the sheet's height, `o` the list's content offset, `T` how far the finger has moved down:
///
///     bs0  a pan of the sheet: h = target − T, o = 0; then the list's own pan moves o
///     bs1  in didScroll, if max: o < 0, min: o > 0, between: always — o = 0, h = target − T;
///          at the end the list is switched off and on
///     bs2  bs1, but at the end target.y = 0 instead, and a spring
///     bs3  the finger's travel is shared: sheet first upwards, list first downwards, the rest to the other
///     bs4  OverlayContainer, bs5 FloatingPanel, bs6 UISheetPresentationController
///
/// The article's rules (`bs0` to `bs2`) and `bs4` animate as `UIView` does: the model jumps, and
/// the presentation follows. The others set the model in every frame. The guide describes how they
/// break.
struct BottomSheet: LayoutPattern {
  static let id: StaticString = "bottom-sheet"
  static let title: StaticString = "Bottom sheet"
  static let summary: StaticString =
    "A sheet with a list over a map: one finger moves both, and hands over between them."
  static let scrollViews: [StaticString] = ["list", "map.vertical", "map.horizontal"]

  /// Where a finger lands.
  enum Region: UInt8, Sendable, BitwiseCopyable {
    case map
    case list
    case handle
    case nothing
  }

  /// The vertical and the horizontal movement of the map.
  static let mapVertical = ScrollViewID(1)
  static let mapHorizontal = ScrollViewID(2)
  /// How far from the top edge a finger drags the sheet of a preset and not its list, in points.
  ///
  /// FloatingPanel's default; the others leave it to their user.
  static let handleHeight = 36.0

  let variant: Variant
  let behavior: ScrollBehavior
  let heights: (minimum: Double, maximum: Double, detents: [Double])
  private(set) var rows: Int
  let rowHeight: Double
  /// The height of all rows together, in points.
  private(set) var contentLength: Double
  let isRigid: Bool
  let hitTest: HitTest
  private let listOffset: Double

  var geometry: SheetGeometry
  /// The detent at which the sheet rests, or to which it moves, by index.
  var detent: Int
  /// The height that layout and hit-testing know, in points.
  var height: Double
  /// What animations of `UIView` add to it.
  var animations = AdditiveAnimations()
  /// The motion of a sheet whose model is set in every frame.
  var spring: SheetSpring?
  /// The drag that sheet and list share.
  var drag: HandoverDrag?
  /// The pan that belongs to the sheet alone.
  var pan: SheetPan?
  /// What OverlayContainer remembers.
  var overlay = OverlayTranslation()
  /// Where the finger has landed.
  var region = Region.nothing
  /// The velocity of the sheet under the finger at the last touch up, in points per second,
  /// positive when it grows.
  var liftVelocity = 0.0
  /// What the list's delegate received at the last touch up.
  var delegateVelocity = PointsPerMillisecond(0)
  /// When a finger last moved the sheet, in seconds.
  private var followTime = -Double.infinity
  /// Whether the offset in the current event is one that the pattern itself has set.
  var isCorrecting = false

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    heights = (parameters.minimumHeight, parameters.maximumHeight, parameters.detents)
    listOffset = parameters.listOffset
    rows = parameters.rows
    rowHeight = parameters.rowHeight
    contentLength = Double(rows) * rowHeight
    isRigid = parameters.style == .rigid
    hitTest = parameters.hitTest
    geometry = Self.geometry(heights, rowHeight, variant, on: screen)
    detent = parameters.initial == .maximum ? geometry.detents.count - 1 : 0
    height = geometry.detents[detent]
  }

  private static func geometry(
    _ heights: (minimum: Double, maximum: Double, detents: [Double]), _ rowHeight: Double,
    _ variant: Variant, on screen: Screen
  ) -> SheetGeometry {
    SheetGeometry(
      minimum: heights.minimum, maximum: heights.maximum, heights: heights.detents,
      rowHeight: rowHeight, isPreset: variant.isPreset, on: screen)
  }

  // MARK: Scroll views

  mutating func arrange(on host: inout ScrollHost) {
    #if !WITHOUT_PROGRAM_STEPS
    let length = geometry.screen.size.height
    #endif
    geometry = Self.geometry(heights, rowHeight, variant, on: host.screen)
    animations.removeAll()
    spring = nil
    host.endAnimation()
    #if !WITHOUT_PROGRAM_STEPS
    keepHolding(growingBy: geometry.screen.size.height - length, on: host)
    #else
    height = geometry.detents[detent]
    #endif
    arrangeList(on: &host)
    let size = host.screen.size
    host.arrange(
      Self.mapVertical,
      as: ScrollView(viewport: size.height, contentLength: 2 * size.height, alwaysBounces: true))
    host.arrange(
      Self.mapHorizontal,
      as: ScrollView(
        axis: .horizontal, viewport: size.width, contentLength: 2 * size.width, alwaysBounces: true)
    )
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .place

  var rowCounts: RowCounts? { RowCounts(rows) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    rows = count
    contentLength = Double(count) * rowHeight
    arrangeList(on: &host)
  }
  #endif

  /// The list's viewport is the sheet, or as tall as the sheet can be where that is moved and not
  /// stretched.
  private mutating func arrangeList(on host: inout ScrollHost) {
    // A spring may carry a low sheet below the edge of the screen.
    let viewport = isRigid ? geometry.rigidHeight : max(0, height)
    let inset = behavior.adjustment(
      safeArea: EdgeInsets(top: 0, left: 0, bottom: host.screen.safeAreaInsets.bottom, right: 0),
      contentLength: contentLength, viewport: viewport)
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: contentLength, trailingInset: inset.bottom,
        alwaysBounces: behavior.alwaysBounceVertical))
  }

  /// Moves the model, and the list's viewport with it.
  mutating func setHeight(_ value: Double, on host: inout ScrollHost) {
    guard value != height else { return }
    height = value
    if host.touch != nil, spring == nil { followTime = host.time }
    guard !isRigid else { return }
    arrangeList(on: &host)
    // A list at rest that has become taller than what is left of its content moves up.
    let limit = host[.main].range.maximum
    if !host.isTracking(.main), !host.isDecelerating(.main),
      host.contentOffset(of: .main) > limit
    {
      host.setContentOffset(limit, of: .main, notifying: &self)
    }
  }

  /// The height that is seen at a time in seconds, in points.
  func presentedHeight(at time: Double) -> Double {
    height + (animations.isEmpty ? 0 : animations.value(at: time))
  }

  /// How fast the edge that is seen moves, in points per second, positive when the sheet grows.
  @inline(__always)
  func velocity(on host: borrowing ScrollHost) -> Double {
    if let spring { return Self.velocity(of: spring, at: host.time) }
    let animated = animations.isEmpty ? 0 : animations.velocity(at: host.time)
    guard host.touch != nil, followTime == host.time else { return animated }
    let band = band(on: host)
    return animated - host.touchVelocity.y * band.slope(band.raw(height))
  }

  // What asks a spring copies it, and most frames have none: the sheet is not copied with it.
  @inline(never)
  private static func velocity(of spring: SheetSpring, at time: Double) -> Double {
    spring.velocity(at: time)
  }

  /// The heights at which it may rest, in points.
  var detents: [Double] { geometry.detents }

  // MARK: Events

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didAppear: appear(on: &host)
    case .touchDown(let point): land(at: point, on: &host)
    case .touchMoved: followTouch(on: &host)
    case .touchUp(let velocity):
      liftVelocity = -velocity.y
      liftTouch(on: &host)
    case .willBeginDragging(let id) where id == .main: beginDrag(on: &host)
    case .didScroll(let id) where id == .main && !isCorrecting: followList(on: &host)
    case .willEndDragging(let id, let velocity) where id == .main:
      endDrag(velocity, on: &host)
    case .didEndDragging(let id, _) where id == .main: killFling(on: &host)
    case .displayFrame: followSpring(on: &host)
    case .didEndAnimation: finishSpring(on: &host)
    case .boundsChange: centerMap(on: &host)
    default: break
    }
  }

  private mutating func appear(on host: inout ScrollHost) {
    let range = host[.main].range
    host.setContentOffsetSilently(range.clamp(listOffset), of: .main)
    overlay.lastOffset = host.contentOffset(of: .main)
    centerMap(on: &host)
  }

  private func centerMap(on host: inout ScrollHost) {
    for id in [Self.mapVertical, Self.mapHorizontal] {
      host.setContentOffsetSilently(host[id].range.maximum / 2, of: id)
    }
  }

  private mutating func land(at point: Point, on host: inout ScrollHost) {
    region = region(at: point, in: pose(on: host))
    let raw = band(on: host).raw(height)
    switch region {
    case .list where variant == .doublePan: pan = SheetPan(startHeight: raw)
    case .list where variant.movesModelInFlight: catchSheet(on: &host)
    case .handle:
      pan = SheetPan(startHeight: raw)
      if variant.movesModelInFlight, spring != nil {
        stopSpring(on: &host)
        pan?.begin(at: point.y)
      }
    default: break
    }
  }

  private mutating func followTouch(on host: inout ScrollHost) {
    guard let touch = host.touch, pan != nil else { return }
    pan?.follow(from: touch.landing.y, to: touch.position.y, physics: host.physics)
    if variant == .doublePan {
      followDoublePan(touch, on: &host)
    } else {
      followHandle(touch, on: &host)
    }
  }

  private mutating func liftTouch(on host: inout ScrollHost) {
    if let pan, pan.isRecognized {
      if variant == .doublePan { endDoublePan(on: &host) } else { endHandle(on: &host) }
    }
    pan = nil
  }

  private mutating func beginDrag(on host: inout ScrollHost) {
    switch variant {
    case .doublePan, .delegate, .update: break
    case .overlayContainer: overlay.begin()
    case .fixed, .floatingPanel, .sheetPresentation: beginHandover(on: &host)
    }
  }

  private mutating func followList(on host: inout ScrollHost) {
    switch variant {
    case .doublePan: break
    case .delegate, .update: followDelegate(on: &host)
    case .overlayContainer: followOverlay(on: &host)
    case .fixed, .floatingPanel, .sheetPresentation: followHandover(on: &host)
    }
  }

  /// The finger may have moved since the last frame: the following motion starts from its position
  /// at touch up.
  private mutating func endDrag(_ velocity: PointsPerMillisecond, on host: inout ScrollHost) {
    if host.hasMovedSinceFrame(.main) { followList(on: &host) }
    switch variant {
    case .doublePan: break
    case .delegate: delegateVelocity = velocity
    case .update: endUpdate(velocity, on: &host)
    case .overlayContainer: endOverlay(velocity, on: &host)
    case .fixed, .floatingPanel, .sheetPresentation: endHandover(on: &host)
    }
  }
}
