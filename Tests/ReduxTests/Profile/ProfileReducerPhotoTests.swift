import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

extension ViewFree {
  @Suite("Profile reducer: photo")
  struct ProfileReducerPhotoTests {
    let shown = ProfileState.presenting(.blaine)

    @Test("P-12: a chosen photo is the one that is being saved")
    func sendsPhoto() {
      let choosing = shown.after(.changePhotoTapped)
      #expect(choosing == .presenting(.blaine) { $0.photoChange = .choosing })
      let saving = choosing.after(.didChoosePhoto(Photo.landscape.data))
      #expect(saving == .presenting(.blaine) { $0.photoChange = .saving(.landscape) })
    }

    @Test(
      "P-12: an accepted photo is shown, in place of another one or of none",
      arguments: [User.blaine, .dee])
    func changesPhoto(of user: User) {
      let state = ProfileState.presenting(user).after(
        .changePhotoTapped, .didChoosePhoto(Photo.landscape.data), .didSavePhoto)
      #expect(state == .presenting(user.with(photo: .landscape)))
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
      let failed = shown.after(
        .changePhotoTapped, .didChoosePhoto(.jpeg), .didFailToChangePhoto(error))
      #expect(failed == .presenting(.blaine) { $0.photoErrorText = message })
    }

    @Test(
      "P-15: what is no photo is never sent, and the reason is shown",
      arguments: [
        (Data.gif, "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
        (Data.png + Data(count: 5_000_001 - Data.png.count), "A photo can have at most 5 MB."),
      ])
    func refusesPhoto(data: Data, reason: String) {
      let refused = shown.after(.changePhotoTapped, .didChoosePhoto(data))
      #expect(refused == .presenting(.blaine) { $0.photoErrorText = reason })
    }

    @Test("P-15: a photo of 5,000,000 bytes is sent")
    func sendsLargestPhoto() throws {
      let data = Data.png + Data(count: 5_000_000 - Data.png.count)
      let saving = shown.after(.changePhotoTapped, .didChoosePhoto(data))
      #expect(saving.photoChange == .saving(try Photo(data)))
      #expect(saving.photoErrorText == nil)
    }
  }
}
