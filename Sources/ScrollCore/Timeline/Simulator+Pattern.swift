// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Runs of patterns in Swift, which are made from the request.
extension Simulator where P: LayoutPattern {
  /// Prepares a run that records in a timeline, which is empty and has the request's rate.
  init(_ request: RunRequest, in timeline: consuming Timeline) {
    guard let variant = P.Variant(rawValue: request.variant) else {
      preconditionFailure("there is no such variant")
    }
    var values = ParameterValues(request.grownParameters)
    let behavior = ScrollBehavior(from: &values)
    let pattern = P(
      variant: variant, behavior: behavior, parameters: P.Parameters(from: &values),
      screen: request.screen)
    self.init(request, of: pattern, in: timeline)
  }
}
