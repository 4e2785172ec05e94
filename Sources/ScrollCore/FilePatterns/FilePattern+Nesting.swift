// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Views that a finger moves as one distance: the outer view of the host has the sum, which is split here.
///
/// What only reads the pattern is `mutating` nevertheless where a frame calls it: the pattern is then lent in place, and
/// would be copied for the call otherwise.
extension FilePattern {
  /// The nest in which a view is, by its index; nil for none.
  @inline(__always)
  func nest(of view: Int) -> Int? { isAlone ? nil : Self.nest(of: view, in: program) }

  /// A function without `self`, which would be copied for it.
  private static func nest(of view: Int, in program: PatternProgram) -> Int? {
    #if hasFeature(Embedded)
    return program.nests.firstIndex { $0.outer == view || $0.inners.contains(view) }
    #else
    let nest = program.nestsOfViews[view]
    return nest < 0 ? nil : nest
    #endif
  }

  /// A view as the file knows it: its geometry, and its part of the offset.
  mutating func view(_ index: Int, on host: borrowing ScrollHost) -> ScrollView {
    guard nest(of: index) != nil else { return host[ScrollViewID(index)] }
    var view = nestedViews[index]
    view.contentOffset = nestedOffset(of: index, on: host)
    return view
  }

  /// The offset of a view as the file knows it, in points.
  @inline(__always)
  mutating func offset(of index: Int, on host: borrowing ScrollHost) -> Double {
    isAlone ? host.contentOffset(of: ScrollViewID(index)) : nestedOffset(of: index, on: host)
  }

  /// The same where there are nests.
  private mutating func nestedOffset(of index: Int, on host: borrowing ScrollHost) -> Double {
    guard let nest = nest(of: index) else { return host.contentOffset(of: ScrollViewID(index)) }
    let minimum = nestedViews[index].range.minimum
    guard index != program.nests[nest].outer else { return minimum + nests[nest].outer }
    let place = index - program.nests[nest].inners.lowerBound
    return minimum + nests[nest].inners[place]
      + (place == nests[nest].front ? nests[nest].over : 0)
  }

  /// How fast a view moves, in points per second: with the whole distance, or not at all.
  mutating func velocity(of index: Int, on host: borrowing ScrollHost) -> Double {
    guard let nest = nest(of: index) else { return host.velocity(of: ScrollViewID(index)) }
    let description = program.nests[nest]
    let velocity = host.velocity(of: ScrollViewID(description.outer))
    let lengths = lengths(ofNest: nest)
    let outerMoves =
      nests[nest].over == 0
      && nests[nest].outerMoves(
        onward: velocity > 0, description, outerLength: lengths.outer, innerLength: lengths.inner)
    if index == description.outer { return outerMoves ? velocity : 0 }
    let isFront = index - description.inners.lowerBound == nests[nest].front
    return isFront && !outerMoves ? velocity : 0
  }

  /// The view of the host that moves a view of the file.
  @inline(__always)
  func driver(of index: Int) -> ScrollViewID {
    ScrollViewID(nest(of: index).map { program.nests[$0].outer } ?? index)
  }

  /// The views of the file that hear what a view of the host tells.
  mutating func listeners(of driver: Int) -> [Int] {
    guard let nest = nest(of: driver) else { return [driver] }
    return [driver, program.nests[nest].inners.lowerBound + nests[nest].front]
  }

  private mutating func lengths(ofNest nest: Int) -> (outer: Double, inner: Double) {
    let description = program.nests[nest]
    let outer = nestedViews[description.outer].range
    let inner = nestedViews[description.inners.lowerBound + nests[nest].front].range
    return (outer.maximum - outer.minimum, inner.maximum - inner.minimum)
  }

  // MARK: Geometry

  /// Gives the host the sum of a nest; parts that have become too long are cut.
  ///
  /// - Parameters:
  ///   - nest: The nest, by its index.
  ///   - isWhole: Whether all views are arranged, on another screen or with other rows: the view in front then lies beyond
  ///     its end until the system moves it back, as it moves other views.
  ///   - host: The scroll views.
  mutating func arrangeNest(_ nest: Int, whole isWhole: Bool = false, on host: inout ScrollHost) {
    let description = program.nests[nest]
    let lengths = lengths(ofNest: nest)
    let before = nests[nest].distance
    let beyond = isWhole ? max(0, nests[nest].inners[nests[nest].front] - lengths.inner) : 0
    nests[nest].outer = min(nests[nest].outer, lengths.outer)
    for (place, view) in description.inners.enumerated() {
      let range = nestedViews[view].range
      nests[nest].inners[place] = min(nests[nest].inners[place], range.maximum - range.minimum)
    }
    let inner = nestedViews[description.inners.lowerBound + nests[nest].front]
    let id = ScrollViewID(description.outer)
    host.arrange(
      id,
      as: ScrollView(
        axis: inner.axis, viewport: inner.viewport,
        contentLength: inner.viewport + lengths.outer + lengths.inner,
        alwaysBounces: inner.alwaysBounces, bounces: inner.bounces))
    let isCut = nests[nest].distance + beyond != before
    nests[nest].over = isCut ? beyond : nests[nest].over + beyond
    guard isCut else { return }
    Self.setSilently(nests[nest].distance + beyond, of: id, on: &host)
  }

  /// Lets the inner views that a finger has landed on count, or those in front if it is beside all of them.
  mutating func choosesFront(at point: Point, on host: inout ScrollHost) {
    for (index, nest) in program.nests.enumerated() {
      let middle = viewports[nest.outer].middle.x
      let touched =
        nest.inners.firstIndex { viewports[$0].contains(point) }
        ?? nest.inners.firstIndex {
          program.views[$0].axis == .vertical && viewports[$0].x <= middle
            && middle < viewports[$0].maxX
        }
      guard let touched, host.isTracking(ScrollViewID(nest.outer)) else { continue }
      let place = touched - nest.inners.lowerBound
      guard place != nests[index].front else { continue }
      nests[index].front = place
      nests[index].over = 0
      arrangeNest(index, on: &host)
      Self.setSilently(nests[index].distance, of: ScrollViewID(nest.outer), on: &host)
    }
  }

  // MARK: Offsets

  /// Splits the new distance of a nest, and tells the views that have moved.
  mutating func follow(nest: Int, on host: inout ScrollHost) {
    let description = program.nests[nest]
    let view = host[ScrollViewID(description.outer)]
    let inside = view.range.clamp(view.contentOffset)
    let front = nests[nest].front
    let (outer, inner) = (nests[nest].outer, nests[nest].inners[front])
    let over = nests[nest].over
    // In place: a copy would take memory in every frame.
    let lengths = lengths(ofNest: nest)
    nests[nest].follow(
      inside, program.nests[nest], outerLength: lengths.outer, innerLength: lengths.inner)
    nests[nest].over = view.contentOffset - inside
    if nests[nest].outer != outer { tellScroll(description.outer, on: &host) }
    if nests[nest].inners[front] != inner || nests[nest].over != over {
      tellScroll(description.inners.lowerBound + front, on: &host)
    }
  }

  /// Sets the offset of a view in a nest, in points; it stays within its ends.
  mutating func moveNested(
    _ move: PatternProgram.Move, _ index: Int, to offset: Double, in nest: Int,
    on host: inout ScrollHost
  ) {
    let description = program.nests[nest]
    let range = nestedViews[index].range
    let part = range.clamp(offset) - range.minimum
    let id = ScrollViewID(description.outer)
    let place = index - description.inners.lowerBound
    guard move != .target, move != .targetStopping else {
      guard index == description.outer || place == nests[nest].front else { return }
      let target = target(ofNest: nest, on: host)
      let rest = index == description.outer ? target.inners[target.front] : target.outer
      return host.setTargetContentOffset(part + rest, of: id)
    }
    let before = self.offset(of: index, on: host)
    if index == description.outer {
      nests[nest].outer = part
    } else {
      nests[nest].inners[place] = part
      if place == nests[nest].front { nests[nest].over = 0 }
    }
    if move == .offsetStopping { host.stop(id) }
    Self.setSilently(nests[nest].distance + nests[nest].over, of: id, on: &host)
    guard move != .offsetSilently, self.offset(of: index, on: host) != before else { return }
    tellScroll(index, on: &host)
  }

  /// The parts of a nest at another distance, in points.
  private mutating func split(_ distance: Double, ofNest nest: Int) -> NestState {
    let lengths = lengths(ofNest: nest)
    var state = nests[nest]
    state.follow(
      distance, program.nests[nest], outerLength: lengths.outer, innerLength: lengths.inner)
    return state
  }

  /// The parts of a nest at the target of its sum.
  private mutating func target(ofNest nest: Int, on host: borrowing ScrollHost) -> NestState {
    let outer = program.nests[nest].outer
    let target = hostTarget(of: outer, on: host)
    return split(host[ScrollViewID(outer)].range.clamp(target), ofNest: nest)
  }

  /// The target of a view in a nest, in points: its part of that of the sum.
  mutating func nestedTarget(of index: Int, in nest: Int, on host: borrowing ScrollHost) -> Double {
    let description = program.nests[nest]
    let state = target(ofNest: nest, on: host)
    let minimum = nestedViews[index].range.minimum
    return index == description.outer
      ? minimum + state.outer : minimum + state.inners[index - description.inners.lowerBound]
  }

  // MARK: The axis of a finger

  /// Lets the views go that lose a finger to another axis.
  ///
  /// The axis is that along which it has moved farther since it landed, as soon as it drags something.
  mutating func decideAxis(on host: inout ScrollHost) {
    guard !program.axisLocks.isEmpty, !hasAxis, let way = host.touch?.translation, way != .zero
    else { return }
    let isHorizontal = way.x.magnitude > way.y.magnitude
    var losers: [ScrollViewID] = []
    for lock in program.axisLocks {
      let views = [driver(of: lock.0), driver(of: lock.1)]
      guard views.contains(where: { host.isDragging($0) }) else { continue }
      hasAxis = true
      for id in views where (host[id].axis == .horizontal) != isHorizontal {
        if host.isTracking(id), !losers.contains(id) { losers.append(id) }
      }
    }
    for id in losers { release(id, on: &host) }
  }

  /// A view loses its finger: pages that were caught between two rests go to the nearer one.
  private func release(_ id: ScrollViewID, on host: inout ScrollHost) {
    let view = host[id]
    guard view.isPaging, view.viewport > 0 else { return host.letGo(of: id) }
    host.stop(id)
    let pages = Elementary.rounded(
      (view.contentOffset - view.range.minimum) / view.viewport)
    let target = view.range.clamp(view.range.minimum + pages * view.viewport)
    guard target != view.contentOffset else { return }
    host.animateContentOffset(target, of: id, spring: .contentOffsetAnimation)
  }
}
