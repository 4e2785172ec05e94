// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// A scenario in the gallery: a card with moving previews, and links to all its files.
public struct GalleryScenario: Sendable {
  /// A drawing on a card.
  public struct Preview: Sendable {
    /// The variant that it shows.
    public var variant: PageVariant
    /// The drawing and its motion.
    public var scene: Scene
    /// Which of the scene's runs is shown.
    public var run: Int

    /// Makes a preview.
    public init(variant: PageVariant, scene: Scene, run: Int) {
      self.variant = variant
      self.scene = scene
      self.run = run
    }
  }

  /// What a review says of all variants on all devices.
  public struct Verdict: Sendable {
    /// In how many of the variants something was found.
    public var faultyVariants: Int
    /// What was found, an example of each kind in a few words, such as `5 pt gap on iPhone 15 Pro`.
    public var examples: [String]
    /// How bad the worst is; nil where nothing was found.
    public var worst: Severity?

    /// Makes a verdict.
    public init(
      faultyVariants: Int, examples: [String], worst: Severity? = nil
    ) {
      self.faultyVariants = faultyVariants
      self.worst = worst
      self.examples = examples
    }

    /// The verdict on the findings of each variant, device by device.
    ///
    /// A finding that one device alone has names it: why it differs is what a reader comes for.
    ///
    /// - Precondition: `findings` has a list for each device in each variant.
    public init(_ findings: [[[Finding]]], deviceNames: [String]) {
      worst = findings.joined().joined().map(\.severity).max()
      faultyVariants = findings.filter { $0.contains { !$0.isEmpty } }.count
      let rules = ReviewRule.allCases
      var kinds: [(finding: Finding, devices: Set<Int>)] = []
      for lists in findings {
        for (device, list) in lists.enumerated() {
          for finding in list {
            // Each of an author's checks is a kind of its own.
            let isOwn = !rules.contains(finding.rule)
            let known = kinds.firstIndex {
              $0.finding.rule == finding.rule && (!isOwn || $0.finding.cause == finding.cause)
            }
            if let known {
              kinds[known].devices.insert(device)
            } else {
              kinds.append((finding, [device]))
            }
          }
        }
      }
      examples = kinds.map { kind in
        guard deviceNames.count > 1, kind.devices.count == 1, let device = kind.devices.first
        else { return kind.finding.labelText }
        return "\(kind.finding.labelText) on \(deviceNames[device])"
      }
    }
  }

  /// What a person calls it.
  public var title: String
  /// One sentence on what happens.
  public var summary: String
  /// The address of its storyboard page as seen from the gallery.
  public var page: String
  /// One or two drawings: a variant before and after it is fixed; none on a card without a picture.
  public var previews: [Preview]
  /// The variants that its page shows.
  public var variants: [PageVariant]
  /// The names of the devices that its page shows.
  public var deviceNames: [String]
  /// The addresses of the standalone drawings, by variant and then by device; empty where there are none.
  public var files: [[String]]
  /// What a review says; nil where nothing was reviewed.
  public var verdict: Verdict?

  /// Makes a scenario.
  ///
  /// - Precondition: `files` is empty or has one address for each variant and device.
  public init(
    title: String, summary: String, page: String, previews: [Preview], variants: [PageVariant],
    deviceNames: [String], files: [[String]] = [], verdict: Verdict? = nil
  ) {
    precondition(
      files.isEmpty
        || files.count == variants.count && files.allSatisfy { $0.count == deviceNames.count },
      "one file for each variant and device")
    self.title = title
    self.summary = summary
    self.page = page
    self.previews = previews
    self.variants = variants
    self.deviceNames = deviceNames
    self.files = files
    self.verdict = verdict
  }
}
