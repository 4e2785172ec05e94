// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// First values, facts of the screen, and the geometry of scroll views.
extension FilePattern {
  mutating func arrange(on host: inout ScrollHost) {
    let isSameSize = hasBegun && screen.size == host.screen.size
    #if !WITHOUT_PROGRAM_STEPS
    hasOtherScreen = screen != host.screen
    #endif
    screen = host.screen
    machine.scale = screen.scale
    readFacts(host.physics)
    arrangeSheets(keepingMotion: isSameSize, finger: host.touch?.position)
    for (index, element) in program.elements.enumerated() {
      guard case .fixed(let place) = element.place else { continue }
      let isVisible = element.visible.map { holds($0, on: host) } ?? true
      fixedFrames[index] =
        isVisible ? frame(place, on: host) ?? Rect(0, 0, -1, 0) : Rect(0, 0, -1, 0)
    }
    guard !hasBegun else {
      for index in program.items.indices { layOutItems(index, on: host) }
      return arrangeViews(keepingContent: false, whole: true, on: &host)
    }
    hasBegun = true
    host.deliversInReverse = program.tellsInnerFirst
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
        if nest(of: index) == nil {
          host.arrange(ScrollViewID(index), as: view.view)
        } else {
          nestedViews[index] = view.view
          toldOffsets[index] = view.view.range.minimum
        }
      }
    }
    for nest in program.nests.indices { arrangeNest(nest, on: &host) }
  }

  /// Gives scroll views the geometry that formulas have now.
  ///
  /// - Parameters:
  ///   - keepsContent: Whether content stays where it is when an inset changes, and nobody is told.
  ///   - isWhole: Whether views are among them whose geometry depends on the screen only.
  ///   - host: The scroll views.
  mutating func arrangeViews(
    keepingContent keepsContent: Bool, whole isWhole: Bool = false, on host: inout ScrollHost
  ) {
    #if !hasFeature(Embedded)
    defer { isArrangedNow = areAllArranged && isAlone && !program.followsEvents }
    #endif
    if !isUnchanged(program.followedByAny, areAllArranged && !isWhole, on: host) {
      areAllArranged = false
      arrangeItemsAndViews(keepingContent: keepsContent, whole: isWhole, on: &host)
      guard fault == nil else { return }
    }
    for nest in program.nests.indices { arrangeNest(nest, whole: isWhole, on: &host) }
  }

  /// Arranges what follows numbers that have changed, which have just been read.
  private mutating func arrangeItemsAndViews(
    keepingContent keepsContent: Bool, whole isWhole: Bool, on host: inout ScrollHost
  ) {
    let isNew = arrangeItems(whole: isWhole, on: host)
    // A view that is arranged may change what others follow.
    var hasChanged = false
    for index in program.views.indices where isWhole || program.views[index].followsRun {
      let isUnchanged = isUnchanged(
        program.followedByViews[index], areViewsArranged[index] && !isNew, reads: hasChanged,
        on: host)
      guard !isUnchanged else { continue }
      areViewsArranged[index] = true
      hasChanged = true
      guard let new = geometry(of: index, on: host) else { return }
      guard nest(of: index) == nil else {
        nestedViews[index] = new.view
        continue
      }
      let id = ScrollViewID(index)
      // On another screen the system moves content along, for the file's own insets as for its own.
      let change = isWhole ? 0 : new.inset - leadingInsets[index]
      leadingInsets[index] = new.inset
      var view = new.view
      view.leadingInset -= change
      host.arrange(id, as: view)
      guard change != 0 else { continue }
      host.setLeadingInset(
        new.view.leadingInset, of: id, keepingContent: keepsContent, notifying: &self)
    }
    areAllArranged = !hasChanged
  }

  /// Lays out the items that follow numbers which have changed, which have just been read.
  ///
  /// - Returns: Whether there are such items, or all views are arranged.
  private mutating func arrangeItems(whole isWhole: Bool, on host: borrowing ScrollHost) -> Bool {
    var isNew = isWhole
    for index in program.items.indices where program.items[index].followsRun {
      let isUnchanged = isUnchanged(
        program.followedByItems[index], areItemsArranged[index] && !isWhole, reads: false, on: host)
      guard !isUnchanged else { continue }
      isNew = true
      arrangeItems(index, mayMove: areItemsArranged[index] && !isWhole, on: host)
      areItemsArranged[index] = true
    }
    return isNew
  }

  /// Lays out items where a frame shows them: what they follow may have changed since the last event, as the inset of a
  /// view that was arranged after them, or an offset by less than events tell.
  mutating func arrangeShownItems(on host: borrowing ScrollHost) {
    guard !isUnchanged(program.followedByAny, areAllArranged, on: host) else { return }
    areAllArranged = false
    _ = arrangeItems(whole: false, on: host)
  }

  /// Whether what is followed is what it was; notes what it is now.
  ///
  /// - Parameters:
  ///   - numbers: What is followed.
  ///   - isArranged: Whether anything was noted.
  ///   - reads: Whether it has to be read of the run.
  ///   - host: The scroll views.
  mutating func isUnchanged(
    _ numbers: FollowedNumbers, _ isArranged: Bool, reads: Bool = true,
    on host: borrowing ScrollHost
  ) -> Bool {
    if reads {
      for load in numbers.loads {
        registers[load.register] =
          load.reading == .offset && isAlone
          ? host.contentOffset(of: ScrollViewID(load.view))
          : read(load.reading, of: load.view, on: host)
      }
      if motionCount > 0 { refreshMotions(at: host.time) }
    }
    return !Self.note(registers, numbers, in: &followed) && isArranged
  }

  /// Notes what is followed; the arrays are lent once.
  ///
  /// - Returns: Whether it has changed.
  private static func note(
    _ registers: [Double], _ numbers: FollowedNumbers, in followed: inout [Double]
  ) -> Bool {
    // On 32-bit machines the storage of empty arrays is too loosely aligned to lend a span of it.
    guard !numbers.registers.isEmpty else { return false }
    return followed.withMutableSpan { followed in
      var hasChanged = false
      for place in numbers.registers.indices {
        let number = registers[numbers.registers[place]]
        // As bits: formulas tell −0 from 0.
        guard followed[numbers.first &+ place].bitPattern != number.bitPattern else { continue }
        followed[numbers.first &+ place] = number
        hasChanged = true
      }
      return hasChanged
    }
  }

  /// What the formulas of a view give, and its own inset before the content; nil if one has no result.
  private mutating func geometry(
    of index: Int, on host: borrowing ScrollHost
  ) -> (view: ScrollView, inset: Double)? {
    if let blocks = program.blocks {
      evaluate(blocks.views[index], PatternProgram.Blocks.number(ofView: index), on: host)
    }
    defer { freshBlock = -2 }
    // Each part by itself: a copy of all would count the references of its places.
    let views = program.views
    let isVertical = views[index].axis == .vertical
    guard let frame = frame(views[index].frame, on: host),
      let content = number(views[index].content, on: host),
      let leading = number(views[index].leadingInset, on: host),
      let trailing = number(views[index].trailingInset, on: host),
      let leadingSafeArea = number(views[index].leadingSafeArea, on: host),
      let trailingSafeArea = number(views[index].trailingSafeArea, on: host)
    else { return nil }
    let alwaysBounces = holds(views[index].alwaysBounces, on: host)
    viewports[index] = frame
    var view = ScrollView(
      axis: views[index].axis, viewport: isVertical ? frame.height : frame.width,
      contentLength: content, leadingInset: leading, trailingInset: trailing,
      alwaysBounces: alwaysBounces, bounces: holds(views[index].bounces, on: host),
      isPaging: holds(views[index].isPaging, on: host))
    let isAdjusted =
      switch views[index].adjustment {
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

  mutating func frame(
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
