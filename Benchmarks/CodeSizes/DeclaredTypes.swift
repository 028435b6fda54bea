/// A table of the types and protocols that each role of a module, such as Presenter, declares.
///
/// The table tells for a name in the source code which declared type or protocol the name refers
/// to.
struct DeclaredTypes {
  typealias Kind = SourceStructure.TypeDeclaration.Kind

  /// The kind of each declared type or protocol.
  ///
  /// The outer key is the full name of the type. The inner key is the role that declares the type.
  private var kindsByName: [String: [String: Kind]] = [:]

  init(in filesByRole: [String: [SourceFile]]) {
    for (role, files) in filesByRole {
      for type in files.flatMap(\.structure.types) where type.kind != .extension {
        kindsByName[type.name, default: [:]][role] = type.kind
      }
    }
  }

  /// Returns the kind of the type to which a mention (a use of a name) refers.
  ///
  /// Each key of the result is a role that declares the type. The search starts in the innermost
  /// type around the mention and goes outwards, as in Swift. The result is empty if the mention
  /// refers to no declared type.
  func kinds(of mention: SourceStructure.Mention, in file: SourceFile) -> [String: Kind] {
    var scope: [Substring] = []
    if let type = mention.scope { scope = file.structure.types[type].name.split(separator: ".") }
    let path = mention.path.split(separator: ".")
    repeat {
      if let found = lastType(in: path, scope: scope) { return found }
    } while scope.popLast() != nil
    return [:]
  }

  /// Returns the kind of the last type in a path of names, looked up inside of a scope.
  ///
  /// Each key of the result is a role that declares the type. Names at the end of the path that
  /// belong to no declared type are ignored. The result is `nil` if no part of the path from its
  /// start names a declared type inside of the scope.
  private func lastType(in path: [Substring], scope: [Substring]) -> [String: Kind]? {
    for length in stride(from: path.count, to: 0, by: -1) {
      let name = (scope + path.prefix(length)).joined(separator: ".")
      if let kinds = kindsByName[name] { return kinds }
    }
    return nil
  }
}
