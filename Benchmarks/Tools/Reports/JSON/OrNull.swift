/// A property wrapper that encodes `nil` as `null` instead of leaving out the property.
///
/// Synthesized coding leaves out optional properties that are `nil`. A reader of the JSON could not
/// tell such properties from misspelled ones.
///
/// ```swift
/// struct Size: Codable {
///   var lines: Int
///   @OrNull var bytes: Int?  // {"bytes": null, "lines": 3}
/// }
/// ```
@propertyWrapper
package struct OrNull<Value> {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension OrNull: Equatable where Value: Equatable {}
extension OrNull: Sendable where Value: Sendable {}

extension OrNull: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension OrNull: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
  }
}

extension KeyedDecodingContainer {
  /// Decodes a property, with the value `nil` if the JSON holds `null` or lacks the property.
  ///
  /// Files of earlier versions may lack the property. Synthesized coding calls this method and not
  /// the general `decode(_:forKey:)`, because this method's first parameter has a more specific
  /// type.
  package func decode<Value: Decodable>(
    _ type: OrNull<Value>.Type, forKey key: Key
  ) throws -> OrNull<Value> {
    OrNull(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
