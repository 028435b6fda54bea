import Apps
import Jobs
import MVC
import Models
import Samples
import Scenarios
import Testing

@testable import Architectures
@testable import Behavior
@testable import Reports
@testable import Terminal

@Suite("The matrix of architectures and requirements")
struct ConformanceRunTests {
  @Test("Every architecture has every requirement, with the scenarios that prove it")
  func complete() async throws {
    let conformance = try await conformance { _, _ in [] }
    #expect(conformance.isComplete)
    #expect(conformance.requirements.map(\.id) == Requirement.all.map(\.id))
    // Each scenario proves this requirement at its end.
    let nothingLivesOn = conformance.requirements.first { $0.id == "P-21" }
    #expect(nothingLivesOn?.scenarios == Scenario.all.map(\.id))
    #expect(conformance.architectures.map(\.id) == Architecture.all.map(\.id))
    for entry in conformance.architectures {
      #expect(Set(entry.requirements.keys) == Set(Requirement.all.map(\.id)))
      for requirement in conformance.requirements {
        let count = requirement.scenarios.count
        #expect(count > 0)
        #expect(entry.requirements[requirement.id] == .init(held: count, scenarios: count))
      }
    }
  }

  @Test("A scenario that does not hold counts against its requirements, on its architecture alone")
  func broken() async throws {
    let conformance = try await conformance { scenario, id in
      scenario.id == "greeting.shown" && id == "mvp" ? ["Step 3: Nothing is shown."] : []
    }
    #expect(!conformance.isComplete)
    let mvc = try #require(conformance.architectures.first { $0.id == "mvc" })
    let mvp = try #require(conformance.architectures.first { $0.id == "mvp" })
    #expect(mvc.failures.isEmpty)
    #expect(
      mvp.failures == [.init(scenario: "greeting.shown", messages: ["Step 3: Nothing is shown."])])
    let scenario = try #require(Scenario.all.first { $0.id == "greeting.shown" })
    for requirement in conformance.requirements {
      let isProvedByIt = scenario.requirements.contains(requirement.id) || requirement.id == "P-21"
      let proof = try #require(mvp.requirements[requirement.id])
      #expect(proof.scenarios - proof.held == (isProvedByIt ? 1 : 0), "\(requirement.id)")
    }
    let text = TextRenderer().text(of: conformance.report)
    #expect(text.contains("\nMVP, greeting.shown: Step 3: Nothing is shown.\n"))
    #expect(text.hasSuffix("Not all of the \(Scenario.all.count) scenarios hold: MVP breaks 1.\n"))
    #expect(text.contains("0/1!"))
  }

  @Test("The text shows the proofs, in lines of at most 100 columns")
  func text() async throws {
    let text = TextRenderer().text(of: try await conformance { _, _ in [] }.report)
    #expect(text.contains("Greeting"))
    #expect(text.contains("P-21: When its screens"))
    #expect(
      text.hasSuffix(
        """
        All \(Scenario.all.count) scenarios hold on each of \(Architecture.all.count) architectures.

        """))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
  }

  @Test("The scenarios find an architecture that behaves differently")
  func realRun() async throws {
    let silent = Architecture(
      id: "silent", name: "Silent", module: "MVC", roles: [],
      makeGreetingScreen: { _ in
        MVC.GreetingViewController(person: .init(firstName: "Other", lastName: ""))
      },
      makeProfileScreen: { Architecture.all[0].makeApp($0).makeProfileScreen() })
    let failures = try await MainLoop.whenIdle {
      try ConformanceRun().run([silent], environment: .sample).architectures[0].failures
    }
    #expect(!failures.isEmpty)
    #expect(failures.allSatisfy { $0.scenario.hasPrefix("greeting.") })
    let messages = failures.flatMap(\.messages)
    #expect(!messages.contains { $0.contains("Optional(") }, "\(messages)")
    let difference = "expected 'Hello David Blaine', found 'Hello Other'."
    #expect(messages.contains { $0.hasSuffix(difference) })
  }

  private func conformance(
    failures: @escaping @Sendable (Scenario, String) -> [String]
  ) async throws -> Conformance {
    try await MainLoop.whenIdle {
      try ConformanceRun(scenarios: Scenario.all) { failures($0, $1.id) }
        .run(Architecture.all, environment: .sample)
    }
  }
}
