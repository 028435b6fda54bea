/// The style of a text report: plain, or with colors that only emphasize parts of the text.
package enum TextStyle: Sendable {
  case plain, colored

  package func title(_ text: String) -> String { wrap(text, in: "1") }
  package func quiet(_ text: String) -> String { wrap(text, in: "2") }
  package func success(_ text: String) -> String { wrap(text, in: "32") }
  package func failure(_ text: String) -> String { wrap(text, in: "31") }

  /// Returns a text in the tint with a number; after the last tint, the first one follows.
  package func tint(_ number: Int, _ text: String) -> String {
    wrap(text, in: "38;5;\(Self.tints[number % Self.tints.count])")
  }

  /// The tints, which are legible on dark and on light backgrounds, unlike some of the basic colors.
  ///
  /// Source: xterm's control sequences, the palette of 256 colors.
  package static let tints = [27, 130, 28, 164, 30, 161, 98, 64, 96]

  /// Returns a text between the escape sequences that switch a style on and off.
  ///
  /// The plain style returns the text unchanged. `parameters` are the numbers in the first escape
  /// sequence, such as `32` for green.
  ///
  /// Source: ECMA-48, Select Graphic Rendition.
  private func wrap(_ text: String, in parameters: String) -> String {
    switch self {
    case .plain: text
    case .colored: text.isEmpty ? text : "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
    }
  }
}
