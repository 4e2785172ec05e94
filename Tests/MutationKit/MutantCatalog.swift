// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable package import ScrollCore

/// The patterns of the catalogue, prepared for defects.
package enum MutantCatalog {
  /// A pattern that defects are planted in.
  package struct Host: Sendable {
    /// The pattern with the planted defect.
    package let entry: PatternEntry

    init<P: LayoutPattern>(_ pattern: P.Type) { entry = PatternEntry(Mutated<P>.self) }

    /// Every defect that can be planted in it.
    ///
    /// - Parameter requests: Runs that show all lengths of a pose.
    package func mutations(showing requests: [RunRequest]) throws -> [Mutation] {
      let probe = LengthProbe()
      try Planting.$probe.withValue(probe) {
        for request in requests { _ = try entry.run(request) }
      }
      return probe.words.flatMap { word in
        Mutation.LengthFault.allCases.map { .length(word: word, $0) }
      }
        + Mutation.LengthFault.allCases.map { .reading($0) }
        + EventKind.allCases.flatMap { kind in
          Mutation.EventFault.allCases.map { .event(kind, $0) }
        }
        + Mutation.VelocityFault.allCases.map { .velocity($0) }
        + [.statusBar, .insetTwice, .placeForgotten, .stillInFlings]
    }
  }

  /// The patterns, in the order of the catalogue.
  package static let hosts = [
    Host(CollapsingHeader.self), Host(StickyHeaders.self), Host(BottomSheet.self),
    Host(StickyTabs.self), Host(LargeTitle.self), Host(StretchyHeader.self), Host(Parallax.self),
    Host(QuickReturn.self), Host(PullToRefresh.self), Host(PageCarousel.self),
    Host(ProfilePage.self),
  ]

  /// Plants a defect in every run that is made during the call; nil for none.
  package static func planting<Result>(
    _ mutation: Mutation?, _ body: () throws -> Result
  ) rethrows -> Result {
    try Planting.$mutation.withValue(mutation, operation: body)
  }
}
