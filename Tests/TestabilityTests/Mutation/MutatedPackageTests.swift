import Foundation
import Testing

@testable import Testability

@Suite("Mutants that do not compile")
struct MutatedPackageTests {
  private let mutants = [Mutant.sample(1), .sample(2), .sample(3)]

  @Test("Errors of the compiler lead to the mutants on their lines")
  func culprits() {
    let output = """
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:1:5: warning: never used
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:2:5: error: no member
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:2:9: error: no member
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:2:9: note: did you mean this?
      /copy/Sources/MVVM/Profile/ProfilePresenter.swift:3:5: error: no member
      /copy/Sources/MVP/Greeting/ProfilePresenter.swift:3:5: error: no member
      /copy/Sources/MVP/Profile/ProfilePresenter.swift:30:5: error: no member
      """
    #expect(MutatedPackage.culprits(among: mutants, output: output) == [.sample(2)])
    #expect(MutatedPackage.culprits(among: mutants, output: "error: killed") == [])
  }

  @Test("The error names these mutants and ends with the output of the compiler")
  func message() {
    #expect(
      MutationError.notCompilable(["MVP/key 2", "MVP/key 3"], output: "error: no member")
        .localizedDescription == """
          The package does not build, since one of these mutants does not compile. Let the mutator \
          leave it out, or make another change of it:
            MVP/key 2
            MVP/key 3
          error: no member
          """)
    #expect(
      MutationError.notCompilable([], output: "error: killed").localizedDescription == """
        The package with mutants does not build, and no mutant explains why:
        error: killed
        """)
  }
}
