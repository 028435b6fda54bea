import Foundation
import Toolchain

/// Copies of this program, each in a layout of its own, or the reason why there are no copies.
///
/// A layout is the order in which the linker places functions and data.
struct ProgramLayouts {
  /// The locations of the copies; empty if no copies were asked for or if they cannot be linked.
  let copies: [URL]
  /// The reason why the copies cannot be linked; `nil` if they were linked or not asked for.
  let problem: String?

  /// Links copies of a program in the layouts of the seeds 1 to `count`, and deletes them after
  /// their use.
  ///
  /// The copies lie beside the program. If this process is ended before it can remove the copies,
  /// the next call removes them. If no copies can be linked, the argument of `body` holds the reason.
  static func linked<Value>(
    count: Int, of program: URL? = Bundle.main.executableURL, progress: (String) -> Void,
    body: (ProgramLayouts) throws -> Value
  ) throws -> Value {
    guard count > 0 else { return try body(ProgramLayouts(copies: [], problem: nil)) }
    let result: Result<Value, any Error>
    do {
      let linker = try LayoutLinker(program: program)
      let scratch = try ScratchFolder.acquired(at: linker.folderForCopies) {
        progress("waiting for another measurement")
      }
      let folder = scratch.url.appending(component: "copies")
      defer { try? FileManager.default.removeItem(at: folder) }
      let copies = try link(count, by: linker, into: folder, progress)
      result = Result { try body(ProgramLayouts(copies: copies, problem: nil)) }
    } catch {
      result = Result { try body(ProgramLayouts(copies: [], problem: "\(error)")) }
    }
    return try result.get()
  }

  private static func link(
    _ count: Int, by linker: LayoutLinker, into folder: URL, _ progress: (String) -> Void
  ) throws -> [URL] {
    // An earlier process may have been ended before it could remove its copies.
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return try (1...count).map { seed in
      progress("linking layouts, \(seed) of \(count)")
      return try linker.link(seed: seed, into: folder)
    }
  }
}

/// A linker of copies of this program in other layouts.
///
/// The layout depends on everything in the program. So the next build has another layout, even if
/// the measured code is the same. In another layout, the times of measured code differ by a few
/// percent. The number of instructions differs, too, if the measured code looks up protocol
/// conformances, because the Swift runtime finds conformances by hashes of addresses.
struct LayoutLinker {
  private let toolchain: SwiftToolchain
  private let program: URL
  private let objectList: URL
  /// The folder in which SwiftPM puts the products of the build.
  private var productsFolder: URL { program.deletingLastPathComponent() }
  /// The folder for copies of the program, beside the program.
  var folderForCopies: URL {
    productsFolder.appending(component: "\(program.lastPathComponent)-layouts")
  }

  /// Creates a linker for the objects that a program was linked from, in the folder where SwiftPM
  /// has put it.
  ///
  /// - Throws: ``ToolError`` if the toolchain has no linker that can change the layout, or if
  ///   SwiftPM's list of the program's objects is missing.
  init(program: URL?) throws(ToolError) {
    guard let program else { throw .unusable(path: "this program", reason: "its path is unknown") }
    self.program = program.resolvingSymlinksInPath()
    toolchain = try SwiftToolchain()
    _ = try toolchain.tool("ld.lld")
    objectList = self.program.deletingLastPathComponent()
      .appending(path: "\(program.lastPathComponent).product/Objects.LinkFileList")
    guard FileManager.default.isReadableFile(atPath: objectList.path) else {
      throw .unusable(path: objectList.path, reason: "the list of objects cannot be read")
    }
  }

  /// Links a copy of the program, and returns its location; the same seed gives the same copy.
  func link(seed: Int, into folder: URL) throws(ToolError) -> URL {
    let copy = folder.appending(path: "\(program.lastPathComponent)-\(seed)")
    // These are the arguments with which SwiftPM links a release build, without debug information.
    let arguments = [
      "-emit-executable", "-o", copy.path, "@\(objectList.path)", "-L", productsFolder.path,
      "-module-name", program.lastPathComponent, "-use-ld=lld",
    ]
    let forLinker = [
      "--gc-sections", "--defsym", "main=\(program.lastPathComponent)_main",
      "--shuffle-sections=*=\(seed)",
    ]
    let result = try toolchain.run(
      try toolchain.tool("swiftc"), arguments + forLinker.flatMap { ["-Xlinker", $0] }, in: folder)
    if let failure = result.failure {
      throw .failed(tool: "swiftc", reason: failure, output: result.tail)
    }
    return copy
  }
}
