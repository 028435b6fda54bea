/// The style of a text report; colour adds no information.
package enum TextStyle: Sendable {
  case plain, colored

  package func title(_ text: String) -> String { wrap(text, in: "1") }
  package func best(_ text: String) -> String { wrap(text, in: "32") }

  /// Returns a text between the escape sequences that start and end a style.
  ///
  /// Source: ECMA-48, Select Graphic Rendition.
  private func wrap(_ text: String, in parameters: String) -> String {
    switch self {
    case .plain: text
    case .colored: text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }
  }
}
