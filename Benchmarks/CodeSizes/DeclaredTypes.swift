/// The types and protocols that the roles of a module declare, to look up what a name stands for.
struct DeclaredTypes {
  typealias Kind = SourceStructure.TypeDeclaration.Kind

  /// The kind of each declared type, by its full name and by the role that declares it.
  private var kindsByName: [String: [String: Kind]] = [:]

  init(in filesByRole: [String: [SourceFile]]) {
    for (role, files) in filesByRole {
      for type in files.flatMap(\.structure.types) where type.kind != .extension {
        kindsByName[type.name, default: [:]][role] = type.kind
      }
    }
  }

  /// Returns the kind of the type that a mention leads to, by each role that declares the type.
  ///
  /// The type is searched for from the innermost type around the mention outwards, as in Swift.
  /// The result is empty if the mention leads to no declared type.
  func kinds(of mention: SourceStructure.Mention, in file: SourceFile) -> [String: Kind] {
    var scope: [Substring] = []
    if let type = mention.scope { scope = file.structure.types[type].name.split(separator: ".") }
    let path = mention.path.split(separator: ".")
    repeat {
      if let found = lastType(in: path, scope: scope) { return found }
    } while scope.popLast() != nil
    return [:]
  }

  /// Returns the kind of the last declared type that a path names inside of a scope.
  private func lastType(in path: [Substring], scope: [Substring]) -> [String: Kind]? {
    for length in stride(from: path.count, to: 0, by: -1) {
      let name = (scope + path.prefix(length)).joined(separator: ".")
      if let kinds = kindsByName[name] { return kinds }
    }
    return nil
  }
}
