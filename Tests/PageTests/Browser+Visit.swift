import Browsing
import Page

extension Browser {
  /// Opens a page, and runs a script that uses the page as a person would.
  ///
  /// - Parameters:
  ///   - page: The page to be shown.
  ///   - fragment: The part of the address behind `#`.
  ///   - width: The width of the window in pixels.
  ///   - content: JSON to add at the end of the page's content, with a comma in front. A key that
  ///     the content has already gets the new value.
  ///   - script: The body of an asynchronous function that returns its findings. The script may use
  ///     `one(selector)`, `texts(selector)`, `boxesOf(selector)`, `coveredLabels()`,
  ///     `pick(select, value)`, `press(element, key)` and `await turn()`.
  /// - Returns: The findings of the script, the console's texts and the requested addresses.
  /// - Throws: `Browser.Failure` if the script did not run to its end.
  func visit<Findings: Decodable>(
    _ page: ReportPage, fragment: String = "", width: Int = 1280, adding content: String = "",
    doing script: String
  ) throws -> Visit<Findings> {
    try visit(
      page.html(nonce: ReportPage.newNonce()).replacing("}</script>", with: "\(content)}</script>"),
      fragment: fragment, width: width, doing: "\(Self.scriptHelpers)\n{\n\(script)\n}")
  }

  private static let scriptHelpers = """
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (node) => node?.textContent.replace(/\\s+/g, " ").trim() ?? "missing";
    const texts = (selector) => all(selector).map(text);
    const pick = (selector, value) => {
      one(selector).value = value;
      one(selector).dispatchEvent(new Event("change", { bubbles: true }));
    };
    const press = (element, key) => (element.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
    const boxesOf = (selector) => all(selector).map((node) => node.getBoundingClientRect());
    const coveredLabels = () => boxesOf(".plot .label").filter((one, index, boxes) =>
      boxes.slice(index + 1).some((other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 2 && other.top < one.bottom - 2)).length;
    const turn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    """
}
