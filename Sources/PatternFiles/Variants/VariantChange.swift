// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A change that a variant makes to the file: a value for a place.
struct VariantChange {
  /// The place.
  var path: VariantPath
  /// What is there in the variant; `null` takes away what is there.
  var value: FileTree

  /// Why a path leads nowhere.
  struct Failure: Error, Equatable {
    var message: String
  }

  /// Makes some changes, in order.
  ///
  /// What is removed from a list keeps its place until all changes are made, so that the numbers in paths are those
  /// of the file.
  static func apply(_ changes: [VariantChange], to tree: inout FileTree) throws(Failure) {
    for change in changes { try change.apply(at: 0, of: &tree) }
    tree.removeHoles()
  }

  private var steps: [VariantPath.Step] { path.steps }

  /// Goes on from a value to which the steps before lead.
  private func apply(at depth: Int, of tree: inout FileTree) throws(Failure) {
    let isLast = depth == steps.count - 1
    switch (steps[depth], tree.content) {
    case (.name(let key), .object(var members)):
      let place = members.firstIndex { $0.key == key }
      if isLast {
        set(place, key, in: &members)
      } else {
        guard let place, members[place].value.content != .null else {
          throw missing(depth, known: members.map(\.key))
        }
        try apply(at: depth + 1, of: &members[place].value)
      }
      tree.content = .object(members)
    case (.name(let id), .list(var elements)):
      guard let place = elements.firstIndex(where: { $0["id"]?.text == id }) else {
        throw missing(depth, known: elements.compactMap { $0["id"]?.text })
      }
      try replace(place, in: &elements, depth, isLast)
      tree.content = .list(elements)
    case (.index(let index), .list(var elements)):
      if index == elements.count, isLast {
        elements.append(value)
      } else {
        guard index < elements.count else {
          throw Failure(
            message:
              "\(path.text(ofFirst: depth + 1)) leads nowhere: the list has \(elements.count) elements"
          )
        }
        try replace(index, in: &elements, depth, isLast)
      }
      tree.content = .list(elements)
    case (.append, .list(var elements)) where isLast:
      elements += value.elements ?? [value]
      tree.content = .list(elements)
    case (.name(let key), .text), (.name(let key), .number), (.name(let key), .flag):
      // A value in its short form stands for an object with the key `is`.
      guard isLast else { throw missing(depth, known: ["is"]) }
      var members = [FileTree.Member(key: "is", offset: tree.offset, value: tree)]
      set(key == "is" ? 0 : nil, key, in: &members)
      tree.content = .object(members)
    default:
      throw missing(depth, known: [])
    }
  }

  /// Sets a member of an object, or takes it away.
  private func set(_ place: Int?, _ key: String, in members: inout [FileTree.Member]) {
    if let place {
      if value.content == .null { members.remove(at: place) } else { members[place].value = value }
    } else if value.content != .null {
      members.append(FileTree.Member(key: key, offset: value.offset, value: value))
    }
  }

  private func replace(
    _ place: Int, in elements: inout [FileTree], _ depth: Int, _ isLast: Bool
  ) throws(Failure) {
    if isLast {
      elements[place] = value
    } else {
      try apply(at: depth + 1, of: &elements[place])
    }
  }

  private func missing(_ depth: Int, known: [String]) -> Failure {
    var message = "\(path.text(ofFirst: depth + 1)) leads nowhere"
    if case .name(let name) = steps[depth], !known.isEmpty {
      message += suggestion(for: name, among: known)
      message += "; there: \(known.map { shown($0) }.joined(separator: ", "))"
    }
    return Failure(message: message)
  }
}

extension FileTree {
  /// Takes away the elements of lists that changes have set to `null`.
  fileprivate mutating func removeHoles() {
    switch content {
    case .object(var members):
      for index in members.indices { members[index].value.removeHoles() }
      content = .object(members)
    case .list(var elements):
      elements.removeAll { $0.content == .null }
      for index in elements.indices { elements[index].removeHoles() }
      content = .list(elements)
    default: break
    }
  }
}
