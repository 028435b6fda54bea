import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

/// Tests of a judge that runs two shell scripts.
///
/// One script stands for the program with an architecture's tests. The other script stands for the
/// player, the program that plays the scenarios.
@Suite("Judging a mutant", .inBackground, .enabled(if: ProcessLimitsSupport.exists, "Needs Linux."))
struct JudgeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Without a mutant the programs say what they reach.
    try program(
      "tests",
      """
      if [ -n "$MUTANTS_REACHED" ]; then printf '%s\\n' 1 3 5 > "$MUTANTS_REACHED"; fi
      if [ "$MUTANT" = 1 ]; then exit 1; fi
      if [ "$MUTANT" = 5 ]; then while :; do :; done; fi
      """)
    try program(
      "player",
      """
      shift
      line() { echo "{\\"scenario\\":\\"$1\\",\\"failures\\":[$2],\\"reached\\":[$3]}"; }
      if [ "$1" = --reach ]; then line a "" 1,2,4; line b "" 2,4; line c "" 2,6; exit; fi
      for scenario; do
        case $MUTANT$scenario in
          2a | 2c) line $scenario '"failed"';;
          4a) kill -9 $$;;
          *) line $scenario;;
        esac
      done
      """)
  }

  @Test("A mutant that only view-free tests notice is no fault")
  func viewFree() throws {
    let verdict = try judge(1)
    #expect(verdict.viewFreeTests == .noticed)
    #expect(verdict.scenarios == .unnoticed && verdict.brokenScenarios == [])
    #expect(!verdict.isFault)
  }

  @Test("Scenarios play through, so that each one that breaks is known")
  func scenarios() throws {
    let verdict = try judge(2)
    #expect(verdict.viewFreeTests == .unreached)
    #expect(verdict.scenarios == .noticed && verdict.brokenScenarios == ["a", "c"])
    #expect(verdict.needsView)
  }

  @Test("A scenario that crashes is broken, and the scenarios after it are played")
  func crash() throws {
    let verdict = try judge(4)
    #expect(verdict.scenarios == .noticed && verdict.brokenScenarios == ["a"])
    #expect(verdict.isFault)
  }

  @Test("A judge that does not run the changed code is not asked")
  func unreached() throws {
    #expect(try judge(7).isUnreached)
    let verdict = try judge(3)
    #expect(verdict.viewFreeTests == .unnoticed)
    #expect(verdict.scenarios == .unreached && !verdict.isUnreached)
  }

  @Test("A program that does not come to an end is ended, and counts as a notice of its own kind")
  func endless() throws {
    let verdict = try judge(5)
    #expect(verdict.viewFreeTests == .timedOut && verdict.hasTimedOut)
  }

  @Test("Tests or scenarios that fail without a mutant are an error")
  func failsWithoutMutant() throws {
    try program("tests", "echo broken; exit 1")
    #expect(
      throws: MutationError.failsWithoutMutant(
        run: "The view-free tests of MVC", output: "broken")
    ) { try judge(1) }
  }

  private func program(_ name: String, _ script: String) throws {
    try folder.write(script: script, to: name)
  }

  @Test("A fault of a person is in the whole build, so all tests and scenarios are asked")
  func person() throws {
    let judge = try judge()
    try program("patched", "exit 1")
    try program(
      "patched-player",
      """
      shift
      for scenario; do
        case $scenario in b) failures='"failed"';; *) failures=;; esac
        echo "{\\"scenario\\":\\"$scenario\\",\\"failures\\":[$failures]}"
      done
      """)
    let fault = PersonFault(architecture: "mvc", name: "a", meaning: "Something is wrong.")
    let judged = try judge.judge(fault, in: try copy(tests: "patched", player: "patched-player"))
    #expect(judged.fault == fault)
    #expect(
      judged.verdict
        == Verdict(
          viewFreeTests: .noticed, scenarios: .noticed, brokenScenarios: ["b"]))
  }

  @Test("Tests that do not exist do not notice a fault of a person")
  func personWithoutViewFreeTests() throws {
    try program("tests", "exit 69")
    let judged = try judge().judge(
      PersonFault(architecture: "mvc", name: "a", meaning: ""), in: try copy())
    #expect(judged.verdict.viewFreeTests == .unreached)
  }

  private func judge(_ id: Int) throws -> Verdict {
    try judge().judge(.sample(id)).verdict
  }

  private func judge() throws -> Judge {
    try Judge(of: try #require(Architecture.all.first), in: try copy())
  }

  private func copy(tests: String = "tests", player: String = "player") throws -> BuiltCopy {
    BuiltCopy(
      testProgram: folder.url.appending(path: tests), player: folder.url.appending(path: player),
      root: folder.url, toolchain: try SwiftToolchain())
  }
}

/// The platforms on which processes have limits.
enum ProcessLimitsSupport {
  #if os(Linux)
    static let exists = true
  #else
    static let exists = false
  #endif
}
