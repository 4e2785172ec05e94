// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What one run needs: a variant of a pattern, a screen, a rate, physics and a script.
public struct RunRequest: Sendable {
  /// Index of the variant in the pattern's list.
  public var variant: Int
  /// One value for each of the pattern's parameters, in the order of its descriptors, as they are at the
  /// size of text that a device comes with.
  public var parameters: [ParameterValue]
  /// The lengths that do not grow with text.
  public var fixedLengths: ParameterSet
  /// The screen at the start of the run.
  public var screen: Screen
  /// The screen after a turn to the other orientation.
  public var turnedScreen: Screen
  /// Display frames per second.
  public var rate: Int
  /// How touch and scroll behave.
  public var physics: PhysicsProfile
  /// How soon a fling dies down.
  public var decelerationRate: DecelerationRate
  /// Where the main scroll view is before the script begins.
  public var initialOffset: InitialOffset
  /// What the finger does.
  public var script: GestureScript

  /// Makes a request; `rate` is in frames per second.
  public init(
    variant: Int, parameters: [ParameterValue], screen: Screen, turnedScreen: Screen, rate: Int,
    physics: PhysicsProfile, decelerationRate: DecelerationRate = .normal,
    initialOffset: InitialOffset = .rest, script: GestureScript,
    fixedLengths: ParameterSet = ParameterSet()
  ) {
    self.variant = variant
    self.parameters = parameters
    self.screen = screen
    self.turnedScreen = turnedScreen
    self.rate = rate
    self.physics = physics
    self.decelerationRate = decelerationRate
    self.initialOffset = initialOffset
    self.script = script
    self.fixedLengths = fixedLengths
  }

  /// The parameters as a pattern takes them: lengths that hold text have grown with it.
  ///
  /// - Parameter descriptors: What the parameters are, in their order.
  func scaledParameters(_ descriptors: [ParameterDescriptor]) -> [ParameterValue] {
    guard screen.contentSize != .large else { return parameters }
    var result = parameters
    for index in descriptors.indices {
      guard let style = descriptors[index].textStyle, !fixedLengths.contains(index) else {
        continue
      }
      switch result[index] {
      case .number(let length): result[index] = .number(screen.scaled(length, with: style))
      case .numbers(let lengths):
        result[index] = .numbers(lengths.map { screen.scaled($0, with: style) })
      case .flag, .choice: break
      }
    }
    return result
  }
}
