import Figures
import Samples
import Traces

@testable import Behavior
@testable import Page
@testable import Sizes

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
