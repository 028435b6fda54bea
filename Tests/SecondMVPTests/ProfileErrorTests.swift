import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SecondMVP

extension ProfileTests {
  /// Each message is cleared or replaced by its own attempts only (P-17).
  @Suite("Errors")
  struct Errors {
    private let refusal = "The change was not accepted."

    private func failedFixture() async throws -> ProfileFixture {
      let fixture = try await ProfileFixture.opened(cached: .blaine)
      try await fixture.rename(to: "David Blaine II")
      try await fixture.answer(.changeDisplayName, with: .failure(.refused))
      try await fixture.choosePhoto(Photo.landscape.data)
      try await fixture.answer(.changePhoto, with: .failure(.refused))
      try await fixture.answerPosts(with: .failure(.unreachable))
      return fixture
    }

    @Test("Every failure has a message of its own")
    func ownMessages() async throws {
      let fixture = try await failedFixture()
      #expect(fixture.view.nameError == refusal)
      #expect(fixture.view.photoError == refusal)
      #expect(fixture.view.postsError == "The posts could not be reached.")
    }

    @Test("Typing clears the message beside the field and no other")
    func typing() async throws {
      let fixture = try await failedFixture()
      fixture.presenter.didEditName("D")
      #expect(fixture.view.nameError == nil)
      #expect(fixture.view.photoError == refusal)
      #expect(fixture.view.postsError != nil)
    }

    @Test("Sending the same name again clears the message beside the field and no other")
    func nameSentAgain() async throws {
      let fixture = try await failedFixture()
      fixture.presenter.didEndEditingName("David Blaine II")
      #expect(fixture.view.nameError == nil)
      #expect(fixture.view.photoError == refusal)
      try await settle()
      try await fixture.answer(.changeDisplayName, with: .failure(.unreachable))
      #expect(fixture.view.nameError == "The profile could not be reached.")
      #expect(fixture.view.photoError == refusal)
    }

    @Test("A refused name replaces the message beside the field and no other")
    func nameRefused() async throws {
      let fixture = try await failedFixture()
      fixture.presenter.didEndEditingName("")
      #expect(fixture.view.nameError == "A name needs at least one character.")
      #expect(fixture.view.photoError == refusal)
    }

    @Test("Opening the library and cancelling in it clear no message")
    func library() async throws {
      let fixture = try await failedFixture()
      fixture.presenter.didTapChangePhoto()
      #expect(fixture.view.photoError == refusal)
      try await settle()
      try fixture.photoLibrary.choose(nil)
      try await settle()
      #expect(fixture.view.nameError == refusal)
      #expect(fixture.view.photoError == refusal)
    }

    @Test("Sending a photo clears the message beside the photo and no other")
    func photoSent() async throws {
      let fixture = try await failedFixture()
      try await fixture.choosePhoto(Photo.landscape.data)
      #expect(fixture.view.photoError == nil)
      #expect(fixture.view.nameError == refusal)
      try await fixture.answer(.changePhoto, with: .accepted)
      #expect(fixture.view.photoError == nil)
      #expect(fixture.view.nameError == refusal)
      #expect(fixture.view.postsError != nil)
    }

    @Test("A refused photo replaces the message beside the photo and no other")
    func photoRefused() async throws {
      let fixture = try await failedFixture()
      try await fixture.choosePhoto(.gif)
      #expect(fixture.view.photoError == "Only PNG and JPEG photos can be used.")
      #expect(fixture.view.nameError == refusal)
    }

    @Test(
      "Asking for the posts again clears no message about the name or the photo",
      arguments: [
        ScenarioPostService.Answer.posts([.sample(3)]), .posts([]), .failure(.unreachable),
      ])
    func posts(answer: ScenarioPostService.Answer) async throws {
      let fixture = try await failedFixture()
      fixture.presenter.didTapRetryPosts()
      try await settle()
      try await fixture.answerPosts(with: answer)
      #expect(fixture.view.nameError == refusal)
      #expect(fixture.view.photoError == refusal)
    }
  }
}
