// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls

/// `scrollwork init [DIR]`.
enum InitCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let folder = arguments.operands.first ?? context.environment.folder
    if arguments.has(.patternFile) {
      try arguments.refuse([.pattern], because: "--pattern-file comes with its own pattern")
    }
    let pattern = try context.pattern(
      arguments.text(.pattern) ?? "\(context.environment.patterns.entries[0].id)")
    let starters =
      arguments.has(.patternFile)
      ? StarterFiles.allWithPatternFile : StarterFiles.all(for: pattern)
    let ignored = folder == "." ? StarterFiles.ignored : folder + "/" + StarterFiles.ignored
    var files = starters.map { name, text in
      (path: folder == "." ? name : folder + "/" + name, bytes: Array(text.utf8))
    }
    // A repository has its own list of what it ignores already.
    let hasOwnList = files.contains { path, bytes in
      path == ignored && FileSystem.kind(of: path) != .nothing
        && !FileSystem.holds(bytes, at: path)
    }
    if hasOwnList { files.removeAll { $0.path == ignored } }
    // All or nothing: half a project is worse than none.
    var foreign: [String] = []
    for (path, bytes) in files where FileSystem.kind(of: path) != .nothing {
      if try FileSystem.contents(of: path, limit: FileLimits.bytes) != bytes {
        foreign.append(path)
      }
    }
    guard foreign.isEmpty else {
      let paths = foreign.joined(separator: ", ")
      throw OperationError(
        "\(paths) already exists with different content: nothing was written",
        hints: ["to begin elsewhere: scrollwork init DIR"])
    }
    var written: [String] = []
    do throws(OperationError) {
      for (path, bytes) in files {
        let isNew = FileSystem.kind(of: path) == .nothing
        try FileSystem.makeFolder(FileSystem.folder(of: path))
        if isNew { written.append(path) }
        try AtomicFile.write(bytes, to: path)
        try Interruption.check()
      }
    } catch {
      for path in written.reversed() {
        try? FileSystem.removeFile(path)
        FileSystem.removeEmptyFolder(FileSystem.folder(of: path))
      }
      throw error
    }
    try context.output.write(files.map { "wrote \($0.path)\n" }.joined())
    let change =
      folder == "."
      ? "" : "cd \(ShellWord.quoted(folder.hasPrefix("-") ? "./" + folder : folder)) && "
    if hasOwnList { context.say("\(ignored) stays as it is: let it have the line /Output/") }
    context.say("next: \(change)scrollwork render --watch")
    return .clean
  }
}
