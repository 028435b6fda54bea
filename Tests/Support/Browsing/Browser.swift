import Foundation
import TestSupport
import Toolchain

/// Debian's Chromium, which opens pages without a window.
package struct Browser {
  /// The error for a page that could not be opened, with the browser's own output as description.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    /// Creates the error from the output of a browser that did not do what was expected.
    package init(_ process: ProcessResult) {
      description = process.failure ?? process.tail
    }
  }

  private let program: URL

  /// The browser; `nil` if it is not installed.
  package static let installed: Browser? = {
    // Not the wrapper in the path, which adds options of its own.
    let program = URL(filePath: "/usr/lib/chromium/chromium-headless-shell")
    return FileManager.default.isExecutableFile(atPath: program.path)
      ? Browser(program: program) : nil
  }()

  /// Opens a page, and returns the page's elements and the texts that its scripts wrote to the
  /// console.
  ///
  /// - Parameters:
  ///   - html: The text of the page, with the tag that ends its body.
  ///   - script: JavaScript to run at the end of the body.
  ///   - nonce: The value of the attribute `nonce`, without which scripts do not run in the page.
  ///   - fragment: The part of the address behind `#`.
  ///   - options: Further options of the browser.
  ///   - folder: A folder for the page and all that the browser writes.
  /// - Returns: The output of the browser.
  /// - Throws: The errors of files and of `ChildProcess`.
  package func open(
    _ html: String, running script: String, nonce: String, fragment: String = "",
    options: [String] = [], in folder: TemporaryFolder
  ) throws -> ProcessResult {
    let element = "<script nonce=\"\(nonce)\">\n\(script)\n</script>\n</body>"
    try folder.write(html.replacing("</body>", with: element), to: "page.html")
    let address = folder.url.appending(path: "page.html").absoluteString
    return try ChildProcess.run(
      URL(filePath: "/usr/bin/timeout"),
      [
        "60", program.path, "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        "--user-data-dir=\(folder.path("user"))", "--dump-dom",
      ] + options + [address + (fragment.isEmpty ? "" : "#" + fragment)],
      in: folder.url, environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path])
  }
}

extension ProcessResult {
  /// The lines that a page has written to the console, errors included.
  package var console: [String] {
    output.split(separator: "\n").filter { $0.contains(":CONSOLE") }.map(String.init)
  }
}
