// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import StoryboardProduction
import SystemCalls

/// Judges films as they arrive in a folder, and writes a page for each.
///
/// A film is read once its size has stayed the same for a second: recorders write while they record.
struct FilmWatch {
  /// How long to wait between two looks, in seconds.
  private static let interval = 0.25
  /// How long a file has to stay as it is, in seconds.
  private static let patience = 1.0
  /// Where pages go if nobody says it: a folder in the one that is watched.
  private static let output = "Review"
  private static let endings = [".mp4", ".mov", ".m4v", ".webm", ".gif", ".apng", ".mkv"]

  /// The folder.
  let folder: String
  /// What is asked of each film.
  let request: FilmReview.Request

  /// Judges until it is interrupted.
  ///
  /// - Throws: The interruption, or an error if the folder cannot be read.
  func run(_ arguments: ParsedArguments, _ context: CommandContext) throws(OperationError) -> Never
  {
    var judged: [String: FileSystem.Stamp] = [:]
    var seen: [String: (stamp: FileSystem.Stamp, since: Double)] = [:]
    let output = arguments.text(.output) ?? folder + "/" + Self.output
    context.say("watching \(folder) for films; interrupt to end")
    while true {
      try Interruption.check()
      for path in try films() where FileSystem.kind(of: path) == .file {
        guard let stamp = FileSystem.stamp(of: path), judged[path] != stamp else { continue }
        guard let known = seen[path], known.stamp == stamp else {
          seen[path] = (stamp, Process.uptime)
          continue
        }
        guard Process.uptime - known.since >= Self.patience else { continue }
        judged[path] = stamp
        do throws(OperationError) {
          let review = try FilmReview(path, request, log: context)
          let text = try FilmCommand.report(on: review, to: output, arguments, context)
          try FilmPage.write(
            [.film(review)], to: "\(output)/\(FilmCommand.name(of: path)).html", log: context)
          try context.output.write(text)
        } catch  where !error.isInterruption {
          // The next film may be whole.
          context.report(error)
        }
      }
      Process.sleep(Self.interval)
    }
  }

  /// The films of the folder, by name.
  private func films() throws(OperationError) -> [String] {
    var films: [String] = []
    for ending in Self.endings {
      films += try FileSystem.files(below: folder, suffix: ending)
    }
    return films.sorted()
  }
}
