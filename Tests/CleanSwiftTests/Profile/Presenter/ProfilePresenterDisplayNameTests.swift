import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterDisplayNameTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-6: the start of saving a name is displayed, without content")
  func started() {
    fixture.presenter.presentChangeDisplayName(response: .started)
    #expect(fixture.displayed == .init(changeDisplayName: .start(.init())))
  }

  @Test("P-6, P-8: a saved name is displayed with its count")
  func saved() {
    fixture.presenter.presentChangeDisplayName(response: .saved(.sample("Anna 👩‍👩‍👧‍👦")))
    #expect(
      fixture.displayed
        == .init(changeDisplayName: .success(.init(name: "Anna 👩‍👩‍👧‍👦", nameCount: "6 of 40"))))
  }

  @Test("P-7, P-9: a refused or failed change of name is displayed with its message alone")
  func failed() {
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("message")))
    #expect(fixture.displayed == .init(changeDisplayName: .error(.init(error: "message"))))
  }

  @Test("P-10: the count is displayed out of 40", arguments: [0, 3, 41])
  func counting(characterCount: Int) {
    fixture.presenter.presentCountName(response: .init(characterCount: characterCount))
    #expect(
      fixture.displayed == .init(countName: .init(nameCount: "\(characterCount) of 40")))
  }
}
