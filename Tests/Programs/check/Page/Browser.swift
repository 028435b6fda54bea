import Foundation
import Toolchain

/// Debian's browser without a window.
struct Browser {
  /// The findings of one visit.
  struct Visit {
    /// The time from the request to the end of the page's own scripts.
    let milliseconds: Int
    /// True if a trace can be stepped through.
    let canStep: Bool
    /// The lines that were written to the console.
    let console: [String]
  }

  /// The browser did not get to the end of the page.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let program: URL

  /// The browser; `nil` if it is not installed.
  static let installed: Browser? = {
    let program = URL(filePath: "/usr/lib/chromium/chromium-headless-shell")
    return FileManager.default.isExecutableFile(atPath: program.path)
      ? Browser(program: program) : nil
  }()

  /// Opens a page in real time, since the browser's virtual time says nothing of how long it takes.
  ///
  /// - Throws: ``Failure`` if the page never got to its end.
  func visit(_ html: String) throws -> Visit {
    let nonce = html.firstMatch(of: /nonce="([a-z0-9]+)"/).map { String($0.1) } ?? ""
    let script = "<script nonce=\"\(nonce)\">\n\(Self.script)</script>\n</body>"
    return try withTemporaryFolder { folder in
      let page = folder.appending(component: "page.html")
      try Data(html.replacing("</body>", with: script).utf8).write(to: page)
      let process = try ChildProcess.run(
        URL(filePath: "/usr/bin/timeout"),
        [
          "60", program.path, "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
          "--user-data-dir=\(folder.appending(component: "user").path)", "--dump-dom",
          page.absoluteString,
        ], in: folder, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
      guard let match = process.output.firstMatch(of: /ready=([0-9]+) stepped=(true|false)/),
        let milliseconds = Int(match.1)
      else { throw Failure(description: process.failure ?? process.tail) }
      return Visit(
        milliseconds: milliseconds, canStep: match.2 == "true",
        console: process.output.split(separator: "\n").filter { $0.contains(":CONSOLE") }
          .map(String.init))
    }
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
