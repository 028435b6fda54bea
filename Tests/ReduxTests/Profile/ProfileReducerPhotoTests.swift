import Foundation
import Models
import Scenarios
import Testing

@testable import Redux

@Suite("Profile reducer: photo")
struct ProfileReducerPhotoTests {
  let shown = ProfileState.showing(.blaine)

  @Test(
    "P-15: what is no photo is never sent, and the reason is shown",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
      (Data.png + Data(count: 5_000_001 - Data.png.count), "A photo can have at most 5 MB."),
    ])
  func refusesPhoto(data: Data, reason: String) {
    let refused = shown.after(.changePhotoTapped, .didChoosePhoto(data))
    #expect(refused == .showing(.blaine) { $0.photoErrorText = reason })
  }

  @Test("P-12: while a photo is being changed, another tap means nothing")
  func ignoresSecondTap() {
    let choosing = shown.after(.changePhotoTapped)
    #expect(choosing.profile?.photoChange == .choosing)
    #expect(choosing.after(.changePhotoTapped) == choosing)
    let saving = choosing.after(.didChoosePhoto(.jpeg))
    #expect(saving.after(.changePhotoTapped) == saving)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func sendsLargestPhoto() throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    let saving = shown.after(.changePhotoTapped, .didChoosePhoto(data))
    let photo = try Photo(data)
    #expect(saving.profile?.photoChange == .saving(photo))
    #expect(saving.profile?.photoErrorText == nil)
  }
}
