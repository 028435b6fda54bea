import Figures
import Samples

@testable import Behavior
@testable import Page
@testable import Sizes
@testable import Traces

extension ReportPage {
  /// A page that is made by hand, with a few sources, one scenario and every figure of two
  /// architectures.
  static var sample: ReportPage {
    var page = ReportPage(
      of: .sample, baseline: "mvc", architectures: [.mvc, .mvp],
      notes: ["sources: made by hand."])
    page.origins = [
      .init(subject: "this page", command: "compare report", environment: .sample),
      .init(subject: "traces", command: "compare trace", environment: .sample),
    ]
    page.traces = .sample
    page.changes = .sample
    page.places = ["mvp": ["G-2": ["Greeting/GreetingPresenter.swift": [5]]]]
    page.playScenarios()
    return page
  }

  /// Lets the scenario of each requirement hold on all architectures of the comparison.
  mutating func playScenarios() {
    let proofs = requirements.map { ($0.id, Conformance.Proof(held: 1, scenarios: 1)) }
    conformance = Conformance(
      environment: .sample,
      requirements: requirements.map {
        .init(id: $0.id, text: $0.text, scenarios: ["greeting.shown"])
      },
      architectures: comparison.architectures.map {
        .init(
          id: $0.id, name: $0.name, requirements: Dictionary(uniqueKeysWithValues: proofs),
          failures: [])
      }, notes: [])
  }
}

extension ChangeContent {
  /// A request that MVC and MVP make, and one that only MVC does.
  static let sample = ChangeContent(
    requests: [
      Request(id: "ask", number: "R1", title: "Ask first"),
      Request(id: "search", number: "R2", title: "Search"),
    ],
    rows: [
      Row(
        id: "mvc",
        changes: [
          Change(
            files: 1, cell: "1 (1)", text: "Files: 1.",
            diffs: [
              Diff(
                path: "Sources/MVC/Greeting/GreetingViewController.swift", role: "View controller",
                lines: [
                  "@@ -6,3 +6,3 @@", "   func showGreetingTapped() {", "-    old", "+    ask",
                  "   }",
                ])
            ], places: []),
          Change(files: 2, cell: "2 (2)", text: "Files: 2.", diffs: [], places: []),
        ]),
      Row(
        id: "mvp",
        changes: [
          Change(
            files: 12, cell: "12 (20)", text: "Files: 12.",
            diffs: [
              Diff(
                path: "Sources/MVP/Greeting/GreetingPresenter.swift", role: "Presenter",
                lines: [
                  "@@ -4,2 +4,3 @@", "   func showGreetingTapped() {", "+    view?.ask()", "   }",
                ])
            ], places: [Place(file: 0, line: 5, notice: "view-free tests")]), nil,
        ]),
    ])
}

extension PageArchitecture {
  static let mvc = PageArchitecture(
    id: "mvc", name: "MVC", module: "MVC",
    roles: [Role(name: "View controller", usesViews: true)],
    files: [
      File(
        "MVC/Greeting/GreetingViewController.swift", role: "View controller",
        """
        final class GreetingViewController: UIViewController {
          override func viewDidLoad() {
            button.addAction(UIAction { [weak self] _ in self?.showGreetingTapped() })
          }

          func showGreetingTapped() {
            label.text = "Hello \\(name)" // A person is greeted once.
          }
        }
        """),
      File("MVC/Profile/ProfileViewController.swift", role: "View controller", "let count = 42\n"),
    ])

  static let mvp = PageArchitecture(
    id: "mvp", name: "MVP", module: "MVP",
    roles: [
      Role(name: "View", usesViews: true), Role(name: "Presenter", usesViews: false),
    ],
    files: [
      File(
        "MVP/Greeting/GreetingViewController.swift", role: "View",
        """
        final class GreetingViewController: UIViewController {
          override func viewDidLoad() {
            button.addAction(UIAction { [weak self] _ in self?.presenter.showGreetingTapped() })
          }
        }
        extension GreetingViewController: GreetingViewProtocol {
          func setGreeting(_ greeting: String) {
            label.text = greeting
          }
        }
        """),
      File(
        "MVP/Greeting/GreetingPresenter.swift", role: "Presenter",
        """
        final class GreetingPresenter {
          weak var view: (any GreetingViewProtocol)?

          func showGreetingTapped() {
            view?.setGreeting("Hello")
          }
        }
        """),
    ])
}

extension PageArchitecture.File {
  init(_ path: String, role: String?, _ text: String) {
    self.init(
      path: "Sources/\(path)", feature: String(path.split(separator: "/")[1]), role: role,
      lines: SourceLine.lines(of: SwiftLexer.lex(Array(text.utf8))))
  }
}

extension TraceArchive {
  /// The traces of the scenario `greeting.shown` in two architectures, made by hand.
  static let sample = TraceArchive(
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
