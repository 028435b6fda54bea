import Foundation
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfilePresenterPhotoTests {
  private let fixture = ProfilePresenterFixture.loaded()

  @Test("P-12: the button is disabled from the tap until the answer, and then the photo shows")
  func changed() {
    let photos = [Data.png, .jpeg]
    for (count, data) in photos.enumerated() {
      fixture.presenter.changePhotoTapped()
      #expect(fixture.router.pickersOpened == count + 1)
      #expect(!fixture.shown.isChangePhotoEnabled)
      fixture.presenter.didChoosePhoto(data)
      #expect(!fixture.router.isPickerOpen)
      #expect(fixture.interactor.photos == Array(photos.prefix(count + 1)))
      #expect(!fixture.shown.isChangePhotoEnabled)
      fixture.presenter.didChangePhoto(.success(data))
      #expect(fixture.shown == .sample { $0.photo = data })
    }
  }

  @Test("P-13: cancelling in the library asks for nothing and changes nothing")
  func cancelled() {
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didChoosePhoto(nil)
    #expect(!fixture.router.isPickerOpen)
    #expect(fixture.shown == .sample())
    #expect(fixture.interactor.photos == [])
  }

  @Test("P-14, P-15: beside a failed or refused photo its reason shows, and the former photo stays")
  func failed() {
    fixture.presenter.didChangePhoto(.success(.png))
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didChoosePhoto(.jpeg)
    fixture.presenter.didChangePhoto(.failure(Failure("reason")))
    #expect(
      fixture.shown
        == .sample {
          $0.photo = .png
          $0.photoError = "reason"
        })
  }

  @Test("P-15, P-17: a photo that is refused at once shows its reason, in place of a former one")
  func refusedAtOnce() {
    fixture.presenter.didChangePhoto(.failure(Failure("former")))
    fixture.interactor.onChangePhoto = { [weak presenter = fixture.presenter] in
      presenter?.didChangePhoto(.failure(Failure("reason")))
    }
    fixture.presenter.didChoosePhoto(.gif)
    #expect(fixture.shown == .sample { $0.photoError = "reason" })
  }

  @Test("P-16: the answer about a photo does not end the saving of a name")
  func nameInFlight() {
    fixture.presenter.didStartChangingDisplayName()
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didChoosePhoto(.png)
    fixture.presenter.didChangePhoto(.success(.png))
    #expect(
      fixture.shown
        == .sample {
          $0.isNameFieldEnabled = false
          $0.isSaving = true
          $0.photo = .png
        })
  }

  @Test("P-16: the answer about a name does not enable the button of a photo in flight")
  func photoInFlight() {
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didStartChangingDisplayName()
    fixture.presenter.didChangeDisplayName(.success("Anna"))
    #expect(
      fixture.shown
        == .sample {
          $0.setName("Anna")
          $0.isChangePhotoEnabled = false
        })
  }
}
