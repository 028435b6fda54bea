/// A parameter with a value: an ``Option`` or an ``Argument``.
///
/// If the command line gives several values, a property whose type is an array stores all of them,
/// and a property of any other type stores the last one. The command line must give a value unless
/// the type is an array or an optional, or the property has a default value.
package class ValueParameter<Value>: Parameter {
  private var value: Value?
  private let read: (String, Value?) throws(UsageError) -> Value

  fileprivate init(_ meaning: String, _ rule: ValueRule<Value>, isPositional: Bool) {
    value = rule.value
    read = rule.read
    super.init(
      meaning: meaning, placeholder: rule.placeholder, knownValues: rule.knownNames,
      defaultText: rule.defaultText, isList: rule.isList, isRequired: rule.value == nil,
      isPositional: isPositional)
  }

  /// The value from the command line, or the default value if the command line gives none.
  final var current: Value {
    guard let value else {
      preconditionFailure(
        "\(spelling) has no value, because its command was not created by Program.read(_:).")
    }
    return value
  }

  override final func store(_ text: String) throws(UsageError) {
    value = try read(text, value)
  }
}

/// The rule for a parameter's values: the default value, the reading function and the help texts.
///
/// The rule depends on the type of the parameter's property, which may be an optional or an array.
private struct ValueRule<Value> {
  let value: Value?
  let placeholder: String
  let knownNames: [String]
  var defaultText: String?
  var isList = false
  let read: (String, Value?) throws(UsageError) -> Value

  static func required(_ reader: ValueReader<Value>, or value: Value? = nil) -> Self {
    Self(
      value: value, placeholder: reader.placeholder, knownNames: reader.knownNames,
      defaultText: value.flatMap { reader.name($0) }
    ) { text, _ throws(UsageError) in try reader.read(text) }
  }

  static func optional<Wrapped>(_ reader: ValueReader<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      value: .some(nil), placeholder: reader.placeholder, knownNames: reader.knownNames
    ) { text, _ throws(UsageError) in try reader.read(text) }
  }

  static func list<Element>(_ reader: ValueReader<Element>) -> Self where Value == [Element] {
    Self(
      value: [], placeholder: reader.placeholder, knownNames: reader.knownNames, isList: true
    ) { text, values throws(UsageError) in try (values ?? []) + [reader.read(text)] }
  }
}

// Option and Argument each declare their initializers: inherited convenience initializers made
// objects of the other class in release builds of Swift 6.3.1.

/// A parameter whose value follows its name: `--name value` or `--name=value`.
///
/// If the type of the value is an array, a person can give several values: separated by commas, or
/// with the option repeated.
@propertyWrapper package final class Option<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }

  /// Declares an option whose value the command line must give.
  package init(_ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader), isPositional: false)
  }

  /// Declares an option with a default value.
  package init(wrappedValue: Value, _ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader, or: wrappedValue), isPositional: false)
  }

  /// Declares an option whose value is `nil` unless the command line gives one.
  package init<Wrapped>(_ meaning: String, _ reader: ValueReader<Wrapped>)
  where Value == Wrapped? {
    super.init(meaning, .optional(reader), isPositional: false)
  }

  /// Declares an option with a list of values, which is empty unless the command line gives some.
  package init<Element>(_ meaning: String, _ reader: ValueReader<Element>)
  where Value == [Element] {
    super.init(meaning, .list(reader), isPositional: false)
  }
}

/// A parameter that is recognized by its position on the command line, such as a path.
///
/// If the type of the value is an array, the argument takes all remaining words.
@propertyWrapper package final class Argument<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }

  /// Declares an argument whose value the command line must give.
  package init(_ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader), isPositional: true)
  }

  /// Declares an argument with a default value.
  package init(wrappedValue: Value, _ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader, or: wrappedValue), isPositional: true)
  }

  /// Declares an argument with a list of values, which is empty unless the command line gives some.
  package init<Element>(_ meaning: String, _ reader: ValueReader<Element>)
  where Value == [Element] {
    super.init(meaning, .list(reader), isPositional: true)
  }
}

/// A parameter without a value: `--name`.
///
/// The property is true if the command line contains the parameter's name.
@propertyWrapper package final class Flag: Parameter {
  package init(_ meaning: String) {
    super.init(meaning: meaning, placeholder: nil)
  }

  package var wrappedValue: Bool { isGiven }
  package var projectedValue: Parameter { self }
}
