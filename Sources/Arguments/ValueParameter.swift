/// A parameter with a value: an ``Option`` or an ``Argument``.
///
/// The type of the property decides which values count. An array takes all values that are given,
/// and any other type takes the last one. A value is required unless the type is an array or an
/// optional, or the property has a default.
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

  /// The value from the command line, or else the default value.
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

/// The default value of a parameter and the way to read its values, by the type of its property.
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

// Option and Argument declare the same initializers: inherited convenience initializers made objects of
// the other class in release builds of Swift 6.3.1.

/// A parameter whose value follows its name: `--name value` or `--name=value`.
///
/// An array takes several values, separated by commas or with the option repeated.
@propertyWrapper package final class Option<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }

  /// Declares a value that must be given.
  package init(_ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader), isPositional: false)
  }

  /// Declares a value with a default.
  package init(wrappedValue: Value, _ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader, or: wrappedValue), isPositional: false)
  }

  /// Declares a value that is `nil` unless it is given.
  package init<Wrapped>(_ meaning: String, _ reader: ValueReader<Wrapped>)
  where Value == Wrapped? {
    super.init(meaning, .optional(reader), isPositional: false)
  }

  /// Declares a list of values, empty unless some are given.
  package init<Element>(_ meaning: String, _ reader: ValueReader<Element>)
  where Value == [Element] {
    super.init(meaning, .list(reader), isPositional: false)
  }
}

/// A parameter that is recognized by its position; an array takes all remaining words.
@propertyWrapper package final class Argument<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }

  /// Declares a value that must be given.
  package init(_ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader), isPositional: true)
  }

  /// Declares a value with a default.
  package init(wrappedValue: Value, _ meaning: String, _ reader: ValueReader<Value>) {
    super.init(meaning, .required(reader, or: wrappedValue), isPositional: true)
  }

  /// Declares a value that is `nil` unless it is given.
  package init<Wrapped>(_ meaning: String, _ reader: ValueReader<Wrapped>)
  where Value == Wrapped? {
    super.init(meaning, .optional(reader), isPositional: true)
  }

  /// Declares a list of values, empty unless some are given.
  package init<Element>(_ meaning: String, _ reader: ValueReader<Element>)
  where Value == [Element] {
    super.init(meaning, .list(reader), isPositional: true)
  }
}

/// A parameter without a value, which is true if the command line has its name: `--name`.
@propertyWrapper package final class Flag: Parameter {
  package init(_ meaning: String) {
    super.init(meaning: meaning, placeholder: nil)
  }

  package var wrappedValue: Bool { isGiven }
  package var projectedValue: Parameter { self }
}
