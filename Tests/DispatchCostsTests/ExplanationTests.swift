import Architectures
import Foundation
import Interactions
import Jobs
import KnownSequences
import Testing

@testable import DispatchCosts
@testable import Tables
@testable import Toolchain

private final class KnownCalls: RepeatedWork {
  func perform() {
    known_calls_by_register(3)
    let pointer = malloc(48)
    known_direct_calls(1)
    free(pointer)
  }
}

@Suite(
  "Explaining", .serialized,
  .enabled(if: InstructionRecorder.isAvailable, "Needs Linux on x86-64 and no sanitizer."))
@MainActor struct ExplanationTests {
  @Test("Functions are listed in the order in which they are entered, each with its depth")
  func calls() throws {
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
  }

  @Test(
    "A library's instructions count for the function that called it, by the name of the library's function"
  )
  func libraries() throws {
    let explanation = try explain(KnownCalls())
    let uses = explanation.calls.flatMap(\.libraries)
    #expect(uses.filter { $0.function == "malloc" }.map(\.calls) == [1])
    #expect(uses.contains { ["free", "cfree", "__libc_free"].contains($0.function) })
    #expect(uses.allSatisfy { $0.calls > 0 && $0.instructions > 0 })
  }

  @Test(
    "The instructions of all functions add up to those of the interaction",
    arguments: [("greeting-tap", "viper"), ("name-saved", "mvvm"), ("profile-drop", "mvp")])
  nonisolated func sum(interaction: String, variant: String) async throws {
    let explanation = try await MainLoop.whenIdle {
      let job = MeasurementJob(
        work: .explain(experiment: interaction, variant: variant), baseline: "mvc",
        others: ["mvp", "mvvm", "viper"])
      guard case .explained(let explanation, _) = try job.run() else {
        throw DispatchError.cannotCount
      }
      return explanation
    }
    let explained = try #require(explanation)
    #expect(explained.instructions > 0)
    #expect(explained.calls.reduce(0) { $0 + $1.total } == explained.instructions)
  }

  private func explain(_ work: any RepeatedWork) throws -> Explanation {
    let code = try LoadedCode()
    let recorder = InstructionRecorder(work)
    work.perform()
    let trace = try #require(recorder.record())
    return Explanation(of: trace, in: code)
  }
}

@Suite("The ranges of loaded code")
struct LoadedCodeTests {
  private static let maps = """
    555555554000-555555589000 r--p 00000000 fe:00 1 /some where/compare
    555555589000-555555642000 r-xp 00035000 fe:00 1 /some where/compare
    555555642000-555555650000 rw-p 000ee000 fe:00 1 /some where/compare
    7ffff0000000-7ffff0021000 rw-p 00000000 00:00 0
    7ffff1000000-7ffff1001000 r--p 00000000 fe:00 2 /usr/lib/libswift_Concurrency.so
    7ffff1001000-7ffff1002000 r-xp 00001000 fe:00 2 /usr/lib/libswift_Concurrency.so
    7ffff2000000-7ffff2100000 r-xp 00000000 fe:00 3 /usr/lib/libc.so.6
    7ffff3000000-7ffff3001000 r-xp 00000000 00:00 0 [vdso]
    damaged line
    """

  @Test("Executable parts belong to the program, the concurrency runtime or another library")
  func owners() {
    let ranges = LoadedCode.ranges(in: Self.maps, program: "/some where/compare")
    #expect(ranges.map(\.owner) == [.program, .runtime, .library, .library])
    #expect(ranges.map(\.isProgram) == [true, false, false, false])
  }

  @Test("An address less the slide is the one in the file")
  func slide() {
    let ranges = LoadedCode.ranges(in: Self.maps, program: "/some where/compare")
    #expect(ranges[0].start - ranges[0].slide == 0x35000)
    #expect(ranges[1].start - ranges[1].slide == 0x1000)
  }

  @Test("This process's own functions belong to the program")
  func own() throws {
    guard InstructionRecorder.isAvailable else { return }
    let code = try LoadedCode()
    let function: @convention(c) (Int) -> Void = known_loop
    let address = UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
    #expect(code.range(of: address).owner == .program)
    #expect(code.range(of: 1).owner == .library)
  }
}

@Suite("The symbols of a program")
struct SymbolTableTests {
  @Test("A file that is not a program has no symbols", arguments: [0, 4, 63, 64, 200])
  func damaged(length: Int) {
    let header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + Array(repeating: 0xFF, count: 200)
    #expect(SymbolTable(of: Data(header.prefix(length))).function(at: 5) == nil)
  }
}

@Suite("An explained interaction as a report")
struct ExplainedInteractionTests {
  private let text = TextRenderer().text(
    of: ExplainedInteraction(
      interaction: "greeting-tap",
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
