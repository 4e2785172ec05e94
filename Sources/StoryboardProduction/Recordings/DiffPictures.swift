// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
package import SystemCalls

/// Pictures of the runs of a comparison that differ most: both sides, in the frame that differs most.
package enum DiffPictures {
  /// The most pictures: a comment of more would not be read.
  static let limit = 8

  /// Draws pictures.
  ///
  /// - Parameters:
  ///   - pairs: All runs that were compared.
  ///   - report: What differs.
  ///   - folder: Where the pictures go.
  ///   - address: The address of the folder.
  ///   - log: Receives how many there are.
  /// - Returns: The addresses of the pictures, by the names of the runs.
  package static func write(
    _ pairs: [RunPair], _ report: DiffReport, to folder: String, address: String,
    log: any ProductionLog
  ) throws(OperationError) -> [String: String] {
    let ranked = report.ranked.prefix(limit)
    guard !ranked.isEmpty else { return [:] }
    try FileSystem.makeFolder(folder)
    var sources: [String: [RunCollection.Source]] = [:]
    for pair in pairs { sources[pair.name] = pair.sources }
    var taken: [String] = []
    var addresses: [String: String] = [:]
    for item in ranked {
      try Interruption.check()
      guard let sides = sources[item.name] else { continue }
      let run = ComparedRun(
        item.name, try sides[0].run(), try sides[1].run(), item.difference, taken: taken)
      taken.append(run.id)
      let file = "\(run.id).svg"
      try AtomicFile.write(
        FileChecksum.added(to: run.picture(captions: report.words)), to: "\(folder)/\(file)")
      addresses[item.name] = address.hasSuffix("/") ? address + file : "\(address)/\(file)"
    }
    log.say("\(folder): \(addresses.count == 1 ? "1 picture" : "\(addresses.count) pictures")")
    return addresses
  }
}
