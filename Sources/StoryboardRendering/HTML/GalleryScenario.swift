// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview
public import ScrollCore

/// A scenario in the gallery: a card with a picture, and links to all its files.
public struct GalleryScenario: Sendable {
  /// The picture on a card: files beside the gallery, so that a browser reads only those that are in view.
  public struct Picture: Sendable {
    /// The variants that it shows, from left to right.
    public var variants: [PageVariant]
    /// The address of the still picture as seen from the gallery.
    public var still: String
    /// The address of the animated drawing of the same variants, with the same upper edge and width; what it has
    /// below the still picture is cut off.
    public var moving: String
    /// The size of the still picture, in points.
    public var size: Size
    /// What it shows, for those who do not see it.
    public var label: String

    /// Makes a picture.
    public init(
      variants: [PageVariant], still: String, moving: String, size: Size, label: String
    ) {
      self.variants = variants
      self.still = still
      self.moving = moving
      self.size = size
      self.label = label
    }
  }

  /// A drawing in a story.
  public struct Preview: Sendable {
    /// The variant that it shows.
    public var variant: PageVariant
    /// The drawing and its motion.
    public var scene: Scene
    /// The index of the run that is shown.
    public var run: Int

    /// Makes a preview.
    public init(variant: PageVariant, scene: Scene, run: Int) {
      self.variant = variant
      self.scene = scene
      self.run = run
    }
  }

  /// The result of a review of all variants on all devices.
  public struct Verdict: Sendable {
    /// The number of variants with findings.
    public var faultyVariants: Int
    /// An example of each kind of finding in a few words, such as `5 pt gap on iPhone 15 Pro`.
    public var examples: [String]
    /// The severity of the worst finding; nil if there is none.
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
    /// A finding on one device only names the device: readers want to know why it differs.
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
            // Each of an author's checks is a separate kind.
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

  /// A bug report that the scenario reproduces.
  public struct Report: Sendable {
    /// Where it was reported, such as `scenee/FloatingPanel#35`.
    public var source: String
    /// Its address.
    public var link: String
    /// When it was reported, such as `2018-11`, with the versions and devices that it names.
    public var occasion: String
    /// What was reported, in one sentence.
    public var says: String
    /// What the drawings show, in one sentence.
    public var seen: String
    /// The rules that find it.
    public var rules: [String]

    /// Makes a report.
    public init(
      source: String, link: String, occasion: String, says: String, seen: String, rules: [String]
    ) {
      self.source = source
      self.link = link
      self.occasion = occasion
      self.says = says
      self.seen = seen
      self.rules = rules
    }
  }

  /// The title.
  public var title: String
  /// A summary of one sentence.
  public var summary: String
  /// The address of its storyboard page as seen from the gallery.
  public var page: String
  /// A variant before and after it is fixed, or one of them; nil on a card without a picture.
  public var picture: Picture?
  /// The variants that its page shows.
  public var variants: [PageVariant]
  /// The names of the devices that its page shows.
  public var deviceNames: [String]
  /// The addresses of the standalone drawings, by variant and then by device; empty where there are none.
  public var files: [[String]]
  /// The result of the review; nil for a scenario that was not reviewed.
  public var verdict: Verdict?
  /// The bug report that it reproduces, if there is one.
  public var report: Report?

  /// Makes a scenario.
  ///
  /// - Precondition: `files` is empty or has one address for each variant and device.
  public init(
    title: String, summary: String, page: String, picture: Picture?, variants: [PageVariant],
    deviceNames: [String], files: [[String]] = [], verdict: Verdict? = nil
  ) {
    precondition(
      files.isEmpty
        || files.count == variants.count && files.allSatisfy { $0.count == deviceNames.count },
      "one file for each variant and device")
    self.title = title
    self.summary = summary
    self.page = page
    self.picture = picture
    self.variants = variants
    self.deviceNames = deviceNames
    self.files = files
    self.verdict = verdict
  }
}
