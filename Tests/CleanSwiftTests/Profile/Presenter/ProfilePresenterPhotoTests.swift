import Models
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfilePresenterPhotoTests {
  private let fixture = ProfilePresenterFixture.loaded()

  init() {
    fixture.presenter.presentChoosePhoto(response: .init())
  }

  @Test("P-12: the button is disabled until the answer, and then the photo shows")
  func changed() {
    let waiting = ProfileDisplayLogicSpy.Shown.sample {
      $0.isChangePhotoEnabled = false
      $0.isLibraryOpen = true
    }
    #expect(fixture.shown == waiting)
    fixture.presenter.presentChangePhoto(response: .started)
    #expect(fixture.shown == waiting)
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    #expect(fixture.shown.isChangePhotoEnabled)
    #expect(fixture.shown.photo == Photo.portrait.data)
  }

  @Test("P-13: cancelling in the library enables the button and keeps the photo")
  func cancelled() {
    fixture.presenter.presentChangePhoto(response: .cancelled)
    #expect(fixture.shown == .sample { $0.isLibraryOpen = true })
  }

  @Test("P-14, P-15: beside a failed or refused photo its reason shows, and the former photo stays")
  func failed() {
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    fixture.presenter.presentChoosePhoto(response: .init())
    fixture.presenter.presentChangePhoto(response: .failed(Failure("reason")))
    #expect(
      fixture.shown
        == .sample {
          $0.isLibraryOpen = true
          $0.photo = Photo.portrait.data
          $0.photoError = "reason"
        })
  }

  @Test("P-16: responses about name and photo in flight do not end the other")
  func bothInFlight() {
    fixture.presenter.presentChangeDisplayName(response: .started)
    fixture.presenter.presentChangePhoto(response: .saved(.portrait))
    #expect(fixture.shown.isSaving)
    fixture.presenter.presentChoosePhoto(response: .init())
    fixture.presenter.presentChangeDisplayName(response: .saved(.sample("Anna")))
    #expect(!fixture.shown.isChangePhotoEnabled)
  }
}
