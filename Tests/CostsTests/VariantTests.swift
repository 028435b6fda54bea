import Architectures
import HeadlessUIKit
import Testing

@testable import Costs
@testable import Interactions

@Suite("Variants of the same work")
@MainActor struct VariantTests {
  @Test("Every interaction is an experiment, in the order of the list")
  func interactions() {
    #expect(DispatchRun.interactions == allInteractions.map { $0.id })
  }

  @Test("Every interaction has a sentence of its own, and another name has none")
  func meanings() {
    let meanings = DispatchRun.interactions.compactMap(DispatchRun.meaning(ofInteraction:))
    #expect(Set(meanings).count == DispatchRun.interactions.count)
    #expect(meanings.allSatisfy { $0.hasSuffix(".") })
    #expect(DispatchRun.meaning(ofInteraction: "absent") == nil)
  }

  @Test("Every variant of the bindings has a name of its own")
  func bindingNames() {
    #expect(Experiment.bindings.variants.map(\.id) == ComparedBinding.all.map(\.id))
    #expect(
      ComparedBinding.all.map(\.name) == [
        "a stored closure", "1 observer", "10 observers", "100 observers", "tracking by hand",
        "Observation", "a whole state", "message, depth 1", "message, depth 10",
        "message, depth 10, values",
      ])
  }

  @Test("A wrong screen is an error that names the subject, the interaction and the problem")
  func wrongScreen() throws {
    let subject = Subject(
      id: "minimalists", name: "Minimalists", makeGreetingScreen: { _ in UIViewController() },
      makeProfileScreen: { _ in UIViewController() })
    #expect(
      throws: DispatchError.wrongScreen(
        subject: "Minimalists", interaction: "greeting-tap",
        problem: "greeting.button is not on the screen.")
    ) {
      try Variant(GreetingTap.self, on: subject).run(1) { _ in }
    }
  }

  @Test(
    "Every delivery reaches all its labels each time", arguments: ComparedBinding.all.map(\.id),
    [1, 2, 3])
  func bindings(id: String, times: Int) throws {
    let variant = try #require(Experiment.bindings.variants.first { $0.id == id })
    try variant.run(times) { work in
      for _ in 0..<times {
        work.prepare()
        work.perform()
      }
    }
  }

  @Test(
    "A text that is not delivered is an error", arguments: ComparedBinding.all.map(\.id))
  func notDelivered(id: String) throws {
    let variant = try #require(Experiment.bindings.variants.first { $0.id == id })
    #expect(throws: DispatchError.self) {
      try variant.run(1) { $0.prepare() }
    }
  }
}
