import Foundation

/// The size of one module, as a whole, by feature and by role.
package struct ModuleSize: Codable, Equatable, Sendable {
  /// The whole module.
  package var total: CodeSize
  /// The sub-folders by name; with files beside them under the empty name, they add up to the total.
  package var features: [String: CodeSize]
  /// The roles by name; a file without a role is in none.
  package var roles: [String: RoleSize]

  /// Creates a module's figures.
  package init(total: CodeSize, features: [String: CodeSize], roles: [String: RoleSize]) {
    self.total = total
    self.features = features
    self.roles = roles
  }

  private enum CodingKeys: CodingKey { case features, roles }

  package init(from decoder: any Decoder) throws {
    total = try CodeSize(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    features = try container.decode([String: CodeSize].self, forKey: .features)
    roles = try container.decode([String: RoleSize].self, forKey: .roles)
  }

  package func encode(to encoder: any Encoder) throws {
    try total.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(features, forKey: .features)
    try container.encode(roles, forKey: .roles)
  }
}

/// Measures the folder of one module and the objects that were built from it.
package struct ModuleMeasurer {
  private let moduleFolder: URL
  private let roleOf: (String) -> String?
  private let objectsFolder: URL?

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - moduleFolder: The module's folder in `Sources`.
  ///   - roleOf: The role that a file plays, by the file's name.
  ///   - objectsFolder: Where a release build put the module's objects, such as
  ///     `.build/release/MVC.build`; `nil` leaves machine code unmeasured.
  package init(
    moduleFolder: URL, roleOf: @escaping (String) -> String? = { _ in nil },
    objectsFolder: URL? = nil
  ) {
    self.moduleFolder = moduleFolder
    self.roleOf = roleOf
    self.objectsFolder = objectsFolder
  }

  /// Measures the module and notes what could not be measured.
  ///
  /// - Throws: ``SourceFolderError``, or ``ObjectFileError`` if an object is damaged.
  package func measure() throws -> (size: ModuleSize, notes: [String]) {
    let folder = try SourceFolder(at: moduleFolder)
    var notes = folder.notes
    let objects = try objectSizes(for: folder.entries.map(\.file.name), notes: &notes)
    let features = Dictionary(grouping: folder.entries) { entry in
      entry.path.contains("/") ? String(entry.path.prefix { $0 != "/" }) : ""
    }
    var roles: [String: [SourceFile]] = [:]
    for entry in folder.entries {
      if let role = roleOf(entry.file.name) { roles[role, default: []].append(entry.file) }
    }
    let uses = RoleSize.uses(in: roles)
    let size = ModuleSize(
      total: Self.size(of: folder.entries.map(\.file), objects),
      features: features.mapValues { Self.size(of: $0.map(\.file), objects) },
      roles: Dictionary(
        uniqueKeysWithValues: roles.map { role, files in
          (role, RoleSize(size: Self.size(of: files, objects), uses: uses[role] ?? [:]))
        }))
    return (size, notes)
  }

  private static func size(of files: [SourceFile], _ objects: [String: ObjectSize]?) -> CodeSize {
    var size = CodeSize(of: files)
    let measured = objects.map { objects in files.compactMap { objects[$0.name] } }
    size.machineCodeBytes = measured?.reduce(0) { $0 + $1.codeBytes }
    size.metadataBytes = measured?.reduce(0) { $0 + $1.metadataBytes }
    return size
  }

  /// The sizes of the objects by the name of their source, or `nil` if any is not to be had.
  private func objectSizes(
    for sources: [String], notes: inout [String]
  ) throws -> [String: ObjectSize]? {
    guard let objectsFolder else { return nil }
    var sizes: [String: ObjectSize] = [:]
    for source in sources {
      let object = objectsFolder.appending(path: source + ".o")
      guard let data = try? Data(contentsOf: object) else {
        notes.append(
          """
          \(moduleFolder.lastPathComponent): machine code not measured, \(object.path) is missing; \
          build the module with -c release
          """)
        return nil
      }
      switch try ObjectFile.measure(Array(data), name: object.path) {
      case .measured(let size): sizes[source] = size
      case .unsupported(let reason):
        notes.append("\(moduleFolder.lastPathComponent): machine code not measured, \(reason)")
        return nil
      }
    }
    return sizes
  }
}
