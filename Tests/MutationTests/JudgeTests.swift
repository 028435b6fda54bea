import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Mutation

/// Tests of a judge that runs two shell scripts.
///
/// One script stands for the program with an architecture's tests. The other script stands for the
/// player, the program that plays the scenarios.
@Suite("Judging a mutant", .enabled(if: ProcessLimitsSupport.exists, "Needs Linux."))
struct JudgeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Without a mutant the programs say what they reach.
    try program(
      "tests",
      """
      case "$*" in *--skip*) reached="1 2 3 4" kills="2";; *) reached="1 3 5" kills="1";; esac
      if [ -n "$MUTANTS_REACHED" ]; then printf '%s\\n' $reached > "$MUTANTS_REACHED"; fi
      case " $kills " in *" $MUTANT "*) exit 1;; esac
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

  @Test("A mutant that view-free tests notice is not given to the tests with views")
  func viewFree() throws {
    let judged = try judge(1)
    #expect(judged.viewFreeTests == .noticed && judged.testsWithViews == nil)
    #expect(judged.scenarios == .unnoticed && judged.brokenScenarios == [])
    #expect(judged.isFoundByOwnTests && !judged.isFault)
  }

  @Test("Scenarios play through, so that each one that breaks is known")
  func scenarios() throws {
    let judged = try judge(2)
    #expect(judged.viewFreeTests == .unreached && judged.testsWithViews == .noticed)
    #expect(judged.scenarios == .noticed && judged.brokenScenarios == ["a", "c"])
    #expect(judged.isFoundByOwnTests && judged.isFault)
  }

  @Test("A scenario that crashes is broken, and the scenarios after it are played")
  func crash() throws {
    let judged = try judge(4)
    #expect(judged.scenarios == .noticed && judged.brokenScenarios == ["a"])
    #expect(judged.testsWithViews == .unnoticed && !judged.isFoundByOwnTests && judged.isFault)
  }

  @Test("A judge that does not run the changed code is not asked")
  func unreached() throws {
    #expect(try judge(7).isUnreached)
    let judged = try judge(3)
    #expect(judged.viewFreeTests == .unnoticed && judged.testsWithViews == .unnoticed)
    #expect(judged.scenarios == .unreached && !judged.isUnreached)
  }

  @Test("A program that does not come to an end is ended, and counts as a notice of its own kind")
  func endless() throws {
    let judged = try judge(5)
    #expect(judged.viewFreeTests == .timedOut && judged.hasTimedOut && judged.isFoundByOwnTests)
  }

  @Test("Tests or scenarios that fail without a mutant are an error")
  func failsWithoutMutant() throws {
    try program("tests", "echo broken; exit 1")
    #expect(
      throws: MutationError.failsWithoutMutant(
        run: "The view-free tests of MVC", output: "broken")
    ) { try judge(1) }
  }

  @Test("An architecture without view-free tests is judged by its other tests")
  func noViewFreeTests() throws {
    try program(
      "tests",
      """
      case "$*" in *--skip*) ;; *) exit 69;; esac
      if [ -n "$MUTANTS_REACHED" ]; then echo 1 > "$MUTANTS_REACHED"; fi
      [ -z "$MUTANT" ]
      """)
    let judged = try judge(1)
    #expect(judged.viewFreeTests == .unreached && judged.testsWithViews == .noticed)
  }

  private func program(_ name: String, _ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
  }

  private func judge(_ id: Int) throws -> JudgedMutant {
    let architecture = try #require(Architecture.all.first)
    let package = MutatedPackage(
      list: MutantList(mutants: [], excluded: []), unviable: [],
      testProgram: folder.url.appending(path: "tests"),
      player: folder.url.appending(path: "player"), root: folder.url,
      toolchain: try SwiftToolchain())
    return try Judge(of: architecture, in: package).judge(.sample(id))
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
