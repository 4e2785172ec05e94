// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What rules read of a run because of the roles of its elements.
///
/// Rules know a header by `header.bottom`, and a sheet by `sheet.height`. An element with such a role is recorded under
/// these names, so that a file needs a value of its own only where that should be something else.
struct RoleReadings {
  private let tree: FileTree
  private var values: [FileTree.Member]

  /// A file, as a variant has it, with a value for each reading that it does not record itself.
  static func added(to tree: FileTree) -> FileTree {
    guard tree.members != nil else { return tree }
    var readings = RoleReadings(tree)
    readings.addHeader()
    readings.addSheet()
    readings.addPages()
    guard readings.values.count > (tree["values"]?.members ?? []).count else { return tree }
    return readings.result
  }

  private init(_ tree: FileTree) {
    self.tree = tree
    values = tree["values"]?.members ?? []
  }

  private var result: FileTree {
    var (result, members) = (tree, tree.members ?? [])
    let value = FileTree(
      content: .object(values), offset: tree["values"]?.offset ?? tree.offset)
    if let place = members.firstIndex(where: { $0.key == "values" }) {
      members[place].value = value
    } else {
      members.append(FileTree.Member(key: "values", offset: tree.offset, value: value))
    }
    result.content = .object(members)
    return result
  }

  // MARK: Roles

  /// The words for rows, as roles and as looks.
  private static let rows: Set = [
    "cell", "row", "photo", "contact", "message", "song", "article", "place", "post", "story",
  ]

  private mutating func addHeader() {
    let names = ["header.height", "header.bottom", "bar.bottom"]
    if !names.contains(where: isRecorded) {
      guard let header = elements.first(where: { role(of: $0) == "header" && isThereOnce($0) }),
        let id = name(of: header)
      else { return }
      add(
        "header.bottom", as: "headerBottom", "\(id).bottom", for: header, when: header["visible"])
    }
    guard !isRecorded("firstRow.y"), let list = main, list.value["axis"]?.text != "horizontal",
      let start = start(of: list),
      let rows = elements.first(where: {
        $0["repeat"] != nil && $0["in"]?.text == list.key
          && role(of: $0).map(Self.rows.contains) == true
      })
    else { return }
    // Space before the first row belongs to the content.
    add("firstRow.y", as: "contentTop", "\(start)-\(list.key).offset", for: rows)
  }

  private mutating func addSheet() {
    let sheets = (tree["sheets"]?.members ?? []).filter {
      ($0.value["edge"]?.text ?? "bottom") == "bottom"
    }
    guard !isRecorded("sheet.height"),
      let surface = elements.first(where: { element in
        role(of: element) == "sheet" && sheets.contains { $0.key == element["in"]?.text }
      }), let sheet = surface["in"]?.text
    else { return }
    let list = views.first {
      $0.value["in"]?.text == sheet && $0.value["count"] == nil
        && $0.value["axis"]?.text != "horizontal"
    }
    for (name, key, formula) in [
      ("sheet.height", "sheetHeight", "\(sheet).extent"),
      ("sheet.presentedHeight", "sheetSeen", "\(sheet).extent"),
      ("sheet.velocity", "sheetVelocity", "\(sheet).velocity"),
      ("list.contentOffset.y", "sheetOffset", list.map { "\($0.key).offset" } ?? "0"),
    ] where !isRecorded(name) {
      add(name, as: key, formula, for: surface)
    }
  }

  private mutating func addPages() {
    guard !isRecorded("page.position"), let pager = main, pager.value["axis"]?.text == "horizontal",
      let pages = elements.first(where: {
        role(of: $0) == "page" && $0["repeat"] != nil && $0["in"]?.text == pager.key
      }), let items = pages["repeat"], let width = items["width"].flatMap(text)
    else { return }
    let stride = "(\(width) + \(items["gap"].flatMap(text) ?? "0"))"
    let offset = "(\(pager.key).offset - \(pager.key).min)"
    add("page.position", as: "pagePosition", "\(offset) / \(stride)", for: pages)
    add(
      "page.offCentre", as: "pageOffCentre",
      "\(offset) - round(\(offset) / \(stride)) * \(stride)", for: pages)
  }

  // MARK: The file

  private var views: [FileTree.Member] { tree["scrollViews"]?.members ?? [] }

  /// The main scroll view, if it lies on the screen and there is one of its name.
  private var main: FileTree.Member? {
    views.first.flatMap { $0.value["in"] == nil && $0.value["count"] == nil ? $0 : nil }
  }

  /// The elements that are not in items, in the order of the file.
  private var elements: [FileTree] {
    func all(_ elements: [FileTree]) -> [FileTree] {
      elements.flatMap { element in
        element["repeat"] == nil && element["each"] == nil
          ? [element] + all(element["children"]?.elements ?? []) : [element]
      }
    }
    return all(tree["elements"]?.elements ?? [])
  }

  private func role(of element: FileTree) -> String? {
    element["role"]?.text ?? element["look"]?.text
  }

  private func isThereOnce(_ element: FileTree) -> Bool {
    element["repeat"] == nil && element["each"] == nil
      && element["in"]?.text?.contains("[") != true
  }

  private func name(of element: FileTree) -> String? {
    guard let id = element["id"]?.text, id.first?.isLetter == true,
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    return id
  }

  /// Where the viewport of a view begins on the screen, as the first part of a sum; nil where that is not known.
  private func start(of view: FileTree.Member) -> String? {
    guard let frame = view.value["frame"], frame.text != "screen" else { return "" }
    if let id = frame.text { return elements.contains { name(of: $0) == id } ? "\(id).top " : nil }
    guard let edges = frame.elements, edges.count == 4, let top = text(edges[1]) else { return nil }
    return "(\(top)) "
  }

  /// A number or a formula, as formulas write it.
  private func text(_ value: FileTree) -> String? {
    switch value.content {
    case .number(let number): "\(number)"
    case .text(let text): "(\(text))"
    default: nil
    }
  }

  private func isRecorded(_ name: String) -> Bool {
    values.contains { ($0.value["as"]?.text ?? $0.key) == name }
  }

  /// Adds a value under a name that no other plain name has.
  private mutating func add(
    _ name: String, as key: String, _ formula: String, for element: FileTree,
    when condition: FileTree? = nil
  ) {
    let taken = ["parameters", "state", "values"].flatMap {
      (tree[$0]?.members ?? []).map(\.key)
    }
    var own = key
    while taken.contains(own) { own += "_" }
    func value(_ text: String) -> FileTree {
      FileTree(content: .text(text), offset: element.offset, isLiteral: false)
    }
    var members = [("is", value(formula)), ("as", value(name))].map {
      FileTree.Member(key: $0.0, offset: element.offset, value: $0.1)
    }
    if let condition {
      members.append(FileTree.Member(key: "when", offset: element.offset, value: condition))
    }
    let value = FileTree(content: .object(members), offset: element.offset)
    values.append(FileTree.Member(key: own, offset: element.offset, value: value))
  }
}
