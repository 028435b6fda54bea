import Architectures
import Foundation
import Toolchain

/// A row's change without one of its places.
struct LeftOutPlace {
  let path: String
  /// The first line of the place after the change, counted from 1.
  let line: Int
  /// The text of the file without the place; `nil` if there is no file then.
  let text: String?

  /// Returns the places of a change that hold code, each left out of it.
  static func all(in change: ChangePatch) -> [LeftOutPlace] {
    change.sources.flatMap { file in
      zip(file.places, file.codeLines).filter { $1.removed + $1.added > 0 }.map { place, _ in
        LeftOutPlace(path: file.path, line: place.after.lowerBound, text: file.text(without: place))
      }
    }
  }
}

extension FileChange {
  /// Returns the text after the change without one place; `nil` if the change adds the file.
  fileprivate func text(without place: Place) -> String? {
    guard pathBefore != nil else { return nil }
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    // Lines are counted from 1.
    var result = lines(after)
    result.replaceSubrange(
      place.after.lowerBound - 1..<place.after.upperBound - 1,
      with: lines(before)[place.before.lowerBound - 1..<place.before.upperBound - 1])
    return result.joined(separator: "\n")
  }
}

/// A compiler that checks one module of a built copy, without building it.
struct ModuleCompiler {
  private let copy: BuiltCopy
  private let build: URL
  private let compiler: URL
  private let modules: [(name: String, folder: String, options: [String])]

  /// Reads the settings of the copy's modules from its manifest.
  ///
  /// - Throws: `ToolError` if a tool fails.
  init(of copy: BuiltCopy, build: URL) throws {
    self.copy = copy
    self.build = build
    compiler = try copy.toolchain.tool("swiftc")
    let manifest = try PackageManifest(of: copy.root, scratch: build, toolchain: copy.toolchain)
    modules = manifest.targets.map { ($0.name, $0.folder, $0.settings.flatMap(\.options)) }
  }

  /// Returns true if the module with some files compiles with other texts of them.
  ///
  /// - Parameter texts: The texts by path; `nil` for a file that is left out.
  /// - Returns: True also for files that belong to no module.
  /// - Throws: `ToolError` if the compiler cannot be started, and the errors of files.
  func compiles(_ texts: [String: String?]) throws -> Bool {
    let module = modules.first { module in texts.keys.contains { $0.isIn([module.folder]) } }
    guard let module else { return true }
    let others = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: others) }
    for (path, text) in texts {
      let file = others.appending(component: path.replacing("/", with: "-"))
      try text.map { try Data($0.utf8).write(to: file) }
    }
    let files = try FileTree(of: copy.root, folders: [module.folder]).paths.filter { path in
      path.hasSuffix(".swift") && texts[path] == nil
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: others.path)
    let result = try copy.toolchain.run(
      compiler,
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-package-name",
        // SwiftPM names the package by its folder.
        copy.root.lastPathComponent,
        "-module-name", module.name, "-I", build.appending(path: "debug/Modules").path, "-Xcc",
        "-fmodule-map-file=\(build.appending(path: "debug/CMainLoop.build/module.modulemap").path)",
      ] + module.options + files + written.map { others.appending(component: $0).path },
      in: copy.root)
    return result.failure == nil
  }
}
