/// An option, flag or argument that a command declares.
///
/// A command or an option group declares each parameter as a property, such as `save` in the
/// example. The projected value of the property is the parameter (`$save`). The function
/// `validate()` can say which parameters cannot be used together:
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
  /// The word that stands for a value in the help, such as `NUMBER`; `nil` for a flag.
  let placeholder: String?
  /// The names of all possible values; empty if there are too many to list.
  let knownValues: [String]
  /// The default value as text for the help; `nil` if the help shows no default value.
  let defaultText: String?
  /// True if the parameter collects all given values in an array, instead of storing the last one.
  let isList: Bool
  /// True if a command line must give the parameter.
  let isRequired: Bool
  /// The name of the property that declares the parameter.
  final var name = ""
  /// True after the command line has given the parameter.
  private(set) final var isGiven = false
  /// The texts of the values that the command line has given, in its order.
  private(set) final var givenTexts: [String] = []

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

  /// True if the parameter is recognized by its position instead of its name.
  let isPositional: Bool

  /// Stores the value that a text stands for; has no effect on a flag, which takes no value.
  func store(_ text: String) throws(UsageError) {}
}

// MARK: - Reading

extension Parameter {
  /// Stores the value that the command line gives, and marks the parameter as given.
  ///
  /// - Parameter text: The text of the value, or of several values with commas between them; `nil`
  ///   if the command line has only the parameter's name.
  /// - Throws: `UsageError` if a value is missing, not allowed or not valid.
  final func take(_ text: String?) throws(UsageError) {
    guard placeholder != nil else {
      guard text == nil else {
        throw UsageError("\(spelling) takes no value.\nType \(spelling) without a value.")
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
      if isList { givenTexts.append(value) } else { givenTexts = [value] }
    }
    isGiven = true
  }

  /// Returns the values in a word of the command line, as texts.
  ///
  /// For an option with a list of values, commas separate the values. For any other parameter the
  /// word is one value. Positional parameters do not use commas, because paths may contain commas.
  private func values(in text: String) -> [String] {
    guard isList, !isPositional else { return [text] }
    return text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Rules

extension Parameter {
  /// Throws an error if the command line gives both this parameter and one of `others`.
  ///
  /// - Parameters:
  ///   - others: The parameters that cannot be given together with this parameter.
  ///   - reason: The sentence that begins the error's message; `nil` for a default sentence that
  ///     names both parameters.
  /// - Throws: `UsageError` if the command line gives this parameter and one of `others`.
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
}

// MARK: - Help

extension Parameter {
  /// The name of the parameter in messages, such as `--skip` or `PATHS`.
  final var spelling: String { isPositional ? name.uppercased() : "--\(name)" }

  /// The parameter as the help shows it, such as `--skip NUMBER` or `PATHS…`.
  final var term: String {
    guard let placeholder else { return spelling }
    if isPositional { return spelling + (isList ? "…" : "") }
    return "\(spelling) \(placeholder)" + (isList ? ",…" : "")
  }
}
