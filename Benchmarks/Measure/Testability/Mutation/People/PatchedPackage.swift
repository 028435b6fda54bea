import Architectures
import Foundation
import Toolchain

/// A copy of the package into which patches put faults of people.
///
/// Patches of different architectures change different modules, so that one build contains one
/// fault of each architecture. The copy has no mutants.
struct PatchedPackage {
  private let packageRoot: URL
  private let root: URL
  private let build: URL
  private let toolchain: SwiftToolchain
  private let files: FileTree

  /// Chooses the files and the folder of the copy.
  ///
  /// - Parameters:
  ///   - packageRoot: The package's folder.
  ///   - scratch: The folder for the copy, which a later copy uses again.
  ///   - toolchain: The toolchain that builds the copy.
  /// - Throws: The errors of reading folders.
  init(of packageRoot: URL, in scratch: URL, toolchain: SwiftToolchain) throws {
    self.packageRoot = packageRoot
    self.toolchain = toolchain
    root = scratch.appending(component: "package")
    build = scratch.appending(component: "build")
    files = try BuiltCopy.files(of: packageRoot)
  }

  /// Puts faults into the copy in place of those that it contained, and builds it.
  ///
  /// - Parameter faults: The faults, at most one of each architecture.
  /// - Returns: The copy, which is valid until the next call.
  /// - Throws: ``MutationError`` if a patch does not apply or compile, and `ToolError` if a tool
  ///   cannot be started.
  func built(with faults: [PersonFault]) throws -> BuiltCopy {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try files.write(to: root)
    for fault in faults { try apply(fault) }
    let result = try BuiltCopy.build(root, in: build, toolchain: toolchain)
    guard result.failure == nil else {
      throw MutationError.faultsNotCompilable(
        Self.culprits(among: faults, output: result.output), output: result.tail)
    }
    return BuiltCopy(root: root, build: build, toolchain: toolchain)
  }

  private func apply(_ fault: PersonFault) throws {
    let result = try toolchain.run(
      URL(filePath: "/usr/bin/env"), ["git", "apply", fault.patch(in: packageRoot).path], in: root,
      // Without this, git would treat the copy as part of the repository around it, and leave out
      // what the patch changes.
      environment: ["GIT_CEILING_DIRECTORIES": root.deletingLastPathComponent().path])
    guard result.failure == nil else {
      throw MutationError.faultNotApplicable(fault.id, output: result.tail)
    }
  }

  /// The names of the faults in whose modules the compiler reports errors, or of all faults if it
  /// reports none there.
  static func culprits(among faults: [PersonFault], output: String) -> [String] {
    let files = CompilerError.all(in: output).map(\.file)
    let found = faults.filter { fault in
      guard let folder = Architecture.all.first(where: { $0.id == fault.architecture })?.folder
      else { return false }
      return files.contains { $0.contains("/\(folder)/") }
    }
    return (found.isEmpty ? faults : found).map(\.id)
  }
}
