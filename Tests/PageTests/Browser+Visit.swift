import Browsing
import Page

extension Browser {
  /// Opens a page, and runs a script that uses the page as a person would.
  ///
  /// - Parameters:
  ///   - page: The page to be shown.
  ///   - fragment: The part of the address behind `#`.
  ///   - width: The width of the window in pixels.
  ///   - withClaims: False if the page shows no claims, whose table takes the browser about a third of
  ///     its time, because the test judges other parts.
  ///   - content: JSON to add at the end of the page's content, with a comma in front. A key that
  ///     the content has already gets the new value.
  ///   - script: The body of an asynchronous function that returns its findings.
  /// - Returns: The findings of the script, the console's texts and the requested addresses.
  /// - Throws: `Browser.Failure` if the script did not run to its end.
  func visit<Findings: Decodable>(
    _ page: ReportPage, fragment: String = "", width: Int = 1280, withClaims: Bool = true,
    adding content: String = "", doing script: String
  ) throws -> Visit<Findings> {
    let content = (withClaims ? "" : #","claims":[]"#) + content
    return try visit(
      page.html(nonce: ReportPage.newNonce()).replacing("}</script>", with: "\(content)}</script>"),
      fragment: fragment, width: width, doing: script)
  }
}
