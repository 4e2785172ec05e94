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
    }
  }
}
