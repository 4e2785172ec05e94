// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// Fixed work of this suite's own: what the machine does, whatever the product.
enum CalibrationCases {
  static let spin = CaseID("calib", "spin", "-", "xorshift")

  @Sendable static func all() -> [BenchCase] {
    [
      BenchCase(spin, unit: "iteration") {
        PreparedCase(units: 100_000) { Double(scrollwork_spin(100_000) & 0xFFFF) }
      },
      BenchCase(CaseID("calib", "memory", "-", "sum:1MB"), unit: "byte", set: .full) {
        let numbers = [UInt64](repeating: 3, count: 1 << 17)
        return PreparedCase(units: 1 << 20, bytes: 1 << 20) {
          var sum: UInt64 = 0
          for number in numbers { sum = (sum ^ number) &* 0x9E37_79B9 }
          return Double(sum & 0xFFFF)
        }
      },
    ]
  }
}
