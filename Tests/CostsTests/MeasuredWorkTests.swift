import Architectures
import Foundation
import HeadlessUIKit
import Jobs
import TestSupport
import Testing

@testable import Costs
@testable import Interactions

@Suite("Measured work")
@MainActor struct MeasuredWorkTests {
  @Test("A wrong screen is an error that names the subject, the interaction and the problem")
  func wrongScreen() {
    let subject = Interactions.Subject(
      name: "Minimalists", makeGreetingScreen: { _ in UIViewController() },
      makeProfileScreen: { _ in UIViewController() })
    #expect(
      throws: DispatchError.wrongScreen(
        subject: "Minimalists", interaction: .greetingTap,
        problem: "greeting.button is not on the screen.")
    ) {
      try Interaction.greetingTap.run(1, on: subject) { _ in }
    }
  }

  @Test(
    "Every delivery reaches all its labels each time", arguments: ComparedBinding.allCases, [1, 2])
  func bindings(binding: ComparedBinding, times: Int) throws {
    try binding.run { work in
      for _ in 0..<times {
        work.prepare()
        work.perform()
      }
    }
  }

  @Test("A text that is not delivered is an error", arguments: ComparedBinding.allCases)
  func notDelivered(binding: ComparedBinding) {
    #expect(throws: DispatchError.notDelivered("Harry Blackstone", by: binding)) {
      try binding.run { $0.prepare() }
    }
  }

  @Test("Work is read as it was written, and unknown words are an error")
  func coding() throws {
    let works: [MeasuredWork] = [
      .interaction(.nameSaved, on: .architecture("mvp")), .interaction(.greetingTap, on: .models),
      .delivery(.observers10), .nothing,
    ]
    let data = try JSONEncoder().encode(works)
    #expect(try JSONDecoder().decode([MeasuredWork].self, from: data) == works)
    for words in ["mvp name-kept", "bindings nothing more", "nothing", ""] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([MeasuredWork].self, from: JSONEncoder().encode([words]))
      }
    }
  }

  @Test("Slowed work does every twentieth repetition twice")
  func slowed() {
    let first = MeasuredWork.interaction(.greetingTap, on: .architecture("mvc"))
    let slowed = MeasuredWork.interaction(.greetingTap, on: .slowed)
    #expect([0, 19, 20, 60].map(first.count) == [0, 19, 20, 60])
    #expect([0, 19, 20, 60].map(slowed.count) == [0, 19, 21, 63])
  }

  @Test("All work of a group is timed once in each round", .onLinux)
  func timing() async throws {
    let times = try await MainLoop.whenIdle {
      let group = WorkGroup(.greetingTap, baseline: .mvc, others: [])
      #expect(group.timed.map(\.subjectID) == ["mvc", "again", "slowed", "floor"])
      var timing = Timing(
        of: group, baseline: .mvc, plan: TimingPlan(launches: 2, warmRounds: 0, rounds: 2), seed: 1)
      return try timing.run()
    }
    #expect(times.map(\.count) == [2, 2, 2, 2])
    #expect(times.joined().allSatisfy { $0 > 0 })
  }
}
