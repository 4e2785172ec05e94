// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// Settings that every target shares, for all builds: a manual build continues where make has
/// ended.
///
/// Imports are internal unless a file says `public import`, so the import direction of
/// ARCHITECTURE.md shows in the interfaces as well as in the target list. Warnings are errors here,
/// but not in packages that depend on this one.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "Scrollwork",
  // The core and its rules run on these; ScrollworkTesting needs iOS 26, and the tool is for macOS and Linux.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    // For packages with their own patterns: the core alone, its drawings and rules, the whole tool.
    .library(name: "ScrollCore", targets: ["ScrollCore"]),
    .library(name: "MotionReview", targets: ["MotionReview"]),
    .library(name: "StoryboardRendering", targets: ["StoryboardRendering"]),
    .library(name: "CommandLineTool", targets: ["CommandLineTool"]),
    // For an app's own tests: recordings of a device are reviewed, without a process.
    .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
    // For an app in development: writes such recordings.
    .library(name: "ScrollworkRecorder", targets: ["ScrollworkRecorder"]),
    .executable(name: "scrollwork", targets: ["scrollwork"]),
  ],
  targets: [
    // The core: pure values, no imports. The same sources compile as Embedded Swift for wasm32.
    // Square roots and roundings without optimisation are calls into libm, which nothing else
    // links.
    .target(
      name: "ScrollCore", swiftSettings: strict + [.strictMemorySafety()],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),

    // The lowest layer, with the core. JSON, and safe display of untrusted text in messages.
    .target(name: "TextFormats", swiftSettings: strict),
    // Values that threads share, where Swift's own locks and atomic words are newer than the system.
    .target(name: "CAllocator"),
    .target(name: "CAtomics"),
    .target(name: "Locking", swiftSettings: strict),
    // Files, processes, threads and memory, as the C library has them.
    .target(
      name: "SystemCalls", dependencies: ["CAllocator", "CAtomics", "Locking", "TextFormats"],
      swiftSettings: strict),

    // The middle layer. Pages and reports show the findings of the review; otherwise none of these
    // imports another. The review's rules also compile as Embedded Swift, to run in a page.
    .target(
      name: "MotionReview", dependencies: ["ScrollCore"],
      swiftSettings: strict + [.strictMemorySafety()]),
    // The findings of the review on all devices, as one report in many formats. The guide to the
    // rules is an asset of this target: reports contain their own help.
    .target(
      name: "ReviewReports", dependencies: ["ScrollCore", "MotionReview", "TextFormats"],
      exclude: ["Assets"], swiftSettings: strict, plugins: ["EmbedAssets"]),
    // What moves in films, from frames of luma alone.
    .target(name: "FilmReading", swiftSettings: strict),
    // Recorded runs and traces, and what differs between two.
    .target(
      name: "RunComparison", dependencies: ["ScrollCore", "TextFormats"], swiftSettings: strict),
    .target(name: "CZLib", linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CLZMA", linkerSettings: [.linkedLibrary("lzma")]),
    // What processors have instructions for and Swift has none.
    .target(name: "CDigest"),
    // Digests and encodings, shared by the writer and the validator of a file.
    .target(name: "ContentDigest", dependencies: ["CDigest"], swiftSettings: strict),
    // How texts get into pages: style sheets are shortened, and texts packed.
    .target(
      name: "PageTexts", dependencies: ["CZLib", "ContentDigest"], swiftSettings: strict),
    .target(
      name: "StoryboardRendering",
      dependencies: ["ScrollCore", "MotionReview", "ContentDigest", "PageTexts", "TextFormats"],
      exclude: ["Assets"],
      swiftSettings: strict, plugins: ["BundleScripts", "EmbedAssets", "PackTexts"]),
    // Interfaces that users describe in files, compiled to programs for the core.
    .target(
      name: "PatternFiles", dependencies: ["CZLib", "Locking", "ScrollCore", "TextFormats"],
      swiftSettings: strict),
    // Decides what pattern files claim, without a gesture.
    .target(
      name: "PatternProofs", dependencies: ["PatternFiles", "ScrollCore"], swiftSettings: strict),
    // The rules of a pattern file as Swift for an app. The core's arithmetic is an asset: generated code has it as it stands.
    .target(
      name: "SwiftGeneration", dependencies: ["PatternFiles", "ScrollCore", "TextFormats"],
      exclude: ["Assets"],
      swiftSettings: strict, plugins: ["EmbedAssets"]),
    .target(
      name: "ScenarioFiles", dependencies: ["PatternFiles", "ScrollCore", "TextFormats"],
      exclude: ["Assets"],
      swiftSettings: strict, plugins: ["EmbedAssets"]),
    // Records scroll views in an app. Only the format is compiled where there is no UIKit.
    .target(name: "ScrollworkRecorder", swiftSettings: strict),
    // An app's tests judge what a device showed.
    .target(
      name: "ScrollworkTesting",
      dependencies: ["MotionReview", "ScenarioFiles", "ScrollCore", "SystemCalls", "TextFormats"],
      swiftSettings: strict),
    // The core again, as WebAssembly for pages. A separate target, so that its importers are not
    // recompiled with it.
    .target(name: "CoreModules", swiftSettings: strict, plugins: ["CompileModules"]),
    // The commit, in a separate target for the same reason.
    .target(name: "BuildStamp", swiftSettings: strict, plugins: ["StampBuild"]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    // Memory for libxml2: the pieces of a document end together.
    .target(name: "CXMLArena"),
    .target(
      name: "XMLValidation",
      dependencies: [
        "CLZMA", "CLibXML2", "CXMLArena", "CZLib", "ContentDigest", "Locking", "TextFormats",
      ],
      exclude: ["Assets"],
      swiftSettings: strict, plugins: ["EmbedAssets"]),

    // From scenario files to drawings, pages, reports and recorded runs, for any program.
    .target(
      name: "StoryboardProduction",
      dependencies: [
        "ScrollCore", "MotionReview", "StoryboardRendering", "ScenarioFiles", "XMLValidation",
        "CoreModules", "BuildStamp", "ContentDigest", "FilmReading", "Locking", "PatternFiles",
        "ReviewReports", "RunComparison", "SystemCalls", "TextFormats",
      ],
      exclude: ["Assets"],
      swiftSettings: strict, plugins: ["EmbedAssets"]),
    // Requests to valgrind: which part of a process callgrind counts.
    .target(name: "CRunProbe"),
    // The command line: arguments, help, terminal output.
    .target(
      name: "CommandLineTool",
      dependencies: [
        "BenchKit", "CRunProbe", "ScrollCore", "MotionReview", "StoryboardRendering",
        "ScenarioFiles", "XMLValidation",
        "CoreModules", "Locking", "PatternFiles", "PatternProofs", "ReviewReports",
        "RunComparison", "StoryboardProduction", "SwiftGeneration", "SystemCalls", "TextFormats",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "scrollwork", dependencies: ["CommandLineTool"], swiftSettings: strict),

    // Text assets (scripts, styles, schemas) stay files that their own tools can read, and reach the
    // program as string literals in a generated source file.
    .executableTarget(name: "embed-text", swiftSettings: strict),
    .plugin(name: "EmbedAssets", capability: .buildTool(), dependencies: ["embed-text"]),
    .plugin(name: "BundleScripts", capability: .buildTool()),
    // What every page has is packed once, when the tool is built.
    .executableTarget(
      name: "pack-texts", dependencies: ["ContentDigest", "PageTexts"], swiftSettings: strict),
    .plugin(name: "PackTexts", capability: .buildTool(), dependencies: ["pack-texts"]),
    // The core and the review for pages, as WebAssembly in a generated source file.
    .executableTarget(
      name: "compile-modules", dependencies: ["ContentDigest", "Locking"], swiftSettings: strict),
    .testTarget(
      name: "CompileModulesTests", dependencies: ["compile-modules"], swiftSettings: strict),
    .plugin(
      name: "CompileModules", capability: .buildTool(), dependencies: ["compile-modules"]),
    .plugin(name: "StampBuild", capability: .buildTool()),

    // What the frames cost.
    .target(name: "BenchProbe", path: "Benchmarks/BenchProbe"),
    .executableTarget(
      name: "frame-probe", dependencies: ["PatternFiles", "ScrollCore", "BenchProbe"],
      path: "Benchmarks/FrameProbe", swiftSettings: strict),

    // What the same rules cost in C, and how near the core comes.
    .target(
      name: "CFloors", path: "Benchmarks/Floors",
      cSettings: [.unsafeFlags(["-O3", "-ffp-contract=off"])]),
    .target(
      name: "LayoutPeers", path: "Benchmarks/Peers", exclude: ["requirements.txt"],
      swiftSettings: strict),
    .target(
      name: "LayoutCases", dependencies: ["ScrollCore", "CFloors"],
      path: "Benchmarks/LayoutCases", swiftSettings: strict),
    .executableTarget(
      name: "floor-probe",
      dependencies: ["BenchKit", "BenchProbe", "LayoutCases", "LayoutPeers", "ScrollCore"],
      path: "Benchmarks/FloorProbe", swiftSettings: strict),
    // The benchmarks: what is measured, and the arithmetic of measuring, which knows nothing of it.
    .target(
      name: "BenchKit", dependencies: ["TextFormats"], path: "Benchmarks/BenchKit",
      exclude: ["Assets"],
      swiftSettings: strict + [.strictMemorySafety()], plugins: ["BundleScripts", "EmbedAssets"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchKit", "BenchProbe", "CRunProbe", "FilmReading", "LayoutCases", "PatternFiles",
        "PatternProofs", "ScrollCore", "MotionReview", "StoryboardRendering", "XMLValidation",
        "CoreModules", "TextFormats",
      ],
      path: "Benchmarks/Suite", exclude: ["files.mjs", "module.mjs"], swiftSettings: strict),

    // Random scripts for tests, and the campaign that plays many of them in a release build.
    .target(
      name: "RandomScripts", dependencies: ["ScrollCore"], path: "Tests/RandomScripts",
      swiftSettings: strict),
    .executableTarget(
      name: "review-campaign", dependencies: ["MotionReview", "RandomScripts", "ScrollCore"],
      path: "Tests/ReviewCampaign", swiftSettings: strict),
    // The museum of motion bugs in Examples/museum: what the rules find in it, and the tables of documents.
    .target(
      name: "MuseumKit",
      dependencies: ["MotionReview", "RandomScripts", "ScenarioFiles", "ScrollCore"],
      path: "Tests/MuseumKit", swiftSettings: strict),
    .executableTarget(
      name: "museum-report", dependencies: ["MuseumKit"], path: "Tests/MuseumReport",
      swiftSettings: strict),
    .testTarget(
      name: "MuseumTests",
      dependencies: ["MotionReview", "MuseumKit", "RandomScripts", "ScenarioFiles", "ScrollCore"],
      swiftSettings: strict),
    // The shipped scripts, written, sampled or recorded differently, to test that verdicts stay the
    // same.
    .target(
      name: "MetamorphicKit", dependencies: ["MotionReview", "ScenarioFiles", "ScrollCore"],
      path: "Tests/MetamorphicKit", swiftSettings: strict),
    // Patterns with planted defects; it sees the core's internals, as tests do.
    .target(
      name: "MutationKit", dependencies: ["ScrollCore"], path: "Tests/MutationKit",
      swiftSettings: strict),
    // Writes what the review finds of planted defects, and how often it complains of what is right.
    .executableTarget(
      name: "review-report",
      dependencies: [
        "MetamorphicKit", "MotionReview", "MutationKit", "RandomScripts", "ScenarioFiles",
        "ScrollCore",
      ],
      path: "Tests/ReviewReport", swiftSettings: strict),
    .testTarget(
      name: "MetamorphicTests",
      dependencies: [
        "MetamorphicKit", "MotionReview", "MutationKit", "ScenarioFiles", "ScrollCore",
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["RandomScripts", "ScrollCore", "SystemCalls"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ScrollCoreTests", dependencies: ["ScrollCore", "TestSupport"],
      exclude: ["Devices/android.txt", "Devices/devices.txt", "Devices/provisional.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "MotionReviewTests", dependencies: ["MotionReview", "ScrollCore", "TestSupport"],
      swiftSettings: strict),
    // The rules on the shipped scenarios, as the tool reads them: apart, so that the rules' own tests need no tool.
    .testTarget(
      name: "GalleryReviewTests",
      dependencies: [
        "MotionReview", "ScrollCore", "ScenarioFiles", "CommandLineTool", "TestSupport",
      ],
      exclude: ["ExpectedFindings"], swiftSettings: strict),
    .testTarget(
      name: "ReviewReportsTests",
      dependencies: [
        "ReviewReports", "MotionReview", "ScrollCore", "TestSupport", "TextFormats",
        "XMLValidation",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    .testTarget(
      name: "ContentDigestTests", dependencies: ["ContentDigest", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "StoryboardRenderingTests",
      dependencies: [
        "StoryboardRendering", "ContentDigest", "MotionReview", "PageTexts", "PatternFiles",
        "ScrollCore", "TestSupport", "XMLValidation",
      ],
      exclude: ["Snapshots"], swiftSettings: strict),
    // Queries of tests on written files; it has access to the validator's internals, as tests do.
    .target(
      name: "XPathQueries", dependencies: ["CLibXML2", "XMLValidation"],
      path: "Tests/XPathQueries", swiftSettings: strict),
    .testTarget(
      name: "XMLValidationTests",
      dependencies: ["XMLValidation", "ContentDigest", "TestSupport", "XPathQueries"],
      swiftSettings: strict),
    .testTarget(
      name: "PatternProofsTests", dependencies: ["PatternFiles", "PatternProofs", "ScrollCore"],
      exclude: ["catalogue.txt", "examples.txt"], swiftSettings: strict),
    .testTarget(
      name: "PatternFilesTests",
      dependencies: ["PatternFiles", "RandomScripts", "ScrollCore", "TestSupport", "TextFormats"],
      exclude: ["Catalogue/Files", "Mistakes/mistakes.txt", "Vectors/Files"], swiftSettings: strict),
    // The driver is compiled with generated code when the tests run.
    .testTarget(
      name: "SwiftGenerationTests",
      dependencies: [
        "PatternFiles", "RandomScripts", "ScrollCore", "SwiftGeneration", "TestSupport",
      ],
      exclude: ["Driver", "Files", "Golden"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: ["ScenarioFiles", "ScrollCore", "TestSupport", "TextFormats"],
      exclude: ["Versions/version-1", "Versions/version-1.txt"], swiftSettings: strict),
    .testTarget(
      name: "CommandLineToolTests",
      dependencies: [
        "CommandLineTool", "ContentDigest", "ScrollCore", "ScenarioFiles", "StoryboardRendering",
        "XMLValidation", "MotionReview", "ReviewReports", "RunComparison", "StoryboardProduction",
        "ScrollworkRecorder", "SystemCalls", "TestSupport", "TextFormats",
        "XPathQueries",
      ],
      exclude: ["Runs/PatternExamples.txt", "Runs/ProgramSteps.txt"], swiftSettings: strict),
    .testTarget(
      name: "StoryboardProductionTests",
      dependencies: ["ContentDigest", "StoryboardProduction", "SystemCalls", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SystemCallsTests", dependencies: ["Locking", "SystemCalls", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "FilmReadingTests", dependencies: ["FilmReading"], swiftSettings: strict),
    .testTarget(
      name: "RunComparisonTests",
      dependencies: [
        "RunComparison", "ScrollCore", "StoryboardRendering", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScrollworkTestingTests",
      dependencies: ["ScrollworkRecorder", "ScrollworkTesting", "TestSupport"],
      exclude: ["Stubs"], swiftSettings: strict),
    .testTarget(
      name: "BenchKitTests", dependencies: ["BenchKit", "TestSupport", "TextFormats"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// What fuzzers call, and the files that they have found to be of interest, which every test run reads again.
package.targets += [
  .target(
    name: "FuzzReaders",
    dependencies: [
      "PatternFiles", "ReviewReports", "RunComparison", "ScenarioFiles", "ScrollCore",
      "SwiftGeneration", "TextFormats", "XMLValidation",
    ],
    path: "Tests/FuzzReaders", swiftSettings: strict),
  .testTarget(
    name: "TextFormatsTests", dependencies: ["TestSupport", "TextFormats"], swiftSettings: strict),
  .testTarget(
    name: "ReaderCorpusTests", dependencies: ["FuzzReaders"], exclude: ["Corpus"],
    swiftSettings: strict),
]
// This links only with libFuzzer. The variable selects the sanitizers.
if let sanitizers = Context.environment["SCROLLWORK_FUZZING"] {
  let sanitize = ["-sanitize=\(sanitizers)"]
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzReaders"], path: "Tests/Fuzz",
      swiftSettings: strict + [
        .enableExperimentalFeature("Extern"), .unsafeFlags(["-parse-as-library"] + sanitize),
      ],
      linkerSettings: [.unsafeFlags(sanitize + ["-use-ld=lld"])]))
  let readers = [
    "FuzzReaders", "MotionReview", "PatternFiles", "ReviewReports", "RunComparison",
    "ScenarioFiles", "ScrollCore", "SwiftGeneration", "XMLValidation",
  ]
  for target in package.targets where readers.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(sanitize)]
  }
}
// Tests lay out millions of frames, prove claims and read files of megabytes: in a debug build the
// targets in which they spend their time are also optimised, with assertions. SCROLLWORK_OPTIMIZED
// names other targets, or none for a debugger. The package manager accepts no such flags from a
// dependency, so there are none in a fetched copy.
let folders = Context.packageDirectory.split(separator: "/")
let isFetched = folders.dropLast().last == "checkouts" || folders.contains("registry")
let slowest = """
  ScrollCore MotionReview FilmReading PatternProofs PatternFiles TextFormats XMLValidation
  """
let optimized =
  (Context.environment["SCROLLWORK_OPTIMIZED"] ?? (isFetched ? "" : slowest)).split(separator: " ")
for target in package.targets where optimized.contains(Substring(target.name)) {
  let flags = SwiftSetting.unsafeFlags(
    ["-O", "-assert-config", "Debug"], .when(configuration: .debug))
  target.swiftSettings = (target.swiftSettings ?? []) + [flags]
}
// `make test` compiles everything once, optimised, with the tests. Most of their code runs once, so it takes longer to
// optimise than to run. Failures name their line without debugging information.
for target in package.targets where target.type == .test && !isFetched {
  let flags = SwiftSetting.unsafeFlags(
    ["-Onone", "-Xfrontend", "-gnone"], .when(configuration: .release))
  target.swiftSettings = (target.swiftSettings ?? []) + [flags]
}
// With Swift's runtime inside, the tool starts in half the time and runs without a toolchain.
for target in package.targets where target.name == "scrollwork" && !isFetched {
  target.linkerSettings = [
    .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
  ]
}
// A change in one target needs its tests quickly: the variable names test targets, and the package
// is reduced to their needs.
if let tests = Context.environment["SCROLLWORK_TESTS"]?.split(separator: " ").map(String.init) {
  var needed = Set(tests)
  for _ in package.targets {
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      for case .plugin(let name, _) in target.plugins ?? [] { needed.insert(name) }
    }
  }
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
}
// The binary of a release archive holds its libraries, which the variable names. The tools of the build do not.
if let libraries = Context.environment["SCROLLWORK_STATIC"] {
  let words = libraries.split(separator: " ").flatMap { ["-Xlinker", String($0)] }
  for target in package.targets where target.name == "scrollwork" {
    target.linkerSettings = [.unsafeFlags(["-Xclang-linker", "-static"] + words)]
  }
}
