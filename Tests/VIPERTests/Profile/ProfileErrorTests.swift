import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileErrorTests {
  private static let unreachable = "The profile could not be reached."
  private static let postsUnreachable = "The posts could not be reached."

  private let fixture = ProfileFixture()

  @Test("P-17: the message of a name survives the attempts of a photo, and their ends")
  func nameErrorStays() async throws {
    try await failToChangeName()
    try await fixture.choosePhoto(.gif)
    #expect(fixture.shown.nameError == Self.unreachable)
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      try await fixture.choosePhoto(.png)
      #expect(fixture.shown.nameError == Self.unreachable)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.shown.nameError == Self.unreachable)
    }
  }

  @Test("P-17: the message of a photo survives the attempts of a name, and their ends")
  func photoErrorStays() async throws {
    try await failToChangePhoto()
    try await fixture.enter("")
    #expect(fixture.shown.photoError == Self.unreachable)
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      try await fixture.enter("Anna")
      #expect(fixture.shown.photoError == Self.unreachable)
      try await fixture.answer(.changeDisplayName, with: answer)
      #expect(fixture.shown.photoError == Self.unreachable)
    }
    try await fixture.enter("Anna ")
    #expect(fixture.shown.photoError == Self.unreachable)
  }

  @Test("P-17: a photo that is sent clears its own message, refused or failed")
  func photoAttempt() async throws {
    try await failToChangePhoto()
    try await fixture.choosePhoto(.png)
    #expect(fixture.shown.photoError == nil)
    try await fixture.answer(.changePhoto, with: .accepted)

    try await fixture.choosePhoto(.gif)
    try #require(fixture.shown.photoError != nil)
    try await fixture.choosePhoto(.png)
    #expect(fixture.shown.photoError == nil)
  }

  @Test("P-17: a refusal replaces the message of a failure")
  func refusalAfterFailure() async throws {
    try await failToChangeName()
    try await fixture.enter("")
    #expect(fixture.shown.nameError == "A name needs at least one character.")
    try await failToChangePhoto()
    try await fixture.choosePhoto(.gif)
    #expect(fixture.shown.photoError == "Only PNG and JPEG photos can be used.")
  }

  @Test("P-17: typing, opening the library and cancelling in it clear nothing")
  func noAttempt() async throws {
    try await failToChangeName()
    try await failToChangePhoto()
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.type("Ann")
    expectAllErrors()
    fixture.presenter.changePhotoTapped()
    expectAllErrors()
    fixture.presenter.didChoosePhoto(nil)
    expectAllErrors()
  }

  @Test("P-17, P-24: posts have a message apart")
  func postsErrorApart() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    try await failToChangeName()
    try await failToChangePhoto()
    expectAllErrors()

    fixture.presenter.postsRetryTapped()
    try await fixture.answerPosts(.posts([]))
    #expect(fixture.shown.nameError == Self.unreachable)
    #expect(fixture.shown.photoError == Self.unreachable)
    #expect(fixture.shown.postsError == nil)
  }

  @Test("P-17: the message of the posts survives the attempts of name and photo, and their ends")
  func postsErrorStays() async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    for name in ["", "David Blaine"] {
      try await fixture.enter(name)
      #expect(fixture.shown.postsError == Self.postsUnreachable)
    }
    try await fixture.choosePhoto(.gif)
    #expect(fixture.shown.postsError == Self.postsUnreachable)
    for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
      try await fixture.enter("Anna")
      #expect(fixture.shown.postsError == Self.postsUnreachable)
      try await fixture.answer(.changeDisplayName, with: answer)
      #expect(fixture.shown.postsError == Self.postsUnreachable)
      try await fixture.choosePhoto(.png)
      #expect(fixture.shown.postsError == Self.postsUnreachable)
      try await fixture.answer(.changePhoto, with: answer)
      #expect(fixture.shown.postsError == Self.postsUnreachable)
    }
  }

  private func expectAllErrors(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(fixture.shown.nameError == Self.unreachable, sourceLocation: sourceLocation)
    #expect(fixture.shown.photoError == Self.unreachable, sourceLocation: sourceLocation)
    #expect(fixture.shown.postsError == Self.postsUnreachable, sourceLocation: sourceLocation)
  }

  private func failToChangeName() async throws {
    try await fixture.enter("Berta")
    try await fixture.answer(.changeDisplayName, with: .failure(.unreachable))
    #expect(fixture.shown.nameError == Self.unreachable)
  }

  private func failToChangePhoto() async throws {
    try await fixture.choosePhoto(.png)
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.shown.photoError == Self.unreachable)
  }
}
