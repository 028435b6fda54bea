import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: photo")
struct ProfileReducerPhotoTests {
  let shown = AppState.showing(.blaine)

  @Test(
    "P-15: what is no photo is never sent, and the reason is shown",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
      (Data.png + Data(count: 5_000_001 - Data.png.count), "A photo can have at most 5 MB."),
    ])
  func refusesPhoto(data: Data, reason: String) {
    let refused = shown.after(.changePhotoTapped, .didChoosePhoto(data))
    #expect(refused == .showing(.blaine) { $0.photoError = reason })
  }

  @Test("P-12: the photo is being changed from the tap until the answer, and then shown")
  func changesPhoto() {
    let choosing = shown.after(.changePhotoTapped)
    #expect(choosing == .showing(.blaine) { $0.photoChange = .choosing })
    let saving = choosing.after(.didChoosePhoto(Photo.landscape.data))
    #expect(saving == .showing(.blaine) { $0.photoChange = .saving(.landscape) })
    #expect(saving.after(.didSavePhoto) == .showing(.blaine.with(photo: .landscape)))
  }

  @Test("P-13: cancelling in the library changes nothing")
  func cancels() {
    #expect(shown.after(.changePhotoTapped, .didChoosePhoto(nil)) == shown)
  }

  @Test(
    "P-14: a failed upload shows its message and keeps the former photo",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToUpload(error: UserServiceError, message: String) {
    let saving = shown.after(.changePhotoTapped, .didChoosePhoto(Photo.landscape.data))
    #expect(
      saving.after(.didFailToChangePhoto(error)) == .showing(.blaine) { $0.photoError = message })
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func sendsLargestPhoto() throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    let saving = shown.after(.changePhotoTapped, .didChoosePhoto(data))
    let photo = try Photo(data)
    #expect(saving.profile?.photoChange == .saving(photo))
    #expect(saving.profile?.photoError == nil)
  }
}
