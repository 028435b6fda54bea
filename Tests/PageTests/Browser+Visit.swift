import Browsing
import Foundation
import Page
import TestSupport
import Toolchain

extension Browser {
  /// The result of using a page in the browser.
  struct Visit<Findings: Decodable> {
    /// The values that the test's script returned.
    let findings: Findings
    /// The lines that the page has written to the console, errors included.
    let console: [String]
    /// The addresses that the browser has requested from the network.
    let requests: [String]
  }

  /// Opens a page, and runs a script that uses the page as a person would.
  ///
  /// - Parameters:
  ///   - page: The page to be shown.
  ///   - fragment: The part of the address behind `#`.
  ///   - width: The width of the window in pixels.
  ///   - content: JSON to add at the end of the page's content, with a comma in front. A key that
  ///     the content has already gets the new value.
  ///   - script: The body of an asynchronous function that returns its findings. The script may use
  ///     `one(selector)`, `texts(selector)`, `pick(select, value)`, `press(element, key)` and
  ///     `await turn()`.
  /// - Returns: The findings of the script, the console's lines and the requested addresses.
  /// - Throws: `Browser.Failure` if the script did not run to its end.
  func visit<Findings: Decodable>(
    _ page: ReportPage, fragment: String = "", width: Int = 1280, adding content: String = "",
    doing script: String
  ) throws -> Visit<Findings> {
    let folder = try TemporaryFolder()
    let nonce = ReportPage.newNonce()
    let process = try open(
      page.html(nonce: nonce).replacing("}</script>", with: "\(content)}</script>"),
      running: "\(Self.tools)\n\(Self.wrapped(script))", nonce: nonce,
      fragment: fragment,
      options: [
        "--virtual-time-budget=3000", "--window-size=\(width),900",
        "--log-net-log=\(folder.path("net.json"))",
      ], in: folder)
    guard let match = process.output.firstMatch(of: /<pre id="findings">([^<]*)<\/pre>/),
      let text = String(match.1).removingPercentEncoding
    else { throw Failure(process) }
    return Visit(
      findings: try JSONDecoder().decode(Findings.self, from: Data(text.utf8)),
      console: process.console,
      requests: try folder.text(of: "net.json").matches(of: /"url":"([^"]*)"/)
        .map { String($0.1) })
  }

  private static let tools = """
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
    const turn = () => new Promise((resolve) => setTimeout(resolve, 50));
    """

  private static func wrapped(_ script: String) -> String {
    """
    (async () => {
      const body = async () => {
        \(script)
      };
      let findings;
      try {
        findings = await body();
      } catch (error) {
        console.log(String(error));
        findings = {};
      }
      const place = document.createElement("pre");
      place.id = "findings";
      place.textContent = encodeURIComponent(JSON.stringify(findings));
      document.body.append(place);
    })();
    """
  }
}
