import Figures
import Foundation
import Reports

/// The page of the kept comparison, which can be opened without a build.
enum KeptPage {
  /// The path of the page, relative to the package's folder.
  static let path = "Benchmarks/Guides/report.html"

  /// The part of the page's content that says what it was made of.
  private struct Content: Decodable {
    let digest: String
  }

  /// The problem of a page that would show figures of two compilers beside each other.
  static let otherToolchain = Problem(
    path: path, line: nil,
    message: """
      it is not made, since another version of Swift made Benchmarks/kept-run.json.
      Keep the run anew: swift run -c release compare dispatch --save Benchmarks/kept-run.json
      """)

  /// Returns the problem of the page in a package's folder; `nil` if there is none.
  ///
  /// A page that is missing is a problem of the documents that link it.
  static func problem(in folder: URL, of comparison: Comparison) throws -> Problem? {
    guard let page = try? String(contentsOf: folder.appending(path: path), encoding: .utf8),
      try Content(page: page)?.digest != comparison.digest()
    else { return nil }
    return Problem(
      path: path, line: nil,
      message: """
        the page shows other figures or findings than the documents.
        Make it again: swift run -c release guides --page
        """)
  }
}
