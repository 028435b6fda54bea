import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import TraditionalMVC

@Suite struct ProfileModelErrorTests {
  let profile = ProfileFixture.opened(with: .sample)
  let refusal = "The change was not accepted."

  /// Changes the name once and lets the service refuse the change.
  func failToChangeName() async throws {
    profile.enter("Harry Houdini")
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try #require(profile.seen.nameError == refusal)
  }

  /// Changes the photo once and lets the service refuse the change.
  func failToChangePhoto() async throws {
    try await profile.choosePhoto(.png)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    try #require(profile.seen.photoError == refusal)
  }

  @Test(
    "P-17: the name's message survives a photo that is sent and answered",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func photoAnswered(answer: ScenarioService.Answer) async throws {
    try await failToChangeName()
    try await profile.choosePhoto(.png)
    #expect(profile.seen.nameError == refusal)
    try await profile.answer(.changePhoto, with: answer)
    #expect(profile.seen.nameError == refusal)
  }

  @Test("P-17: the name's message survives a photo that is refused")
  func photoRefused() async throws {
    try await failToChangeName()
    try await profile.choosePhoto(.gif)
    #expect(profile.seen.nameError == refusal)
    #expect(profile.seen.photoError == "Only PNG and JPEG photos can be used.")
  }

  @Test(
    "P-17: the photo's message survives a name that is sent and answered",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func nameAnswered(answer: ScenarioService.Answer) async throws {
    try await failToChangePhoto()
    profile.enter("Dai Vernon")
    #expect(profile.seen.photoError == refusal)
    try await profile.answer(.changeDisplayName, with: answer)
    #expect(profile.seen.photoError == refusal)
  }

  @Test("P-17: the photo's message survives a name that is refused, and the saved name")
  func nameRefused() async throws {
    try await failToChangePhoto()
    profile.enter("")
    #expect(profile.seen.photoError == refusal)
    #expect(profile.seen.nameError == "A name needs at least one character.")
    profile.enter("David Blaine")
    #expect(profile.seen.photoError == refusal)
  }

  @Test("P-17: typing leaves the name's message, a refused name replaces it")
  func nameReplaced() async throws {
    try await failToChangeName()
    profile.type("")
    #expect(profile.seen.nameError == refusal)
    profile.model.changeDisplayName()
    #expect(profile.seen.nameError == "A name needs at least one character.")
  }

  @Test("P-13, P-17: opening the library and cancelling in it leave all messages")
  func libraryCancelled() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    profile.model.choosePhoto()
    try await settle()
    #expect(profile.seen.nameError == refusal && profile.seen.photoError == refusal)
    try profile.photoLibrary.choose(nil)
    try await settle()
    #expect(profile.seen.nameError == refusal && profile.seen.photoError == refusal)
  }

  @Test("P-17: sending a photo clears the photo's message, a refused photo replaces it")
  func photoReplaced() async throws {
    try await failToChangePhoto()
    try await profile.choosePhoto(.gif)
    #expect(profile.seen.photoError == "Only PNG and JPEG photos can be used.")
    try await profile.choosePhoto(.png)
    #expect(profile.seen.photoError == nil && profile.seen.isChangingPhoto)
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.seen.photoError == "The profile could not be reached.")
  }

  @Test("P-17: posts that fail or are tried again leave the messages of name and photo")
  func postsAnswered() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    let seen = profile.seen
    for _ in 1...2 {
      try await profile.answerPosts(.failure(.unreachable))
      #expect(profile.seen == seen.with { $0.postsError = "The posts could not be reached." })
      profile.model.reloadPosts()
      #expect(profile.seen == seen)
    }
    try await profile.answerPosts(.posts([]))
    #expect(profile.seen == seen.with { $0.posts = [] })
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
      profile.seen.postsError == "The posts could not be reached.",
      sourceLocation: sourceLocation)
  }
}
