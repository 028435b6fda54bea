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

  /// Runs the linker to make copies of a program in other layouts, and deletes them after their
  /// use.
  ///
  /// The copies lie beside the program. If this process is ended before it can remove the copies,
  /// the next call removes them.
  ///
  /// - Parameters:
  ///   - count: The number of copies. The seeds of their layouts are 1, 2 and so on.
  ///   - program: The program, in the folder where SwiftPM has put it.
  ///   - progress: A function that is called with a short line of text as each copy is linked.
  ///   - body: A function that uses the copies. If no copies can be linked, the argument of `body`
  ///     holds the reason.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
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
