/// The size of the files of one role, such as Presenter, and the number of mentions of each other
/// role in these files.
package struct RoleSize: Codable, Equatable, Sendable {
  /// The size of the role's files.
  package var size: CodeSize
  /// The number of times that this role's code mentions types of another role, by the name of that
  /// role.
  ///
  /// Protocols count as types. A role that is never mentioned has no entry. A type inside of
  /// another type does not count, because code reaches the inner type through the name of the outer
  /// type. A name that this role declares too is taken for this role's own type and does not count.
  /// A name that several other roles declare counts for each of these roles.
  package var uses: [String: Int]

  /// Creates the size of a role.
  package init(size: CodeSize, uses: [String: Int]) {
    self.size = size
    self.uses = uses
  }

  private enum CodingKeys: CodingKey { case uses }

  package init(from decoder: any Decoder) throws {
    size = try CodeSize(from: decoder)
    uses = try decoder.container(keyedBy: CodingKeys.self).decode([String: Int].self, forKey: .uses)
  }

  package func encode(to encoder: any Encoder) throws {
    try size.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uses, forKey: .uses)
  }
}

extension RoleSize {
  /// Returns the value of ``uses`` for each role, by the name of the role.
  static func uses(in filesByRole: [String: [SourceFile]]) -> [String: [String: Int]] {
    let declared = filesByRole.mapValues { files in
      files.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypeNames) }
    }
    var uses: [String: [String: Int]] = [:]
    for (role, files) in filesByRole {
      uses[role] = [:]
      for (other, names) in declared where other != role {
        let count = files.reduce(0) { sum, file in
          names.subtracting(declared[role] ?? []).reduce(sum) { $0 + file.mentions[$1, default: 0] }
        }
        if count > 0 { uses[role, default: [:]][other] = count }
      }
    }
    return uses
  }
}
