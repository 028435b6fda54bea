import Foundation

/// A mistake in an architecture that a developer could have made, written by hand.
///
/// It is kept as a patch in `Tests/Faults/<architecture>/<name>.patch`, whose first line says what
/// is wrong.
package struct HandWrittenFault: Codable, Equatable, Sendable {
  /// The identifier of the architecture that the fault is in.
  package let architecture: String
  /// The name of the patch, such as `utf16-count`.
  package let name: String
  /// A sentence that says what is wrong.
  package let meaning: String

  /// The name with that of the architecture, such as `mvp/utf16-count`.
  package var id: String { "\(architecture)/\(name)" }

  /// The path of the patches of all architectures in the package's folder.
  static let folder = "Tests/Faults"

  /// Reads the faults in an architecture.
  ///
  /// - Parameters:
  ///   - architecture: The architecture's identifier.
  ///   - packageRoot: The package's folder.
  /// - Returns: The faults, in the order of their names.
  /// - Throws: The errors of reading the patches.
  package static func all(of architecture: String, in packageRoot: URL) throws -> [Self] {
    try FileTree(of: packageRoot, folders: ["\(folder)/\(architecture)"]).paths
      .filter { $0.hasSuffix(".patch") }
      .map { path in
        let file = packageRoot.appending(path: path)
        let text = try String(contentsOf: file, encoding: .utf8)
        return Self(
          architecture: architecture, name: file.deletingPathExtension().lastPathComponent,
          meaning: text.split(separator: "\n").first.map(String.init) ?? "")
      }
  }

  /// Returns the location of the patch in the package's folder.
  package func patch(in packageRoot: URL) -> URL {
    packageRoot.appending(path: "\(Self.folder)/\(id).patch")
  }
}
