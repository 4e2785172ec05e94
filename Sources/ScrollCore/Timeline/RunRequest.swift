// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What one run needs: a variant of a pattern, a screen, a rate, physics and a script.
public struct RunRequest: Sendable {
  /// The index of the variant in the pattern's list.
  ///
  /// A number that no variant has ends the program.
  public var variant: Int
  /// One value for each of the pattern's parameters, in the order of its descriptors, as they are at the
  /// size of text that a device comes with.
  ///
  /// A value of another kind than its descriptor's is a fatal error.
  public var parameters: [ParameterValue]
  /// Which of them grow with text.
  public var growth: ParameterGrowth
  /// The screen at the start of the run.
  public var screen: Screen
  /// The screen after a rotation to the other orientation.
  public var turnedScreen: Screen
  /// Display frames per second.
  public var rate: Int
  /// How touch and scroll behave.
  public var physics: PhysicsProfile
  /// How soon a fling dies down.
  public var decelerationRate: DecelerationRate
  /// The position of the main scroll view before the script starts.
  public var initialOffset: InitialOffset
  /// What the finger does.
  public var script: GestureScript

  /// Makes a request; `rate` is in frames per second.
  public init(
    variant: Int, parameters: [ParameterValue], screen: Screen, turnedScreen: Screen, rate: Int,
    physics: PhysicsProfile, decelerationRate: DecelerationRate = .normal,
    initialOffset: InitialOffset = .rest, script: GestureScript,
    growth: ParameterGrowth = .none
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
    self.growth = growth
  }

  /// The parameters for the pattern: lengths that contain text have grown with it.
  var grownParameters: [ParameterValue] {
    let (category, scale) = (screen.contentSize, screen.scale)
    guard category != .large else { return parameters }
    var result = parameters
    for index in 0..<result.count {
      guard let style = growth.style(of: index) else { continue }
      switch result[index] {
      case .number(let length):
        result[index] = .number(style.scaled(length, in: category, pixelsPerPoint: scale))
      case .numbers(var lengths):
        for place in 0..<lengths.count {
          lengths[place] = style.scaled(lengths[place], in: category, pixelsPerPoint: scale)
        }
        result[index] = .numbers(lengths)
      default: break
      }
    }
    return result
  }
}
