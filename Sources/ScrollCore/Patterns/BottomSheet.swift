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
/// The article's rules (`bs0` to `bs2`) and `bs4` animate as `UIView` does: the model jumps, the picture
/// follows. The others write the model in every frame. The guide page tells what breaks.
struct BottomSheet: LayoutPattern {
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

  let rule: SheetRule
  let behavior: ScrollBehavior
  let heights: (minimum: Double, maximum: Double, detents: [Double])
  let rows: Int
  let rowHeight: Double
  let isRigid: Bool
  /// What `hitTest` says, by the index of its word.
  let hitTest: Int
  private let startsAtMaximum: Bool
  private let listOffset: Double

  var geometry: SheetGeometry
  /// The detent where the sheet rests, or to which it is on its way, by index.
  var detent: Int
  /// The height that layout and hit-testing know, in points.
  private(set) var height: Double
  /// What animations of `UIView` add to it.
  var animations = AdditiveAnimations()
  /// The way of a sheet whose model is written in every frame.
  var spring: SheetSpring?
  /// The drag that sheet and list share.
  var drag: HandoverDrag?
  /// The pan that belongs to the sheet alone.
  var pan: SheetPan?
  /// What OverlayContainer remembers.
  var overlay = OverlayTranslation()
  /// Where the finger has landed.
  var region = Region.nothing
  /// The velocity of the sheet under the finger at the last lift, in points per second, positive when it
  /// grows.
  var liftVelocity = 0.0
  /// What the list's delegate was told at the last lift.
  var delegateVelocity = PointsPerMillisecond(0)
  /// When a finger last moved the sheet, in seconds.
  private var followTime = -Double.infinity
  /// Whether the offset being told is one that the pattern itself has set.
  var isCorrecting = false

  init(
    variant: Int, behavior: ScrollBehavior, parameters: ArraySlice<ParameterValue>, screen: Screen
  ) {
    let first = parameters.startIndex
    rule = SheetRule(rawValue: variant) ?? .fixed
    self.behavior = behavior
    heights = (
      parameters[first].number, parameters[first + 1].number, parameters[first + 2].numbers
    )
    startsAtMaximum = parameters[first + 3].choice == 1
    listOffset = parameters[first + 4].number
    rows = Int(parameters[first + 5].number)
    rowHeight = parameters[first + 6].number
    isRigid = parameters[first + 7].choice == 1
    hitTest = parameters[first + 8].choice
    geometry = Self.geometry(heights, rule, on: screen)
    detent = startsAtMaximum ? geometry.detents.count - 1 : 0
    height = geometry.detents[detent]
  }

  private static func geometry(
    _ heights: (minimum: Double, maximum: Double, detents: [Double]), _ rule: SheetRule,
    on screen: Screen
  ) -> SheetGeometry {
    SheetGeometry(
      minimum: heights.minimum, maximum: heights.maximum, heights: heights.detents,
      isPreset: rule.isPreset, on: screen)
  }

  // MARK: Scroll views

  mutating func arrange(on stage: inout Stage) {
    geometry = Self.geometry(heights, rule, on: stage.screen)
    animations.removeAll()
    spring = nil
    stage.endAnimation()
    height = geometry.detents[detent]
    arrangeList(on: &stage)
    let size = stage.screen.size
    stage.arrange(
      Self.mapVertical,
      as: ScrollView(viewport: size.height, contentLength: 2 * size.height, alwaysBounces: true))
    stage.arrange(
      Self.mapHorizontal,
      as: ScrollView(
        axis: .horizontal, viewport: size.width, contentLength: 2 * size.width, alwaysBounces: true)
    )
  }

  /// The list's viewport is the sheet, or as tall as the sheet can be where that is moved and not
  /// stretched.
  private mutating func arrangeList(on stage: inout Stage) {
    // A spring may carry a low sheet below the edge of the screen.
    let viewport = isRigid ? geometry.rigidHeight : max(0, height)
    let inset = behavior.adjustment(
      safeArea: EdgeInsets(top: 0, left: 0, bottom: stage.screen.safeAreaInsets.bottom, right: 0),
      contentLength: contentLength, viewport: viewport)
    stage.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: contentLength, trailingInset: inset.bottom,
        alwaysBounces: behavior.alwaysBounceVertical))
  }

  private var contentLength: Double { Double(rows) * rowHeight }

  /// Moves the model, and with it the list's viewport.
  mutating func setHeight(_ value: Double, on stage: inout Stage) {
    guard value != height else { return }
    height = value
    if stage.touch != nil, spring == nil { followTime = stage.time }
    guard !isRigid else { return }
    arrangeList(on: &stage)
    // A list at rest that has become taller than what is left of its content moves up.
    let limit = stage[.main].range.maximum
    if !stage.isTracking(.main), !stage.isDecelerating(.main),
      stage.contentOffset(of: .main) > limit
    {
      stage.setContentOffset(limit, of: .main, notifying: &self)
    }
  }

  /// The height that is seen at a time in seconds, in points.
  func presentedHeight(at time: Double) -> Double { height + animations.value(at: time) }

  /// How fast the edge that is seen moves, in points per second, positive when the sheet grows.
  func velocity(on stage: borrowing Stage) -> Double {
    if let spring { return spring.velocity(at: stage.time) }
    let animated = animations.velocity(at: stage.time)
    guard stage.touch != nil, followTime == stage.time else { return animated }
    let band = band(on: stage)
    return animated - stage.touchVelocity.y * band.slope(band.raw(height))
  }

  /// The heights at which it may rest, in points.
  var detents: [Double] { geometry.detents }

  // MARK: Events

  mutating func handle(_ event: ScrollEvent, on stage: inout Stage) {
    switch event {
    case .didAppear: appear(on: &stage)
    case .touchDown(let point): land(at: point, on: &stage)
    case .touchMoved: followTouch(on: &stage)
    case .touchUp(let velocity):
      liftVelocity = -velocity.y
      liftTouch(on: &stage)
    case .willBeginDragging(let id) where id == .main: beginDrag(on: &stage)
    case .didScroll(let id) where id == .main && !isCorrecting: followList(on: &stage)
    case .willEndDragging(let id, let velocity) where id == .main:
      endDrag(velocity, on: &stage)
    case .didEndDragging(let id, _) where id == .main: killFling(on: &stage)
    case .displayFrame: followSpring(on: &stage)
    case .didEndAnimation: finishSpring(on: &stage)
    case .boundsChange: centerMap(on: &stage)
    default: break
    }
  }

  private mutating func appear(on stage: inout Stage) {
    let range = stage[.main].range
    stage.setContentOffsetSilently(range.clamp(listOffset), of: .main)
    overlay.lastOffset = stage.contentOffset(of: .main)
    centerMap(on: &stage)
  }

  private func centerMap(on stage: inout Stage) {
    for id in [Self.mapVertical, Self.mapHorizontal] {
      stage.setContentOffsetSilently(stage[id].range.maximum / 2, of: id)
    }
  }

  private mutating func land(at point: Point, on stage: inout Stage) {
    region = region(at: point, in: pose(on: stage))
    let raw = band(on: stage).raw(height)
    switch region {
    case .list where rule == .doublePan: pan = SheetPan(startHeight: raw)
    case .list where rule.movesModelInFlight: catchSheet(on: &stage)
    case .handle:
      pan = SheetPan(startHeight: raw)
      if rule.movesModelInFlight, spring != nil {
        stopSpring(on: &stage)
        pan?.begin(at: point.y)
      }
    default: break
    }
  }

  private mutating func followTouch(on stage: inout Stage) {
    guard let touch = stage.touch, pan != nil else { return }
    pan?.follow(touch, physics: stage.physics)
    if rule == .doublePan {
      followDoublePan(touch, on: &stage)
    } else {
      followHandle(touch, on: &stage)
    }
  }

  private mutating func liftTouch(on stage: inout Stage) {
    if let pan, pan.isRecognized {
      if rule == .doublePan { endDoublePan(on: &stage) } else { endHandle(on: &stage) }
    }
    pan = nil
  }

  private mutating func beginDrag(on stage: inout Stage) {
    switch rule {
    case .doublePan, .delegate, .update: break
    case .overlayContainer: overlay.begin()
    case .fixed, .floatingPanel, .sheetPresentation: beginHandover(on: &stage)
    }
  }

  private mutating func followList(on stage: inout Stage) {
    switch rule {
    case .doublePan: break
    case .delegate, .update: followDelegate(on: &stage)
    case .overlayContainer: followOverlay(on: &stage)
    case .fixed, .floatingPanel, .sheetPresentation: followHandover(on: &stage)
    }
  }

  /// The finger may have moved since the last frame: what follows starts from where it lifts.
  private mutating func endDrag(_ velocity: PointsPerMillisecond, on stage: inout Stage) {
    if stage.hasMovedSinceFrame(.main) { followList(on: &stage) }
    switch rule {
    case .doublePan: break
    case .delegate: delegateVelocity = velocity
    case .update: endUpdate(velocity, on: &stage)
    case .overlayContainer: endOverlay(velocity, on: &stage)
    case .fixed, .floatingPanel, .sheetPresentation: endHandover(on: &stage)
    }
  }
}
