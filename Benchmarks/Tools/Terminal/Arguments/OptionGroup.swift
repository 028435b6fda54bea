/// A group of options that several commands can share; each command has a property for the group.
///
/// ```swift
/// struct RandomOptions: OptionGroup {
///   @Option("the seed of the first session", .number(in: 0...UInt64.max)) var seed = 1
/// }
/// ```
@MainActor package protocol OptionGroup {
  /// Throws an error if the options on the command line cannot be used together.
  func validate() throws(UsageError)
}

extension OptionGroup {
  package func validate() {}

  /// The option groups that this group contains, at any depth, followed by this group itself.
  var groups: [any OptionGroup] {
    Mirror(reflecting: self).children.flatMap { ($0.value as? any OptionGroup)?.groups ?? [] }
      + [self]
  }

  /// Names each parameter after its property, and returns all parameters in declaration order.
  func namedParameters() -> [Parameter] {
    Mirror(reflecting: self).children.flatMap { label, value -> [Parameter] in
      if let group = value as? any OptionGroup { return group.namedParameters() }
      guard let parameter = value as? Parameter, let label else { return [] }
      // The property `_fileName` holds the wrapper of `fileName`, which is typed as --file-name.
      parameter.name = label.drop { $0 == "_" }.reduce(into: "") { name, letter in
        name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
      }
      return [parameter]
    }
  }
}
