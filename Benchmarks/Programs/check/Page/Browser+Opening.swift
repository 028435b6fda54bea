import Browsing

extension Browser {
  /// The result of opening a page once.
  struct Opening {
    /// The number of milliseconds from the request to the end of the page's own scripts.
    let milliseconds: Int
    /// True if a click on the button for the next call moved the shown trace to its next call.
    let canStep: Bool
    /// The number of pixels by which the page is wider than the window.
    let overflow: Int
    /// The number of labels in the plot that cover another one.
    let coveredLabels: Int
    /// The lines that the page wrote to the browser's console.
    let console: [String]
  }

  /// Opens a page and measures the real time until the page's own scripts have ended.
  ///
  /// - Parameter html: The text of the page.
  /// - Returns: The time, the effect of a click, and the lines in the console.
  /// - Throws: `Browser.Failure` if the page cannot be opened.
  func open(_ html: String) throws -> Opening {
    struct Findings: Decodable {
      let milliseconds, overflow: Double
      let canStep: Bool
      let coveredLabels: Int
    }
    let visit: Visit<Findings> = try visit(
      html,
      doing: """
        const before = location.hash;
        document.querySelector("[aria-label='Next call']")?.click();
        const { domContentLoadedEventStart, navigationStart } = performance.timing;
        const root = document.documentElement;
        return {
          milliseconds: domContentLoadedEventStart - navigationStart,
          canStep: location.hash !== before && document.querySelector("#traces .call") !== null,
          overflow: root.scrollWidth - root.clientWidth,
          coveredLabels: coveredLabels(),
        };
        """)
    let found = visit.findings
    return Opening(
      milliseconds: Int(found.milliseconds), canStep: found.canStep, overflow: Int(found.overflow),
      coveredLabels: found.coveredLabels, console: visit.console)
  }
}
