import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterPhotoTests {
  private let fixture = ProfilePresenterFixture()

  @Test("P-12: an accepted photo is displayed")
  func saved() {
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    #expect(
      fixture.displayed == .init(changePhoto: .success(.init(photo: Photo.portrait.data))))
  }

  @Test("P-14, P-15: a failed or refused photo is displayed with its message alone")
  func failed() {
    fixture.presenter.presentChangePhoto(response: .failed(Failure("message")))
    #expect(fixture.displayed == .init(changePhoto: .error(.init(error: "message"))))
  }
}
