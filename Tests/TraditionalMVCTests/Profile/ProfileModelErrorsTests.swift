import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelErrorsTests {
  let profile = ProfileFixture.opened(with: .sample)
  let refusal = "The change was not accepted."

  /// Changes the name once and lets the service refuse the change.
  func failToChangeName() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.screen.nameError == refusal)
  }

  /// Changes the photo once and lets the service refuse the change.
  func failToChangePhoto() async throws {
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try #require(profile.screen.photoError == refusal)
  }

  @Test(
    "P-17: the name's message survives a photo that is sent and answered",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func photoAnswered(answer: ScenarioService.Answer) async throws {
    try await failToChangeName()
    try await profile.choosePhoto(.png)
    #expect(profile.screen.nameError == refusal)
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.screen.nameError == refusal)
  }

  @Test("P-17: the name's message survives a photo that is refused")
  func photoRefused() async throws {
    try await failToChangeName()
    try await profile.choosePhoto(.gif)
    #expect(profile.screen.nameError == refusal)
    #expect(profile.screen.photoError == "Only PNG and JPEG photos can be used.")
  }

  @Test(
    "P-17: the photo's message survives a name that is sent and answered",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func nameAnswered(answer: ScenarioService.Answer) async throws {
    try await failToChangePhoto()
    profile.enter("Dai Vernon")
    #expect(profile.screen.photoError == refusal)
    try await profile.answer(.changeDisplayName, with: answer)
    #expect(profile.screen.photoError == refusal)
  }

  @Test("P-17: the photo's message survives a name that is refused, and the saved name")
  func nameRefused() async throws {
    try await failToChangePhoto()
    profile.enter("")
    #expect(profile.screen.photoError == refusal)
    #expect(profile.screen.nameError == "A name needs at least one character.")
    profile.enter("David Blaine")
    #expect(profile.screen.photoError == refusal)
  }

  @Test("P-17: typing clears the name's message and no other")
  func typing() async throws {
    try await failToChangePhoto()
    try await failToChangeName()
    try await profile.answerPosts(.failure(.unreachable))
    let screen = profile.screen
    profile.type("Harry Houdin")
    #expect(profile.screen == screen.typed("Harry Houdin").with { $0.nameError = nil })
  }

  @Test("P-17: a refused name replaces the message of a failure")
  func nameReplaced() async throws {
    try await failToChangeName()
    profile.enter("")
    #expect(profile.screen.nameError == "A name needs at least one character.")
  }

  @Test(
    "P-13, P-17: opening the library and cancelling in it leave all messages",
    arguments: [true, false])
  func libraryOpened(isOpen: Bool) async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    let screen = profile.screen
    profile.model.beginChangingPhoto()
    if !isOpen { profile.model.cancelChangingPhoto() }
    #expect(profile.screen == screen.with { $0.isChangingPhoto = isOpen })
  }

  @Test("P-17: sending a photo clears the photo's message, a refused photo replaces it")
  func photoReplaced() async throws {
    try await failToChangePhoto()
    try await profile.choosePhoto(.gif)
    #expect(profile.screen.photoError == "Only PNG and JPEG photos can be used.")
    try await profile.choosePhoto(.png)
    #expect(profile.screen.photoError == nil && profile.screen.isChangingPhoto)
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.screen.photoError == "The profile could not be reached.")
  }

  @Test("P-17: posts that fail or are tried again leave the messages of name and photo")
  func postsAnswered() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    let screen = profile.screen
    for _ in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.screen == screen.with { $0.postsError = "The posts could not be reached." })
      profile.model.reloadPosts()
      #expect(profile.screen == screen)
    }
    try await profile.answerPosts(.posts([]))
    #expect(profile.screen == screen.with { $0.saysNoPosts = true })
  }

  @Test("P-17: the message about the posts survives a name and a photo, however they end")
  func postsErrorSurvives() async throws {
    try await profile.answerPosts(.failure(.unreachable))
    for name in ["", "David Blaine"] {
      profile.enter(name)
      expectPostsError()
    }
    try await profile.choosePhoto(.gif)
    expectPostsError()
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      profile.enter("Dai Vernon")
      expectPostsError()
      try await profile.answer(.changeDisplayName, with: answer)
      expectPostsError()
      try await profile.choosePhoto(.png)
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
