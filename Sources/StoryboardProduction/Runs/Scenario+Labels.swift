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

extension Scenario {
  /// Why rows of an element cannot be changed, and what could be.
  func sentence(for refusal: RowRefusal, of rows: String) -> String {
    switch refusal {
    case .notRows:
      "changes \(rows), which \(pattern.id) does not have as rows that come and go; "
        + rowsThatChange
    case .noSuchRow(let count):
      "names a row that \(rows) does not have then: it has \(count), from 0"
    case .needsSection: "changes \(rows), which has sections: say which with 'section'"
    case .noSuchSection(let count):
      "names a section that \(rows) does not have then: it has \(count), from 0"
    case .hasNoSections: "names a section of \(rows), which has none: leave 'section' out"
    case .heightsFollowNumbers:
      "changes \(rows), whose heights repeat a list: leave the parameter 'rowHeights' out, or pass the path of a pattern"
        + " file as 'pattern'"
    case .hasOneHeight:
      "gives heights to \(rows), whose rows have one height: leave 'heights' out, or pass the path of a pattern file"
        + " as 'pattern'"
    }
  }

  /// Which rows of the pattern come and go.
  private var rowsThatChange: String {
    guard pattern.file == nil else { return "a repeated element has them" }
    guard let kind = pattern.rowKind else { return "pass the path of a pattern file as 'pattern'" }
    return "its rows are '\(ElementID(kind).kindName)'"
  }
}
