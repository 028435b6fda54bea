import Foundation

@testable import HeadlessUIKit

/// A log of the calls that several view controllers receive, in one sequence.
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
  let name: String
  let log: LifeCycleLog

  init(_ name: String, log: LifeCycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
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
