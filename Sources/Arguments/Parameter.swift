import Terminal

/// An option, flag or argument that a command declares.
///
/// The projected value of a property is its parameter, so that `validate()` can say which go together:
///
/// ```swift
/// struct KeptRun: OptionGroup {
///   @Flag("keep the run") var save: Bool
///   @Flag("compare with a kept run") var check: Bool
///
///   func validate() throws(UsageError) {
///     try $save.excludes($check)
///   }
/// }
/// ```
package class Parameter {
  /// The explanation of the parameter in the help.
  let meaning: String
  /// The word that stands for a value in the help; `nil` if the parameter takes none.
  let placeholder: String?
  /// The names of all values; none if there are too many.
  let knownValues: [String]
  /// The value of a parameter that is not given; `nil` if it says nothing.
  let defaultText: String?
  /// True if the parameter collects several values.
  let isList: Bool
  /// True if a command line must give the parameter.
  let isRequired: Bool
  /// The name of the property that declares the parameter.
  final var name = ""
  /// True after the command line has given the parameter.
  package private(set) final var isGiven = false

  init(
    meaning: String, placeholder: String?, knownValues: [String] = [], defaultText: String? = nil,
    isList: Bool = false, isRequired: Bool = false, isPositional: Bool = false
  ) {
    self.meaning = meaning
    self.placeholder = placeholder
    self.knownValues = knownValues
    self.defaultText = defaultText
    self.isList = isList
    self.isRequired = isRequired
    self.isPositional = isPositional
  }

  /// True if the parameter is told by its position instead of its name.
  let isPositional: Bool

  /// Stores a value.
  func store(_ text: String) throws(UsageError) {}
}

// MARK: - Reading

extension Parameter {
  /// Takes what the command line gives.
  ///
  /// - Parameter text: The value; `nil` if there is none.
  /// - Throws: `UsageError` if the parameter cannot take it.
  final func take(_ text: String?) throws(UsageError) {
    guard placeholder != nil else {
      guard text == nil else {
        throw UsageError("\(spelling) takes no value.\nType \(spelling) alone.")
      }
      isGiven = true
      return
    }
    for value in values(in: text ?? "") {
      guard isPositional || !value.isEmpty else {
        throw UsageError("\(spelling) needs a value: \(term)")
      }
      do {
        try store(value)
      } catch {
        throw UsageError("\(spelling): \(error)")
      }
    }
    isGiven = true
  }

  /// The values in a text; arguments are not split, since paths may contain commas.
  private func values(in text: String) -> [String] {
    guard isList, !isPositional else { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Rules

extension Parameter {
  /// Refuses the parameter beside another.
  ///
  /// - Parameters:
  ///   - others: The parameters that are refused beside this one.
  ///   - reason: A sentence that says why; `nil` if the names say enough.
  /// - Throws: `UsageError` if both are given.
  package final func excludes(_ others: Parameter..., because reason: String? = nil)
    throws(UsageError)
  {
    guard isGiven, let other = others.first(where: \.isGiven) else { return }
    throw UsageError(
      """
      \(reason ?? "\(spelling) and \(other.spelling) exclude each other.")
      Leave out \(spelling) or \(other.spelling).
      """)
  }

  /// Refuses the parameter without another.
  ///
  /// - Throws: `UsageError` if only this one is given.
  package final func needs(_ other: Parameter) throws(UsageError) {
    guard isGiven, !other.isGiven else { return }
    throw UsageError(
      """
      \(spelling) means nothing without \(other.spelling).
      Add \(other.term), or leave out \(spelling).
      """)
  }
}

// MARK: - Help

extension Parameter {
  /// The parameter as messages name it.
  final var spelling: String { isPositional ? name.uppercased() : "--\(name)" }

  /// The parameter as it is typed.
  final var term: String {
    guard let placeholder else { return spelling }
    if isPositional { return spelling + (isList ? "…" : "") }
    return "\(spelling) \(placeholder)" + (isList ? ",…" : "")
  }
}
