// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore

/// What a question needs of the program.
struct QuestionScope {
  /// The variables that have a place in boxes, with the offset that is asked about first.
  var variables: [Int]
  /// Those for which no place is left: they may be anywhere in their ranges at every place of a box.
  var others: [Int]
  /// The view of that offset, or the sheet; nil without one.
  var view: Int?
  var sheet: Int?
  /// Why parts are open.
  var reasons: [String]
  /// Whether a state counts, and whether one says how far something can move.
  var hasStates, followsStates: Bool
  /// Whether a state counts that may change at once.
  var hasSteps: Bool
  /// The registers that count, and those of them that the question itself reads, not only how far things move.
  var registers, ownRegisters: [Int]

  init(of question: ProofQuestion, in program: ProofProgram) {
    let roots = question.roots
    var variables: [Int]
    (variables, reasons) = program.dependencies(of: roots)
    let limits = variables.flatMap { program.limits(ofVariable: $0) }
    let states = variables.compactMap { variable in
      if case .state(let state) = program.variables[variable] { state } else { nil }
    }
    hasStates = !states.isEmpty
    followsStates = hasStates || program.followsState(limits)
    let smooth = program.smoothStates
    hasSteps = states.contains { !smooth.contains($0) }
    let asked =
      question.sheet.map { program.variable(.sheet($0)) }
      ?? question.state.map { program.variable(.state($0)) }
      ?? question.view.map { program.variable(.offset($0)) }
    let first = asked.flatMap { variables.contains($0) ? $0 : nil } ?? variables.first
    if let first {
      variables = [first] + variables.filter { $0 != first }
      switch program.variables[first] {
      case .offset(let index): view = index
      case .nest(let index): view = program.program.nests[index].outer
      case .sheet(let index): sheet = index
      case .parameter, .state, .tappedItem: break
      }
    }
    self.variables = Array(variables.prefix(Enclosure.variableLimit))
    others = Array(variables.dropFirst(Enclosure.variableLimit))
    registers = program.registers(
      of: roots + limits + (followsStates ? program.stateLimits : []))
    ownRegisters = program.registers(of: roots)
  }
}

extension ProofProgram {
  /// The registers of the screen and the parameters that some expressions read, in order.
  func registers(of roots: [Int]) -> [Int] {
    Set(
      parts(of: roots).compactMap { part in
        if case .register(let register) = graph.expressions[part] { register } else { nil }
      }
    ).sorted()
  }

  /// Whether some expressions depend on a state.
  func followsState(_ roots: [Int]) -> Bool {
    dependencies(of: roots).variables.contains { variable in
      if case .state = variables[variable] { true } else { false }
    }
  }

  /// What says where a variable may be, without states.
  func limits(ofVariable variable: Int) -> [Int] {
    switch variables[variable] {
    case .offset(let view): return limits(ofView: view)
    case .nest(let index):
      let nest = program.nests[index]
      return ([nest.outer] + nest.inners).flatMap { limits(ofView: $0) }
    case .sheet(let index):
      let sheet = program.sheets[index]
      var result = sheet.detents.map { formula($0) }
      if case .spring(let response, let damping) = sheet.spring {
        result += [response, damping].map { formula($0) }
      }
      return result
    case .parameter, .state, .tappedItem: return []
    }
  }

  /// What says how far a view can be scrolled.
  private func limits(ofView view: Int) -> [Int] {
    guard let geometry = geometry(of: view) else { return [] }
    return [geometry.minimum, geometry.maximum, geometry.viewport, geometry.bounces]
      + moves(of: view).map { formula($0) }
  }

  /// What says where states may be: all that is assigned to them, wherever views and sheets are then.
  var stateLimits: [Int] {
    var result: [Int] = []
    for state in program.states.indices {
      result += goals(of: state).map { formula($0) }
      for animation in animations(of: state) {
        guard case .spring(let response, let damping) = animation.course else { continue }
        result += [response, damping].map { formula($0) }
      }
    }
    for view in program.views.indices { result += limits(ofView: view) }
    for sheet in program.sheets { result += sheet.detents.map { formula($0) } }
    for element in tappedElements ?? [] {
      if case .repeated(let items) = element.place {
        result.append(formula(program.items[items].count))
      }
    }
    return result
  }

  /// The registers of the parameters that may have any value: those say where they are at rest.
  var parameterRegisters: [Int] {
    variables.compactMap { variable in
      if case .parameter(let index, let place) = variable {
        program.parameters[index].register + place
      } else {
        nil
      }
    }
  }

  /// What people call a variable: an offset counts from rest.
  func name(of variable: Int) -> String {
    switch variables[variable] {
    case .offset(let view): return pattern.viewNames[view]
    case .state(let state): return pattern.stateNames[state]
    case .sheet(let sheet): return pattern.sheetNames[sheet]
    case .tappedItem: return "event.index"
    case .nest(let index):
      let nest = program.nests[index]
      return "\(pattern.viewNames[nest.outer]) + \(pattern.viewNames[nest.inners.lowerBound])"
    case .parameter(let parameter, let place):
      let descriptor = pattern.parameters[parameter]
      if case .numbers = descriptor.kind { return "\(descriptor.key)[\(place)]" }
      return "\(descriptor.key)"
    }
  }
}
