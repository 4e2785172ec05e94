// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What moves rigidly, and what clips it.
extension ProgramBuilder {
  /// The layers in which something lies, from the outermost on.
  func path(of holders: [ElementSpace.Holder]) -> [LayerTable.Key] {
    holders.flatMap { holder -> [LayerTable.Key] in
      switch holder {
      case .sheet(let sheet): return [LayerTable.Key(origin: .sheet(sheet), clip: .all)]
      case .view(let view):
        let frame = viewFrames[view]
        // A view that fills the screen needs no clip of its own.
        let clips =
          isWholeScreen(view) || viewMembers[view].value["clips"]?.content == .flag(false)
          ? []
          : self.clips(
            trees[frame.width], trees[frame.height], radius: 0, .viewport(view),
            .viewportEnd(view))
        return path(of: self.holders(ofView: view)) + clips + [
          LayerTable.Key(origin: .content(view), clip: .all)
        ]
      case .clip(let number):
        let draft = drafts[number]
        guard let frame = draft.frame else { return [] }
        var radius = 0.0
        if case .number(let corner)? = draft.value["look"]?["corner"]?.content { radius = corner }
        return clips(
          trees[frame.width], trees[frame.height], radius: radius, .element(draft.ownName),
          .elementEnd(draft.ownName))
      }
    }
  }

  /// What a view lies in: a sheet, another view, or what its frame's element lies in.
  private func holders(ofView view: Int) -> [ElementSpace.Holder] {
    let value = viewMembers[view].value
    if let holder = value["in"].flatMap(holder) { return [holder] }
    guard let place = drafts.firstIndex(where: { $0.id == value["frame"]?.text }) else {
      return []
    }
    let isClipped = drafts[place].value["clip"]?.content == .flag(true)
    return drafts[place].space.holders + (isClipped ? [.clip(place)] : [])
  }

  private func isWholeScreen(_ view: Int) -> Bool {
    guard let frame = viewMembers[view].value["frame"] else { return true }
    return frame.text == "screen"
  }

  /// What clips a rectangle: one layer if its extents depend on the screen only, else one for each of two corners.
  private func clips(
    _ width: Formula, _ height: Formula, radius: Double, _ start: LayerTable.Key.Origin,
    _ end: LayerTable.Key.Origin
  ) -> [LayerTable.Key] {
    if isConstant(width), isConstant(height) {
      return [
        LayerTable.Key(origin: start, clip: .box(width: width, height: height, radius: radius))
      ]
    }
    return [
      LayerTable.Key(origin: start, clip: .after), LayerTable.Key(origin: end, clip: .before),
    ]
  }

  /// Whether a formula depends on the screen and the parameters only.
  private func isConstant(_ formula: Formula) -> Bool {
    var copy = program
    let used = (uses, usedStates, usedItems)
    defer { (uses, usedStates, usedItems) = used }
    (uses, usedStates, usedItems) = ([], [], [])
    let number = append(formula, FormulaSource(FileTree(content: .null, offset: tree.offset)))
    // A formula that does not compile is reported where its element is.
    guard (try? FormulaCompiler.compile(number, as: .number, into: &copy, self)) != nil else {
      return true
    }
    return uses.isEmpty && usedStates.isEmpty && usedItems.isEmpty
  }

  /// The layers for the core.
  func compiledLayers() -> [PatternProgram.Layer] {
    let result = layers.entries.map { entry in
      PatternProgram.Layer(
        parent: UInt8(truncatingIfNeeded: entry.parent), origin: origin(entry.key.origin),
        clip: clip(entry.key.clip))
    }
    if result.count > Self.layerLimit {
      log.report(
        at: tree.offset,
        "views and clipped elements make \(result.count) layers; at most \(Self.layerLimit) fit")
    }
    return result
  }

  /// Layers have numbers of eight bits, and the screen is one.
  private static let layerLimit = 255

  private func origin(_ origin: LayerTable.Key.Origin) -> PatternProgram.Layer.Origin {
    switch origin {
    case .content(let view): .content(view)
    case .viewport(let view): .viewport(view)
    case .viewportEnd(let view): .viewportEnd(view)
    case .sheet(let sheet): .sheet(sheet)
    case .element(let name):
      layerNames.firstIndex(of: name).map { .element($0) } ?? .screen
    case .elementEnd(let name):
      layerNames.firstIndex(of: name).map { .elementEnd($0) } ?? .screen
    }
  }

  private func clip(_ clip: LayerTable.Key.Clip) -> PatternProgram.Layer.Clip {
    switch clip {
    case .all: return .all
    case .after: return .after
    case .before: return .before
    case .box(let width, let height, let radius):
      let source = FormulaSource(FileTree(content: .null, offset: tree.offset))
      return .box(
        width: compile(append(width, source), as: .number) ?? 0,
        height: compile(append(height, source), as: .number) ?? 0, radius: radius)
    }
  }
}
