import Jobs
import Models
import Scenarios
import Testing

@testable import ThirdMVP

@Suite("Messages of errors")
struct ProfileErrorTests {
  private let profile = ProfileFixture()
  private let refusal = "The change was not accepted."

  @Test("Typing clears the message beside the field and no other.")
  func typingClears() async throws {
    try await failEverything()
    profile.type("D")
    #expect(profile.view.nameError == nil)
    #expect(profile.view.photoError == refusal)
    #expect(profile.view.posts == .failure("The posts could not be reached."))
  }

  @Test("Sending a name clears no other message.")
  func nameKeepsOthers() async throws {
    try await failEverything()
    try await profile.rename(to: "Dee II")
    try await profile.answer(.changeDisplayName, .accepted)
    #expect(profile.view.nameError == nil)
    #expect(profile.view.photoError == refusal)
    #expect(profile.view.posts == .failure("The posts could not be reached."))
  }

  @Test("A refused name replaces its message and no other.")
  func refusedNameReplaces() async throws {
    try await failEverything()
    profile.presenter.nameEditingEnded(with: "")
    #expect(profile.view.nameError == "A name needs at least one character.")
    #expect(profile.view.photoError == refusal)
  }

  @Test("Opening the library and cancelling in it keep the messages.")
  func libraryKeeps() async throws {
    try await failEverything()
    profile.presenter.changePhotoTapped()
    try await settle()
    #expect(profile.view.photoError == refusal)
    try profile.photoLibrary.choose(nil)
    try await settle()
    #expect(profile.view.photoError == refusal)
    #expect(profile.view.nameError == refusal)
  }

  @Test("Sending a photo clears the message beside the photo and no other.")
  func photoKeepsOthers() async throws {
    try await failEverything()
    try await profile.choosePhoto(Photo.landscape.data)
    #expect(profile.view.photoError == nil)
    try await profile.answer(.changePhoto, .accepted)
    #expect(profile.view.photoError == nil)
    #expect(profile.view.nameError == refusal)
    #expect(profile.view.posts == .failure("The posts could not be reached."))
  }

  @Test("A refused photo replaces its message and no other.")
  func refusedPhotoReplaces() async throws {
    try await failEverything()
    try await profile.choosePhoto(.gif)
    #expect(profile.view.photoError == "Only PNG and JPEG photos can be used.")
    #expect(profile.view.nameError == refusal)
  }

  @Test("Asking for the posts again clears no other message.")
  func postsKeepOthers() async throws {
    try await failEverything()
    profile.presenter.postsRetryTapped()
    try await profile.answerPosts(.posts([.sample(2)]))
    #expect(profile.view.nameError == refusal)
    #expect(profile.view.photoError == refusal)
  }

  private func failEverything() async throws {
    try await profile.rename(to: "Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changeDisplayName, .failure(.refused))
    try await profile.answer(.changePhoto, .failure(.refused))
    try await profile.answerPosts(.failure(.unreachable))
    #expect(profile.view.nameError == refusal)
    #expect(profile.view.photoError == refusal)
  }
}
