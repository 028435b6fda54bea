/// A text with placeholders such as `{{data}}`.
struct PageTemplate {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Returns the text with its placeholders replaced by values.
  ///
  /// Placeholders inside of the values are not replaced.
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
