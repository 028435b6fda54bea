import Foundation
import Toolchain

/// The size of one module: in total, for each feature, and for each role, such as Presenter.
package struct ModuleSize: Codable, Equatable, Sendable {
  /// The size of the whole module.
  package var total: CodeSize
  /// The size of each feature, by the name of the feature.
  ///
  /// A feature is a sub-folder of the module. Each file counts for exactly one feature. Files
  /// outside of the sub-folders count for a feature with an empty name.
  package var features: [String: CodeSize]
  /// The sizes of the roles, such as Presenter, by name.
  ///
  /// A file without a role counts for no role.
  package var roles: [String: RoleSize]
  /// The number of code lines of the functions that put a screen together from its parts.
  package var assemblyLines: Int

  /// Creates the size of a module.
  package init(
    total: CodeSize, features: [String: CodeSize], roles: [String: RoleSize], assemblyLines: Int
  ) {
    self.total = total
    self.features = features
    self.roles = roles
    self.assemblyLines = assemblyLines
  }

  private enum CodingKeys: CodingKey { case features, roles, assemblyLines }

  package init(from decoder: any Decoder) throws {
    total = try CodeSize(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    features = try container.decode([String: CodeSize].self, forKey: .features)
    roles = try container.decode([String: RoleSize].self, forKey: .roles)
    assemblyLines = try container.decode(Int.self, forKey: .assemblyLines)
  }

  package func encode(to encoder: any Encoder) throws {
    try total.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(features, forKey: .features)
    try container.encode(roles, forKey: .roles)
    try container.encode(assemblyLines, forKey: .assemblyLines)
  }
}

/// A measurer of one module's source files and of the object files that were built from them.
///
/// ```swift
/// let measurer = ModuleMeasurer(
///   moduleFolder: URL(filePath: "Sources/MVP"),
///   roleOfFile: { $0.hasSuffix("Presenter.swift") ? "Presenter" : nil },
///   objectsFolder: URL(filePath: ".build/release/MVP.build"))
/// let (size, notes) = try measurer.measure()
/// print(size.total.codeLines, size.features["Greeting"]?.codeLines ?? 0, notes)
/// ```
package struct ModuleMeasurer {
  private let moduleFolder: URL
  private let roleOfFile: (String) -> String?
  private let assemblyFunctions: Set<String>
  private let objectsFolder: URL?

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - moduleFolder: The module's folder in `Sources`.
  ///   - roleOfFile: A function that takes the name of a file and returns the role of the file;
  ///     `nil` if the file has no role.
  ///   - assemblyFunctions: The names of the functions that put a screen together from its parts.
  ///   - objectsFolder: The folder with the module's object files of a release build, such as
  ///     `.build/release/MVC.build`; `nil` to leave machine code unmeasured.
  package init(
    moduleFolder: URL, roleOfFile: @escaping (String) -> String? = { _ in nil },
    assemblyFunctions: Set<String> = [], objectsFolder: URL? = nil
  ) {
    self.moduleFolder = moduleFolder
    self.roleOfFile = roleOfFile
    self.assemblyFunctions = assemblyFunctions
    self.objectsFolder = objectsFolder
  }

  /// Measures the module.
  ///
  /// - Returns: The size, and a note for each file or folder that could not be measured.
  /// - Throws: ``SourceFolderError`` if the module's folder cannot be read, or ``ELFFileError``
  ///   if an object file is damaged.
  package func measure() throws -> (size: ModuleSize, notes: [String]) {
    let folder = try SourceFolder(at: moduleFolder)
    var notes = folder.notes
    let objects = try objectSizes(for: folder.files.map(\.source.name), notes: &notes)
    let features = Dictionary(grouping: folder.files) { file in
      file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : ""
    }
    var roles: [String: [SourceFile]] = [:]
    for file in folder.files {
      if let role = roleOfFile(file.source.name) { roles[role, default: []].append(file.source) }
    }
    let uses = RoleSize.uses(in: roles)
    let size = ModuleSize(
      total: Self.size(of: folder.files.map(\.source), objects),
      features: features.mapValues { Self.size(of: $0.map(\.source), objects) },
      roles: Dictionary(
        uniqueKeysWithValues: roles.map { role, files in
          (role, RoleSize(size: Self.size(of: files, objects), uses: uses[role] ?? [:]))
        }), assemblyLines: assemblyLines(in: folder.files.map(\.source)))
    return (size, notes)
  }

  private func assemblyLines(in files: [SourceFile]) -> Int {
    files.flatMap(\.structure.functions).reduce(0) { lines, function in
      let isAssembly = function.name.map { assemblyFunctions.contains($0) } ?? false
      return lines + (isAssembly ? function.codeLines : 0)
    }
  }

  private static func size(of files: [SourceFile], _ objects: [String: ObjectSize]?) -> CodeSize {
    var size = CodeSize(of: files)
    let measured = objects.map { objects in files.compactMap { objects[$0.name] } }
    size.machineCodeBytes = measured?.reduce(0) { $0 + $1.codeBytes }
    size.metadataBytes = measured?.reduce(0) { $0 + $1.metadataBytes }
    return size
  }

  /// Returns the size of the object file of each source file, by the name of the source file.
  ///
  /// The result is `nil` if the measurer has no folder of object files, or if one of the object
  /// files cannot be measured. In the second case, a note with the reason is added to `notes`.
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
          \(moduleFolder.lastPathComponent): machine code not measured, because \
          \(object.path) is missing; build the module with swift build -c release
          """)
        return nil
      }
      do {
        sizes[source] = try ObjectSize(of: data, name: object.path)
      } catch .unsupported(let reason) {
        notes.append("\(moduleFolder.lastPathComponent): machine code not measured, \(reason)")
        return nil
      }
    }
    return sizes
  }
}

/// The sizes of the code and of the data in an object file, which is a compiled file before
/// linking.
struct ObjectSize: Equatable, Sendable {
  /// The number of bytes in sections that are loaded and executable, such as `.text`.
  var codeBytes = 0
  /// The number of bytes in sections that are loaded and not executable: constants, type metadata
  /// (`swift5_…`), data and unwind tables.
  ///
  /// Debug information, relocations and symbols do not count, because they are not loaded. Memory
  /// that is set to zero (`.bss`) does not count, because the file holds no byte of it.
  var metadataBytes = 0
}

extension ObjectSize {
  /// Adds up the sections of an object file.
  ///
  /// - Parameters:
  ///   - file: The content of the file.
  ///   - name: The name of the file in messages.
  /// - Throws: ``ELFFileError`` if the file has another format or is damaged.
  init(of file: Data, name: String) throws(ELFFileError) {
    let (allocated, executable) = (2, 4)
    for section in try ELFFile(file, name: name).sections
    where section.hasContent && section.flags & allocated != 0 {
      if section.flags & executable != 0 {
        codeBytes += section.size
      } else {
        metadataBytes += section.size
      }
    }
  }
}
