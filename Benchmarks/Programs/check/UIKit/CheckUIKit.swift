import Foundation
import Reports
import Terminal
import TestSupport
import Toolchain

/// A command that type-checks the screens against declarations of UIKit.
struct CheckUIKit: Command {
  static let name = "uikit"
  static let abstract = "Type-checks the product Screens against a stand-in for Apple's UIKit."
  static let discussion = """
    For Linux; on a Mac, build Screens in Xcode. There is no UIKit on Linux, so \
    Tests/Support/UIKit declares what the screens use of it, as \
    Apple's documentation does. What it lacks is added there, with its page. Each module of the \
    product Screens is compiled against it with the settings of the manifest and with \
    Objective-C's rules. This shows that the modules use UIKit as it is documented. It does not \
    show that they can be built with Apple's compiler, or how they look.
    """

  func run() throws -> ExitCode {
    let folder = try Output.packageFolder()
    let modules = try ScreenModule.all(in: folder)
    let compiler = try UIKitCompiler(for: folder)
    var problems: [String] = []
    var unusable: Set<String> = []
    var fileCount = 0
    for module in modules {
      let files = try module.files(in: folder)
      fileCount += files.count
      let count = problems.count
      // A module with problems may be missing in those that import it.
      let canBeCompiled = unusable.isDisjoint(with: module.imports)
      if canBeCompiled { problems += try compiler.problems(of: files, in: module) }
      if !canBeCompiled || problems.count > count { unusable.insert(module.name) }
    }
    return try Check.result(
      of: problems,
      checked: "\(fileCount) files of \(modules.count) modules against the stand-in for UIKit")
  }
}

/// A module that the product Screens consists of.
struct ScreenModule: Equatable {
  let name: String
  /// The module's folder, relative to the package's folder.
  let path: String
  /// The compiler's options for the settings of the manifest.
  let options: [String]
  let imports: [String]

  /// True if the module needs UIKit, so that Objective-C's rules hold.
  var usesUIKit: Bool { name == "PortableUIKit" || imports.contains("PortableUIKit") }

  /// Returns the paths of the module's sources, relative to the package's folder.
  func files(in package: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: path).path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }

  /// Reads the modules from the manifest, each after the modules that it imports.
  static func all(in folder: URL) throws -> [ScreenModule] {
    let toolchain = try SwiftToolchain()
    // A test or build that is under way has locked the package's own scratch folder.
    let scratch = try TemporaryFolder()
    return sorted(
      try PackageManifest(of: folder, scratch: scratch.url, toolchain: toolchain).targets)
  }

  /// Returns what Screens needs but the stand-in replaces, in an order in which it can be compiled.
  private static func sorted(_ targets: [PackageManifest.Target]) -> [ScreenModule] {
    var modules: [ScreenModule] = []
    func add(_ name: String) {
      guard name != "HeadlessUIKit", !modules.contains(where: { $0.name == name }),
        let target = targets.first(where: { $0.name == name })
      else { return }
      target.imports.forEach(add)
      modules.append(
        ScreenModule(
          name: name, path: target.folder, options: target.settings.flatMap(\.options),
          imports: target.imports))
    }
    add("Screens")
    return modules
  }
}

/// A compiler of modules against the stand-in for UIKit.
struct UIKitCompiler {
  private let package: URL
  private let modules: TemporaryFolder
  private let compiler: URL
  private let toolchain: SwiftToolchain

  /// Compiles the stand-in of a package.
  init(for package: URL) throws {
    self.package = package
    toolchain = try SwiftToolchain()
    compiler = try toolchain.tool("swiftc")
    modules = try TemporaryFolder()
    let interface = package.appending(path: "Tests/Support/UIKit/UIKit.swiftinterface").path
    let result = try run([
      "-frontend", "-compile-module-from-interface", interface, "-module-name", "UIKit", "-o",
      modules.path("UIKit.swiftmodule"),
    ])
    if let reason = result.failure {
      throw ToolError.failed(tool: "swiftc", reason: reason, output: result.output)
    }
  }

  /// Compiles the files of a module for those that import it, and returns the errors and warnings.
  func problems(of files: [String], in module: ScreenModule) throws -> [String] {
    let result = try run(
      [
        "-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-I", modules.url.path,
        "-package-name", "kit", "-module-name", module.name, "-emit-module-path",
        modules.path("\(module.name).swiftmodule"),
      ] + module.options + (module.usesUIKit ? Self.objectiveC : []) + files)
    let diagnostics = result.output.split(separator: "\n").map(String.init)
      .filter { $0.contains(#/^[^ ].*:[0-9]+: (error|warning): /#) }
    return result.failure == nil || !diagnostics.isEmpty
      ? diagnostics : ["\(module.name) cannot be compiled:\n\(result.tail)"]
  }

  private func run(_ arguments: [String]) throws -> ProcessResult {
    try toolchain.run(compiler, arguments, in: package)
  }

  /// The options for Objective-C's rules, which Linux does not have.
  private static let objectiveC = [
    "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
  ].flatMap { ["-Xfrontend", $0] }
}
