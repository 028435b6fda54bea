/// A count of the code lines of each type, including the code lines of the type's extensions.
struct TypeLines {
  /// The number of code lines of the longest type, with its extensions; 0 if there is no type.
  private(set) var largest = 0

  /// Adds up the code lines of each type and of its extensions.
  ///
  /// Types of the same name in different files count as different types, because such types must
  /// be private to their files, or are in different modules. If the file of an extension declares
  /// the extended type, the extension counts for this type. Otherwise, the extension counts for the
  /// type of the same name in the first file of its module that declares such a type. If its module
  /// declares none, it counts for the type of another module, but only if one module alone has it.
  ///
  /// - Parameter modules: The files of each module.
  init(of modules: [[SourceFile]]) {
    var lines: [TypeKey: Int] = [:]
    var filesDeclaring: [String: [TypeKey]] = [:]
    for (module, sources) in modules.enumerated() {
      for (file, source) in sources.enumerated() {
        for type in source.structure.types where type.kind.isNominal {
          let key = TypeKey(name: type.name, module: module, file: file)
          if filesDeclaring[type.name]?.last != key {
            filesDeclaring[type.name, default: []].append(key)
          }
          lines[key, default: 0] += type.codeLines
        }
      }
    }
    for (module, sources) in modules.enumerated() {
      for (file, source) in sources.enumerated() {
        for type in source.structure.types where type.kind == .extension {
          let all = filesDeclaring[type.name] ?? []
          let own = all.filter { $0.module == module }
          let other = Set(all.map(\.module)).count == 1 ? all.first : nil
          let key =
            own.first { $0.file == file } ?? own.first ?? other
            ?? TypeKey(name: type.name, module: module, file: nil)
          lines[key, default: 0] += type.codeLines
        }
      }
    }
    largest = lines.values.max() ?? 0
  }

  private struct TypeKey: Hashable {
    let name: String
    let module: Int
    let file: Int?
  }
}
