import Figures
import Foundation

/// The page of the kept comparison, which can be opened without a build.
struct KeptPage: Decodable {
  /// The path of the page, relative to the package's folder.
  static let path = "Benchmarks/Guides/report.html"

  /// The problem of a page that would show figures of two compilers beside each other.
  static let otherToolchain = Problem(
    path: path, line: nil,
    message: """
      it is not made, since another version of Swift made Benchmarks/kept-run.json.
      Keep the run anew: swift run -c release compare dispatch --save Benchmarks/kept-run.json
      """)

  /// The digest of the comparison from which the page was made.
  let digest: String

  /// Reads the content of a page.
  ///
  /// - Parameter html: The text of the page's file.
  /// - Throws: `DecodingError` if the text holds no content, or content of another form.
  init(html: String) throws {
    // Escapes in the content leave no `<` that could end it earlier.
    let start = html.range(of: #"<script type="application/json" id="data">"#)?.upperBound
    let content = start.map { html[$0...].prefix { $0 != "<" } }
    self = try JSONDecoder().decode(Self.self, from: Data((content ?? "").utf8))
  }

  /// Returns the problem of the page in a package's folder; `nil` if there is none.
  ///
  /// A page that is missing is a problem of the documents that link it.
  static func problem(in folder: URL, of comparison: Comparison) -> Problem? {
    guard let data = try? Data(contentsOf: folder.appending(path: path)),
      (try? KeptPage(html: String(decoding: data, as: UTF8.self)))?.digest
        != (try? comparison.digest())
    else { return nil }
    return Problem(
      path: path, line: nil,
      message: """
        the page shows other figures or findings than the documents.
        Make it again: swift run -c release guides --page
        """)
  }
}
