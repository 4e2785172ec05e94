// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a file says of every frame.
extension FilePattern {
  /// Notes the claims that do not hold in the frame that comes next.
  mutating func checkClaims(on host: borrowing ScrollHost) {
    for (index, claim) in program.claims.enumerated() {
      guard fault == nil else { return }
      if let condition = claim.condition, !holds(condition, on: host) { continue }
      guard let excess = number(claim.excess, on: host),
        excess > PatternProgram.Claim.tolerance
      else { continue }
      claimBreaks.append(ClaimBreak(claim: index, time: host.time, excess: excess))
    }
  }
}
