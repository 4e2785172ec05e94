// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The defect in the runs of the current task.
///
/// A pattern is made by the simulator, which knows nothing of defects.
enum Planting {
  @TaskLocal static var mutation: Mutation?
  /// The probe that inspects the poses of the task's runs.
  @TaskLocal static var probe: LengthProbe?
}
