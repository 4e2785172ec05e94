// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the current call has written.
nonisolated(unsafe) private var output: [Double] = []
/// The output where the page reads it.
nonisolated(unsafe) private var answer = SharedNumbers()

/// Drops the output of the previous call.
func clearOutput() { unsafe output.removeAll(keepingCapacity: true) }

/// How many numbers the current call has written.
var outputCount: Int32 { unsafe Int32(output.count) }

/// Adds a number to the output.
///
/// A frame calls this in many places: with a copy of the body in each, modules can be four kilobytes larger.
@inline(never)
func write(_ number: Double) { unsafe output.append(number) }

/// Adds a whole number to the output.
@inline(never)
func write(_ number: Int) { write(Double(number)) }

/// The address of the output.
@_cdecl("result")
public func result() -> UnsafeMutablePointer<Double>? {
  unsafe answer.store(output)
  return unsafe answer.start
}
