// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Scroll views, first values, and the order in which they come into being.
extension ProgramBuilder {
  func compileViews() {
    for (index, member) in viewMembers.enumerated() {
      log.checkKeys(member.value, .scrollView)
      var needs = Needs(offset: member.offset)
      let family = families.first { $0.views.contains(index) }
      places = family.map { [("index", index - $0.views.lowerBound)] } ?? []
      views.append(view(member.value, index, &needs))
      places = []
      self.needs[.view(index)] = needs
      views[index].followsRun = needs.followsRun
    }
  }

  private func view(
    _ value: FileTree, _ index: Int, _ needs: inout Needs
  ) -> PatternProgram.View {
    let axis = word(value["axis"], "axis", ["vertical", "horizontal"]) ?? 0
    let adjustment = word(value["adjustment"], "adjustment", ["always", "automatic", "never"])
    let frame = frame(viewFrames[index], &needs)
    if value["content"] == nil {
      log.report(at: value.offset, "'content' is missing: the length of the content")
    }
    let content = content(value["content"], of: index, &needs)
    let insets = ends(value["insets"], "'insets'", &needs)
    let safeArea = ends(value["safeArea"], "'safeArea'", &needs)
    let bounces = geometry(value["bounces"], &needs, "'bounces'", .truth, .truth(true))
    let always = geometry(value["alwaysBounces"], &needs, "'alwaysBounces'", .truth, .truth(false))
    let paging = geometry(value["paging"], &needs, "'paging'", .truth, .truth(false))
    return PatternProgram.View(
      axis: axis == 1 ? .horizontal : .vertical,
      adjustment: ScrollBehavior.InsetAdjustment(rawValue: adjustment ?? 1) ?? .automatic,
      frame: frame, content: content, leadingInset: insets.leading,
      trailingInset: insets.trailing, leadingSafeArea: safeArea.leading,
      trailingSafeArea: safeArea.trailing, bounces: bounces, alwaysBounces: always,
      isPaging: paging, start: compile(value["start"], "'start'", default: .number(0)),
      snap: snap(value["snap"]), clips: clips(value))
  }

  /// Whether a view hides what of its content lies outside.
  func clips(_ value: FileTree) -> Bool {
    guard let clips = value["clips"] else { return true }
    guard case .flag(let flag) = clips.content else {
      log.refuse(clips, "'clips'", "true or false")
      return true
    }
    return flag
  }

  private func snap(_ value: FileTree?) -> PatternProgram.Snap {
    guard let value else { return .anywhere }
    if let places = value.elements, places.count >= 2 {
      return .places(places.map { compile($0, "a place of 'snap'", default: .number(0)) })
    }
    guard value.members != nil, value["every"] != nil else {
      log.refuse(value, "'snap'", "a list of two or more places, or { every, from }")
      return .anywhere
    }
    log.checkKeys(value, .places)
    return .every(
      compile(value["every"], "'every'", default: .number(0)),
      from: compile(value["from"], "'from'", default: .number(0)))
  }

  /// Compiles the formulas of a viewport.
  private func frame(
    _ frame: ElementDraft.Rectangle, _ needs: inout Needs
  ) -> PatternProgram.View.Frame {
    let parts = [frame.x, frame.y, frame.width, frame.height].map { number in
      let result = compile(number, as: .number) ?? 0
      note(&needs)
      return result
    }
    return PatternProgram.View.Frame(
      x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// The length of the content: a formula, or that of a repeated element.
  private func content(_ value: FileTree?, of view: Int, _ needs: inout Needs) -> Int {
    guard let value, value.members != nil else { return geometry(value, &needs, "'content'") }
    log.checkKeys(value, .content)
    let repeated = drafts.filter { $0.items != nil && $0.part == .element }.map(\.id)
    guard let rows = value["rows"], let index = word(rows, "repeated element", repeated) else {
      return 0
    }
    // Of copies, that of this view counts.
    let rowsOfView = drafts.first {
      $0.id == repeated[index] && $0.items != nil && ($0.copy == nil || $0.space.view == view)
    }
    if let items = rowsOfView?.items { contentItems = items }
    defer { contentItems = nil }
    let result =
      compile(
        formula(
          .name(
            FormulaName(root: repeated[index], parts: [.member("length", offset: 0)], words: nil))),
        as: .number) ?? 0
    note(&needs)
    return result
  }

  private func ends(
    _ value: FileTree?, _ name: String, _ needs: inout Needs
  ) -> (leading: Int, trailing: Int) {
    if let value {
      log.checkKeys(value, name, LanguageObject.object(.ends).names) {
        FamiliarWord.hint(for: $0, in: .ends)
      }
    }
    return (
      geometry(value?["leading"], &needs, "'leading'"),
      geometry(value?["trailing"], &needs, "'trailing'")
    )
  }

  /// Compiles a formula of a view's geometry, and notes what it needs.
  private func geometry(
    _ value: FileTree?, _ needs: inout Needs, _ name: String, _ type: FormulaType = .number,
    _ otherwise: Formula.Kind = .number(0)
  ) -> Int {
    let result = compile(value, name, as: type, default: otherwise)
    note(&needs)
    return result
  }

  /// Notes what the formula needs that was compiled last.
  func note(_ needs: inout Needs) {
    needs.states.formUnion(usedStates)
    needs.items.formUnion(usedItems)
    if !uses.isEmpty { needs.followsOffsets = true }
    for use in uses where use.reading.needsGeometry {
      needs.views.insert(use.view)
    }
  }

  func compileStates() {
    for index in states.indices {
      let number = firstValues[index]
      var needs = Needs(offset: sources[number].offset)
      states[index].first = compile(number, as: type(ofState: index)) ?? 0
      note(&needs)
      self.needs[.state(index)] = needs
    }
  }

  /// The place of a word in a list; nil, with the mistake reported, for another value.
  func word(_ value: FileTree?, _ kind: String, _ words: [String]) -> Int? {
    guard let value else { return nil }
    if let text = value.text, let index = words.firstIndex(of: text) { return index }
    log.report(
      at: value.offset,
      UnknownWord.message(kind, found: value.word, words: words))
    return nil
  }

  /// The view that is recorded as the main one, or one of a family by the formula of its place.
  func recordedView() -> (views: Range<Int>, place: Int?, velocity: Int?) {
    guard let reading = tree["reading"] else { return (0..<1, nil, nil) }
    guard reading.members != nil else { return recordedView(reading, velocity: nil) }
    log.checkKeys(reading, .reading)
    let velocity = reading["velocity"].flatMap {
      compile(formula($0, "'velocity'"), as: .number)
    }
    guard let view = reading["view"] else { return (0..<1, nil, velocity) }
    return recordedView(view, velocity: velocity)
  }

  private func recordedView(
    _ value: FileTree, velocity: Int?
  ) -> (views: Range<Int>, place: Int?, velocity: Int?) {
    if let text = value.text, let family = families.first(where: { text.hasPrefix("\($0.name)[") }),
      text.hasSuffix("]")
    {
      var source = FormulaSource(value)
      source.start = family.name.utf8.count + 1
      let inner = text.dropFirst(family.name.count + 1).dropLast()
      return (family.views, compile(parse(String(inner), source), as: .number), velocity)
    }
    let view = word(value, "scroll view", viewNames) ?? 0
    return (view..<view + 1, nil, velocity)
  }

  /// First values and geometry, each after what it needs.
  func beginning() -> [PatternProgram.Beginning] {
    var result: [PatternProgram.Beginning] = []
    var path: [PatternProgram.Beginning] = []
    func add(_ step: PatternProgram.Beginning) {
      guard !result.contains(step), let needs = needs[step] else { return }
      if let start = path.firstIndex(of: step) {
        let names = (path[start...] + [step]).map(name)
        log.report(at: needs.offset, "a circle: \(names.joined(separator: " needs "))")
        return
      }
      path.append(step)
      for state in needs.states.sorted() { add(.state(state)) }
      for list in needs.items.sorted() { add(.items(list)) }
      for view in needs.views.sorted() { add(.view(view)) }
      path.removeLast()
      result.append(step)
    }
    for index in states.indices { add(.state(index)) }
    for index in items.indices { add(.items(index)) }
    for index in views.indices { add(.view(index)) }
    return result
  }

  private func name(of step: PatternProgram.Beginning) -> String {
    switch step {
    case .state(let index): "'\(stateNames[index])'"
    case .items(let index):
      "the items of '\(itemDrafts[index].id)'"
    case .view(let index): "the geometry of '\(viewNames[index])'"
    }
  }
}
