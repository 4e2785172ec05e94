// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// What a storyboard page shows: one scenario, in all its variants, on all its devices.
public struct StoryboardPageInput: Sendable {
  /// The id of the scenario, such as `collapsing-header/slow-up-down`.
  public var scenario: String
  /// What a person calls the scenario.
  public var title: String
  /// One sentence on what happens.
  public var summary: String
  /// What a person calls the pattern.
  public var patternTitle: String
  /// The address of the gallery as seen from the page; nil for a page that stands alone.
  public var galleryLink: String?
  /// What the steps of the script are called, in their order; empty to leave the script out.
  public var steps: [String]
  /// The variants in the order of their keys; at least one.
  public var variants: [PageVariant]
  /// The index of the variant that the page opens with.
  public var initialVariant: Int
  /// The index of the variant that stands beside it when the page opens; nil for none.
  public var besideVariant: Int?
  /// The devices from left to right; at least one.
  public var devices: [PageDevice]
  /// What it takes to try the pattern by hand; nil for a page that only shows what was recorded.
  public var trial: PageTrial?
  /// How many checks of the scenario's author the findings come from, beside the rules.
  public var checkCount: Int
  /// The runs that the devices stand for, on a page that shows one of them at a time; nil for one that shows all
  /// its devices.
  public var index: PageIndex?

  /// Makes the input of a page; `initialVariant` is held within the variants.
  public init(
    scenario: String, title: String, summary: String, patternTitle: String, galleryLink: String?,
    steps: [String] = [], variants: [PageVariant], initialVariant: Int = 0, devices: [PageDevice],
    trial: PageTrial? = nil, checkCount: Int = 0,
    index: PageIndex? = nil
  ) {
    self.scenario = scenario
    self.title = title
    self.summary = summary
    self.patternTitle = patternTitle
    self.galleryLink = galleryLink
    self.steps = steps
    self.variants = variants
    self.initialVariant = min(max(initialVariant, 0), max(variants.count - 1, 0))
    self.devices = devices
    self.trial = trial
    self.checkCount = checkCount
    self.index = index
  }

  /// Whether all devices come with what a review has found.
  var isReviewed: Bool { devices.allSatisfy { !$0.findings.isEmpty } }

  /// How much a review has found in a variant on all devices.
  func findingCount(ofVariant variant: Int) -> Int {
    isReviewed ? devices.reduce(0) { $0 + $1.findings[variant].count } : 0
  }

  /// How bad the worst is that a review has found in a variant on any device; nil if there is nothing.
  func worstSeverity(ofVariant variant: Int) -> Severity? {
    isReviewed
      ? devices.compactMap { Finding.worst($0.findings[variant])?.severity }.max() : nil
  }
}
