/// A reader that turns texts from the command line into values of one type.
///
/// ```swift
/// extension ValueReader where Value == Double {
///   static var percentage: ValueReader {
///     ValueReader("PERCENT") { text throws(UsageError) in
///       guard let percentage = Double(text) else {
///         throw UsageError("\(text.quoted) is not a percentage.\nGive a number: 2 or 2.5.")
///       }
///       return percentage
///     }
///   }
/// }
/// ```
package struct ValueReader<Value> {
  /// The word that stands for a value in the help, such as `NUMBER`.
  let placeholder: String
  /// The names of all possible values; empty if there are too many to list.
  let knownNames: [String]
  /// Returns the text that a person types for a value.
  let name: (Value) -> String
  /// Returns the value that a text stands for, or throws an error that says what to type instead.
  package let read: (String) throws(UsageError) -> Value

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for a value in the help.
  ///   - knownNames: The names of all possible values; empty if there are too many to list.
  ///   - name: Returns the text that a person types for a value.
  ///   - read: Returns the value that a text stands for, or throws an error. The error's
  ///     message is shown after the option's name and a colon.
  package init(
    _ placeholder: String, knownNames: [String] = [],
    name: @escaping (Value) -> String = { "\($0)" },
    read: @escaping (String) throws(UsageError) -> Value
  ) {
    self.placeholder = placeholder
    self.knownNames = knownNames
    self.name = name
    self.read = read
  }

  /// Returns a reader that finds one of several values by name, ignoring upper and lower case.
  ///
  /// - Parameters:
  ///   - values: The values that can be given.
  ///   - kind: The noun for a value in messages, such as "scenario".
  ///   - placeholder: The word that stands for a value in the help.
  ///   - name: Returns the name of a value.
  /// - Returns: A reader that refuses an unknown name and suggests a known one.
  package static func oneOf(
    _ values: [Value], kind: String, placeholder: String, name: @escaping (Value) -> String
  ) -> ValueReader {
    let names = values.map(name)
    return ValueReader(placeholder, knownNames: names, name: name) { text throws(UsageError) in
      let lowercased = text.lowercased()
      guard let index = names.firstIndex(where: { $0.lowercased() == lowercased }) else {
        throw UsageError(
          "there is no \(kind) \(text.quoted).\n\(suggestion(for: text, from: names))")
      }
      return values[index]
    }
  }
}

extension ValueReader where Value: CaseIterable & RawRepresentable<String> {
  /// Returns a reader that finds a case of an enumeration by its raw value.
  ///
  /// - Parameter kind: The noun for a value in messages, such as "format".
  /// - Returns: A reader whose placeholder lists all raw values, such as `text|markdown`.
  package static func oneOf(_ kind: String) -> ValueReader {
    let cases = Array(Value.allCases)
    return oneOf(
      cases, kind: kind, placeholder: cases.map(\.rawValue).joined(separator: "|"), name: \.rawValue
    )
  }
}

extension ValueReader where Value: FixedWidthInteger {
  /// Returns a reader that accepts the whole numbers of a range, written in digits, such as `-5`.
  package static func number(in range: ClosedRange<Value>) -> ValueReader {
    ValueReader("NUMBER") { text throws(UsageError) in
      // `Value.init` would accept a plus sign, too.
      let isNumber = text.wholeMatch(of: /-?[0-9]+/) != nil
      if isNumber, let number = Value(text), range.contains(number) { return number }
      let isNegative = text.hasPrefix("-")
      let isSmall = Value(text).map { $0 < range.lowerBound } ?? isNegative
      let problem =
        isNumber ? "too \(isSmall ? "small" : "large")" : "not a whole number in digits"
      throw UsageError(
        """
        \(text.quoted) is \(problem).
        Give a whole number from \(range.lowerBound) to \(range.upperBound).
        """)
    }
  }
}

extension ValueReader where Value == String {
  /// A reader that accepts any text as a path, even if there is no file at the path.
  package static var file: ValueReader {
    ValueReader("FILE") { text in text }
  }
}
