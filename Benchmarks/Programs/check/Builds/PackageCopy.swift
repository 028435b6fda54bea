import Architectures
import Foundation
import TestSupport
import Toolchain

/// A temporary copy of the package, with sources that are changed before each build.
struct PackageCopy {
  private static let leftOut: Set<String> = [".build", ".git"]
  /// The folders of the modules that architectures import, and of the module `Architectures`, which
  /// imports all architectures.
  private static let sharedFolders = [
    "Common/Models", "Common/HeadlessUIKit", "Common/Views", "Specification/Architectures",
  ].map { "Sources/\($0)/" }

  private let folder: TemporaryFolder
  /// The unchanged texts of the sources that may be changed, by their paths.
  private let originals: [String: String]
  /// The words of each source, by the path of the source.
  private let words: [String: Set<String>]

  /// Copies the package without its builds.
  ///
  /// - Parameter package: The folder of the package.
  /// - Throws: The errors of reading and writing files.
  init(of package: URL) throws {
    folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: package.path)
    where !Self.leftOut.contains(name) {
      try FileManager.default.copyItem(
        at: package.appending(path: name), to: folder.url.appending(path: name))
    }
    var originals: [String: String] = [:]
    for start in Self.architectureFolders + Self.sharedFolders + ["Benchmarks/Measure/Costs/"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: folder.url.appending(path: start).path)
      for path in paths where path.hasSuffix(".swift") {
        originals[start + path] = try folder.text(of: start + path)
      }
    }
    self.originals = originals
    words = originals.mapValues { HarmlessChange.words(in: $0) }
  }

  private static var architectureFolders: [String] {
    Architecture.all.map { "\($0.folder)/" }
  }

  /// Changes the sources at random without changing the behaviour of the program.
  ///
  /// The changes of an earlier call are undone first.
  ///
  /// - Parameter seed: The seed of the random choice of changes.
  /// - Returns: A text with the numbers of renamed members and of files with added code.
  /// - Throws: The errors of reading and writing files.
  func change(seed: UInt64) throws -> String {
    var change = HarmlessChange(seed: seed)
    var texts = originals
    for module in Self.architectureFolders {
      let fileCounts = fileCountsOfWords(in: [module] + Self.sharedFolders)
      for path in originals.keys.sorted() where path.hasPrefix(module) {
        texts[path] = change.renamingMembers(of: originals[path, default: ""]) { name in
          fileCounts[name, default: 0] > 1
        }
      }
    }
    for path in texts.keys.sorted() {
      texts[path] = change.addingUnusedCode(to: texts[path, default: ""])
    }
    for (path, text) in texts {
      // A file that stays the same is not compiled again.
      if try folder.text(of: path) != text { try folder.write(text, to: path) }
    }
    return change.summary
  }

  /// Returns a dictionary from each word to the number of files in `folders` with this word.
  private func fileCountsOfWords(in folders: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for (path, words) in self.words where folders.contains(where: { path.hasPrefix($0) }) {
      for word in words { counts[word, default: 0] += 1 }
    }
    return counts
  }

  /// Builds `compare` from the copy in release, and checks the counts of this build.
  ///
  /// The counts are compared with the counts in `Benchmarks/kept-run.json`.
  ///
  /// - Returns: The result of the process `compare dispatch --check`, which fails if a count has
  ///   grown.
  /// - Throws: ``ToolError`` if `compare` cannot be built or started.
  func checkDispatch() throws(ToolError) -> ProcessResult {
    let scratch = folder.url.appending(path: ".build")
    try SwiftToolchain().build(
      ["-c", "release", "--product", "compare"], of: folder.url, in: scratch, for: "this check")
    return try ChildProcess.run(
      scratch.appending(path: "release/compare"),
      ["dispatch", "--check", "Benchmarks/kept-run.json"], in: folder.url,
      environment: ProcessInfo.processInfo.environment, errors: .apart)
  }
}
