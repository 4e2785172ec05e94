// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which defect the runs of a task have.
///
/// A pattern is made by the simulator, which knows nothing of defects.
enum Planting {
  @TaskLocal static var mutation: Mutation?
  /// What looks at the poses of the runs of a task.
  @TaskLocal static var probe: LengthProbe?
}
