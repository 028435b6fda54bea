import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Changing the photo")
struct ProfilePhotoTests {
  private let profile = ProfileFixture()

  @Test("The tap opens the library once and disables the button.")
  func opensLibrary() async throws {
    profile.presenter.changePhotoTapped()
    #expect(!profile.view.canChangePhoto)
    try await settle()
    #expect(profile.photoLibrary.openedCount == 1)
    #expect(profile.requests.isEmpty)
  }

  @Test("A chosen photo is sent, and the button stays disabled.")
  func sends() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(!profile.view.canChangePhoto)
    #expect(profile.view.photo == Photo.portrait.data)
    #expect(profile.cache.user == .blaine)
  }

  @Test("A photo equal to the shown one is sent, too.")
  func sendsEqualPhoto() async throws {
    try await profile.choosePhoto(Photo.portrait.data)
    #expect(profile.requests == [.changePhoto(.portrait)])
  }

  @Test("An accepted photo is shown and cached.")
  func saves() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, .accepted)
    #expect(profile.view.photo == Photo.landscape.data)
    #expect(profile.view.canChangePhoto)
    #expect(profile.view.photoError == nil)
    #expect(profile.cache.user == .blaine.changed(photo: .landscape))
  }

  @Test("Cancelling in the library changes nothing and asks nothing.")
  func cancels() async throws {
    try await profile.choosePhoto(nil)
    #expect(profile.view.canChangePhoto)
    #expect(profile.view.photo == Photo.portrait.data)
    #expect(profile.view.photoError == nil)
    #expect(profile.requests.isEmpty)
  }

  @Test("A failure shows its message and keeps the former photo.")
  func fails() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, .failure(.refused))
    #expect(profile.view.photoError == "The change was not accepted.")
    #expect(profile.view.photo == Photo.portrait.data)
    #expect(profile.view.canChangePhoto)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "A refused photo is never sent, and the reason shows.",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
      (Data.png.dropLast(), "Only PNG and JPEG photos can be used."),
      (Data.png + Data(count: 5_000_001 - 8), "A photo can have at most 5 MB."),
    ])
  func refuses(data: Data, reason: String) async throws {
    try await profile.choosePhoto(data)
    #expect(profile.view.photoError == reason)
    #expect(profile.view.canChangePhoto)
    #expect(profile.view.photo == Photo.portrait.data)
    #expect(profile.requests.isEmpty)
  }

  @Test("A photo of the largest size is sent.")
  func sendsLargest() async throws {
    try await profile.choosePhoto(Data.png + Data(count: 5_000_000 - 8))
    #expect(profile.requests.count == 1)
  }

  @Test("Name and photo may be answered in either order.", arguments: [true, false])
  func changesBoth(nameFirst: Bool) async throws {
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    let kinds: [ScenarioService.Kind] = [.changeDisplayName, .changePhoto]
    let order = nameFirst ? kinds : kinds.reversed()
    try await profile.answer(order[0], .accepted)
    #expect(profile.view.isSavingName == !nameFirst)
    #expect(profile.view.canChangePhoto == !nameFirst)
    try await profile.answer(order[1], .accepted)
    #expect(profile.view.name == "Dee")
    #expect(profile.view.photo == Photo.landscape.data)
    #expect(!profile.view.isSavingName)
    #expect(profile.view.canChangePhoto)
    #expect(profile.cache.user == .blaine.changed(name: "Dee", photo: .landscape))
  }
}
