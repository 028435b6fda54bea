import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: several changes and their errors")
  struct ProfileViewModelChangesTests {
    let service = ScenarioService()
    let photoLibrary = ScenarioPhotoLibrary()
    let cache: UserCache
    let viewModel: ProfileViewModel

    init() throws {
      cache = UserCache(user: try .david(photo: .png()))
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: photoLibrary,
        postService: ScenarioPostService())
      viewModel.viewWillAppear()
    }

    @Test(
      "P-11: No answer about a photo changes the text that the person is typing",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func leavesTypingAlone(answer: ScenarioService.Answer) async throws {
      try await choosePhoto()
      viewModel.nameChanged("  David B")
      let names = ValuesSpy(viewModel.$nameText)
      let counts = ValuesSpy(viewModel.$nameCountText)
      try service.answer(.changePhoto, with: answer)
      try await settle()
      #expect(names.values == ["  David B"])
      #expect(counts.values == ["9 of 40"])
    }

    @Test(
      "P-16: Name and photo are in flight together, and neither answer undoes the other",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
      ])
    func mergesAnswers(order: [ScenarioService.Kind]) async throws {
      viewModel.nameEditingEnded("Dee")
      try await choosePhoto()
      for kind in order {
        try service.answer(kind, with: .accepted)
        try await settle()
      }
      #expect(viewModel.displayName == "Dee")
      #expect(viewModel.nameText == "Dee")
      #expect(viewModel.photoData == (try Photo.jpeg().data))
      #expect(cache.user == (try .david(named: "Dee", photo: .jpeg())))
    }

    @Test("P-16: A change that fails undoes nothing of one that succeeds")
    func keepsSuccessBesideFailure() async throws {
      viewModel.nameEditingEnded("Dee")
      try await choosePhoto()
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await settle()
      #expect(viewModel.displayName == "David Blaine")
      #expect(viewModel.photoData == (try Photo.jpeg().data))
      #expect(cache.user == (try .david(photo: .jpeg())))
      #expect(viewModel.errorText == "The change was not accepted.")
    }

    @Test("P-27: An accepted change keeps what else another part has cached of the user")
    func keepsOtherChanges() async throws {
      viewModel.nameEditingEnded("Dee")
      try await settle()
      cache.user?.photo = nil
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()
      #expect(cache.user == (try .david(named: "Dee")))
      #expect(viewModel.photoData == (try Photo.png().data))

      try await choosePhoto()
      cache.user?.displayName = .sample("Harry Houdini")
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(cache.user == (try .david(named: "Harry Houdini", photo: .jpeg())))
      #expect(viewModel.displayName == "Dee")
    }

    @Test(
      "P-27: An accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      viewModel.nameEditingEnded("Dee")
      try await choosePhoto()
      cache.user = user
      for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
        try service.answer(kind, with: .accepted)
        try await settle()
      }
      #expect(cache.user == user)
      #expect(viewModel.displayName == "Dee")
      #expect(viewModel.photoData == (try Photo.jpeg().data))
    }

    @Test("P-17: Each request that is sent clears the error, and a later failure replaces it")
    func clearsErrorWhenSending() async throws {
      let errors = ValuesSpy(viewModel.$errorText)
      viewModel.nameEditingEnded("Dee")
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await choosePhoto()
      try service.answer(.changePhoto, with: .failure(.unreachable))
      try await settle()
      viewModel.nameEditingEnded("Dee")
      #expect(
        errors.values == [
          nil, nil, "The change was not accepted.", nil, "The profile could not be reached.", nil,
        ])
      try await service.endRequests()
    }

    @Test("P-17: Two failures of requests in flight together replace each other")
    func replacesError() async throws {
      viewModel.nameEditingEnded("Dee")
      try await choosePhoto()
      let errors = ValuesSpy(viewModel.$errorText)
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await settle()
      try service.answer(.changePhoto, with: .failure(.unreachable))
      try await settle()
      #expect(
        errors.values == [nil, "The change was not accepted.", "The profile could not be reached."])
    }

    @Test("P-17: An input that is refused clears the error, too")
    func clearsErrorWhenRefusing() async throws {
      try await failToSaveName()
      viewModel.nameEditingEnded("")
      #expect(viewModel.errorText == nil)
      #expect(viewModel.nameErrorText == "A name needs at least one character.")

      try await failToSaveName()
      let errors = ValuesSpy(viewModel.$errorText)
      try await choosePhoto(Data())
      #expect(
        errors.values == [
          "The change was not accepted.", "Only PNG and JPEG photos can be used.",
        ])
    }

    @Test("P-17: Neither the library nor the saved name is an attempt that clears the error")
    func keepsErrorWithoutAttempt() async throws {
      try await failToSaveName()
      let errors = ValuesSpy(viewModel.$errorText)
      viewModel.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(nil)
      try await settle()
      viewModel.nameEditingEnded("David Blaine")
      #expect(errors.values == ["The change was not accepted."])
    }

    private func choosePhoto(_ data: Data? = nil) async throws {
      viewModel.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(data ?? Photo.jpeg().data)
      try await settle()
    }

    private func failToSaveName() async throws {
      viewModel.nameEditingEnded("Dee")
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await settle()
    }
  }
}
