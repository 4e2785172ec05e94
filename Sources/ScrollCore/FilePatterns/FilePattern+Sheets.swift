// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sheets: where they may rest, and where they are.
extension FilePattern {
  /// The detents of the first sheet, in points; empty without sheets.
  var detents: [Double] { sheets.first?.detents ?? [] }

  /// Computes the detents on the screen; a sheet that moves is put to the one to which it goes, unless its motion is kept or a
  /// finger holds it.
  ///
  /// - Parameters:
  ///   - keepsMotion: Whether a sheet goes on that moves to a detent.
  ///   - finger: Where a finger is on the screen, in points; nil for none.
  mutating func arrangeSheets(keepingMotion keepsMotion: Bool = false, finger: Point? = nil) {
    for (index, sheet) in program.sheets.enumerated() {
      let limit = sheetLimit(sheet.edge)
      var lengths: [Double] = []
      for detent in sheet.detents { lengths.append(min(max(0, constant(detent)), limit)) }
      var order = Array(lengths.indices)
      order.insertionSort { lengths[$0] < lengths[$1] }
      var state = sheets[index]
      let isFirst = state.detents.isEmpty
      state.detents = order.map { lengths[$0] }
      state.places = lengths.indices.map { order.firstIndex(of: $0) ?? 0 }
      if isFirst { state.detent = state.places[sheet.start] }
      #if !WITHOUT_PROGRAM_STEPS
      let growth = sheet.edge == .bottom || sheet.edge == .right ? limit - state.limit : 0
      state.limit = limit
      // The keyboard and new rows do not stop a sheet that moves.
      if !isFirst, keepsMotion, state.spring != nil {
        sheets[index] = state
        continue
      }
      if let finger, state.sharedDrag != nil || state.pan != nil {
        state.extent = state.isDragging ? state.extent + growth : state.detents[state.detent]
        state.spring = nil
        sheets[index] = state
        keepHolding(index, at: finger)
        continue
      }
      #endif
      state.spring = nil
      state.sharedDrag = nil
      state.pan = nil
      state.extent = state.detents[state.detent]
      sheets[index] = state
    }
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// A sheet stays under the finger on another screen, as far as the new detents allow; the drag goes on from there.
  private mutating func keepHolding(_ index: Int, at finger: Point) {
    let band = band(of: index)
    let extent = band.shown(band.raw(sheets[index].extent))
    sheets[index].extent = extent
    sheets[index].sharedDrag?.rawHeight = band.raw(extent)
    guard let pan = sheets[index].pan else { return }
    let place = coordinate(of: finger, program.sheets[index].edge)
    sheets[index].pan?.startHeight = band.raw(extent) + pan.translation(to: place)
  }
  #endif

  /// How long the screen is from an edge, in points.
  private mutating func sheetLimit(_ edge: PatternProgram.Sheet.Edge) -> Double {
    edge == .bottom || edge == .top ? screen.size.height : screen.size.width
  }

  /// How a sheet answers a pull beyond its detents.
  mutating func band(of index: Int) -> SheetBand {
    let law: SheetBand.Law =
      switch program.sheets[index].beyond {
      case .rubber: .elastic(RubberBand(dimension: sheetLimit(program.sheets[index].edge)))
      case .stiff: .stiff
      case .free: .free
      case .logarithmic: .logarithmic
      }
    return SheetBand(lowest: sheets[index].lowest, highest: sheets[index].highest, law: law)
  }

  /// How fast what is seen of a sheet moves, in points per second, positive when it grows.
  mutating func velocity(ofSheet index: Int, on host: borrowing ScrollHost) -> Double {
    let state = sheets[index]
    if let spring = state.spring { return spring.velocity(at: host.time) }
    guard host.touch != nil, state.followTime == host.time else { return 0 }
    let band = band(of: index)
    return program.sheets[index].edge.growth(host.touchVelocity)
      * band.slope(band.raw(state.extent))
  }

  /// Where the origin of a sheet is on the screen, in points.
  mutating func origin(ofSheet index: Int) -> Point {
    let extent = sheets[index].extent
    return switch program.sheets[index].edge {
    case .bottom: Point(0, screen.size.height - extent)
    case .right: Point(screen.size.width - extent, 0)
    // The content of a sheet moves with its inner edge.
    case .top: Point(0, extent - sheets[index].highest)
    case .left: Point(extent - sheets[index].highest, 0)
    }
  }

  /// Lets a sheet come out to an extent, and arranges what depends on it.
  mutating func setExtent(_ extent: Double, ofSheet index: Int, on host: inout ScrollHost) {
    guard extent != sheets[index].extent else { return }
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
    sheets[index].extent = extent
    if host.touch != nil, sheets[index].spring == nil { sheets[index].followTime = host.time }
    guard program.followsOffsets else { return }
    arrangeViews(keepingContent: false, on: &host)
    guard let list = program.sheets[index].list else { return }
    let id = ScrollViewID(list.view)
    let limit = host[id].range.maximum
    // A list at rest that has become taller than what is left of its content moves up.
    if !host.isTracking(id), !host.isDecelerating(id), host.contentOffset(of: id) > limit {
      host.setContentOffset(limit, of: id, notifying: &self)
    }
  }

  // MARK: Motion to a detent

  /// Lets a sheet move to a detent from where it is.
  ///
  /// - Parameters:
  ///   - detent: Its place among the sheet's detents in rising order.
  ///   - index: The sheet.
  ///   - velocity: How fast it begins, in points per second, positive when it grows.
  ///   - finger: How fast the finger was that let it go, in points per second; 0 for none.
  mutating func settle(
    at detent: Int, _ index: Int, velocity: Double, finger: Double = 0, on host: inout ScrollHost
  ) {
    sheets[index].detent = detent
    let (from, to) = (sheets[index].extent, sheets[index].detents[detent])
    let tolerance = 0.5 / screen.scale
    guard (to - from).magnitude >= tolerance || velocity != 0 else {
      setExtent(to, ofSheet: index, on: &host)
      return
    }
    guard let parameters = spring(ofSheet: index, velocity: velocity, finger: finger, on: host)
    else { return }
    let spring = SheetSpring(
      parameters, from: from, to: to, velocity: velocity, start: host.time,
      stopsAtTarget: !program.sheets[index].overshoots)
    sheets[index].spring = spring
    host.animate(until: spring.end, startVelocity: velocity)
    schedule(on: &host)
  }

  private mutating func spring(
    ofSheet index: Int, velocity: Double, finger: Double, on host: borrowing ScrollHost
  ) -> SpringParameters? {
    switch program.sheets[index].spring {
    case .overlayContainer: return .overlayContainer(velocity: finger)
    case .floatingPanel: return .floatingPanel(velocity: velocity)
    case .system: return .swiftUIDefault
    case .spring(let response, let damping):
      guard let response = number(response, on: host), let damping = number(damping, on: host)
      else { return nil }
      return SpringParameters(dampingRatio: damping, response: response)
    }
  }

  /// Moves sheets to where their springs are.
  mutating func followSheetSprings(on host: inout ScrollHost) {
    for index in program.sheets.indices {
      guard let spring = sheets[index].spring else { continue }
      setExtent(spring.height(at: host.time), ofSheet: index, on: &host)
    }
  }

  /// Ends the springs whose time has come.
  mutating func endSheetSprings(by time: Double, on host: inout ScrollHost) {
    for index in program.sheets.indices {
      guard let spring = sheets[index].spring, spring.end <= time else { continue }
      sheets[index].spring = nil
      setExtent(spring.target, ofSheet: index, on: &host)
    }
  }
}
