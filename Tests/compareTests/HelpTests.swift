import Testing

@testable import Terminal
@testable import compare

@Suite("The help")
struct HelpTests {
  private let interactions = (1...9).map { "an-interaction-\($0)" }
  private let scenarios = (1...90).map { "a.scenario-\($0)" }

  @Test("It names every option that applies, within 100 columns", arguments: [nil] + Part.allCases)
  func options(part: Part?) {
    let text = Help(
      part: part, architectures: ["mvc", "mvp"], defaultBaseline: "mvc", interactions: interactions,
      scenarios: scenarios
    ).text
    for option in Option.allCases {
      #expect(text.contains("\n  \(option.name)") == option.applies(to: part), "\(option)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 100 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("It names the parts, the architectures and the baseline")
  func values() {
    let text = Help(
      part: nil, architectures: ["mvc", "mvp"], defaultBaseline: "mvp", interactions: interactions,
      scenarios: scenarios
    ).text
    for part in Part.allCases { #expect(text.contains("\n  \(part.rawValue) ")) }
    #expect(text.contains("mvc, mvp"))
    #expect(text.contains("(mvp)"))
  }

  @Test("It names the interactions where one can be explained")
  func interactionNames() {
    let text = Help(
      part: .dispatch, architectures: ["mvc"], defaultBaseline: "mvc", interactions: interactions,
      scenarios: scenarios
    ).text
    for interaction in interactions { #expect(text.contains(interaction)) }
    #expect(text.contains("(2%)"))
  }

  @Test("It names the scenarios where one can be traced, and the formats of a part")
  func scenarioNames() {
    let text = Help(
      part: .trace, architectures: ["mvc"], defaultBaseline: "mvc", interactions: interactions,
      scenarios: scenarios
    ).text
    for scenario in scenarios { #expect(text.contains(scenario)) }
    #expect(text.contains("--format text|json|mermaid"))
  }
}
