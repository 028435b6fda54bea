import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: photo")
  struct ProfileViewModelPhotoTests {
    let service = ScenarioService()
    let photoLibrary = ScenarioPhotoLibrary()
    let cache: UserCache
    let david: User
    let viewModel: ProfileViewModel

    init() throws {
      david = try .david(photo: .png())
      cache = UserCache(user: david)
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: photoLibrary,
        postService: ScenarioPostService())
      viewModel.viewWillAppear()
    }

    @Test(
      "P-12: A chosen photo is sent, then shown and cached; until then there is no other change")
    func changesPhoto() async throws {
      let photo = try Photo.jpeg()
      let enabled = ValuesSpy(viewModel.$isChangePhotoEnabled)
      let photos = ValuesSpy(viewModel.$photoData)
      viewModel.changePhotoTapped()
      #expect(enabled.values == [true, false])
      try await settle()
      #expect(photoLibrary.openedCount == 1)

      try photoLibrary.choose(photo.data)
      try await settle()
      #expect(service.calls.map(\.request) == [.changePhoto(photo)])
      #expect(enabled.values == [true, false])
      #expect(cache.user == david)

      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(enabled.values == [true, false, true])
      #expect(photos.values == [david.photo?.data, photo.data])
      #expect(cache.user == (try .david(photo: .jpeg())))
    }

    @Test("P-13: Cancelling in the library changes nothing and asks nothing")
    func cancels() async throws {
      let enabled = ValuesSpy(viewModel.$isChangePhotoEnabled)
      let photos = ValuesSpy(viewModel.$photoData)
      viewModel.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(nil)
      try await settle()
      #expect(enabled.values == [true, false, true])
      #expect(photos.values == [david.photo?.data])
      #expect(service.calls.isEmpty)
      #expect(cache.user == david)
    }

    @Test("P-14: A failed upload shows the error and keeps the former photo")
    func failsToUpload() async throws {
      let photos = ValuesSpy(viewModel.$photoData)
      let enabled = ValuesSpy(viewModel.$isChangePhotoEnabled)
      try await choose(Photo.jpeg().data)
      try service.answer(.changePhoto, with: .failure(.refused))
      try await settle()
      #expect(viewModel.errorText == "The change was not accepted.")
      #expect(photos.values == [david.photo?.data])
      #expect(enabled.values == [true, false, true])
      #expect(cache.user == david)
    }

    @Test(
      "P-15: What is no photo or too large is never sent, and the person reads why",
      arguments: [
        (Data("GIF89a".utf8), "Only PNG and JPEG photos can be used."),
        (Data(), "Only PNG and JPEG photos can be used."),
        (
          Data([0xFF, 0xD8, 0xFF]) + Data(count: 4_999_998),
          "A photo can have at most 5 MB."
        ),
      ])
    func refusesPhoto(data: Data, reason: String) async throws {
      let photos = ValuesSpy(viewModel.$photoData)
      try await choose(data)
      #expect(viewModel.errorText == reason)
      #expect(photos.values == [david.photo?.data])
      #expect(viewModel.isChangePhotoEnabled)
      #expect(service.calls.isEmpty)
      #expect(cache.user == david)
    }

    @Test("P-15: A photo of exactly 5,000,000 bytes is sent")
    func sendsLargestPhoto() async throws {
      let data = Data([0xFF, 0xD8, 0xFF]) + Data(count: 4_999_997)
      try await choose(data)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(viewModel.photoData == data)
    }

    private func choose(_ data: Data) async throws {
      viewModel.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }
  }
}
