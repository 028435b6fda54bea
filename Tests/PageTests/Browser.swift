import TestSupport
import Foundation
import Scenarios

@testable import Page
@testable import Terminal
@testable import Toolchain

/// A browser without a window.
struct Browser {
  /// The result of opening a page.
  struct Visit<Findings: Decodable> {
    /// The findings of the script.
    let findings: Findings
    /// Everything that was written to the console, errors included.
    let console: [String]
    /// The addresses that the network was asked for.
    let requests: [String]
  }

  /// A visit that failed, with the words of the browser.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let program: URL

  /// The browser of Debian's packages; `nil` if it is not installed.
  static let installed: Browser? = {
    // Not the wrapper in the path, which adds options of its own.
    let program = URL(filePath: "/usr/lib/chromium/chromium-headless-shell")
    return FileManager.default.isExecutableFile(atPath: program.path)
      ? Browser(program: program) : nil
  }()

  /// Opens a page, and lets a script use it as a person would.
  ///
  /// - Parameters:
  ///   - page: What is shown.
  ///   - fragment: What follows `#` in the address.
  ///   - width: Of the window, in pixels.
  ///   - script: The body of an asynchronous function that returns what it finds. It may use
  ///     `one(selector)`, `texts(selector)`, `pick(select, value)`, `press(element, key)` and
  ///     `await turn()`.
  /// - Returns: What the script has found, and what else came of it.
  /// - Throws: ``Failure`` if the page never got to its end.
  func visit<Findings: Decodable>(
    _ page: ReportPage, fragment: String = "", width: Int = 1280, doing script: String
  ) throws -> Visit<Findings> {
    let folder = try TemporaryFolder()
    let address = folder.url.appending(path: "page.html")
    let nonce = ReportPage.newNonce()
    let test = "<script nonce=\"\(nonce)\">\n\(Self.tools)\n\(Self.wrapped(script))\n</script>"
    try folder.write(
      page.html(nonce: nonce).replacing("</body>", with: test + "</body>"), to: "page.html")
    let process = try ChildProcess.run(
      URL(filePath: "/usr/bin/timeout"),
      [
        "60", program.path, "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000",
        "--window-size=\(width),900", "--user-data-dir=\(folder.url.appending(path: "user").path)",
        "--log-net-log=\(folder.url.appending(path: "net.json").path)",
        "--enable-logging=stderr", "--dump-dom",
        address.absoluteString + (fragment.isEmpty ? "" : "#" + fragment),
      ], in: folder.url, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path])
    guard let match = process.output.firstMatch(of: /<pre id="findings">([^<]*)<\/pre>/),
      let text = String(match.1).removingPercentEncoding
    else { throw Failure(description: process.failure ?? process.tail) }
    let network = try String(
      decoding: Data(contentsOf: folder.url.appending(path: "net.json")), as: UTF8.self)
    return Visit(
      findings: try JSONDecoder().decode(Findings.self, from: Data(text.utf8)),
      console: process.output.split(separator: "\n").filter { $0.contains(":CONSOLE") }
        .map(String.init),
      requests: network.matches(of: /"url":"([^"]*)"/).map { String($0.1) })
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
