import Scenarios
import Testing

@Suite("The specification")
struct SpecificationTests {
  @Test("Every requirement is proved by a scenario", arguments: Requirement.all)
  nonisolated func requirementHasScenario(_ requirement: Requirement) {
    #expect(Scenario.all.contains { $0.requirements.contains(requirement.id) })
  }

  @Test("Every scenario proves requirements that exist", arguments: Scenario.all)
  nonisolated func scenarioProvesRequirements(_ scenario: Scenario) {
    #expect(!scenario.requirements.isEmpty)
    #expect(Set(scenario.requirements).isSubset(of: Requirement.all.map(\.id)))
  }

  @Test("Requirements are G-1 to G-5 and P-1 to P-27, in order")
  func requirementsAreNumbered() {
    #expect(
      Requirement.all.map(\.id)
        == (1...5).map { "G-\($0)" } + (1...27).map { "P-\($0)" })
  }

  @Test("No two scenarios share a name")
  func scenarioNamesAreUnique() {
    #expect(Set(Scenario.all.map(\.id)).count == Scenario.all.count)
  }

  @Test("Every scenario has an expectation", arguments: Scenario.all)
  nonisolated func scenarioExpectsSomething(_ scenario: Scenario) {
    #expect(scenario.steps.contains { $0.isExpectation })
  }
}
