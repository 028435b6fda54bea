import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ObservationMVVM

@Suite("Profile view model: photo")
struct ProfileViewModelPhotoTests {
  let fixture = ProfileFixture(showing: .blaine)

  @Test("P-12: a chosen photo is sent; the button is disabled from the tap on")
  func sendsPhoto() async throws {
    let changing = Content.showing(.blaine) { $0.isChangingPhoto = true }
    fixture.viewModel.changePhotoTapped()
    #expect(fixture.content == changing)
    try await settle()
    #expect(fixture.photoLibrary.openedCount == 1)
    #expect(fixture.requests.isEmpty)

    try fixture.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(fixture.content == changing)
    #expect(fixture.requests == [.changePhoto(.landscape)])
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-12: an accepted photo is shown and cached, in place of another one or of none",
    arguments: [User.blaine, .dee])
  func changesPhoto(of user: User) async throws {
    let fixture = ProfileFixture(showing: user)
    try await fixture.choosePhoto(Photo.landscape.data)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.content == .showing(user.with(photo: .landscape)))
    #expect(fixture.cache.user == user.with(photo: .landscape))
  }

  @Test("P-12, P-27: a chosen photo is that of the user who is shown, though another is cached")
  func changesPhotoOfShownUser() async throws {
    try await fixture.openLibrary()
    fixture.cache.user = .dee
    try fixture.photoLibrary.choose(Photo.landscape.data)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.content == .showing(.blaine.with(photo: .landscape)))
    #expect(fixture.cache.user == .dee)
  }

  @Test("P-12: after each end, the photo can be changed again")
  func changesPhotoAgain() async throws {
    try await fixture.choosePhoto(nil)
    try await fixture.choosePhoto(.gif)
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(.refused))
    for photo in [Photo.landscape, .portrait] {
      try await fixture.choosePhoto(photo.data)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.content == .showing(.blaine.with(photo: photo)))
      #expect(fixture.cache.user == .blaine.with(photo: photo))
    }
    #expect(fixture.photoLibrary.openedCount == 5)
  }

  @Test("P-13: cancelling in the library changes nothing and asks nothing")
  func cancels() async throws {
    try await fixture.choosePhoto(nil)
    #expect(fixture.content == .showing(.blaine))
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-14: a failed upload shows its message and keeps the former photo",
    arguments: [
      (UserServiceError.refused, "The change was not accepted."),
      (.unreachable, "The profile could not be reached."),
    ])
  func failsToUpload(error: UserServiceError, message: String) async throws {
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(error))
    #expect(fixture.content == .showing(.blaine) { $0.photoError = message })
    #expect(fixture.cache.user == .blaine)
  }

  @Test(
    "P-15: what is no photo is never sent, and the reason is shown",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refusesPhoto(data: Data, reason: String) async throws {
    try await fixture.choosePhoto(data)
    #expect(fixture.content == .showing(.blaine) { $0.photoError = reason })
    #expect(fixture.requests.isEmpty)
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func sendsLargestPhoto() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    try await fixture.choosePhoto(data)
    #expect(fixture.requests == [.changePhoto(try Photo(data))])
    #expect(fixture.viewModel.photoError == nil)
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func refusesTooLargePhoto() async throws {
    try await fixture.choosePhoto(Data.png + Data(count: 5_000_001 - Data.png.count))
    let message = "A photo can have at most 5 MB."
    #expect(fixture.content == .showing(.blaine) { $0.photoError = message })
    #expect(fixture.requests.isEmpty)
  }
}
