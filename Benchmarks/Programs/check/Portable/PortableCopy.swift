import Foundation
import Terminal
import Toolchain

/// A copy of the package in which no condition of Linux is true, and its programs.
///
/// The copy stays on the disk between runs, so that only changed code is built again.
struct PortableCopy {
  private let folder: URL
  private let toolchain: SwiftToolchain

  /// Writes or updates the copy.
  ///
  /// - Parameters:
  ///   - sources: The sources of the package's products.
  ///   - package: The package's folder.
  /// - Throws: The errors of files, and `ToolError` if there is no toolchain.
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

  /// Builds the programs and uses them.
  ///
  /// - Parameter isRelease: True for a release build, in which times can be measured.
  /// - Returns: The problems: errors and warnings of the build, and wrong behavior.
  /// - Throws: `ToolError` if a program cannot be started.
  func problems(inRelease isRelease: Bool) throws -> [String] {
    let configuration = isRelease ? "release" : "debug"
    for product in isRelease ? ["compare"] : ["compare", "demo"] {
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
