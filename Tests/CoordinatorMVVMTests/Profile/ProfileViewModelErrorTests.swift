import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CoordinatorMVVM

@Suite("Profile view model: two changes and their messages")
struct ProfileViewModelErrorTests {
  let fixture = ProfileFixture(showing: .blaine)
  let refused = "The change was not accepted."

  @Test(
    "P-16: name and photo are in flight together, and neither answer undoes the other",
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
    "P-16: the answer to one change leaves the progress of the other",
    arguments: [ScenarioService.Kind.changeDisplayName, .changePhoto])
  func keepsOtherProgress(answered kind: ScenarioService.Kind) async throws {
    try await changeNameAndPhoto()
    try await fixture.answer(kind, with: .accepted)
    #expect(fixture.viewModel.isSaving == (kind == .changePhoto))
    #expect(fixture.viewModel.isChangingPhoto == (kind == .changeDisplayName))
  }

  @Test(
    "P-16: a refused change does not undo the one that is accepted, in either order",
    arguments: [true, false], [true, false])
  func keepsAcceptedChange(isNameAccepted: Bool, isNameFirst: Bool) async throws {
    try await changeNameAndPhoto()
    let answers: [(ScenarioService.Kind, ScenarioService.Answer)] = [
      (.changeDisplayName, isNameAccepted ? .accepted : .failure(.refused)),
      (.changePhoto, isNameAccepted ? .failure(.refused) : .accepted),
    ]
    for (kind, answer) in isNameFirst ? answers : answers.reversed() {
      try await fixture.answer(kind, with: answer)
    }
    let user: User = isNameAccepted ? .blaine.renamed("Dee") : .blaine.with(photo: .landscape)
    #expect(
      fixture.content
        == .showing(user) {
          $0.nameFieldText = "Dee"
          $0.nameError = isNameAccepted ? nil : refused
          $0.photoError = isNameAccepted ? refused : nil
        })
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-16, P-17: two changes in flight fail with a message each, in either order",
    arguments: [true, false])
  func showsBothMessages(isNameFirst: Bool) async throws {
    try await changeNameAndPhoto()
    let failures: [(ScenarioService.Kind, UserServiceError)] = [
      (.changeDisplayName, .refused), (.changePhoto, .unreachable),
    ]
    for (kind, error) in isNameFirst ? failures : failures.reversed() {
      try await fixture.answer(kind, with: .failure(error))
    }
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = "Dee"
          $0.nameError = refused
          $0.photoError = "The profile could not be reached."
        })
    #expect(fixture.cache.user == .blaine)
  }

  @Test("P-17: the name's message survives each attempt to change the photo")
  func keepsNameError() async throws {
    try await failToChangeName()
    for data in [nil, Data.gif] {
      try await fixture.choosePhoto(data)
      #expect(fixture.viewModel.nameError == refused)
    }
    for answer in [ScenarioService.Answer.failure(.unreachable), .accepted] {
      try await fixture.choosePhoto(.jpeg)
      #expect(fixture.viewModel.nameError == refused)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.viewModel.nameError == refused)
    }
    try await fixture.answerPosts(.failure(.unreachable))
    #expect(fixture.viewModel.nameError == refused)
    fixture.viewModel.postsRetryTapped()
    #expect(fixture.viewModel.nameError == refused)
  }

  @Test("P-17: the photo's message survives each attempt to change the name")
  func keepsPhotoError() async throws {
    try await failToChangePhoto()
    for name in ["", "David Blaine"] {
      try await fixture.enter(name)
      #expect(fixture.viewModel.photoError == refused)
    }
    for answer in [ScenarioService.Answer.failure(.unreachable), .accepted] {
      try await fixture.enter("Dee")
      #expect(fixture.viewModel.photoError == refused)
      try await fixture.answer(.changeDisplayName, with: answer)
      #expect(fixture.viewModel.photoError == refused)
    }
    try await fixture.answerPosts(.failure(.unreachable))
    #expect(fixture.viewModel.photoError == refused)
    fixture.viewModel.postsRetryTapped()
    #expect(fixture.viewModel.photoError == refused)
  }

  @Test("P-17: the posts' message survives the changes of name and photo")
  func keepsPostsError() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    try await changeNameAndPhoto()
    for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
      try await fixture.answer(kind, with: .accepted)
    }
    #expect(fixture.viewModel.posts == .failed(message: "The posts could not be reached."))
  }

  @Test("P-17: the posts' message survives each attempt to change name or photo, and its end")
  func keepsPostsErrorThroughout() async throws {
    let failed = PostsState.failed(message: "The posts could not be reached.")
    try await fixture.answerPosts(.failure(.unreachable))
    for name in ["", "David Blaine"] {
      try await fixture.enter(name)
      #expect(fixture.viewModel.posts == failed)
    }
    try await fixture.choosePhoto(.gif)
    #expect(fixture.viewModel.posts == failed)
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      try await fixture.enter("Dee")
      #expect(fixture.viewModel.posts == failed)
      try await fixture.answer(.changeDisplayName, with: answer)
      #expect(fixture.viewModel.posts == failed)
      try await fixture.choosePhoto(.jpeg)
      #expect(fixture.viewModel.posts == failed)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.viewModel.posts == failed)
    }
  }

  @Test("P-17: a photo that is sent clears the photo's message, and a failure shows a new one")
  func clearsPhotoError() async throws {
    try await failToChangePhoto()
    try await fixture.choosePhoto(.jpeg)
    #expect(fixture.viewModel.photoError == nil)
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.viewModel.photoError == "The profile could not be reached.")
  }

  @Test("P-17: an input that is refused replaces the message of its own attempt")
  func replacesMessages() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    try await fixture.enter("")
    #expect(fixture.viewModel.nameError == "A name needs at least one character.")
    #expect(fixture.viewModel.photoError == refused)
    try await fixture.choosePhoto(Data())
    #expect(fixture.viewModel.photoError == "Only PNG and JPEG photos can be used.")
    #expect(fixture.viewModel.nameError == "A name needs at least one character.")
  }

  @Test("P-17: typing clears the name's message and no other", arguments: ["", "Dee"])
  func clearsNameError(wrongName: String) async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    try await failToChangePhoto()
    try await fixture.enter(wrongName)
    if !wrongName.isEmpty {
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    }
    #expect(fixture.viewModel.nameError != nil)
    fixture.type("Dee!")
    #expect(
      fixture.content
        == .showing(.blaine) {
          $0.nameFieldText = "Dee!"
          $0.photoError = refused
          $0.posts = .failed(message: "The posts could not be reached.")
        })
  }

  @Test("P-17: opening the library and cancelling in it clear no message")
  func keepsMessages() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    try await fixture.openLibrary()
    #expect(fixture.viewModel.nameError == refused)
    #expect(fixture.viewModel.photoError == refused)
    try fixture.photoLibrary.choose(nil)
    try await settle()
    #expect(fixture.viewModel.nameError == refused)
    #expect(fixture.viewModel.photoError == refused)
  }

  @Test("P-27: an accepted change keeps what another part of the app has cached of the user")
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
    "P-27: an accepted change leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    try await fixture.enter("Harry Houdini")
    try await fixture.choosePhoto(Photo.landscape.data)
    fixture.cache.user = user
    for kind in [ScenarioService.Kind.changeDisplayName, .changePhoto] {
      try await fixture.answer(kind, with: .accepted)
    }
    #expect(fixture.cache.user == user)
    #expect(fixture.content == .showing(.blaine.renamed("Harry Houdini").with(photo: .landscape)))
  }

  private func changeNameAndPhoto() async throws {
    try await fixture.enter("Dee")
    try await fixture.choosePhoto(Photo.landscape.data)
  }

  private func failToChangeName() async throws {
    try await fixture.enter("Dee")
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
  }

  private func failToChangePhoto() async throws {
    try await fixture.choosePhoto(.jpeg)
    try await fixture.answer(.changePhoto, with: .failure(.refused))
  }
}
