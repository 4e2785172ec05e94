// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The content of a storyboard page: one scenario in all its variants, on all its devices.
public struct StoryboardPageInput: Sendable {
  /// The id of the scenario, such as `collapsing-header/slow-up-down`.
  public var scenario: String
  /// The title of the scenario.
  public var title: String
  /// A summary of one sentence.
  public var summary: String
  /// The title of the pattern.
  public var patternTitle: String
  /// The address of the gallery relative to the page; nil for a page without a gallery.
  public var galleryLink: String?
  /// The names of the steps of the script, in their order; empty to leave the script out.
  public var steps: [String]
  /// The variants in the order of their keys; at least one.
  public var variants: [PageVariant]
  /// The index of the variant that the page opens with.
  public var initialVariant: Int
  /// The index of the variant beside it when the page opens; nil for none.
  public var besideVariant: Int?
  /// The devices from left to right; at least one.
  public var devices: [PageDevice]
  /// Whether the devices are sides of one comparison.
  ///
  /// The page opens with all of them, and its verdict names those that have findings.
  public var isComparison = false
  /// What the page needs to try the pattern by hand; nil for a page that only shows recorded runs.
  public var trial: PageTrial?
  /// The bug report that the scenario reproduces, if there is one.
  public var report: GalleryScenario.Report?
  /// The number of checks of the scenario's author that were evaluated besides the rules.
  public var checkCount: Int
  /// The list of runs, on a page that shows one device at a time; nil for a page that shows all its devices.
  public var index: PageIndex?

  /// Makes the input of a page; `initialVariant` is clamped to the variants.
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

  /// Opens a page whose report no rule has found with both variants: nothing else leads a reader to the broken one.
  public mutating func showReported() {
    guard report != nil, variants.indices.allSatisfy({ findingCount(ofVariant: $0) == 0 }),
      let broken = variants.firstIndex(where: { !$0.isFixed }),
      let fixed = variants.lastIndex(where: \.isFixed)
    else { return }
    initialVariant = broken
    besideVariant = fixed
  }

  /// Whether all devices have been reviewed.
  var isReviewed: Bool { devices.allSatisfy { !$0.findings.isEmpty } }

  /// The number of findings in a variant on all devices.
  func findingCount(ofVariant variant: Int) -> Int {
    isReviewed ? devices.reduce(0) { $0 + $1.findings[variant].count } : 0
  }

  /// How many variants have findings, on how many devices, as a sentence, and their worst severity; nil without a review.
  var verdict: (text: String, severity: Severity?)? {
    guard isReviewed, index == nil else { return nil }
    let faulty = variants.indices.filter { findingCount(ofVariant: $0) > 0 }
    let worst = faulty.compactMap { worstSeverity(ofVariant: $0) }.max()
    guard let worst else {
      return (variants.count == 1 ? "No findings" : "No findings in any variant", nil)
    }
    let affected = devices.filter { device in device.findings.contains { !$0.isEmpty } }
    let verb = worst == .error ? "break" : "have findings"
    let verbOfOne = worst == .error ? "breaks" : "has findings"
    let place = affected.count == 1 ? "1 device" : "\(affected.count) devices"
    let text =
      if isComparison {
        "\(affected.map(\.name).joined(separator: " and ")) \(affected.count == 1 ? verbOfOne : verb)"
      } else if variants.count == 1 {
        "\(worst == .error ? "Breaks" : "Has findings") on \(place)"
      } else {
        "\(faulty.count) of \(variants.count) variants \(verb) on \(place)"
      }
    return ("\(worst.sign)\u{202F}\(text)", worst)
  }

  /// The severity of the worst finding in a variant on any device; nil if there is none.
  func worstSeverity(ofVariant variant: Int) -> Severity? {
    isReviewed
      ? devices.compactMap { Finding.worst($0.findings[variant])?.severity }.max() : nil
  }
}
