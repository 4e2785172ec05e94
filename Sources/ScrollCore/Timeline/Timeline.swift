// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Everything that one run showed, frame by frame, in flat arrays.
///
/// Frame `n` is shown at `n / rate` seconds. Per-frame data are contiguous in single arrays, so
/// that a run of any length needs only a few allocations.
public struct Timeline: Sendable {
  /// The part of a run between two rotations of the device.
  public struct Epoch: Equatable, Sendable, BitwiseCopyable {
    /// The first frame that shows this screen.
    public var firstFrame: Int
    /// The screen in force.
    public var screen: Screen

    /// Creates an epoch that starts with a frame.
    public init(firstFrame: Int, screen: Screen) {
      self.firstFrame = firstFrame
      self.screen = screen
    }
  }

  /// Display frames per second.
  public var rate: Int
  /// How fast coasting content becomes slower: λ in v(t) = v₀·e^(−λt), per second.
  public var decayRate = DecelerationRate.normal.decayRate
  /// The screens of the run in order; the first starts with frame 0.
  public var epochs: [Epoch] = []
  /// Names of the recorded values, in their order within a frame.
  public var valueNames: [TrackName] = []
  /// Recorded values, `valueNames.count` per frame; NaN for a value that does not exist.
  public var values: [Double] = []
  /// What drives the content, one to a frame.
  public var phases: [ScrollPhase] = []
  /// The finger in screen coordinates in points, one to a frame; x is NaN where no finger is down.
  public var fingers: [Point] = []
  /// The bounds of the recorded scroll view, and its insets, one per frame.
  public var bounds: [ScrollBounds] = []
  /// How many layers a frame has.
  ///
  /// Layer 0 is the screen itself and never moves.
  public var layerCount = 1
  /// How the layers hang together, `layerCount` to an epoch.
  public var layerLinks: [LayerLink] = []
  /// The heights at which a sheet may rest, in points, the same number for each epoch; empty without a sheet, and in a
  /// run that is read from a recording.
  public internal(set) var detents: [Double] = []
  /// How far a finger moves before it drags, in points; 10 in a run that is read from a recording.
  public internal(set) var touchSlop = 10.0
  /// Translations of the layers in points, `layerCount` to a frame.
  public var layers: [Point] = []
  #if !WITHOUT_ANDROID
  /// How far content is stretched, one number a frame; empty where nothing stretches.
  ///
  /// It is 0.032 at most, positive at the last end and negative at the first. Offsets and elements are those of content
  /// at rest at the end; a drawing scales them.
  public var stretches: [Double] = []
  #endif
  /// Visible elements of all frames, back to front within a frame.
  public var elements: [ElementFrame] = []
  /// The start of each frame's elements in `elements`, and the end of the last: one more than
  /// frames.
  public var elementStarts: [Int] = [0]
  /// Whether a frame shows the values, bounds, layers and elements of the frame before, to the bit; one to a frame, or
  /// empty where nobody knows.
  public internal(set) var stays: [Bool] = []
  /// What happened, in order of time.
  public var events: [TimelineEvent] = []
  /// Where each finger landed, in screen coordinates in points, in the order of the `touchDown` events; empty in a run
  /// that is read from a recording.
  public var landings: [Point] = []
  /// The motions without a finger, in the order in which they start; empty in a run that is read
  /// from a recording.
  public var motionStarts: [MotionStart] = []
  /// What was shown before the script began; nil where frame 0 shows it.
  public internal(set) var appearance: Appearance?
  /// What would have ended the app in the last frame, in a sentence without a full stop; nil for nothing.
  public var failure: StaticString?
  /// The elements that a pattern file names; nil for a pattern in Swift.
  public var ownElements: OwnElements?
  /// What was found about the formulas and claims of a pattern file; nil for nothing.
  public var fileReport: FileRunReport?
  /// The formula of a pattern file that had no result after the last frame; nil for none.
  public var fault: FaultText? { fileReport?.fault }
  /// When each step of the script began, in seconds; the end of the last step follows.
  public var stepTimes: [Double] = []
  /// The steps, by index, that would have moved a finger off the screen, where it stopped at the edge.
  public var stepsOffScreen: [Int] = []

  /// Makes an empty timeline for a display rate, in frames per second.
  public init(rate: Int) {
    self.rate = rate
  }

  /// Empties the timeline for a run at another rate, in frames per second, and keeps its storage.
  mutating func reset(rate: Int) {
    self.rate = rate
    forgetFrames()
    epochs.removeAll(keepingCapacity: true)
    layerLinks.removeAll(keepingCapacity: true)
    failure = nil
    fileReport = nil
    ownElements = nil
    events.removeAll(keepingCapacity: true)
    landings.removeAll(keepingCapacity: true)
    motionStarts.removeAll(keepingCapacity: true)
    appearance = nil
    stepTimes.removeAll(keepingCapacity: true)
    stepsOffScreen.removeAll(keepingCapacity: true)
  }

  /// Reserves storage for some frames, with a number of elements in each.
  mutating func reserveFrames(_ count: Int, elements limit: Int) {
    values.reserveCapacity(count * valueNames.count)
    phases.reserveCapacity(count)
    fingers.reserveCapacity(count)
    bounds.reserveCapacity(count)
    layers.reserveCapacity(count * layerCount)
    elements.reserveCapacity(count * limit)
    elementStarts.reserveCapacity(count + 1)
    stays.reserveCapacity(count)
  }

  /// Removes all per-frame records, and keeps the storage.
  mutating func forgetFrames() {
    values.removeAll(keepingCapacity: true)
    phases.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
    bounds.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    #if !WITHOUT_ANDROID
    stretches.removeAll(keepingCapacity: true)
    #endif
    elements.removeAll(keepingCapacity: true)
    elementStarts.removeAll(keepingCapacity: true)
    elementStarts.append(0)
    stays.removeAll(keepingCapacity: true)
  }

  /// How many frames were shown.
  public var frameCount: Int { phases.count }

  /// How a layer hangs in the tree of layers during an epoch.
  public func link(ofLayer layer: Int, inEpoch epoch: Int) -> LayerLink {
    layerLinks[epoch * layerCount + layer]
  }
}
