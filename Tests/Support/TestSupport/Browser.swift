import Foundation

/// Debian's Chromium, which opens pages without a window.
///
/// One browser opens all pages of this process, since it takes longer to start than to open a page.
/// Each page has a tab of its own, and finds nothing that another page has stored. One page is open
/// at a time.
package struct Browser {
  /// The error for a page that could not be opened or used.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The result of using a page in the browser.
  package struct Visit<Findings> {
    /// The values that the test's script returned.
    package let findings: Findings
    /// The texts that the page has written to the console, errors included.
    package let console: [String]
    /// The addresses that the page has requested, without the page's own.
    package let requests: [String]
  }

  // Not the wrapper in the path, which adds options of its own.
  private static let program = URL(filePath: "/usr/lib/chromium/chromium-headless-shell")
  private static let connection = Result {
    let devTools = try DevTools(starting: program)
    // A context keeps nothing on the disk. All pages share it, since those of another context would
    // need a process of their own, whose start costs as much as showing a page.
    let context: NewContext = try devTools.call("Target.createBrowserContext")
    // A process ends with its last tab. This one is never closed.
    let _: NewTarget = try devTools.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context.browserContextId])
    return (devTools: devTools, context: context.browserContextId)
  }

  private static let turn = NSLock()

  /// The browser; `nil` if it is not installed.
  package static let installed =
    FileManager.default.isExecutableFile(atPath: program.path) ? Browser() : nil

  /// Opens a page, and runs a script that uses the page as a person would.
  ///
  /// - Parameters:
  ///   - html: The text of the page.
  ///   - fragment: The part of the address behind `#`.
  ///   - width: The width of the window in pixels.
  ///   - script: The body of an asynchronous JavaScript function that returns its findings. It is
  ///     called when the page is loaded. The script may use `one(selector)`, `texts(selector)`,
  ///     `boxesOf(selector)`, `coveredLabels()`, `pick(select, value)`, `press(element, key)` and
  ///     `await turn()`.
  /// - Returns: The findings of the script, the console's texts and the requested addresses.
  /// - Throws: `Failure` if the script did not run to its end, and the errors of files.
  package func visit<Findings: Decodable>(
    _ html: String, fragment: String = "", width: Int = 1280, doing script: String
  ) throws -> Visit<Findings> {
    let folder = try TemporaryFolder()
    try folder.write(html, to: "page.html")
    // A page would delete what another one stores meanwhile.
    Self.turn.lock()
    defer { Self.turn.unlock() }
    let address = folder.url.appending(path: "page.html").absoluteString
    let (devTools, context) = try Self.connection.get()
    let target: NewTarget = try devTools.call(
      "Target.createTarget",
      ["url": "about:blank", "width": width, "height": 900, "browserContextId": context])
    defer {
      let _: Nothing? = try? devTools.call("Target.closeTarget", ["targetId": target.targetId])
    }
    let session = try newSession(with: devTools, of: target)
    defer { _ = devTools.takeEvents(of: session) }
    let navigation: Navigation = try devTools.call(
      "Page.navigate", ["url": address + (fragment.isEmpty ? "" : "#" + fragment)], in: session)
    if let error = navigation.errorText { throw Failure(description: "\(address): \(error)") }
    let evaluation: Evaluation<Findings> = try devTools.call(
      "Runtime.evaluate",
      ["expression": Self.afterLoading(script), "awaitPromise": true, "returnByValue": true],
      in: session)
    let events = devTools.takeEvents(of: session)
    return Visit(
      findings: try evaluation.findings.get(), console: events.compactMap(\.consoleText),
      requests: events.compactMap(\.requestedAddress).filter { !$0.hasPrefix(address) })
  }

  /// Deletes what earlier pages have stored, and returns the identifier of a session that tells what
  /// happens in a tab.
  private func newSession(with devTools: DevTools, of target: NewTarget) throws -> String {
    let session: NewSession = try devTools.call(
      "Target.attachToTarget", ["targetId": target.targetId, "flatten": true])
    for domain in ["Runtime", "Log", "Network"] {
      let _: Nothing = try devTools.call("\(domain).enable", in: session.sessionId)
    }
    let _: Nothing = try devTools.call(
      "Storage.clearDataForOrigin", ["origin": "file:///", "storageTypes": "all"],
      in: session.sessionId)
    return session.sessionId
  }

  private static let helpers = """
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

  private static func afterLoading(_ script: String) -> String {
    """
    (async () => {
      \(helpers)
      const body = async () => {
        \(script)
      };
      if (location.protocol !== "file:") throw new Error(`${location.href} is open.`);
      if (document.readyState !== "complete") {
        await new Promise((resolve) => addEventListener("load", resolve));
      }
      return { findings: await body() };
    })()
    """
  }
}

extension Browser {
  private struct Nothing: Decodable {}
  private struct NewContext: Decodable {
    let browserContextId: String
  }
  private struct NewTarget: Decodable {
    let targetId: String
  }
  private struct NewSession: Decodable {
    let sessionId: String
  }
  private struct Navigation: Decodable {
    let errorText: String?
  }

  /// The outcome of a script.
  private struct Evaluation<Findings: Decodable>: Decodable {
    private struct Object: Decodable {
      struct Value: Decodable {
        let findings: Findings
      }

      let value: Value
    }
    private enum CodingKeys: CodingKey {
      case result, exceptionDetails
    }

    let findings: Result<Findings, Failure>

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let exception = try container.decodeIfPresent(
        DevTools.Event.Exception.self, forKey: .exceptionDetails)
      if let exception {
        findings = .failure(Failure(description: exception.summary))
      } else {
        findings = .success(try container.decode(Object.self, forKey: .result).value.findings)
      }
    }
  }
}
