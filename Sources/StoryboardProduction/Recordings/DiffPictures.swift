// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
package import SystemCalls

/// Pictures of the runs of a comparison that differ most: both sides, in the frame that differs most.
package enum DiffPictures {
  /// The most pictures: a comment of more would not be read.
  static let limit = 8

  /// Draws pictures, and removes those of an earlier comparison of the same runs that show nothing anymore.
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
    let output = OutputFolder(folder)
    guard !ranked.isEmpty || FileSystem.kind(of: output.path(FindingPictures.list)) == .file else {
      return [:]
    }
    try FileSystem.makeFolder(folder)
    let lock = try FolderLock(folder, log: log)
    defer { lock.release() }
    var drawn: [Manifest.Entry] = []
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
      let picture = FileChecksum.added(to: run.picture(captions: report.words))
      try AtomicFile.write(picture, to: "\(folder)/\(file)")
      drawn.append(Manifest.Entry(path: file, contents: picture))
      addresses[item.name] = address.hasSuffix("/") ? address + file : "\(address)/\(file)"
    }
    let compared = Set(pairs.map { ComparedRun.word($0.name) })
    try output.update(
      FindingPictures.list, with: Manifest(drawn), ofWhat: "difference", log: log
    ) { name in
      guard name.hasSuffix(".svg") else { return false }
      let word = name.dropLast(4)
      // Of several runs with one word, the second has a number.
      let start = word.lastIndex(of: "-").map { word[..<$0] }
      return compared.contains(String(word)) || start.map { compared.contains(String($0)) } == true
    }
    guard !addresses.isEmpty else { return [:] }
    log.say("\(folder): \(addresses.count == 1 ? "1 picture" : "\(addresses.count) pictures")")
    return addresses
  }
}
