import Foundation
import Reports
import Terminal
import Toolchain

/// A copy of the package in which no condition of Linux is true, and its programs.
///
/// The copy stays on the disk between runs, so that only changed code is built again.
struct PortableCopy {
  private let folder: URL
  private let toolchain: SwiftToolchain

  /// Writes or updates the copy of a package with the given sources of its products.
  init(of sources: [PortableSource], in package: URL) throws {
    folder = package.appending(path: ".build/portable/kit")
    toolchain = try SwiftToolchain()
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.withoutLinux) })
    var paths: Set = ["Package.swift"]
    for start in ["Sources", "Tests", "Benchmarks"] {
      let inner = try manager.subpathsOfDirectory(atPath: package.appending(path: start).path)
      paths.formUnion(inner.map { "\(start)/\($0)" })
    }
    for path in paths.sorted() {
      let original = package.appending(path: path)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: original.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      let data = try texts[path].map { Data($0.utf8) } ?? Data(contentsOf: original)
      let file = folder.appending(path: path)
      // A file that stays the same is not compiled again.
      guard (try? Data(contentsOf: file)) != data else { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try removeFiles(except: paths)
  }

  private func removeFiles(except paths: Set<String>) throws {
    let manager = FileManager.default
    for start in ["Sources", "Tests", "Benchmarks"] {
      let copied = try manager.subpathsOfDirectory(atPath: folder.appending(path: start).path)
      for path in copied.map({ "\(start)/\($0)" }) where !paths.contains(path) {
        try? manager.removeItem(at: folder.appending(path: path))
      }
    }
  }

  /// Builds and uses the programs, and returns errors and warnings of the build, and wrong behavior.
  ///
  /// Times can be measured in a release build alone.
  func problems(inRelease isRelease: Bool) throws -> [String] {
    let configuration = isRelease ? "release" : "debug"
    for product in isRelease ? ["compare"] : ["compare", "demo", "appsize"] {
      StandardStreams().writeError("Building \(product) without Linux, in \(configuration).\n")
      let build = try toolchain.run(
        ["build", "-c", configuration, "--product", product], in: folder)
      let lines = build.output.split(separator: "\n").map(String.init)
      let diagnostics = lines.filter { $0.contains(" error: ") || $0.contains(" warning: ") }
      guard build.failure == nil, diagnostics.isEmpty else {
        return diagnostics.isEmpty ? ["\(product) cannot be built:\n\(build.tail)"] : diagnostics
      }
    }
    let uses = isRelease ? PortableUse.inRelease : PortableUse.inDebug
    return try uses.flatMap { use in
      let program = folder.appending(path: ".build/\(configuration)/\(use.program)")
      let result = try ChildProcess.run(
        program, use.arguments, in: folder, environment: ProcessInfo.processInfo.environment,
        errors: .apart)
      return use.problems(of: result)
    }
  }
}

/// A command that checks that the package needs nothing of Linux where it does not say so.
struct CheckPortable: Command {
  static let name = "portable"
  static let abstract = "Builds the package with its Linux parts switched off, and uses it."
  static let discussion = """
    Code that needs Linux must stand below a condition, such as #if os(Linux). This command looks \
    for imports, headers and names of Linux elsewhere. Then it builds compare and demo from a copy \
    of the package in which no such condition is true, and checks that each subcommand measures \
    what it can, or says clearly what is missing. The first build takes minutes. It does not prove \
    that the package can be built with Apple's compiler and libraries.
    """

  @Flag("also build the copy in release, and measure the times of interactions there")
  var release: Bool

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let sources = try PortableSource.all(in: folder)
    var problems = sources.flatMap(\.problems)
    let copy = try PortableCopy(of: sources, in: folder)
    problems += try copy.problems(inRelease: false)
    if release { problems += try copy.problems(inRelease: true) }
    return try Check.result(
      of: problems, checked: "\(sources.count) files and a build without Linux")
  }
}
