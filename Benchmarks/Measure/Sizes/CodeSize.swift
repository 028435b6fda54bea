import Reports

/// The size of Swift code: numbers of files, lines, tokens, declarations and bytes.
package struct CodeSize: Codable, Equatable, Sendable {
  /// The number of source files.
  package var files = 0
  /// The number of lines that hold a token.
  ///
  /// Comments and white space are not tokens. A line inside of a multi-line literal counts unless
  /// it is blank.
  package var codeLines = 0
  /// The number of lexical tokens, with the same boundaries as in the Swift compiler.
  ///
  /// The text of a string literal is split at each line break and at each interpolation, and each
  /// piece is one token. A version such as the `17.0` in `#available(iOS 17.0, *)` is one token.
  /// Indentation inside of a literal is not a token.
  package var tokens = 0
  /// The number of declarations of structs, classes, enums and actors, at every depth.
  ///
  /// Extensions do not count.
  package var types = 0
  /// The number of declarations of protocols.
  package var protocols = 0
  /// The number of functions: bodies of `func`, `init`, `deinit` and accessors, including getters
  /// without the word `get`.
  ///
  /// A closure is no function but part of the function around it. The requirements of protocols
  /// do not count.
  package var functions = 0
  /// The number of functions plus the number of branches.
  ///
  /// A branch is an `if`, `guard`, `for`, `while`, `repeat`, `catch`, `&&`, `||`, `??` or `?:`, or
  /// a `case` of a `switch`. The `while` that ends a `repeat` is part of the `repeat`.
  package var complexity = 0
  /// The number of code lines of the longest struct, class, enum or actor.
  ///
  /// The lines of a type are counted from its first attribute to its closing brace, and the lines
  /// of its extensions are added. All extensions of a protocol count together as one type, and so do
  /// all extensions of a type that the measured files do not declare. Code of one name in different
  /// modules does not count together.
  package var largestTypeLines = 0
  /// The number of stored properties that types declare with `var`.
  ///
  /// Static, lazy, weak, wrapped and observed properties count. Computed properties, local and
  /// global variables and the requirements of protocols do not count.
  package var mutableProperties = 0
  /// The median of the functions' lengths in code lines; 0 without functions.
  ///
  /// The lines of a function are counted from its first attribute to its closing brace. The median
  /// is the 50th percentile.
  ///
  /// Percentiles are taken by the nearest rank. The lengths are sorted, and the first `p` percent
  /// of the lengths are taken, rounded up to a whole number of lengths. The `p`-th percentile is
  /// the last of these lengths.
  package var medianFunctionLines = 0
  /// The 95th percentile of the functions' lengths in code lines, by the nearest rank; 0 without
  /// functions.
  package var p95FunctionLines = 0
  /// The number of code lines of the longest function; 0 without functions.
  package var longestFunctionLines = 0
  /// The number of bytes of machine code in the object files, before linking; `nil` if the machine
  /// code was not measured.
  @OrNull package var machineCodeBytes: Int? = nil
  /// The number of bytes of constants, type metadata and unwind tables in the object files, before
  /// linking; `nil` if the machine code was not measured.
  @OrNull package var metadataBytes: Int? = nil

  /// Creates a size whose numbers are 0 and whose machine code was not measured.
  package init() {}

  /// Creates the total size of one module's files, without the size of their machine code.
  package init(of sources: [SourceFile]) {
    self.init(ofModules: [sources])
  }

  /// Creates the total size of a folder's files, which may belong to several modules.
  package init(of files: [SourceFolder.File]) {
    self.init(
      ofModules: Dictionary(grouping: files, by: \.module).values.map { $0.map(\.source) })
  }

  private init(ofModules modules: [[SourceFile]]) {
    let sources = modules.flatMap(\.self)
    for source in sources {
      files += 1
      codeLines += source.codeLines
      tokens += source.tokens
      types += source.structure.types.count { $0.kind.isNominal }
      protocols += source.structure.types.count { $0.kind == .protocol }
      complexity += source.structure.complexity
      mutableProperties += source.structure.mutableProperties
    }
    largestTypeLines = TypeLines(of: modules).largest
    let functionLines = sources.flatMap { $0.structure.functions.map(\.codeLines) }.sorted()
    functions = functionLines.count
    medianFunctionLines = functionLines.nearestRank(percent: 50)
    p95FunctionLines = functionLines.nearestRank(percent: 95)
    longestFunctionLines = functionLines.last ?? 0
  }
}

extension [Int] {
  /// Returns a percentile of sorted numbers by the nearest rank; 0 if there are no numbers.
  ///
  /// `percent` is a whole number from 1 to 100.
  fileprivate func nearestRank(percent: Int) -> Int {
    isEmpty ? 0 : self[(count * percent + 99) / 100 - 1]
  }
}

/// A count of the code lines of each type, including the code lines of the type's extensions.
struct TypeLines {
  /// A type with its extensions, and its place: that of its declaration, or of its first extension.
  struct Sized {
    let module: Int
    let file: Int
    let declaration: SourceStructure.TypeDeclaration
    var codeLines = 0
  }

  /// All types, in no order.
  private(set) var types: [Sized] = []

  /// The number of code lines of the longest type, with its extensions; 0 if there is no type.
  var largest: Int { types.map(\.codeLines).max() ?? 0 }

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
    var sized: [TypeKey: Sized] = [:]
    var filesDeclaring: [String: [TypeKey]] = [:]
    func forEachType(
      where isCounted: (SourceStructure.TypeDeclaration.Kind) -> Bool, key: (TypeKey) -> TypeKey
    ) {
      for (module, sources) in modules.enumerated() {
        for (file, source) in sources.enumerated() {
          for type in source.structure.types where isCounted(type.kind) {
            let key = key(TypeKey(name: type.name, module: module, file: file))
            sized[key, default: Sized(module: module, file: file, declaration: type)]
              .codeLines += type.codeLines
          }
        }
      }
    }
    forEachType(where: \.isNominal) { key in
      if filesDeclaring[key.name]?.last != key { filesDeclaring[key.name, default: []].append(key) }
      return key
    }
    forEachType(where: { $0 == .extension }) { key in
      let all = filesDeclaring[key.name] ?? []
      let own = all.filter { $0.module == key.module }
      let other = Set(all.map(\.module)).count == 1 ? all.first : nil
      return own.first { $0.file == key.file } ?? own.first ?? other
        ?? TypeKey(name: key.name, module: key.module, file: nil)
    }
    types = Array(sized.values)
  }

  private struct TypeKey: Hashable {
    let name: String
    let module: Int
    let file: Int?
  }
}
