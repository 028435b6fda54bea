/// A parameter with a value: an ``Option`` or an ``Argument``.
///
/// The type of the property says how often it can be given: an optional or one with a default at most
/// once, an array any number of times, and any other exactly once. The last value counts.
package class ValueParameter<Value>: Parameter {
  private var value: Value?
  private let read: (String, Value?) throws(UsageError) -> Value

  private init<Read>(
    _ meaning: String, _ reader: ValueReader<Read>, value: Value?, defaultText: String? = nil,
    isList: Bool = false, read: @escaping (String, Value?) throws(UsageError) -> Value
  ) {
    self.value = value
    self.read = read
    super.init(
      meaning: meaning, placeholder: reader.placeholder, knownValues: reader.knownNames,
      defaultText: defaultText, isList: isList, isRequired: value == nil)
  }

  /// Declares a value that must be given.
  package convenience init(_ meaning: String, _ reader: ValueReader<Value>) {
    self.init(meaning, reader, value: nil) { text, _ throws(UsageError) in try reader.read(text) }
  }

  /// Declares a value with a default.
  package convenience init(
    wrappedValue: Value, _ meaning: String, _ reader: ValueReader<Value>
  ) {
    self.init(
      meaning, reader, value: wrappedValue, defaultText: reader.name(wrappedValue)
    ) { text, _ throws(UsageError) in try reader.read(text) }
  }

  /// Declares a value that is `nil` unless it is given.
  package convenience init<Wrapped>(_ meaning: String, _ reader: ValueReader<Wrapped>)
  where Value == Wrapped? {
    self.init(meaning, reader, value: .some(nil)) { text, _ throws(UsageError) in
      try reader.read(text)
    }
  }

  /// Declares a list of values, empty unless some are given.
  package convenience init<Element>(_ meaning: String, _ reader: ValueReader<Element>)
  where Value == [Element] {
    self.init(meaning, reader, value: [], isList: true) { text, values throws(UsageError) in
      try (values ?? []) + [reader.read(text)]
    }
  }

  /// The value after the command line has been read.
  final var current: Value {
    guard let value else {
      preconditionFailure("\(spelling) is required, and the command was not read from a line.")
    }
    return value
  }

  override final func store(_ text: String) throws(UsageError) {
    value = try read(text, value)
  }
}

/// A value that follows its name: `--name value` or `--name=value`.
///
/// An array takes several, separated by commas or with the option repeated.
@propertyWrapper package final class Option<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }
}

/// A value that is told by its position; an array takes all that remain.
@propertyWrapper package final class Argument<Value>: ValueParameter<Value> {
  package var wrappedValue: Value { current }
  package var projectedValue: Parameter { self }
}

/// A parameter that is told by its position.
protocol PositionalParameter: AnyObject {}

extension Argument: PositionalParameter {}

/// A name that is true if it is given: `--name`.
@propertyWrapper package final class Flag: Parameter {
  package init(_ meaning: String) {
    super.init(meaning: meaning, placeholder: nil)
  }

  package var wrappedValue: Bool { isGiven }
  package var projectedValue: Parameter { self }
}
