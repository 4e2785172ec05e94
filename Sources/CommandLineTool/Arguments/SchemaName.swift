// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScenarioFiles
import XMLValidation

/// The schemas that the tool ships.
enum SchemaName: String, CaseIterable {
  /// The JSON Schema of scenario files.
  case scenario
  /// The JSON Schema of device files.
  case device
  /// The JSON Schema of story files.
  case story
  /// The JSON Schema of project files.
  case project
  /// The JSON Schema of pattern files.
  case pattern
  /// The RelaxNG schema of the SVG files that the tool writes.
  case svg
  /// The RelaxNG schema of the pages that the tool writes.
  case page
  /// The RelaxNG schema of the test results that the tool writes.
  case junit

  /// The schema as one file that needs no other.
  var text: String {
    switch self {
    case .scenario: scenarioSchema
    case .device: deviceSchema
    case .story: storySchema
    case .project: projectSchema
    case .pattern: PatternSchema.text
    case .svg: StoryboardSchemas.svgText
    case .page: StoryboardSchemas.pageTextInOneFile
    case .junit: TestResultSchema.text
    }
  }
}
