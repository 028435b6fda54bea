import Foundation

/// The page as one HTML file, which needs no other file.
///
/// The file contains the page's content, styles and scripts.
package struct PageFile {
  private let data: String

  /// Creates the page with a content.
  ///
  /// - Parameter data: The content as JSON. The JSON must not contain `<`, which could end the HTML
  ///   element around the JSON.
  package init(data: String) {
    self.data = data
  }

  /// Returns the page with its styles, its scripts and its content.
  ///
  /// - Parameter nonce: The random word that a script or style must carry to be accepted by the
  ///   browser.
  /// - Returns: The text of the file.
  /// - Throws: `CocoaError` if a file of the page is not beside the program.
  package func html(nonce: String) throws -> String {
    PageTemplate(try Self.file("page.html")).text(filling: [
      "nonce": nonce,
      "style": try ["page.css", "insights.css"].map(Self.file).joined(),
      "data": data,
      "script": try Self.scripts.map { try Self.file("\($0).js") }.joined(separator: "\n"),
    ])
  }

  /// The names of the scripts in the order of the page: each script stands after the scripts that it
  /// uses.
  private static let scripts = [
    "elements", "state", "choosing", "tables", "headings", "charts", "sources", "diagram", "traces",
    "findings", "claims", "scatter", "page", "citation",
  ]

  /// Returns the text of a file in the folder `Web`.
  private static func file(_ name: String) throws -> String {
    let folder = Bundle.module.bundleURL.appending(path: "Web")
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
