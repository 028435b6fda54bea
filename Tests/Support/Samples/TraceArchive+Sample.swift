import Reports
import Scenarios
import Traces

extension TraceArchive {
  /// The traces of the scenario `greeting.shown` in two architectures, made by hand.
  package static let sample = TraceArchive(
    environment: .sample, command: "swift run -c release compare report --output FILE.html",
    scenarios: [
      Scenario(
        id: "greeting.shown", requirements: ["G-2"],
        steps: [
          Step(title: "open", isExpectation: false),
          Step(title: "tap greeting.button", isExpectation: false),
          Step(title: "sees greeting.label “Hello David Blaine”", isExpectation: true),
        ])
    ],
    roles: ["View controller", "View", "Presenter", "HeadlessUIKit", "Scenarios"],
    files: [
      "Sources/MVC/Greeting/GreetingViewController.swift",
      "Sources/MVP/Greeting/GreetingViewController.swift",
      "Sources/MVP/Greeting/GreetingPresenter.swift",
      "Sources/Common/HeadlessUIKit/UIControl.swift",
    ],
    functions: [
      Function(name: "sendActions(for:)", role: 3, file: 3, line: 40),
      Function(name: "viewDidLoad()", role: 0, file: 0, line: 2),
      Function(name: "showGreetingTapped()", role: 0, file: 0, line: 6),
      Function(name: "viewDidLoad()", role: 1, file: 1, line: 2),
      Function(name: "closure in viewDidLoad()", role: 1, file: 1, line: 3),
      Function(name: "showGreetingTapped()", role: 2, file: 2, line: 4),
      Function(name: "setGreeting(_:)", role: 1, file: 1, line: 7),
    ],
    lineSets: [[], [2...4], [6...8], [3...3], [4...6], [7...9]],
    calls: [
      Call(function: 1, callerRole: 3, flags: [], lineSet: 1, calls: []),
      Call(function: 2, callerRole: 3, flags: .closure, lineSet: 2, calls: []),
      Call(function: 0, callerRole: 4, flags: [], lineSet: -1, calls: [1]),
      Call(function: 3, callerRole: 3, flags: [], lineSet: 1, calls: []),
      Call(function: 6, callerRole: 2, flags: .viaProtocol, lineSet: 5, calls: []),
      Call(function: 5, callerRole: 1, flags: [], lineSet: 4, calls: [4]),
      Call(function: 4, callerRole: 3, flags: .closure, lineSet: 3, calls: [5]),
      Call(function: 0, callerRole: 4, flags: [], lineSet: -1, calls: [6]),
    ],
    steps: [[], [0], [2], [3], [7]],
    plays: ["mvc": ["greeting.shown": [1, 2, 0]], "mvp": ["greeting.shown": [3, 4, 0]]])
}
