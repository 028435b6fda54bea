import Foundation
import Models
import Scenarios
import Testing

@testable import Unidirectional

@Suite("Profile reducer: photo")
struct ProfileReducerPhotoTests {
  let changing = ProfileState.showing(.blaine) { $0.isChangingPhoto = true }

  @Test("P-12: the library opens with the tap, and the photo is being changed from then on")
  func opensLibrary() {
    #expect(
      reduce(.showing(.blaine), .changePhotoTapped)
        == Reduced(changing, effects: [.choosePhoto]))
  }

  @Test("P-12: a chosen photo is sent, and is being changed until the answer")
  func sendsPhoto() {
    #expect(
      reduce(changing, .didChoosePhoto(Photo.landscape.data))
        == Reduced(changing, effects: [.changePhoto(to: .landscape, of: User.blaine.id)]))
  }

  @Test(
    "P-12: an accepted photo is shown, in place of another one or of none",
    arguments: [User.blaine, .dee])
  func changesPhoto(of user: User) {
    #expect(
      reduce(.showing(user) { $0.isChangingPhoto = true }, .didSave(Photo.landscape))
        == Reduced(.showing(user.with(photo: .landscape))))
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancels() {
    #expect(reduce(changing, .didChoosePhoto(nil)) == Reduced(.showing(.blaine)))
  }

  @Test(
    "P-14: a failed upload shows its message and keeps the former photo",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToUpload(error: UserServiceError, message: String) {
    #expect(
      reduce(changing, .didSave(Photo.landscape, error: error))
        == Reduced(.showing(.blaine) { $0.photoError = message }))
  }

  @Test(
    "P-15: what is no photo is never sent, and the reason is shown",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refusesPhoto(data: Data, reason: String) {
    #expect(
      reduce(changing, .didChoosePhoto(data))
        == Reduced(.showing(.blaine) { $0.photoError = reason }))
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func sendsLargestPhoto() throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    #expect(
      reduce(changing, .didChoosePhoto(data))
        == Reduced(
          changing, effects: [.changePhoto(to: try Photo(data), of: User.blaine.id)]))
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func refusesTooLargePhoto() {
    let data = Data.png + Data(count: 5_000_001 - Data.png.count)
    let message = "A photo can have at most 5 MB."
    #expect(
      reduce(changing, .didChoosePhoto(data))
        == Reduced(.showing(.blaine) { $0.photoError = message }))
  }
}
