import Browsing
import Foundation
import TestSupport
import Toolchain

extension Browser {
  /// The result of opening a page once.
  struct Opening {
    /// The number of milliseconds from the request to the end of the page's own scripts.
    let milliseconds: Int
    /// True if a click on the button for the next call moved the shown trace to its next call.
    let canStep: Bool
    /// The lines that the page wrote to the browser's console.
    let console: [String]
  }

  /// Opens a page and measures the real time until the page's own scripts have ended.
  ///
  /// - Parameter html: The text of the page.
  /// - Returns: The time, the effect of a click, and the lines in the console.
  /// - Throws: `Browser.Failure` if the script that measures the time did not run to its end.
  func open(_ html: String) throws -> Opening {
    let nonce = html.firstMatch(of: /nonce="([a-z0-9]+)"/).map { String($0.1) } ?? ""
    let process = try open(html, running: Self.script, nonce: nonce, in: TemporaryFolder())
    guard let match = process.output.firstMatch(of: /ready=([0-9]+) stepped=(true|false)/),
      let milliseconds = Int(match.1)
    else { throw Failure(process) }
    return Opening(
      milliseconds: milliseconds, canStep: match.2 == "true", console: process.console)
  }

  private static let script = """
    const shown = document.createElement("pre");
    const before = location.hash;
    document.querySelector("[aria-label='Next call']")?.click();
    const isStepped = location.hash !== before && document.querySelector("#traces .call") !== null;
    document.addEventListener("DOMContentLoaded", () => {
      const { domContentLoadedEventStart, navigationStart } = performance.timing;
      shown.textContent = `ready=${domContentLoadedEventStart - navigationStart} `
        + `stepped=${isStepped} `;
      document.body.append(shown);
    });
    """
}
