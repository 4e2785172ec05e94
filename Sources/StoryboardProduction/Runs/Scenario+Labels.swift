// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
import ScrollCore

extension Scenario {
  /// The names of the steps: the author's label, else the step's type.
  package var stepLabels: [String] {
    script.steps.indices.map { index in
      stepSources.indices.contains(index) ? stepSources[index].label ?? word(index) : word(index)
    }
  }

  /// What the first step is called that the app or the system takes; nil without one.
  var programStepWord: String? {
    script.steps.indices.first { if case .program = script.steps[$0] { true } else { false } }
      .map { word($0) }
  }

  private func word(_ index: Int) -> String {
    switch script.steps[index] {
    case .drag: "drag"
    case .tap, .tapElement: "tap"
    case .pause: "pause"
    case .wait: "wait"
    case .pointerDown: "down"
    case .pointerMove: "move"
    case .pointerUp: "up"
    case .pointerCancel: "cancel"
    case .rotate: "rotate"
    case .trace: "trace"
    case .program(let program): word(of: program, stepSources[index].display)
    }
  }

  private func word(of program: ProgramStep, _ display: StepSource.Display?) -> String {
    switch program {
    case .scroll: "scroll to"
    case .focus: "focus"
    case .blur: "blur"
    case .changeRows(let rows): "\(rows.kind)"
    case .push: "push"
    case .pop: "pop"
    case .showBars: "bars"
    case .resize: display.map { $0.isUnfolded ? "unfold" : "fold" } ?? "resize"
    }
  }
}
