import SwiftSyntax

/// A function that a type declares.
struct FunctionDeclaration {
  let name: String
  /// The labels of the parameters; `_` for none.
  let labels: [String]
  let types: [String]
  let isVariadic: Bool
  /// The type of the result; `nil` for none.
  let result: String?
  let effects: String
  let isStatic: Bool
  let isOverride: Bool
  /// True if the function has type parameters, which its other types may mention.
  var isGeneric = false
  /// The statements; `nil` in a protocol, and for initializers.
  var body: CodeBlockSyntax?
  let access: Access

  /// Returns true if a call of this function can call the function `other` instead.
  func isInterchangeable(with other: FunctionDeclaration) -> Bool {
    labels == other.labels && types == other.types && isVariadic == other.isVariadic
      && result == other.result && effects == other.effects && isStatic == other.isStatic
  }

  /// Returns true if a call whose arguments have the given labels can be a call of this function.
  func takes(_ labels: [String]) -> Bool {
    if labels == self.labels { return true }
    return isVariadic && labels.starts(with: self.labels)
      && labels.dropFirst(self.labels.count).allSatisfy { $0 == "_" }
  }
}

/// A property that a type declares.
struct PropertyDeclaration {
  let name: String
  /// The declared type, or the type of the first value; `nil` if neither is obvious.
  let type: String?
  let isStatic: Bool
  /// The place from which the property can be set; `nil` if it never changes.
  let setter: Access?
  /// True if initializers must set the property.
  let needsValue: Bool
  /// True if the first value is `false`.
  let isFalse: Bool
  /// The names of the property wrappers.
  let wrappers: [String]
  let access: Access

  /// True if the property holds a value, and does not compute one.
  var isStored: Bool { setter != nil || needsValue }
}

/// A case of an enumeration.
struct CaseDeclaration {
  let name: String
  let payload: [String]
}

/// The code that can use a declaration.
struct Access {
  /// The module that contains the declaration.
  let module: String
  /// The file that contains the declaration.
  let file: String
  var isPrivate: Bool
  /// True if other modules can use the declaration.
  let isShared: Bool

  func allowsUse(in module: String, _ file: String) -> Bool {
    if isPrivate { return module == self.module && file == self.file }
    return module == self.module || isShared
  }
}

/// A type, with the members of its declaration and of its extensions.
struct TypeDeclaration {
  /// The full name of the type, such as `Outer.Inner`.
  let name: String
  var isReference = false
  var isProtocol = false
  var inherited: [String] = []
  var functions: [FunctionDeclaration] = []
  var initializers: [FunctionDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var cases: [CaseDeclaration] = []
}

/// The types that some modules declare.
struct Declarations {
  private(set) var types: [TypeDeclaration] = []
  private var indices: [String: Int] = [:]

  /// Changes the type called `name`.
  ///
  /// If there is no such type, the type is added first.
  mutating func change(_ name: String, _ change: (inout TypeDeclaration) -> Void) {
    let index = indices[name] ?? types.count
    if index == types.count {
      indices[name] = index
      types.append(TypeDeclaration(name: name))
    }
    change(&types[index])
  }

  /// Returns the type that a name stands for in the code of the type `context`.
  func type(_ name: String, in context: String = "") -> TypeDeclaration? {
    let name = bare(name)
    var context = context.split(separator: ".")
    while true {
      let path = (context + [Substring(name)]).joined(separator: ".")
      if let index = indices[path] { return types[index] }
      if context.popLast() == nil { break }
    }
    return nil
  }

  /// Returns a type and those that it inherits from or conforms to.
  func family(of type: TypeDeclaration) -> [TypeDeclaration] {
    [type] + type.inherited.compactMap { self.type($0, in: type.name) }.flatMap { family(of: $0) }
  }
}

/// Returns the bare name of a type, such as `Box` for `any Box`, `Box?`, `(Box)` and `Box<Int>`.
func bare(_ type: String) -> String {
  var name = Substring(type)
  while true {
    if name.hasSuffix("?") {
      name = name.dropLast()
    } else if name.hasPrefix("("), name.hasSuffix(")"), !name.contains("->") {
      name = name.dropFirst().dropLast()
    } else if name.hasPrefix("any ") || name.hasPrefix("some ") {
      name = name.drop { $0 != " " }.dropFirst()
    } else if name.hasSuffix(">"), !name.contains("->"), let start = name.firstIndex(of: "<") {
      name = name[..<start]
    } else {
      return String(name)
    }
  }
}
