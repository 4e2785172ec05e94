// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// First values, facts of the screen, and the geometry of scroll views.
extension FilePattern {
  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    machine.scale = screen.scale
    setFacts(slop: host.physics.slop)
    for (index, element) in program.elements.enumerated() {
      guard case .fixed(let place) = element.place else { continue }
      let isVisible = element.visible.map { holds($0, on: host) } ?? true
      fixedFrames[index] =
        isVisible ? frame(place, on: host) ?? Rect(0, 0, -1, 0) : Rect(0, 0, -1, 0)
    }
    guard !hasBegun else {
      for index in program.items.indices { layOutItems(index, on: host) }
      return arrangeViews(keepingContent: false, on: &host)
    }
    hasBegun = true
    for (index, _) in program.views.enumerated() {
      host.arrange(ScrollViewID(index), as: ScrollView(viewport: 0, contentLength: 0))
    }
    for step in program.beginning {
      switch step {
      case .state(let index):
        let state = program.states[index]
        let first = number(state.first, on: host) ?? 0
        registers[state.register] = first
        registers[state.target] = first
      case .items(let index): layOutItems(index, on: host)
      case .view(let index):
        guard let view = geometry(of: index, on: host) else { continue }
        leadingInsets[index] = view.inset
        host.arrange(ScrollViewID(index), as: view.view)
      }
    }
  }

  /// Writes the facts of the screen to their registers.
  ///
  /// - Parameter slop: How far a finger moves before it drags, in points.
  mutating func setFacts(slop: Double) {
    for fact in program.facts { registers[fact.register] = value(of: fact, slop: slop) }
  }

  private func value(of fact: PatternProgram.Fact, slop: Double) -> Double {
    switch fact.kind {
    case .width: screen.size.width
    case .height: screen.size.height
    case .scale: screen.scale
    case .statusBar: screen.statusBarHeight
    case .navigationBar: screen.navigationBarHeight
    case .tabBar: screen.tabBarHeight
    case .slop: slop
    case .safeTop: screen.safeAreaInsets.top
    case .safeLeft: screen.safeAreaInsets.left
    case .safeBottom: screen.safeAreaInsets.bottom
    case .safeRight: screen.safeAreaInsets.right
    case .isLandscape: screen.orientation == .landscape ? 1 : 0
    case .isPad: screen.idiom == .pad ? 1 : 0
    case .isRightToLeft: screen.direction == .rightToLeft ? 1 : 0
    case .textGrowth: fact.style.growth(in: screen.contentSize)
    }
  }

  /// Lays out the items of a repeated element.
  ///
  /// - Complexity: O(items) where their lengths are different, else O(1).
  private mutating func layOutItems(_ index: Int, on host: borrowing ScrollHost) {
    let items = program.items[index]
    defer { limitItems(index, at: host.time) }
    let count = Int(min(max(0, number(items.count, on: host) ?? 0), Self.itemLimit))
    let columns = Int(min(max(1, number(items.columns, on: host) ?? 1), 1_000))
    let (gap, start) = (number(items.gap, on: host) ?? 0, number(items.start, on: host) ?? 0)
    itemInsets[index] = (
      number(items.leadingInset, on: host) ?? 0, number(items.trailingInset, on: host) ?? 0
    )
    guard let register = items.index else {
      layouts[index] = ItemLayout(
        count: count, columns: columns, length: length(of: items, on: host), gap: gap, start: start)
      return
    }
    var lengths: [Double] = []
    for item in 0..<min(count, Self.ownLengthLimit) {
      guard fault == nil else { break }
      registers[register] = Double(item)
      lengths.append(length(of: items, on: host))
    }
    layouts[index] = ItemLayout(
      lengths: lengths, columns: columns, gap: gap, start: start, isCentered: items.isCentered)
  }

  /// The length of an item, which is not negative, in points.
  private mutating func length(
    of items: PatternProgram.Items, on host: borrowing ScrollHost
  ) -> Double {
    let length = number(items.length, on: host) ?? 0
    if length < 0, fault == nil {
      fault = FormulaFault(.negativeExtent, items.length, length, at: host.time)
    }
    return length
  }

  /// Ends the run if more items would be visible at once than a screen has lines of pixels.
  private mutating func limitItems(_ index: Int, at time: Double) {
    let extent = max(screen.size.width, screen.size.height)
    let visible = layouts[index].visibleLimit(in: extent)
    guard fault == nil, visible > Self.visibleLimit else { return }
    fault = FormulaFault(
      .tooManyItems, program.items[index].length, Double(visible), at: time)
  }

  /// How many items an element can have: as many as a pattern of the catalogue.
  private static var itemLimit: Double { 10_000_000 }
  /// How many of them can have lengths of their own, which take memory.
  private static var ownLengthLimit: Int { 1_000_000 }
  /// How many can be visible at once.
  private static var visibleLimit: Int { 4_096 }

  /// Gives all scroll views the geometry that formulas have now.
  ///
  /// - Parameter keepsContent: Whether content stays where it is when an inset changes, and nobody is told.
  mutating func arrangeViews(keepingContent keepsContent: Bool, on host: inout ScrollHost) {
    for index in program.views.indices {
      guard let new = geometry(of: index, on: host) else { return }
      let id = ScrollViewID(index)
      let change = new.inset - leadingInsets[index]
      leadingInsets[index] = new.inset
      var view = new.view
      view.leadingInset -= change
      host.arrange(id, as: view)
      guard change != 0 else { continue }
      host.setLeadingInset(
        new.view.leadingInset, of: id, keepingContent: keepsContent, notifying: &self)
    }
  }

  /// What the formulas of a view give, and its own inset before the content; nil if one has no result.
  private mutating func geometry(
    of index: Int, on host: borrowing ScrollHost
  ) -> (view: ScrollView, inset: Double)? {
    let description = program.views[index]
    let isVertical = description.axis == .vertical
    guard let frame = frame(description.frame, on: host),
      let content = number(description.content, on: host),
      let leading = number(description.leadingInset, on: host),
      let trailing = number(description.trailingInset, on: host),
      let leadingSafeArea = number(description.leadingSafeArea, on: host),
      let trailingSafeArea = number(description.trailingSafeArea, on: host)
    else { return nil }
    let alwaysBounces = holds(description.alwaysBounces, on: host)
    viewports[index] = frame
    var view = ScrollView(
      axis: description.axis, viewport: isVertical ? frame.height : frame.width,
      contentLength: content, leadingInset: leading, trailingInset: trailing,
      alwaysBounces: alwaysBounces, bounces: holds(description.bounces, on: host),
      isPaging: holds(description.isPaging, on: host))
    let isAdjusted =
      switch description.adjustment {
      case .always: true
      case .automatic: alwaysBounces || content > view.viewport
      case .never: false
      }
    if isAdjusted {
      let reach = safeArea(under: frame, isVertical: isVertical)
      view.leadingInset += reach.leading + leadingSafeArea
      view.trailingInset += reach.trailing + trailingSafeArea
    }
    return fault == nil ? (view, leading) : nil
  }

  private mutating func frame(
    _ frame: PatternProgram.View.Frame, on host: borrowing ScrollHost
  ) -> Rect? {
    guard let x = number(frame.x, on: host), let y = number(frame.y, on: host),
      let width = number(frame.width, on: host), let height = number(frame.height, on: host)
    else { return nil }
    guard width >= 0, height >= 0 else {
      fault = FormulaFault(
        .negativeExtent, width < 0 ? frame.width : frame.height, min(width, height), at: host.time)
      return nil
    }
    return Rect(x, y, width, height)
  }

  /// How far a viewport reaches into the safe area at its two ends, in points.
  private func safeArea(
    under frame: Rect, isVertical: Bool
  ) -> (leading: Double, trailing: Double) {
    let insets = screen.safeAreaInsets
    if isVertical {
      return (
        max(0, insets.top - frame.y),
        max(0, frame.maxY - (screen.size.height - insets.bottom))
      )
    }
    return (
      max(0, insets.left - frame.x), max(0, frame.maxX - (screen.size.width - insets.right))
    )
  }
}
