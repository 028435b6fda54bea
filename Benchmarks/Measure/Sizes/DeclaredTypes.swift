/// A table of a module's types and protocols, with the roles that declare each of these types.
///
/// A role, such as Presenter, is a group of source files with the same task. The table finds the
/// declared type or protocol to which a name in the source code refers.
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

  /// Returns the kind of the type to which a mention refers, for each role that declares the type.
  ///
  /// A mention is a use of a type's name. Several roles can declare a type of the same name. Each
  /// key of the result is one of these roles, and each value is the kind of the type in this role.
  /// The search starts in the innermost type around the mention and goes outwards, as in Swift. The
  /// result is empty if the mention refers to no declared type.
  func kinds(of mention: SourceStructure.Mention, in file: SourceFile) -> [String: Kind] {
    var scope: [Substring] = []
    if let type = mention.scope { scope = file.structure.types[type].name.split(separator: ".") }
    let path = mention.path.split(separator: ".")
    repeat {
      if let found = lastType(in: path, scope: scope) { return found }
    } while scope.popLast() != nil
    return [:]
  }

  /// Returns the kind of the last declared type in a path of names, such as
  /// `Profile.Load.Request`, for each role that declares the type.
  ///
  /// The path is looked up in the type that `scope` names, or in the module if `scope` is empty. If
  /// the path names no declared type, the path is looked up without its last name, then without its
  /// last two names, and so on. The result is `nil` if no part of the path names a declared type.
  /// Each key of the result is a role, and each value is the kind of the type in this role.
  private func lastType(in path: [Substring], scope: [Substring]) -> [String: Kind]? {
    for length in stride(from: path.count, to: 0, by: -1) {
      let name = (scope + path.prefix(length)).joined(separator: ".")
      if let kinds = kindsByName[name] { return kinds }
    }
    return nil
  }
}
