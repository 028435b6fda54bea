/// A text with places such as `{{data}}` that are to be filled.
struct PageTemplate {
  private let text: String

  /// Creates a template from a resource.
  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The text with its places filled; what fills them is not searched for places itself.
  func text(filling values: [String: String]) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let name = String(rest[start.upperBound..<end.lowerBound])
      guard let value = values[name] else { preconditionFailure("Nothing fills \(name).") }
      filled += rest[..<start.lowerBound] + value
      rest = rest[end.upperBound...]
    }
    return filled + rest
  }
}
