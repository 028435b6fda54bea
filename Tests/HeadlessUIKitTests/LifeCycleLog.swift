// The word Source above a test names what says the same as the test: pages of Apple's documentation,
// below developer.apple.com/documentation/uikit/, or a comment in a public header. A page without a
// folder is in the folder of the page before it. None marks what no page says; the guide Trust.md
// lists what the screens rely on. Tests without the word show what no scenario relies on.

import Foundation

@testable import HeadlessUIKit

/// A log of the calls that several objects receive, in one sequence.
final class LifeCycleLog {
  private(set) var entries: [String] = []

  func append(_ entry: String) {
    entries.append(entry)
  }

  /// Removes all calls from the log and returns them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view controller that logs each call that it receives, with its own name before the call.
class LoggingViewController: UIViewController {
  private(set) var name = ""
  private(set) var log = LifeCycleLog()

  convenience init(_ name: String, log: LifeCycleLog) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
    self.log = log
  }

  override func loadView() {
    super.loadView()
    log.append("\(name) loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("\(name) viewWillAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.append("\(name) viewIsAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("\(name) viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("\(name) viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("\(name) viewDidDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("\(name) willMove \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("\(name) didMove \(parent == nil ? "nil" : "parent")")
  }
}

extension Sequence {
  /// Returns true if the elements are the same objects as those of an array, in the same order.
  func isSame<Object: AnyObject>(as others: [Object]) -> Bool where Element == Object {
    elementsEqual(others, by: ===)
  }
}
