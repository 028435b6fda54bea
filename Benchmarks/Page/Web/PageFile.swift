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
  package func html(nonce: String) -> String {
    PageTemplate(PackageResources.page_html).text(filling: [
      "nonce": nonce,
      "style": [PackageResources.page_css, PackageResources.insights_css]
        .map { String(decoding: $0, as: UTF8.self) }.joined(),
      "data": data,
      "script": Self.scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"),
    ])
  }

  /// The scripts in the order of the page: each script stands after the scripts that it uses.
  private static let scripts =
    [
      PackageResources.elements_js, PackageResources.state_js, PackageResources.choosing_js,
      PackageResources.tables_js, PackageResources.headings_js, PackageResources.charts_js,
      PackageResources.sources_js, PackageResources.diagram_js, PackageResources.traces_js,
      PackageResources.findings_js, PackageResources.claims_js, PackageResources.scatter_js,
      PackageResources.weighing_js, PackageResources.page_js, PackageResources.citation_js,
    ]
}
