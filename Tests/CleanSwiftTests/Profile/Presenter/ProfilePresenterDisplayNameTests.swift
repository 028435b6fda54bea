import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterDisplayNameTests {
  private let fixture = ProfilePresenterFixture.loaded()

  @Test("P-6: while a name is being saved this shows, and then the name")
  func saved() {
    fixture.presenter.presentChangeDisplayName(response: .started)
    #expect(fixture.shown == .sample { $0.isSaving = true })
    fixture.presenter.presentChangeDisplayName(response: .saved(.sample("Anna")))
    #expect(fixture.shown == .sample { $0.setName("Anna", count: "4 of 40") })
  }

  @Test(
    "P-7, P-9: a refusal or a failure shows its message and keeps what was typed",
    arguments: [true, false])
  func failed(isRefused: Bool) {
    fixture.display.type("Anna")
    if !isRefused { fixture.presenter.presentChangeDisplayName(response: .started) }
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("message")))
    #expect(
      fixture.shown
        == .sample {
          $0.nameFieldText = "Anna"
          $0.nameError = "message"
        })
  }

  @Test("P-8: the next valid name clears the message", arguments: [true, false])
  func validAfterFailure(isSavedName: Bool) {
    fixture.presenter.presentChangeDisplayName(response: .failed(Failure("message")))
    fixture.presenter.presentChangeDisplayName(
      response: isSavedName ? .saved(User.sample.displayName) : .started)
    #expect(fixture.shown == .sample { $0.isSaving = !isSavedName })
  }

  @Test("P-10: the count is shown out of 40", arguments: [0, 3, 41])
  func counting(characterCount: Int) {
    fixture.presenter.presentCountName(response: .init(characterCount: characterCount))
    #expect(fixture.shown == .sample { $0.nameCount = "\(characterCount) of 40" })
  }

  @Test("P-11: responses about photo and posts do not change what is being typed")
  func typing() {
    let responses: [(ProfilePresenter) -> Void] = [
      { $0.presentChangePhoto(response: .saved(.portrait)) },
      { $0.presentChangePhoto(response: .failed(Failure("message"))) },
      { $0.presentLoadPosts(response: .loaded([.sample(1)])) },
      { $0.presentLoadPosts(response: .failed(Failure("message"))) },
    ]
    fixture.display.type("Ann")
    fixture.presenter.presentCountName(response: .init(characterCount: 3))
    for respond in responses {
      respond(fixture.presenter)
      #expect(fixture.shown.name == "David Blaine")
      #expect(fixture.shown.nameFieldText == "Ann")
      #expect(fixture.shown.nameCount == "3 of 40")
    }
  }
}
