import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterErrorTests {
  let profile = ProfileFixture.showing()

  let refused = "The change was not accepted."
  let unreachable = "The profile could not be reached."

  func failToChangeName() async throws {
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.screen.nameError == refused)
  }

  func failToChangePhoto() async throws {
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try #require(profile.screen.photoError == refused)
  }

  @Test("P-17: the name's message survives a photo that is sent, refused or fails")
  func nameErrorSurvivesPhoto() async throws {
    try await failToChangeName()
    for answer in [ScenarioService.Answer.accepted, .failure(.unreachable)] {
      try await profile.choosePhoto(Photo.landscape.data)
      #expect(profile.screen.nameError == refused && profile.screen.photoError == nil)
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.screen.nameError == refused)
    }
    #expect(profile.screen.photoError == unreachable)
    try await profile.choosePhoto(.gif)
    #expect(profile.screen.nameError == refused)
  }

  @Test("P-17: the photo's message survives a name that is sent, refused or fails")
  func photoErrorSurvivesName() async throws {
    try await failToChangePhoto()
    for answer in [ScenarioService.Answer.accepted, .failure(.unreachable)] {
      profile.enter(profile.screen.displayName == .sample("Dee") ? "Harry" : "Dee")
      #expect(profile.screen.photoError == refused && profile.screen.nameError == nil)
      try await profile.answer(.changeDisplayName, with: answer)
      #expect(profile.screen.photoError == refused)
    }
    #expect(profile.screen.nameError == unreachable)
    profile.enter("")
    #expect(profile.screen.photoError == refused)
    profile.enter("Dee")
    #expect(profile.screen.photoError == refused && profile.screen.nameError == nil)
  }

  @Test("P-17: a photo that is sent clears the photo's message, refused or failed")
  func photoClearsItsError() async throws {
    try await profile.choosePhoto(.gif)
    try #require(profile.screen.photoError != nil)
    try await profile.choosePhoto(Photo.landscape.data)
    #expect(profile.screen.photoError == nil)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try #require(profile.screen.photoError == refused)
    try await profile.choosePhoto(Photo.landscape.data)
    #expect(profile.screen.photoError == nil)
  }

  @Test("P-17: a refusal replaces a failure, and a failure replaces a failure")
  func replaced() async throws {
    try await failToChangeName()
    profile.enter("")
    #expect(profile.screen.nameError == "A name needs at least one character.")
    profile.enter("Dee")
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    #expect(profile.screen.nameError == unreachable)

    try await failToChangePhoto()
    try await profile.choosePhoto(.gif)
    #expect(profile.screen.photoError == "Only PNG and JPEG photos can be used.")
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.screen.photoError == unreachable)
  }

  @Test("P-17: typing clears the message beside the name field, refused or failed, and no other")
  func typing() async throws {
    try await failToChangePhoto()
    try await profile.answerPosts(.failure(.unreachable))
    profile.enter("")
    try #require(profile.screen.nameError != nil)
    profile.type("D")
    #expect(profile.screen.nameError == nil)
    try await failToChangeName()
    profile.type("De")
    #expect(profile.screen.nameError == nil)
    #expect(profile.screen.photoError == refused)
    expectPostsError()
  }

  @Test("P-13, P-17: opening the library and cancelling in it clear nothing")
  func noAttempts() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    try await profile.answerPosts(.failure(.unreachable))
    let screen = profile.screen
    profile.presenter.changePhotoTapped()
    try await settle()
    #expect(profile.screen == screen.with { $0.isChangePhotoEnabled = false })
    try profile.photoLibrary.choose(nil)
    try await settle()
    #expect(profile.screen == screen)
  }

  @Test("P-17, P-24: the posts' message is cleared by no other attempt, and clears no other")
  func postsError() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    try await failToChangeName()
    try await failToChangePhoto()
    #expect(profile.screen.postsError == "The posts could not be reached.")
    profile.presenter.postsRetryTapped()
    #expect(profile.screen.postsError == nil)
    #expect(profile.screen.nameError == refused && profile.screen.photoError == refused)
    try await profile.answerPosts(.posts([]))
    #expect(profile.screen.nameError == refused && profile.screen.photoError == refused)
  }

  @Test("P-17: the posts' message survives a name and a photo, however their attempts end")
  func postsErrorSurvives() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    for name in ["", "David Blaine"] {
      profile.enter(name)
      expectPostsError()
    }
    try await profile.choosePhoto(.gif)
    expectPostsError()
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      profile.enter("Dee")
      expectPostsError()
      try await profile.answer(.changeDisplayName, with: answer)
      expectPostsError()
      try await profile.choosePhoto(Photo.landscape.data)
      expectPostsError()
      try await profile.answer(.changePhoto, with: answer)
      expectPostsError()
    }
  }

  private func expectPostsError(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      profile.screen.postsError == "The posts could not be reached.",
      sourceLocation: sourceLocation)
  }
}
