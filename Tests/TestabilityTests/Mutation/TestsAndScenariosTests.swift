import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

/// Tests with two shell scripts.
///
/// One script stands for the program with an architecture's tests. The other script stands for the
/// player, the program that plays the scenarios.
@Suite("The outcomes of mutants", .inBackground)
struct TestsAndScenariosTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Without a mutant the programs say what they reach.
    try folder.write(
      script: """
        if [ -n "$MUTANTS_REACHED" ]; then printf '%s\\n' 1 3 5 > "$MUTANTS_REACHED"; fi
        case $MUTANT in
          1) exit 1 ;;
          5) kill -XCPU $$ ;;
        esac
        """, to: "tests")
    try folder.write(
      script: """
        shift
        line() { echo "{\\"scenario\\":\\"$1\\",\\"failures\\":[$2],\\"reached\\":[$3]}"; }
        if [ "$1" = --reach ]; then echo '{"scenarios":3}'; line a "" 1,2,4; line b "" 2,4; line c "" 2,6; exit; fi
        for scenario; do
          case $MUTANT$scenario in
            2a | 2c) line $scenario '"failed"';;
            4a) kill -9 $$;;
            6c) kill -XCPU $$;;
            *) line $scenario;;
          esac
        done
        """, to: "player")
  }

  @Test("Scenarios play through after one breaks or crashes, and what does not end is noticed, too")
  func outcomes() throws {
    let tested = try programs().tested((1...7).map { .sample($0) }) { _ in }
    #expect(
      tested.map(\.outcomes) == [
        // Only view-free tests notice it, so it is no fault.
        Outcomes(viewFreeTests: .noticed, scenarios: .unnoticed, brokenScenarios: []),
        Outcomes(viewFreeTests: .unreached, scenarios: .noticed, brokenScenarios: ["a", "c"]),
        // What does not run the changed code is not run.
        Outcomes(viewFreeTests: .unnoticed, scenarios: .unreached, brokenScenarios: []),
        Outcomes(viewFreeTests: .unreached, scenarios: .noticed, brokenScenarios: ["a"]),
        // The system sends the signal XCPU to a program that has used up its processor time.
        Outcomes(viewFreeTests: .timedOut, scenarios: .unreached, brokenScenarios: []),
        Outcomes(viewFreeTests: .unreached, scenarios: .timedOut, brokenScenarios: ["c"]),
        Outcomes(viewFreeTests: .unreached, scenarios: .unreached, brokenScenarios: []),
      ])
  }

  @Test("Tests that fail without a mutant are an error")
  func failsWithoutMutant() throws {
    try folder.write(script: "echo broken; exit 1", to: "tests")
    #expect(
      throws: MutationError.failsWithoutMutant(
        run: "The view-free tests of MVC", output: "broken")
    ) { try programs() }
  }

  @Test("A hand-written fault is in the whole build, so all tests and scenarios are run")
  func handWrittenFault() throws {
    let programs = try programs()
    try folder.write(script: "exit 1", to: "patched")
    try folder.write(
      script: """
        shift
        for scenario; do
          case $scenario in b) failures='"failed"';; *) failures=;; esac
          echo "{\\"scenario\\":\\"$scenario\\",\\"failures\\":[$failures]}"
        done
        """, to: "patched-player")
    #expect(
      try programs.outcomes(in: copy(tests: "patched", player: "patched-player"))
        == Outcomes(viewFreeTests: .noticed, scenarios: .noticed, brokenScenarios: ["b"]))
  }

  @Test("Tests that do not exist do not notice a hand-written fault")
  func withoutViewFreeTests() throws {
    try folder.write(script: "exit 69", to: "tests")
    #expect(try programs().outcomes(in: copy()).viewFreeTests == .unreached)
  }

  @discardableResult
  private func programs() throws -> TestsAndScenarios {
    try TestsAndScenarios(of: try #require(Architecture.all.first), in: try copy())
  }

  private func copy(tests: String = "tests", player: String = "player") throws -> BuiltCopy {
    BuiltCopy(
      testProgram: folder.url.appending(path: tests), player: folder.url.appending(path: player),
      root: folder.url, toolchain: try SwiftToolchain())
  }
}
