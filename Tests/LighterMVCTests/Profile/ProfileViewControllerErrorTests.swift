import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

extension WithViews {
  @Suite struct ProfileViewControllerErrorTests {
    let screen: ProfileScreen

    init() throws {
      screen = try ProfileScreen()
    }

    @Test("P-17: a message about the name survives the attempts, success and failure of a photo")
    func keepsNameError() async throws {
      let nameError = "A name needs at least one character."
      try screen.enter("")
      for answer in [ScenarioService.Answer.accepted, .failure(.unreachable)] {
        try await screen.choosePhoto(.gif)
        #expect(screen.shown.nameError == nameError)
        try await screen.choosePhoto(Photo.landscape.data)
        #expect(screen.shown.nameError == nameError)
        #expect(screen.shown.photoError == nil)
        try await screen.answer(.changePhoto, with: answer)
        #expect(screen.shown.nameError == nameError)
      }
      #expect(screen.shown.photoError == "The profile could not be reached.")
    }

    @Test("P-17: a message about the photo survives the attempts, success and failure of a name")
    func keepsPhotoError() async throws {
      let photoError = "Only PNG and JPEG photos can be used."
      try await screen.choosePhoto(.gif)
      for (name, answer) in [
        ("Dee", ScenarioService.Answer.accepted), ("Houdini", .failure(.unreachable)),
      ] {
        try screen.enter("")
        #expect(screen.shown.photoError == photoError)
        try screen.enter(name)
        #expect(screen.shown.photoError == photoError)
        #expect(screen.shown.nameError == nil)
        try await screen.answer(.changeDisplayName, with: answer)
        #expect(screen.shown.photoError == photoError)
      }
      #expect(screen.shown.nameError == "The profile could not be reached.")
      try screen.enter("Dee")
      #expect(screen.shown.photoError == photoError)
    }

    @Test("P-17: a refusal takes the place of a failure of the same kind")
    func replacesMessages() async throws {
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .failure(.refused))
      try screen.enter("")
      #expect(screen.shown.nameError == "A name needs at least one character.")
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(.refused))
      try await screen.choosePhoto(.gif)
      #expect(screen.shown.photoError == "Only PNG and JPEG photos can be used.")
    }

    @Test("P-17: typing, opening the library and cancelling in it clear nothing")
    func isNoAttempt() async throws {
      try await screen.answerPosts(.failure(.unreachable))
      try await screen.choosePhoto(.gif)
      try screen.enter("")
      let shown = screen.shown
      try #require(shown.nameError != nil && shown.photoError != nil && shown.postsError != nil)
      try screen.tap(screen.profileView.changePhotoButton)
      try await settle()
      #expect(screen.shown == shown.with { $0.isChangePhotoEnabled = false })
      try screen.photoLibrary.choose(nil)
      try await settle()
      #expect(screen.shown == shown)
      try screen.type("D")
      #expect(
        screen.shown
          == shown.with {
            $0.nameFieldText = "D"
            $0.nameCount = "1 of 40"
          })
    }

    @Test("P-17, P-24: posts that fail or are tried again leave the messages of name and photo")
    func keepsOtherMessages() async throws {
      try await screen.choosePhoto(.gif)
      try screen.enter("")
      let shown = screen.shown
      try #require(shown.nameError != nil && shown.photoError != nil)
      for _ in 1...2 {
        try await screen.answerPosts(.failure(.unreachable))
        #expect(
          screen.shown
            == shown.with {
              $0.postsError = "The posts could not be reached."
              $0.isPostsRetryHidden = false
            })
        try screen.tap(screen.profileView.postsRetryButton)
        #expect(screen.shown == shown)
      }
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == shown.with { $0.isNoPostsHidden = false })
    }

    @Test("P-17: the posts' message survives the attempts, success and failure of name and photo")
    func keepsPostsError() async throws {
      try await screen.answerPosts(.failure(.unreachable))
      for name in ["", "David Blaine"] {
        try screen.enter(name)
        expectPostsError()
      }
      try await screen.choosePhoto(.gif)
      expectPostsError()
      for answer in [ScenarioService.Answer.failure(.refused), .accepted] {
        try screen.enter("Dee")
        expectPostsError()
        try await screen.answer(.changeDisplayName, with: answer)
        expectPostsError()
        try await screen.choosePhoto(Photo.landscape.data)
        expectPostsError()
        try await screen.answer(.changePhoto, with: answer)
        expectPostsError()
      }
    }

    private func expectPostsError(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(
        screen.shown.postsError == "The posts could not be reached.",
        sourceLocation: sourceLocation)
      #expect(!screen.shown.isPostsRetryHidden, sourceLocation: sourceLocation)
    }
  }
}
