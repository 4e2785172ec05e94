// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a run of a pattern file has shown about its formulas and claims.
///
/// An object, so that timelines of patterns in Swift cost nothing.
public final class FileRunReport: Sendable {
  /// The frames in which a claim does not hold.
  public struct BrokenClaim: Sendable {
    /// The claim.
    public let text: ClaimText
    /// The frames, in order.
    public let frames: [Int]
    /// By how much it does not hold in each of them, in the unit of what the claim compares.
    public let excesses: [Double]
  }

  /// The formula that had no result after the last frame; nil for none.
  public let fault: FaultText?
  /// The claims that do not hold in all frames, in the order of the file.
  public let brokenClaims: [BrokenClaim]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - fault: The formula that had no result.
  ///   - breaks: When claims did not hold, in order of time.
  ///   - texts: The claims of the program.
  ///   - rate: The run's display frames per second.
  ///   - frameCount: How many frames the run has: what comes after them was not shown.
  init(
    fault: FaultText?, breaks: [ClaimBreak], of texts: [ClaimText], rate: Int, frameCount: Int
  ) {
    self.fault = fault
    var claims: [BrokenClaim] = []
    for (index, text) in texts.enumerated() {
      var frames: [Int] = []
      var excesses: [Double] = []
      for item in breaks where item.claim == index {
        let frame = ClaimBreak.frame(at: item.time, rate: rate)
        // What is shown before the script begins has the time of frame 0, too.
        guard frame < frameCount, frames.last != frame else { continue }
        frames.append(frame)
        excesses.append(item.excess)
      }
      if !frames.isEmpty {
        claims.append(BrokenClaim(text: text, frames: frames, excesses: excesses))
      }
    }
    brokenClaims = claims
  }
}
