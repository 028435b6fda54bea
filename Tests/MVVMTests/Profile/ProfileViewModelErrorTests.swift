import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: two changes and their messages")
  struct ProfileViewModelErrorTests {
    let fixture = ProfileFixture(showing: .blaine)
    let refused = "The change was not accepted."

    @Test(
      "P-16: Name and photo are in flight together, and neither answer undoes the other",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto], [.changePhoto, .changeDisplayName],
      ])
    func mergesAnswers(order: [ScenarioService.Kind]) async throws {
      try await changeNameAndPhoto()
      for kind in order { try await fixture.answer(kind, with: .accepted) }
      let changed = User.blaine.renamed("Dee").with(photo: .landscape)
      #expect(fixture.content == .showing(changed))
      #expect(fixture.cache.user == changed)
    }

    @Test(
      "P-16: The answer to one change leaves the progress of the other",
      arguments: [ScenarioService.Kind.changeDisplayName, .changePhoto])
    func keepsOtherProgress(answered kind: ScenarioService.Kind) async throws {
      try await changeNameAndPhoto()
      try await fixture.answer(kind, with: .accepted)
      #expect(fixture.viewModel.isSavingName == (kind == .changePhoto))
      #expect(fixture.viewModel.isChangePhotoEnabled == (kind == .changePhoto))
    }

    @Test("P-16: A refused name undoes nothing of an accepted photo")
    func keepsPhotoBesideFailure() async throws {
      try await changeNameAndPhoto()
      try await fixture.answer(.changePhoto, with: .accepted)
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      #expect(
        fixture.content
          == .showing(.blaine.with(photo: .landscape)) {
            $0.nameFieldText = "Dee"
            $0.nameErrorText = refused
          })
      #expect(fixture.cache.user == .blaine.with(photo: .landscape))
    }

    @Test("P-16: A refused photo undoes nothing of an accepted name")
    func keepsNameBesideFailure() async throws {
      try await changeNameAndPhoto()
      try await fixture.answer(.changeDisplayName, with: .accepted)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      #expect(fixture.content == .showing(.blaine.renamed("Dee")) { $0.photoErrorText = refused })
      #expect(fixture.cache.user == .blaine.renamed("Dee"))
    }

    @Test("P-17: Two changes in flight fail with a message each")
    func showsBothMessages() async throws {
      try await changeNameAndPhoto()
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      try await fixture.answer(.changePhoto, with: .failure(.unreachable))
      #expect(fixture.viewModel.nameErrorText == refused)
      #expect(fixture.viewModel.photoErrorText == "The profile could not be reached.")
      #expect(fixture.viewModel.loadErrorText == nil)
      #expect(fixture.viewModel.postsErrorText == nil)
    }

    @Test("P-17: The name's message survives each attempt to change the photo")
    func keepsNameError() async throws {
      try await failToSaveName()
      let messages = ValuesSpy(fixture.viewModel.$nameErrorText)
      try await fixture.choosePhoto(nil)
      try await fixture.choosePhoto(.gif)
      for answer in [ScenarioService.Answer.failure(.unreachable), .accepted] {
        try await fixture.choosePhoto(.jpeg)
        try await fixture.answer(.changePhoto, with: answer)
      }
      try await fixture.answerPosts(.failure(.unreachable))
      fixture.viewModel.postsRetryTapped()
      #expect(messages.values == [refused])
    }

    @Test("P-17: The photo's message survives each attempt to change the name")
    func keepsPhotoError() async throws {
      try await failToSavePhoto()
      let messages = ValuesSpy(fixture.viewModel.$photoErrorText)
      for name in ["", "David Blaine"] { try await fixture.enterName(name) }
      for answer in [ScenarioService.Answer.failure(.unreachable), .accepted] {
        try await fixture.enterName("Dee")
        try await fixture.answer(.changeDisplayName, with: answer)
      }
      try await fixture.answerPosts(.failure(.unreachable))
      fixture.viewModel.postsRetryTapped()
      #expect(messages.values == [refused])
    }

    @Test("P-17: The posts' message survives the changes of name and photo")
    func keepsPostsError() async throws {
      try await fixture.answerPosts(.failure(.unreachable))
      try await changeNameAndPhoto()
      for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
        try await fixture.answer(kind, with: .accepted)
      }
      #expect(fixture.viewModel.postsErrorText == "The posts could not be reached.")
      #expect(!fixture.viewModel.isPostsRetryHidden)
    }

    @Test("P-17: The posts' message survives each attempt to change name or photo, and its end")
    func keepsPostsErrorThroughout() async throws {
      try await fixture.answerPosts(.failure(.unreachable))
      let messages = ValuesSpy(fixture.viewModel.$postsErrorText)
      for name in ["", "David Blaine"] { try await fixture.enterName(name) }
      try await fixture.choosePhoto(.gif)
      for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
        try await fixture.enterName("Dee")
        try await fixture.answer(.changeDisplayName, with: answer)
        try await fixture.choosePhoto(.jpeg)
        try await fixture.answer(.changePhoto, with: answer)
      }
      #expect(messages.values == ["The posts could not be reached."])
      #expect(!fixture.viewModel.isPostsRetryHidden)
    }

    @Test("P-17: A photo that is sent clears the photo's message, and a failure shows a new one")
    func clearsPhotoError() async throws {
      try await failToSavePhoto()
      try await fixture.choosePhoto(.jpeg)
      #expect(fixture.viewModel.photoErrorText == nil)
      try await fixture.answer(.changePhoto, with: .failure(.unreachable))
      #expect(fixture.viewModel.photoErrorText == "The profile could not be reached.")
    }

    @Test("P-17: An input that is refused replaces the message of its own attempt")
    func replacesMessages() async throws {
      try await failToSaveName()
      try await failToSavePhoto()
      try await fixture.enterName("")
      #expect(fixture.viewModel.nameErrorText == "A name needs at least one character.")
      #expect(fixture.viewModel.photoErrorText == refused)
      try await fixture.choosePhoto(Data())
      #expect(fixture.viewModel.photoErrorText == "Only PNG and JPEG photos can be used.")
      #expect(fixture.viewModel.nameErrorText == "A name needs at least one character.")
    }

    @Test("P-17: Typing, and opening the library and cancelling in it, clear no message")
    func keepsMessages() async throws {
      try await failToSaveName()
      try await failToSavePhoto()
      fixture.viewModel.nameFieldText = "Dee!"
      try await fixture.openLibrary()
      #expect(fixture.viewModel.nameErrorText == refused)
      #expect(fixture.viewModel.photoErrorText == refused)
      try fixture.photoLibrary.choose(nil)
      try await settle()
      #expect(fixture.viewModel.nameErrorText == refused)
      #expect(fixture.viewModel.photoErrorText == refused)
    }

    @Test("P-27: An accepted change keeps what another part of the app has cached of the user")
    func keepsOtherChanges() async throws {
      try await changeNameAndPhoto()
      fixture.cache.user = .blaine.with(photo: nil)
      try await fixture.answer(.changeDisplayName, with: .accepted)
      #expect(fixture.cache.user == .blaine.renamed("Dee").with(photo: nil))

      fixture.cache.user = .blaine.renamed("Harry Houdini")
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.cache.user == .blaine.renamed("Harry Houdini").with(photo: .landscape))
      #expect(fixture.content == .showing(.blaine.renamed("Dee").with(photo: .landscape)))
    }

    @Test(
      "P-27: An accepted change leaves an emptied cache or another user alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      try await fixture.enterName("Harry Houdini")
      try await fixture.choosePhoto(Photo.landscape.data)
      fixture.cache.user = user
      for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
        try await fixture.answer(kind, with: .accepted)
      }
      #expect(fixture.cache.user == user)
      #expect(fixture.content == .showing(.blaine.renamed("Harry Houdini").with(photo: .landscape)))
    }

    private func changeNameAndPhoto() async throws {
      try await fixture.enterName("Dee")
      try await fixture.choosePhoto(Photo.landscape.data)
    }

    private func failToSaveName() async throws {
      try await fixture.enterName("Dee")
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    }

    private func failToSavePhoto() async throws {
      try await fixture.choosePhoto(.jpeg)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
    }
  }
}
