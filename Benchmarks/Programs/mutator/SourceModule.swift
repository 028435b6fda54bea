import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The parsed files of a module.
struct SourceModule {
  /// A file, with its path in the folder of the module.
  struct File {
    let path: String
    let source: [UInt8]
    let tree: SourceFileSyntax
  }

  let name: String
  let files: [File]

  /// Reads the Swift files of a folder, in the order of their paths.
  init(folder: URL) throws {
    name = folder.lastPathComponent
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let source = [UInt8](try Data(contentsOf: folder.appending(path: path)))
      return File(path: path, source: source, tree: try parse(source, path))
    }
  }

  /// Adds the declarations of the files to those of other modules.
  func declare(in declarations: inout Declarations) {
    for file in files {
      let reader = DeclarationReader(adding: file.path, of: name, to: declarations)
      reader.walk(file.tree)
      declarations = reader.declarations
    }
  }

  /// The names that the files use with a dot in front, such as `.editingChanged`.
  var implicitMembers: Set<String> {
    files.reduce(into: []) { names, file in
      let reader = ImplicitMembers(viewMode: .sourceAccurate)
      reader.walk(file.tree)
      names.formUnion(reader.names)
    }
  }
}

/// An error in the code of a file.
struct SyntaxError: Error, CustomStringConvertible {
  let description: String
}

/// Parses a file, and gives operators their precedence.
func parse(_ source: [UInt8], _ path: String) throws -> SourceFileSyntax {
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError,
    let folded = OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in })
      .as(SourceFileSyntax.self)
  else { throw SyntaxError(description: "\(path) does not parse.") }
  return folded
}

private final class ImplicitMembers: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base == nil { names.insert(node.declName.baseName.text) }
    return .visitChildren
  }
}
