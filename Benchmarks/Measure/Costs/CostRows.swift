/// The costs of one interaction, or of one way to deliver a text, with its name.
package struct CostRow<Key: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  package var key: Key
  package var figures: DispatchFigures

  package init(_ key: Key, _ figures: DispatchFigures) {
    self.key = key
    self.figures = figures
  }

  private enum CodingKeys: String, CodingKey {
    case key = "interaction"
  }

  package init(from decoder: any Decoder) throws {
    key = try decoder.container(keyedBy: CodingKeys.self).decode(Key.self, forKey: .key)
    figures = try DispatchFigures(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    // In JSON, the name stands beside the figures.
    try figures.encode(to: encoder)
  }
}

/// A property wrapper that encodes costs as a list of rows, and `nil` as `null`.
///
/// ```swift
/// struct Costs: Codable {
///   @CostRows var floor: [Interaction: DispatchFigures]?  // [{"interaction": "greeting-tap", …}]
/// }
/// ```
@propertyWrapper
package struct CostRows<Key: CaseIterable & Codable & Hashable & Sendable>:
  Codable, Equatable, Sendable
{
  package var wrappedValue: [Key: DispatchFigures]?

  package init(wrappedValue: [Key: DispatchFigures]?) {
    self.wrappedValue = wrappedValue
  }

  package init(from decoder: any Decoder) throws {
    let rows = try [CostRow<Key>](from: decoder)
    wrappedValue = Dictionary(rows.map { ($0.key, $0.figures) }) { first, _ in first }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue?.inOrder.map { CostRow($0.key, $0.value) })
  }
}

extension KeyedDecodingContainer {
  /// Decodes costs, which are `nil` if the JSON holds `null` or lacks the property.
  package func decode<Row>(
    _ type: CostRows<Row>.Type, forKey key: Key
  ) throws -> CostRows<Row> {
    try decodeIfPresent(type, forKey: key) ?? CostRows(wrappedValue: nil)
  }
}

extension Dictionary where Key: CaseIterable {
  /// The elements in the order of the cases of their keys.
  package var inOrder: [(key: Key, value: Value)] {
    Key.allCases.compactMap { key in self[key].map { (key, $0) } }
  }
}
