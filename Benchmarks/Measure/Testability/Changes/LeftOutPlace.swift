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

/// A compiler of single modules of a built copy, which builds nothing that depends on them.
struct ModuleCompiler: Sendable {
  /// A module with other texts of some files.
  struct Variant: Sendable {
    fileprivate let module: String
    fileprivate let object: URL
    /// The module's declarations, as other modules import them; no function body changes a byte.
    let interface: Data
  }

  private let copy: BuiltCopy
  private let build: URL
  private let compiler: URL
  private let modules: [(name: String, folder: String, options: [String])]
  /// The text with the arguments of the commands that link the programs.
  private let commands: String

  /// Reads the settings of the copy's modules from its manifest.
  ///
  /// - Throws: `ToolError` if a tool fails, and the errors of files.
  init(of copy: BuiltCopy, build: URL) throws {
    self.copy = copy
    self.build = build
    compiler = try copy.toolchain.tool("swiftc")
    let manifest = try PackageManifest(of: copy.root, scratch: build, toolchain: copy.toolchain)
    modules = manifest.targets.map { ($0.name, $0.folder, $0.settings.flatMap(\.options)) }
    commands = try String(contentsOf: build.appending(component: "debug.yaml"), encoding: .utf8)
  }

  /// Returns true if the module with some files compiles with other texts of them.
  ///
  /// - Parameter texts: The texts by path; `nil` for a file that is left out.
  /// - Returns: True also for files that belong to no module.
  /// - Throws: `ToolError` if the compiler cannot be started, and the errors of files.
  func compiles(_ texts: [String: String?]) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    guard
      let module = modules.first(where: { module in texts.keys.contains { $0.isIn([module.folder]) }
      })
    else { return true }
    return try run(["-typecheck"], module, with: texts, in: folder)
  }

  /// Compiles the module of an architecture with other texts of some files.
  ///
  /// - Parameters:
  ///   - row: The architecture.
  ///   - texts: The texts by path; `nil` for a file that is left out.
  ///   - folder: A new folder for what is made.
  /// - Returns: The module; `nil` if it does not compile.
  /// - Throws: `ToolError` if the compiler cannot be started, and the errors of files.
  func variant(
    of row: Architecture, with texts: [String: String?], in folder: URL
  ) throws -> Variant? {
    guard let module = modules.first(where: { $0.name == row.module }) else { return nil }
    let (object, interface) = (
      folder.appending(component: "module.o"),
      folder.appending(component: "\(row.module).swiftmodule")
    )
    let options = [
      "-emit-object", "-wmo", "-Onone", "-enable-testing", "-DDEBUG", "-DSWIFT_PACKAGE",
    ]
    guard
      try run(
        options + ["-o", object.path, "-emit-module", "-emit-module-path", interface.path], module,
        with: texts, in: folder)
    else { return nil }
    return Variant(module: row.module, object: object, interface: try Data(contentsOf: interface))
  }

  /// Links the tests and the player anew, with a variant whose interface is that of the module.
  ///
  /// - Parameters:
  ///   - variant: The variant.
  ///   - folder: A folder for the programs.
  /// - Returns: A copy with these programs.
  /// - Throws: `ToolError` if a program cannot be linked, and the errors of files.
  func linked(_ variant: Variant, in folder: URL) throws -> BuiltCopy {
    let linked = BuiltCopy(root: copy.root, build: folder, toolchain: copy.toolchain)
    try FileManager.default.createDirectory(
      at: linked.player.deletingLastPathComponent(), withIntermediateDirectories: true)
    for (former, new) in [(copy.testProgram, linked.testProgram), (copy.player, linked.player)] {
      let name = former.lastPathComponent
      let after = commands.firstRange(of: "/\(name)\"\n    args: ")?.upperBound
      guard let after,
        let arguments = try? JSONDecoder().decode(
          [String].self, from: Data(commands[after...].prefix { $0 != "\n" }.utf8)),
        let listed = arguments.first(where: { $0.hasPrefix("@") })
      else {
        throw ToolError.unusable(path: build.path, reason: "It does not say how to link \(name).")
      }
      let objects = try String(contentsOfFile: String(listed.dropFirst()), encoding: .utf8)
        .split(separator: "\n").filter { !$0.contains("/\(variant.module).build/") }
      let list = folder.appending(component: "\(name).objects")
      try (objects.joined(separator: "\n") + "\n\(variant.object.path)\n")
        .write(to: list, atomically: true, encoding: .utf8)
      let result = try copy.toolchain.run(
        compiler,
        arguments.dropFirst().map { argument in
          argument == listed
            ? "@\(list.path)" : argument.hasSuffix("/debug/\(name)") ? new.path : argument
        }, in: copy.root)
      guard result.failure == nil else {
        throw ToolError.buildFailed(purpose: "a change without one place", output: result.tail)
      }
    }
    return linked
  }

  private func run(
    _ options: [String], _ module: (name: String, folder: String, options: [String]),
    with texts: [String: String?], in folder: URL
  ) throws -> Bool {
    // Names of files are part of private symbols, so the texts are in files of the same names.
    let others = folder.appending(component: "texts")
    try FileManager.default.createDirectory(at: others, withIntermediateDirectories: true)
    let kept = try FileTree(of: copy.root, folders: [module.folder]).paths
    let paths = Set(kept).union(texts.keys).sorted().filter { $0.hasSuffix(".swift") }
    let files = try paths.compactMap { path -> String? in
      guard let text = texts[path] else { return path }
      let file = others.appending(component: URL(filePath: path).lastPathComponent)
      guard let text else { return nil }
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let result = try copy.toolchain.run(
      compiler,
      options + [
        "-parse-as-library", "-swift-version", "6", "-package-name",
        // SwiftPM names the package by its folder.
        copy.root.lastPathComponent,
        "-module-name", module.name, "-I", build.appending(path: "debug/Modules").path, "-Xcc",
        "-fmodule-map-file=\(build.appending(path: "debug/CMainLoop.build/module.modulemap").path)",
      ] + module.options + files,
      in: copy.root)
    return result.failure == nil
  }
}
