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
  /// - Throws: `Browser.Failure` if the script that measures the time did not run to its end.
  func open(_ html: String) throws -> Opening {
    let nonce = html.firstMatch(of: /nonce="([a-z0-9]+)"/).map { String($0.1) } ?? ""
    let process = try open(html, running: Self.script, nonce: nonce, in: TemporaryFolder())
    guard
      let match = process.output.firstMatch(
        of: /ready=([0-9]+) stepped=(true|false) wide=([0-9]+) covered=([0-9]+)/),
      let milliseconds = Int(match.1), let overflow = Int(match.3), let covered = Int(match.4)
    else { throw Failure(process) }
    return Opening(
      milliseconds: milliseconds, canStep: match.2 == "true", overflow: overflow,
      coveredLabels: covered, console: process.console)
  }

  private static let script = """
    const shown = document.createElement("pre");
    const before = location.hash;
    document.querySelector("[aria-label='Next call']")?.click();
    const isStepped = location.hash !== before && document.querySelector("#traces .call") !== null;
    const root = document.documentElement;
    const labels = [...document.querySelectorAll(".plot .label")]
      .map((label) => label.getBoundingClientRect());
    const isCovered = (label, index) => labels.slice(index + 1).some((other) =>
      label.left < other.right - 1 && other.left < label.right - 1
        && label.top < other.bottom - 2 && other.top < label.bottom - 2);
    document.addEventListener("DOMContentLoaded", () => {
      const { domContentLoadedEventStart, navigationStart } = performance.timing;
      shown.textContent = `ready=${domContentLoadedEventStart - navigationStart} `
        + `stepped=${isStepped} wide=${root.scrollWidth - root.clientWidth} `
        + `covered=${labels.filter(isCovered).length} `;
      document.body.append(shown);
    });
    """
}
