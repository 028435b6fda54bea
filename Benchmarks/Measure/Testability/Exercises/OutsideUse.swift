import Sizes

/// A use of something outside of an architecture and its tests, with which code could tell that it
/// is judged, or change the judge.
enum OutsideUse {
  /// The beginnings of the symbols of the runtime and of the compiler's own code.
  private static let runtime = ["swift_", "_swift", "__swift_", "__llvm_profile_runtime"]
  /// The functions of C that the compiler calls.
  private static let compiled: Set = [
    "memcpy", "memmove", "memset", "malloc", "free", "round", "floor", "ceil", "trunc", "rint",
    "sqrt", "pow", "__divti3", "__modti3",
  ]
  /// The names in the standard library of chance, time, output and input, of what looks into an object
  /// or hides it from those who look for leaks, and of what takes an address as a number or text.
  private static let standard = [
    "random", "randomElement", "shuffled", "shuffle", "SystemRandomNumberGenerator",
    "ContinuousClock", "SuspendingClock", "sleep", "print", "debugPrint", "dump", "readLine",
    "CommandLine", "Mirror", "CustomReflectable", "cString", "CVarArg",
  ]
  /// The types of Foundation that are values, or that views need.
  private static let values: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CharacterSet", "Data", "Date", "FormatStyle",
    "IndexPath", "KeyPathComparator", "LocalizedError", "ParseStrategy", "SortDescriptor",
    "SortOrder", "TimeZone",
  ]
  /// The parts of names with which values of Foundation reach a clock, a file or memory, such as `ile`
  /// of `file` and `File`.
  private static let reaching = [
    "now", "Now", "Relative", "contentsOf", "write", "ile", "esource", "CVarArg", "bytes",
  ]
  /// The marks of what tells the type of an object in a text, and so who stands in for a service:
  /// initializers of `String`, and the interpolation of a value that has no text of its own.
  private static let typeNames = [
    "10describing", "10reflecting", "9_typeName", "11_typeByName", "appendC0yyxlF",
  ]
  /// The marks of pointers in names.
  private static let pointers = ["SPy", "Spy", "SRy", "Sry", "SV", "Sv", "SW", "Sw"]

  /// Finds out if judged code must not use what a symbol in an object file stands for.
  ///
  /// - Parameters:
  ///   - symbol: A symbol that another object has.
  ///   - modules: The names of the modules that may be used beside Swift's and Foundation.
  /// - Returns: The name of what is used; `nil` if it may be.
  static func name(of symbol: String, besides modules: Set<String>) -> String? {
    if symbol == "swift_stdlib_random" { return "random" }
    guard symbol.hasPrefix("$s") else {
      return runtime.contains(where: symbol.hasPrefix) || compiled.contains(symbol) ? nil : symbol
    }
    // The names of what a protocol requires stand without the module.
    guard !symbol.hasSuffix("Tl") else { return nil }
    var rest = symbol.dropFirst(2)
    let module = name(atStartOf: &rest)
    if symbol.contains(/(10Foundation|20FoundationEssentials)E/)
      || module?.hasPrefix("Foundation") == true
    {
      let type = module == nil ? nil : name(atStartOf: &rest)
      if let type, !values.contains(type) { return type }
      // A date without arguments is that of the clock, and so is an interval of no date.
      if symbol.hasSuffix("4DateVACycfC") { return "Date()" }
      if symbol.hasSuffix("ReferenceDateSdvgZ") { return "timeIntervalSinceReferenceDate" }
      if hasPointer(symbol) { return "a pointer" }
      return reaching.first { rest.contains($0) }
    }
    guard let module else {
      if hasPointer(symbol) { return "a pointer" }
      if !modules.contains("Testing"), typeNames.contains(where: symbol.contains) {
        return "the name of a type as text"
      }
      // A mangled name has the length before each part.
      return standard.first { symbol.contains("\($0.utf8.count)\($0)") }
    }
    // Tests do not run tests.
    if module == "Testing", rest.contains("ntryPoint") { return "an entry point" }
    return modules.contains(module) || module == "_StringProcessing" ? nil : module
  }

  /// Returns true if a function takes or returns a pointer.
  private static func hasPointer(_ symbol: String) -> Bool {
    // Arrays are made with one, and the end of the mark of a text may look like one.
    let rest = symbol.replacing("SayxG_Spyx", with: "").replacing("SS", with: "")
    return pointers.contains(where: rest.contains)
  }

  /// Finds out if a symbol that the kit's own code uses takes the place of something that the kit
  /// means: it is no member of a type that the kit declares.
  ///
  /// - Parameters:
  ///   - symbol: A symbol that another object has.
  ///   - module: The name of a module with judged code.
  ///   - types: The names of the types that this module declares in the kit.
  /// - Returns: The symbol's name; `nil` if it is a member, or of another module.
  static func name(of symbol: String, from module: String, besides types: Set<String>) -> String? {
    var rest = symbol.dropFirst(2)
    let owner = name(atStartOf: &rest)
    if let end = symbol.firstRange(of: "\(module.utf8.count)\(module)E")?.upperBound {
      var member = symbol[end...]
      return name(atStartOf: &member) ?? symbol
    }
    guard owner == module, let name = name(atStartOf: &rest) else { return nil }
    return types.contains(name) ? nil : name
  }

  /// Takes a name from the start of a mangled text, which has its length before it.
  private static func name(atStartOf text: inout Substring) -> String? {
    guard let length = Int(text.prefix { $0.isASCII && $0.isNumber }) else { return nil }
    let start = text.drop { $0.isASCII && $0.isNumber }
    text = start.dropFirst(length)
    return String(start.prefix(length))
  }

  /// The attributes of the language; those of libraries and of a module itself begin with a capital.
  private static let attributes: Set = [
    "autoclosure", "available", "concurrent", "discardableResult", "dynamicMemberLookup",
    "escaping", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive", "testable",
    "unchecked", "unknown",
  ]

  /// Returns the first name in a source with which it leaves the language that is checked: the import
  /// of another module, an attribute or condition that changes what is compiled, a macro of its own,
  /// another process, the path of its file, an event that no player tells from others, unsafe memory,
  /// the switch of mutants, or in an architecture an operator, which the kit's tests would use; or a
  /// slash outside of a text, with which a regular expression may begin for the compiler and not for
  /// the lexer; or a line break that Git does not count.
  static func name(
    in code: String, besides modules: Set<String>, mayHaveOperators: Bool
  ) -> String? {
    if code.utf8.contains(13) { return "a carriage return" }
    let source = SwiftLexer.lex(Array(code.utf8))
    let imports = SourceStructure(of: source).imports.keys
    if let other = imports.first(where: { $0 != "Foundation" && !modules.contains($0) }) {
      return "import \(other)"
    }
    let names: Set = [
      "Unmanaged", "ObjectIdentifier", "macro", "processExitsWith", "memcpy", "memmove", "memset",
      "malloc", "free", "filePath", "dsohandle",
      // No player lifts a finger outside of a control.
      "touchDown", "allTouchEvents", "allEvents", "allEditingEvents",
    ]
    let parts = [
      "unsafe", "unchecked", "pointer", "pointee", "baseaddress", "contiguous", "cstring",
      "utf8start", "mutant",
    ]
    var (isAttribute, isFunction) = (false, false)
    for token in source.tokens {
      let name = source.name(of: token)
      if token.kind != .stringSegment, name.contains("/") { return name }
      defer { (isAttribute, isFunction) = (token.kind == .atSign, name == "func") }
      guard token.kind == .identifier || token.kind == .keyword else {
        // An order of its own is harmless; what is equal, the kit's tests ask.
        if isFunction, !mayHaveOperators, name != "<" { return "func \(name)" }
        if ["#if", "#sourceLocation"].contains(name) { return name }
        continue
      }
      if isAttribute {
        if name.first?.isUppercase != true, !attributes.contains(name) { return "@\(name)" }
      } else if names.contains(name) || parts.contains(where: name.lowercased().contains) {
        return name
      }
    }
    return nil
  }
}
