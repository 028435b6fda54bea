import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

@Suite struct ProfileActionsPhotoTests {
  private let profile = ProfileFixture()

  @Test(
    "P-12, P-13: the chosen data is handed over as it is, and nothing is asked",
    arguments: [Photo.landscape.data, .gif, nil])
  func chooses(data: Data?) async throws {
    profile.choosePhoto()
    try await settle()
    #expect(profile.photoLibrary.openedCount == 1)
    #expect(profile.choosing.outputs.isEmpty)
    try profile.photoLibrary.choose(data)
    try await settle()
    #expect(profile.choosing.outputs == [data])
    #expect(profile.requests.isEmpty)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-12: a photo is sent, and cached when it is accepted; then comes another")
  func changes() async throws {
    profile.changePhoto(to: Photo.landscape.data)
    try await settle()
    #expect(profile.picturing.outputs.isEmpty)
    #expect(profile.requests == [.changePhoto(.landscape)])
    #expect(profile.cache.user == .blaine)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.picturing.outputs == [.succeeded(.landscape)])
    #expect(profile.cache.user == .withLandscape)

    profile.changePhoto(to: Photo.portrait.data)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.picturing.outputs.dropFirst() == [.succeeded(.portrait)])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-14: a failed change tells the reason and keeps the former photo",
    arguments: [UserServiceError.unreachable, .refused])
  func fails(error: UserServiceError) async throws {
    profile.changePhoto(to: Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(error))
    #expect(profile.picturing.outputs == [.failed(error.localizedDescription)])
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-15: data that cannot be a photo is not sent",
    arguments: [
      (Data.gif, "Only PNG and JPEG photos can be used."),
      (Data(), "Only PNG and JPEG photos can be used."),
    ])
  func refuses(data: Data, reason: String) async throws {
    profile.changePhoto(to: data)
    #expect(profile.picturing.outputs == [.failed(reason)])
    try await settle()
    #expect(profile.requests.isEmpty)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-15: a photo of 5,000,000 bytes is sent")
  func acceptsLargest() async throws {
    let data = Data.png + Data(count: 5_000_000 - Data.png.count)
    profile.changePhoto(to: data)
    try await settle()
    #expect(profile.picturing.outputs.isEmpty)
    let photo = try Photo(data)
    #expect(profile.requests == [.changePhoto(photo)])
  }

  @Test("P-15: a photo of 5,000,001 bytes is not sent, with the reason beside the photo")
  func refusesTooLarge() async throws {
    profile.changePhoto(to: Data.png + Data(count: 5_000_001 - Data.png.count))
    #expect(profile.picturing.outputs == [.failed("A photo can have at most 5 MB.")])
    try await settle()
    #expect(profile.requests.isEmpty)
  }

  @Test(
    "P-16: name and photo in flight together do not undo each other, in either order",
    arguments: [
      [ScenarioService.Kind.changeDisplayName, .changePhoto],
      [.changePhoto, .changeDisplayName],
    ])
  func changesTogether(order: [ScenarioService.Kind]) async throws {
    profile.changeDisplayName(to: .houdini)
    profile.changePhoto(to: Photo.landscape.data)
    for kind in order { try await profile.answer(kind, with: .accepted) }
    #expect(profile.naming.outputs == [.succeeded(.houdini)])
    #expect(profile.picturing.outputs == [.succeeded(.landscape)])
    #expect(profile.cache.user == .houdiniWithLandscape)
    #expect(profile.cancelled.isEmpty)
  }

  @Test("P-27: an accepted photo keeps a name that another part has cached meanwhile")
  func keepsOtherName() async throws {
    profile.changePhoto(to: Photo.landscape.data)
    profile.cache.user?.displayName = .houdini
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == .houdiniWithLandscape)
  }

  @Test(
    "P-27: an accepted photo leaves another user and an emptied cache alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    profile.changePhoto(to: Photo.landscape.data)
    profile.cache.user = user
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.picturing.outputs == [.succeeded(.landscape)])
    #expect(profile.cache.user == user)
  }
}
