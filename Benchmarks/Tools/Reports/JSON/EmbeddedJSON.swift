import Foundation

extension Decodable {
  /// Reads the content of a page: the JSON in the element with the id `data`.
  ///
  /// The page escapes each `<` in its JSON. The result is `nil` if the page has no such element.
  ///
  /// - Parameter html: The page that `compare report` has written.
  /// - Throws: `DecodingError` if the JSON does not fit.
  package init?(page html: String) throws {
    guard
      let start = html.firstRange(of: #"<script type="application/json" id="data">"#)?.upperBound
    else { return nil }
    let json = html[start...].prefix { $0 != "<" }
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}
