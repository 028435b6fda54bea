import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

/// Tests of the error messages beside the name, the photo and the posts.
///
/// At the beginning of each test, a change of the name, a change of the photo and a request for
/// posts fail.
@Suite struct ProfileLogicControllerErrorTests {
  let profile = ProfileFixture.presenting(.blaine)

  private func failEverything() async throws {
    profile.enter("Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    try await profile.answerPosts(.failure(.unreachable))
    try #require(profile.state == failed { _ in })
  }

  private func failed(_ change: (inout ProfileContent) -> Void) -> ProfileState {
    .presenting(.blaine) {
      $0.draft = "Dee"
      $0.nameError = "The change was not accepted."
      $0.photoError = "The profile could not be reached."
      $0.posts = .failed(message: "The posts could not be reached.")
      change(&$0)
    }
  }

  @Test("P-17: typing clears the message beside the field only")
  func typing() async throws {
    try await failEverything()
    profile.type("Dai")
    let typed = failed {
      $0.draft = "Dai"
      $0.nameError = nil
    }
    #expect(profile.state == typed)
  }

  @Test("P-17: opening the library and cancelling in it clear nothing")
  func noAttempts() async throws {
    try await failEverything()
    profile.openLibrary()
    #expect(profile.state == failed { $0.isChangingPhoto = true })
    try await settle()
    try profile.photoLibrary.choose(nil)
    try await settle()
    #expect(profile.state == failed { _ in })
  }

  @Test("P-17: a name that is sent clears its own message only, and fails or succeeds apart")
  func nameSent() async throws {
    try await failEverything()
    profile.endEditing()
    let saving = failed {
      $0.isSavingName = true
      $0.nameError = nil
    }
    #expect(profile.state == saving)
    try await profile.answer(.changeDisplayName, with: .failure(.unreachable))
    #expect(profile.state == failed { $0.nameError = "The profile could not be reached." })
    profile.endEditing()
    try await profile.answer(.changeDisplayName, with: .accepted)
    let saved = failed {
      $0.user = .blaine.with(name: "Dee")
      $0.nameError = nil
    }
    #expect(profile.state == saved)
  }

  @Test("P-17: a refused name replaces its own message only, which the saved name clears")
  func nameRefused() async throws {
    try await failEverything()
    profile.enter("")
    let refused = failed {
      $0.draft = ""
      $0.nameError = "A name needs at least one character."
    }
    #expect(profile.state == refused)
    profile.enter("David Blaine")
    let putBack = failed {
      $0.draft = "David Blaine"
      $0.nameError = nil
    }
    #expect(profile.state == putBack)
  }

  @Test("P-17: a photo that is sent clears its own message only, and fails or succeeds apart")
  func photoSent() async throws {
    try await failEverything()
    try await profile.choosePhoto(Photo.landscape.data)
    let sent = failed {
      $0.isChangingPhoto = true
      $0.photoError = nil
    }
    #expect(profile.state == sent)
    try await profile.answer(.changePhoto, with: .failure(.refused))
    #expect(profile.state == failed { $0.photoError = "The change was not accepted." })
    try await profile.choosePhoto(Photo.landscape.data)
    try await profile.answer(.changePhoto, with: .accepted)
    let saved = failed {
      $0.user = .blaine.with(photo: .landscape)
      $0.photoError = nil
    }
    #expect(profile.state == saved)
  }

  @Test("P-17: a refused photo replaces its own message only")
  func photoRefused() async throws {
    try await failEverything()
    try await profile.choosePhoto(.gif)
    #expect(profile.state == failed { $0.photoError = "Only PNG and JPEG photos can be used." })
  }

  @Test("P-24, P-17: loading the posts again clears their own message only")
  func postsRetried() async throws {
    try await failEverything()
    profile.reloadPosts()
    #expect(profile.state == failed { $0.posts = .loading })
  }
}
