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
  /// Returns the numbers of references from each role to the types of the other roles.
  ///
  /// The outer key is the name of the role whose code contains the references. The inner key is the
  /// name of the role that declares the types.
  package static func uses(in filesByRole: [String: [SourceFile]]) -> [String: [String: References]]
  {
    let declared = DeclaredTypes(in: filesByRole)
    var uses: [String: [String: References]] = [:]
    for (role, files) in filesByRole {
      uses[role] = [:]
      for file in files {
        for (mention, count) in file.structure.mentions {
          let kinds = declared.kinds(of: mention, in: file)
          guard kinds[role] == nil else { continue }
          for (other, kind) in kinds {
            uses[role, default: [:]][other, default: References()].add(count, to: kind)
          }
        }
      }
    }
    return uses
  }
}

extension RoleSize.References {
  fileprivate mutating func add(_ count: Int, to kind: SourceStructure.TypeDeclaration.Kind) {
    if kind == .value { values += count } else { behavior += count }
  }
}
