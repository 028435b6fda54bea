/// The numbers of code lines of types, each together with the extensions of the type.
struct TypeLines {
  /// The number of code lines of the longest type, with its extensions; 0 if there is no type.
  private(set) var largest = 0

  /// Adds up the code lines of each type and of its extensions.
  ///
  /// Types of the same name in different files count as different types, because such types must
  /// be private to their files. An extension counts for the type of that name in its own file. If
  /// this file declares no such type, the extension counts for the type in the first file that
  /// declares one.
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
