import Architectures
import Foundation
import Interactions
import Jobs
import KnownSequences
import TestSupport
import Testing
import Toolchain

@testable import Costs
@testable import Reports

private final class KnownCalls: RepeatedWork {
  func perform() {
    known_calls_by_register(3)
    let pointer = malloc(48)
    known_direct_calls(1)
    free(pointer)
  }
}

@Suite("Explaining", .inBackground, .whereRecordable)
struct ExplanationTests {
  @Test(
    """
    Functions are listed in the order in which they are entered, each with its depth, and a \
    library's instructions under the name of its function
    """)
  func calls() async {
    await #expect(processExitsWith: .success) { @MainActor () throws in
      let explanation = try explain(KnownCalls())
      let functions = explanation.calls.map(\.function)
      let known = functions.filter { $0.hasPrefix("known_") }
      #expect(
        known == ["known_calls_by_register"] + Array(repeating: "known_nothing", count: 3)
          + ["known_direct_calls", "known_nothing"])
      let first = try #require(functions.firstIndex(of: "known_calls_by_register"))
      let calls = explanation.calls[first...].prefix(4)
      let depths = calls.map(\.depth)
      #expect(depths == [depths[0]] + Array(repeating: depths[0] + 1, count: 3))
      #expect(calls.dropFirst().allSatisfy { $0.instructions == 1 && !$0.isResumed })
      let uses = explanation.calls.flatMap(\.libraries)
      #expect(uses.filter { $0.function == "malloc" }.map(\.calls) == [1])
      #expect(uses.contains { ["free", "cfree", "__libc_free"].contains($0.function) })
      #expect(uses.allSatisfy { $0.calls > 0 && $0.instructions > 0 })
    }
  }

  @Test("The instructions of all functions add up to those of the interaction")
  func sum() async {
    await #expect(processExitsWith: .success) { () async throws in
      let explanation = try await MainLoop.whenIdle {
        let job = MeasurementJob(
          .explain(.interaction(.nameSaved, on: .architecture("mvvm"))), baseline: .mvc)
        guard case .explained(let explanation, _) = try job.run() else {
          throw DispatchError.cannotCount
        }
        return explanation
      }
      let explained = try #require(explanation)
      let sum = explained.calls.reduce(0) { $0 + $1.total }
      #expect(sum > 0 && sum == explained.instructions)
    }
  }
}

@MainActor private func explain(_ work: any RepeatedWork) throws -> Explanation {
  let code = try LoadedCode()
  let recorder = InstructionRecorder(work)
  work.perform()
  let trace = try #require(recorder.record())
  return Explanation(of: trace, in: code)
}

@Suite("An explained interaction as a report")
struct ExplainedInteractionTests {
  private let text = TextRenderer().text(
    of: ExplainedInteraction(
      interaction: .greetingTap,
      architectures: [
        .init(
          id: "mvp", name: "MVP",
          explanation: Explanation(
            instructions: 1_130,
            calls: [
              .init(
                depth: 0, function: "View.tap()", isResumed: false, role: "View",
                file: "Sources/MVP/Greeting/GreetingViewController.swift", line: 8,
                instructions: 100, libraries: [], address: 1),
              .init(
                depth: 1, function: "Presenter.show()", isResumed: true, role: "Presenter",
                instructions: 30,
                libraries: [.init(function: "swift_retain", calls: 2, instructions: 1_000)],
                address: 2),
            ]))
      ], notes: ["A note."]
    ).report)

  @Test(
    "It shows the functions with their roles and instructions, and sums that agree",
    arguments: [
      "Where the instructions of greeting-tap go",
      "  View                   100          0  View.tap() GreetingViewController.swift:8",
      "  Presenter               30      1,000  ·Presenter.show() (goes on)",
      "  sum                    130      1,000  1,130 in all",
      "  Presenter               1   30      1,000  91.2%",
      "  swift_retain                2         1,000  88.5%", "  A note.",
    ])
  func lines(line: String) {
    let squeezed = { (text: String) in text.replacing(#/ +/#, with: " ") }
    #expect(squeezed(text).contains(squeezed(line) + "\n"))
  }

  @Test(
    "The words that take the place of a role are explained",
    arguments: [SharedPart.app, SharedPart.services, SharedPart.task])
  func sharedParts(word: String) {
    #expect(text.contains("\n  \(word): "))
  }
}
