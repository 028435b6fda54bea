import Architectures
import Foundation
import Reports
import Sizes

/// An architecture with the sources that the page shows.
struct PageArchitecture: Encodable, Equatable, Sendable, Identifiable {
  /// A role in the architecture, such as a presenter.
  struct Role: Encodable, Equatable, Sendable {
    var name: String
    /// True if the files of the role may use views.
    var usesViews: Bool
  }

  struct File: Encodable, Equatable, Sendable {
    /// The path, relative to the package's folder.
    var path: String
    /// The name of the file's feature, such as `Greeting`, which is a folder in the module.
    ///
    /// The name is empty if the file is in no such folder.
    var feature: String
    /// The name of the file's role; `nil` if the file belongs to no role.
    @OrNull var role: String?
    var lines: [SourceLine]
  }

  var id: String
  var name: String
  var module: String
  /// The roles in the order in which a person's touch passes through them.
  var roles: [Role]
  /// The files, sorted by feature and, within a feature, by role.
  var files: [File]
}

extension PageArchitecture {
  /// Reads the sources of an architecture.
  ///
  /// - Parameters:
  ///   - architecture: The architecture to read.
  ///   - packageFolder: The folder that contains `Sources`.
  ///   - notes: The notes, to which a note is added for each file that is skipped, for example
  ///     because the file is too large.
  /// - Throws: ``SourceFolderError`` or another error if a source cannot be read.
  init(
    _ architecture: Architecture, in packageFolder: URL, notes: inout [String]
  ) throws {
    id = architecture.id
    name = architecture.name
    module = architecture.module
    roles = architecture.roles.map { Role(name: $0.name, usesViews: $0.usesViews) }
    let root = architecture.folder
    let folder = try SourceFolder(at: packageFolder.appending(path: root))
    notes += folder.notes
    files = try folder.files.map { file in
      let path = "\(root)/\(file.path)"
      let bytes = Array(try Data(contentsOf: packageFolder.appending(path: path)))
      return File(
        path: path,
        feature: file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "",
        role: architecture.part(ofFile: path),
        lines: SourceLine.lines(of: SwiftLexer.lex(bytes)))
    }
    let order = Dictionary(
      architecture.roles.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let place = { (file: File) in file.role.flatMap { order[$0] } ?? order.count }
    files.sort { ($0.feature, place($0), $0.path) < ($1.feature, place($1), $1.path) }
  }
}
