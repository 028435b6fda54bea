/// A count of the code lines of each type, including the code lines of the type's extensions.
struct TypeLines {
  /// The number of code lines of the longest type, with its extensions; 0 if there is no type.
  private(set) var largest = 0

  /// Adds up the code lines of each type and of its extensions.
  ///
  /// Types of the same name in different files count as different types, because such types must
  /// be private to their files. If the file of an extension declares the extended type, the
  /// extension counts for this type. Otherwise, the extension counts for the type of the same name
  /// in the first file that declares such a type.
  init(of sources: [SourceFile]) {
    var lines: [TypeKey: Int] = [:]
    var filesDeclaring: [String: [Int]] = [:]
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind.isNominal {
        if filesDeclaring[type.name]?.last != file {
          filesDeclaring[type.name, default: []].append(file)
        }
        lines[TypeKey(name: type.name, file: file), default: 0] += type.codeLines
      }
    }
    for (file, source) in sources.enumerated() {
      for type in source.structure.types where type.kind == .extension {
        let files = filesDeclaring[type.name] ?? []
        let owner = files.contains(file) ? file : files.first
        lines[TypeKey(name: type.name, file: owner), default: 0] += type.codeLines
      }
    }
    largest = lines.values.max() ?? 0
  }

  private struct TypeKey: Hashable {
    let name: String
    let file: Int?
  }
}
