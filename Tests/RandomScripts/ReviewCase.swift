// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A fixed variant of some pattern, a device, a rate and a script, the same for the same seed.
package struct ReviewCase: Sendable {
  /// The seed, which determines everything else.
  package let seed: UInt64
  /// The pattern.
  package let entry: PatternEntry
  /// The variant, as an index.
  package let variant: Int
  /// The identifier and orientation of the device, for messages.
  package let place: String
  /// The request of the run.
  package private(set) var request: RunRequest

  /// The devices of the matrix: with and without notch and island, small, a tablet, and one in
  /// landscape.
  package static let devices: [(id: String, orientation: Orientation)] = [
    ("iphone-8", .portrait), ("iphone-11", .portrait), ("iphone-15-pro", .portrait),
    ("iphone-se1", .portrait), ("ipad-9", .portrait), ("iphone-11", .landscape),
  ]

  /// Makes a case; print the seed with a failure so that it can be run again.
  ///
  /// - Parameters:
  /// - seed: Determines everything else.
  /// - pattern: The identifier of the pattern; nil for any.
  /// - settings: The settings of the device. A device that does not support them is replaced with a
  ///   landscape iPad or an iPhone that does.
  package init(seed: UInt64, pattern: String? = nil, settings: DeviceSettings = DeviceSettings()) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    let choice = Self.choice(of: pattern, using: &generator)
    let device = Self.devices[Int.random(in: 0..<Self.devices.count, using: &generator)]
    guard let found = DeviceCatalog.devices.first(where: { "\($0.id)" == device.id }) else {
      preconditionFailure("no device \(device.id)")
    }
    let hasWindow = settings.window != .fullScreen
    let orientation = hasWindow && settings.window == .half ? .landscape : device.orientation
    let other = hasWindow ? DeviceProfile.iPadPro11 : .iPhone15Pro
    guard let profile = found.with(settings) ?? other.with(settings) else {
      preconditionFailure("no device can be set up so")
    }
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    entry = choice.entry
    variant = choice.variant
    place =
      ([profile.id] + (orientation == .portrait ? [] : ["landscape"])
      + settings.words.map { "\($0)" }).joined(separator: "-")
    let kinds = Kinds(of: entry)
    request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue),
      screen: profile.screen(orientation), turnedScreen: profile.screen(turned),
      rate: Bool.random(using: &generator) ? 60 : 120, physics: .uikit,
      initialOffset: Int.random(in: 0..<4, using: &generator) == 0
        ? .fromStart(Double.random(in: 0...140, using: &generator)) : .rest,
      script: GestureScript(Self.steps(kinds, orientation, nil, &generator)), growth: entry.growth()
    )
  }

  /// A fixed variant of a pattern in Swift, or of any where none is named.
  private static func choice(
    of pattern: String?, using generator: inout SeededGenerator
  ) -> (entry: PatternEntry, variant: Int) {
    var choices: [(entry: PatternEntry, variant: Int)] = []
    for entry in PatternCatalog.builtIn.entries where pattern == nil || "\(entry.id)" == pattern {
      for (index, variant) in entry.variants.enumerated() where variant.isFixed {
        choices.append((entry, index))
      }
    }
    return choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  /// Makes a case of one variant of a pattern, on any device of the matrix.
  ///
  /// Fingers drag, fling and catch, turn the device, tap anywhere, and tap tabs where there are some.
  ///
  /// - Parameters:
  /// - seed: Determines everything else.
  /// - entry: The pattern.
  /// - variant: The variant, as an index.
  /// - hasTabs: Whether fingers may tap one of the first two tabs.
  package init(seed: UInt64, entry: PatternEntry, variant: Int, hasTabs: Bool) {
    self.seed = seed
    self.entry = entry
    self.variant = variant
    var generator = SeededGenerator(seed: seed)
    let device = Self.devices[Int.random(in: 0..<Self.devices.count, using: &generator)]
    guard let profile = DeviceCatalog.devices.first(where: { "\($0.id)" == device.id }) else {
      preconditionFailure("no device \(device.id)")
    }
    let turned: Orientation = device.orientation == .portrait ? .landscape : .portrait
    place = device.id + (device.orientation == .portrait ? "" : "-landscape")
    var kinds = Kinds()
    kinds.points = 0.15
    if hasTabs {
      kinds.sideways = 0.2
      kinds.taps = 0.2
    }
    request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue),
      screen: profile.screen(device.orientation), turnedScreen: profile.screen(turned),
      rate: Bool.random(using: &generator) ? 60 : 120, physics: .uikit,
      // A moment at rest first: a device is not turned while its interface appears.
      script: GestureScript([.pause(0.1)] + Self.steps(kinds, device.orientation, nil, &generator)),
      growth: entry.growth())
  }

  /// Makes a case of a fixed variant of a pattern in Swift whose script has steps of programs between the gestures.
  ///
  /// One device in three folds; the windows of the others are resized.
  ///
  /// - Parameters:
  /// - seed: Determines everything else.
  /// - pattern: The identifier of the pattern; nil for any.
  /// - hasScreens: Whether screens are pushed over this one, too, and bars of the system come and go.
  package init(programSeed seed: UInt64, pattern: String? = nil, hasScreens: Bool = false) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    (entry, variant) = Self.choice(of: pattern, using: &generator)
    let folds = Int.random(in: 0..<3, using: &generator) == 0
    let device = Self.devices[Int.random(in: 0..<Self.devices.count, using: &generator)]
    let found = folds ? .iPhoneDuo : DeviceCatalog.devices.first { "\($0.id)" == device.id }
    guard let profile = found else { preconditionFailure("no device \(device.id)") }
    let orientation = folds ? .portrait : device.orientation
    let turned: Orientation = orientation == .portrait ? .landscape : .portrait
    var displays: [(display: Screen, turned: Screen)] = []
    if folds, let inner = profile.with(DeviceSettings(display: .inner)) {
      displays = [
        (profile.screen(.portrait), profile.screen(.landscape)),
        (inner.screen(.landscape), inner.screen(.portrait)),
      ]
    }
    place = "\(profile.id)" + (orientation == .portrait ? "" : "-landscape")
    let kinds = Kinds(of: entry)
    let programs = RandomPrograms(
      scrollsFreely: "\(entry.id)" != "page-carousel", displays: displays,
      hasScreens: hasScreens)
    request = RunRequest(
      variant: variant, parameters: entry.parameters.map(\.defaultValue),
      screen: profile.screen(orientation), turnedScreen: profile.screen(turned),
      rate: Bool.random(using: &generator) ? 60 : 120, physics: .uikit,
      script: GestureScript(Self.steps(kinds, orientation, programs, &generator)),
      growth: entry.growth())
  }

  /// Makes a case of one variant of a pattern file whose script has steps of programs between the gestures: those of a case
  /// with screens, and rows that come and go at the end of its lists.
  ///
  /// - Parameters:
  /// - seed: Determines everything else.
  /// - entry: The pattern.
  /// - variant: The variant, as an index.
  /// - hasTabs: Whether fingers may tap one of the first two tabs.
  package init(programSeed seed: UInt64, entry: PatternEntry, variant: Int, hasTabs: Bool) {
    self.init(seed: seed, entry: entry, variant: variant, hasTabs: hasTabs)
    var generator = SeededGenerator(seed: seed &+ 1 << 32)
    var kinds = Kinds()
    if hasTabs {
      kinds.sideways = 0.2
      kinds.taps = 0.2
    }
    let programs = RandomPrograms(
      scrollsFreely: entry.scrollViews.count == 1, displays: [], hasScreens: true,
      lists: Self.lists(of: entry.program?(request)))
    request.script = GestureScript(
      [.pause(0.1)] + Self.steps(kinds, request.screen.orientation, programs, &generator))
  }

  /// The lists of a program, with the first section of those that have some.
  private static func lists(of program: PatternProgram?) -> [RandomPrograms.RowList] {
    guard let program else { return [] }
    return program.elements.compactMap { element in
      guard case .repeated(let items) = element.place else { return nil }
      let id = ElementID(element.kind ?? .own, number: element.number)
      if element.copy >= 0 { return RandomPrograms.RowList(rows: id, section: Int(element.copy)) }
      return RandomPrograms.RowList(
        rows: id, section: program.items[items].sections == nil ? nil : 0)
    }
  }

  /// Plays it, and removes the last row of a list where its script removes one of which it does not know the place.
  package mutating func runRemovingLastRows() throws(SimulationError) -> Timeline {
    while true {
      do throws(SimulationError) {
        return try run()
      } catch {
        guard case .rows(.noSuchRow(let count), let step) = error,
          case .program(.changeRows(var rows)) = request.script.steps[step],
          rows.place == RandomPrograms.lastPlace
        else { throw error }
        rows.place = count - 1
        request.script.steps[step] = count > 0 ? .program(.changeRows(rows)) : .pause(0)
      }
    }
  }

  /// Plays it.
  package func run() throws(SimulationError) -> Timeline { try entry.run(request) }

  /// A finding of a rule with its case, for messages; the sentence is in UTF-8.
  package func line(_ rule: StaticString, _ sentence: [UInt8]) -> String {
    "seed \(seed): \(entry.variants[variant].id) \(place) \(request.rate) Hz, \(rule): "
      + String(decoding: sentence, as: UTF8.self)
  }

  /// The proportion of gestures other than a vertical drag.
  private struct Kinds {
    var sideways = 0.05
    var taps = 0.0
    var turns = 0.04
    /// Taps anywhere; only drawn if there are any, so that other scripts stay the same.
    var points = 0.0

    init() {}

    /// The gestures that a pattern in Swift is made for.
    init(of entry: PatternEntry) {
      switch "\(entry.id)" {
      case "page-carousel": sideways = 0.9
      case "sticky-tabs", "profile-page":
        sideways = 0.25
        taps = 0.2
      default: break
      }
    }
  }

  private static func steps(
    _ kinds: Kinds, _ orientation: Orientation, _ programs: RandomPrograms?,
    _ generator: inout SeededGenerator
  ) -> [GestureStep] {
    var orientation = orientation
    var programs = programs
    var steps: [GestureStep] = []
    for _ in 0..<Int.random(in: 2...6, using: &generator) {
      // Programs draw numbers only where there are some, so that other scripts stay the same.
      let isProgram = programs != nil && Int.random(in: 0..<3, using: &generator) == 0
      let kind = isProgram ? 0 : Double.random(in: 0..<1, using: &generator)
      if isProgram, var own = programs {
        if Int.random(in: 0..<3, using: &generator) == 0 {
          steps += own.drag(isSideways: kinds.sideways > 0.5, &generator)
        } else {
          steps += own.steps(&generator)
        }
        programs = own
      } else if kind < kinds.turns {
        orientation = orientation == .portrait ? .landscape : .portrait
        steps.append(.rotate(to: orientation))
      } else if kind < kinds.turns + kinds.taps {
        let tab = Int32.random(in: 0...1, using: &generator)
        steps.append(.tapElement(ElementID(.tab, item: tab)))
      } else {
        let isSideways = kind < kinds.turns + kinds.taps + kinds.sideways
        steps.append(
          kind > 1 - kinds.points
            ? .tap(point(&generator)) : .drag(drag(isSideways: isSideways, &generator)))
      }
      // A short rest lets the next finger catch content that still moves.
      steps.append(
        Bool.random(using: &generator)
          ? .pause(Double.random(in: 0.01...0.5, using: &generator))
          : .wait(until: .settled, timeout: 10))
    }
    steps.append(.wait(until: .settled, timeout: 10))
    return steps
  }

  private static func point(_ generator: inout SeededGenerator) -> ScriptPoint {
    ScriptPoint(
      .fraction(Double.random(in: 0.05...0.95, using: &generator)),
      .fraction(Double.random(in: 0.05...0.95, using: &generator)))
  }

  /// A drag or a fling that is slightly slanted.
  private static func drag(
    isSideways: Bool, _ generator: inout SeededGenerator
  ) -> DragGesture {
    let start = ScriptPoint(
      .fraction(Double.random(in: 0.15...0.85, using: &generator)),
      .fraction(Double.random(in: 0.25...0.95, using: &generator)))
    let travel = Double.random(in: -360...360, using: &generator)
    let slant = travel * Double.random(in: -0.4...0.4, using: &generator)
    let by = isSideways ? Point(travel, slant) : Point(slant, travel)
    let flings = Bool.random(using: &generator)
    let speed = Double.random(in: 0...3500, using: &generator) * (travel < 0 ? -1 : 1)
    return DragGesture(
      from: start, .by(ScriptPoint(.points(by.x), .points(by.y))),
      duration: Double.random(in: 0.05...0.9, using: &generator),
      hold: flings || Bool.random(using: &generator) ? 0 : 0.2,
      endVelocity: flings ? (isSideways ? Point(speed, 0) : Point(0, speed)) : nil,
      curve: Bool.random(using: &generator) ? .linear : .minimumJerk)
  }
}
