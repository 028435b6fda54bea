import Terminal

/// The size of the files of one role, such as Presenter, and the numbers of references in these
/// files.
///
/// A reference is a use of a type that another role declares.
package struct RoleSize: Codable, Equatable, Sendable {
  /// The numbers of references to the types of one role.
  package struct References: Codable, Equatable, Sendable {
    /// The number of references to structs and enums.
    package var values: Int
    /// The number of references to classes, actors and protocols.
    package var behavior: Int

    private enum CodingKeys: String, CodingKey {
      case values
      case behavior = "behaviour"
    }

    /// Creates numbers of references.
    package init(values: Int = 0, behavior: Int = 0) {
      self.values = values
      self.behavior = behavior
    }
  }

  /// The size of the role's files.
  package var size: CodeSize
  /// The numbers of references from this role's code to the types of the other roles.
  ///
  /// Each key is the name of another role. A role has no key if this role's code does not refer to
  /// its types. A path of names, such as `Profile.Load.Request`, is one reference to the last type
  /// in the path. The earlier names in the path only qualify this type and do not count. A path may
  /// leave out the names of the types around the reference, as in Swift.
  ///
  /// A type that this role declares too is taken for this role's own type and does not count. A
  /// type that several other roles declare counts for each of these roles. An extension declares
  /// no type, and the type's name after the word `extension` counts as a reference.
  ///
  /// Some references are not found. A path does not count if it starts with the name of a module or
  /// of a type alias. The use of a type does not count as a use of its superclass or its protocols.
  /// After generic arguments, the rest of a path is not read: `A<Int>.B` counts as a reference to
  /// `A`.
  package var uses: [String: References]

  /// Creates the size of a role.
  package init(size: CodeSize, uses: [String: References]) {
    self.size = size
    self.uses = uses
  }

  private enum CodingKeys: CodingKey { case uses }

  package init(from decoder: any Decoder) throws {
    size = try CodeSize(from: decoder)
    uses = try decoder.container(keyedBy: CodingKeys.self)
      .decode([String: References].self, forKey: .uses)
  }

  package func encode(to encoder: any Encoder) throws {
    try size.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uses, forKey: .uses)
  }
}

extension RoleSize {
  /// The mentions of other roles in this role's code, as text such as
  /// `View 1 value, 2 behavior; Model 1 behavior`.
  ///
  /// A mention of a role is the name of a type that the role declares. The number before `value`
  /// counts the mentions of structs and enums. The number before `behavior` counts the mentions of
  /// classes, actors and protocols. The role with the most mentions comes first.
  ///
  /// The text is empty if the role names no type of another role.
  package var namedRoles: String {
    uses.map { (role: $0.key, references: $0.value) }
      .sorted { ($1.references.count, $0.role) < ($0.references.count, $1.role) }
      .map { "\($0.role) \($0.references.text)" }.joined(separator: "; ")
  }

  /// Returns the numbers of references from each role to the types of the other roles.
  ///
  /// The outer key is the name of the role whose code contains the references. The inner key is the
  /// name of the role that declares the types.
  ///
  /// `note` is called for each place of a reference: with the role and the index of its file there,
  /// the role that declares the type, the kind of the type, its name and the line.
  package static func uses(
    in filesByRole: [String: [SourceFile]],
    note: (
      _ role: String, _ file: Int, _ other: String, SourceStructure.TypeDeclaration.Kind,
      _ type: String, _ line: Int
    ) -> Void = { _, _, _, _, _, _ in }
  ) -> [String: [String: References]] {
    let declared = DeclaredTypes(in: filesByRole)
    var uses: [String: [String: References]] = [:]
    for (role, files) in filesByRole {
      uses[role] = [:]
      for (index, file) in files.enumerated() {
        for (mention, lines) in file.structure.mentions {
          let kinds = declared.kinds(of: mention, in: file)
          guard kinds[role] == nil else { continue }
          for (other, kind) in kinds {
            uses[role, default: [:]][other, default: References()].add(lines.count, to: kind)
            for line in lines { note(role, index, other, kind, mention.path, Int(line)) }
          }
        }
      }
    }
    return uses
  }
}

extension RoleSize.References {
  var count: Int { values + behavior }

  fileprivate var text: String {
    var parts: [String] = []
    if values > 0 { parts.append("\(values.grouped) \(values == 1 ? "value" : "values")") }
    if behavior > 0 { parts.append("\(behavior.grouped) behavior") }
    return parts.joined(separator: ", ")
  }

  fileprivate mutating func add(_ count: Int, to kind: SourceStructure.TypeDeclaration.Kind) {
    if kind == .value { values += count } else { behavior += count }
  }
}

/// A table of a module's types and protocols, with the roles that declare each of these types.
///
/// A role, such as Presenter, is a group of source files with the same task. The table finds the
/// declared type or protocol to which a name in the source code refers.
private struct DeclaredTypes {
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
