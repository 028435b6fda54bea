import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterPhotoTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-12: the start of a change of photo is displayed, without content")
  func started() {
    fixture.presenter.presentChangePhoto(response: .started)
    #expect(fixture.displayed == .init(changePhoto: .start(.init())))
  }

  @Test("P-12: an accepted photo is displayed")
  func saved() {
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    #expect(
      fixture.displayed == .init(changePhoto: .success(.init(photo: Photo.portrait.data))))
  }

  @Test("P-13: cancelling in the library is displayed, without content")
  func cancelled() {
    fixture.presenter.presentChangePhoto(response: .cancelled)
    #expect(fixture.displayed == .init(changePhoto: .cancel(.init())))
  }

  @Test("P-14, P-15: a failed or refused photo is displayed with its message alone")
  func failed() {
    fixture.presenter.presentChangePhoto(response: .failed(Failure("message")))
    #expect(fixture.displayed == .init(changePhoto: .error(.init(error: "message"))))
  }
}
