import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import LogicControllerMVC

extension WithViews {
  /// Tests of the view controller: of the events that it passes on, and of its rendering.
  ///
  /// The decisions that follow an event have tests of their own: those of the logic controller.
  @Suite struct ProfileViewControllerTests {
    // MARK: Loading

    @Test("P-1: with nothing cached only the spinner runs, and the service is asked once")
    func loading() async throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.controller.title == "Profile")
      #expect(screen.showsOnlySpinner)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser])
      #expect(screen.postService.calls.isEmpty)
      #expect(screen.showsOnlySpinner)
    }

    @Test(
      "P-2: a loaded user is shown instead of the spinner, with the photo or the placeholder",
      arguments: [User.blaine, .sample])
    func loaded(user: User) async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .user(user))
      #expect(
        screen.shown
          == .blaine.with {
            $0.photo = user.photo.map { .data($0.data) } ?? .symbol("person.crop.circle")
          })
      #expect(screen.view.isOnScreen)
      #expect(screen.cache.user == user)
    }

    @Test("P-3: a cached user is shown in the same turn, and the service is not asked")
    func cached() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown == .blaine)
      #expect(screen.view.isOnScreen)
      try await settle()
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-4: a failed load shows message, retry and log out, and a retry starts over")
    func retried() async throws {
      let screen = try ProfileScreen(cached: nil)
      for _ in 0..<2 {
        try await screen.answer(.currentUser, with: .failure(.unreachable))
        let errorView = try #require(screen.errorView)
        #expect(errorView.errorLabel.text == "The profile could not be reached.")
        #expect(errorView.retryButton.isOnScreen && errorView.logOutButton.isOnScreen)
        screen.cache.user = .dee
        try screen.tap(errorView.retryButton)
        #expect(screen.showsOnlySpinner)
        #expect(screen.postService.calls.isEmpty)
      }
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.service.calls.count == 3)
      #expect(screen.shown == .blaine)
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id])
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearsAgainLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.service.calls.count == 1)
      #expect(screen.showsOnlySpinner)
    }

    @Test("P-5: appearing again when loaded keeps what was typed, its message and the posts")
    func appearsAgainLoaded() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([]))
      try screen.enter(" ")
      let shown = screen.shown
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.service.calls.isEmpty)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.shown == shown)
      #expect(screen.shown?.nameError == "A name needs at least one character.")
    }

    @Test("P-5: appearing again after a failed load keeps the message")
    func appearsAgainFailed() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.service.calls.count == 1)
      #expect(screen.errorView?.errorLabel.text == "The profile could not be reached.")
    }

    // MARK: Display name

    @Test("P-6: while a name is in flight the field is disabled; then label and field show it")
    func savesName() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Dee ")
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = " Dee "
            $0.nameCount = "5 of 40"
            $0.isNameFieldEnabled = false
            $0.isSaving = true
          })
      #expect(screen.view.savingIndicator.isOnScreen)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.service.calls.map(\.request) == [.changeDisplayName(.sample("Dee"))])
      #expect(
        screen.shown
          == .blaine.with {
            $0.name = "Dee"
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
          })
    }

    @Test("P-7, P-8: the reason of a refusal shows beside the field until the next valid name")
    func refusesName() throws {
      let screen = try ProfileScreen()
      try screen.enter(" ")
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = " "
            $0.nameCount = "1 of 40"
            $0.nameError = "A name needs at least one character."
          })
      try screen.enter("David Blaine ")
      #expect(screen.shown == .blaine)
    }

    @Test("P-9: the message of a failure shows beside the field, which is enabled again")
    func failsToSaveName() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .failure(.refused))
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = "The change was not accepted."
          })
    }

    @Test("P-10: the count follows each character, and typing inside the name keeps the caret")
    func countsAlong() throws {
      let screen = try ProfileScreen()
      let field = screen.view.nameField
      try #require(field.touch())
      let caret = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      field.selectedTextRange = field.textRange(from: caret, to: caret)
      for (character, count) in zip("!?", 13...) {
        field.insertText(String(character))
        #expect(screen.shown?.nameCount == "\(count) of 40")
      }
      #expect(field.text == "David!? Blaine")
    }

    @Test("P-11: answers leave the field while the person is typing")
    func leavesTyping() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.type("Dee J")
      try await screen.answer(.changePhoto, with: .accepted)
      try await screen.answerPosts(.posts([]))
      #expect(screen.view.nameField.isEditing)
      #expect(
        screen.shown
          == .blaine.with {
            $0.nameFieldText = "Dee J"
            $0.nameCount = "5 of 40"
            $0.photo = .data(Photo.landscape.data)
            $0.isNoPostsHidden = false
          })
    }

    // MARK: Photo

    @Test("P-12: the button is disabled from the tap until the answer, which shows the photo")
    func changesPhoto() async throws {
      let screen = try ProfileScreen(cached: .sample)
      let former = ProfileScreen.Shown.blaine.with { $0.photo = .symbol("person.crop.circle") }
      try screen.tap(screen.view.changePhotoButton)
      #expect(screen.shown == former.with { $0.isChangePhotoEnabled = false })
      try await settle()
      try screen.photoLibrary.choose(Photo.portrait.data)
      try await settle()
      #expect(screen.shown == former.with { $0.isChangePhotoEnabled = false })
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.service.calls.map(\.request) == [.changePhoto(.portrait)])
      #expect(screen.shown == .blaine)
      #expect(screen.cache.user == .sample.with(photo: .portrait))
    }

    @Test("P-13: cancelling in the library changes nothing")
    func cancelsLibrary() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(nil)
      #expect(screen.shown == .blaine)
      #expect(screen.service.calls.isEmpty)
    }

    @Test("P-14, P-15: the reason why a photo was not changed shows beside it")
    func failsToChangePhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(.gif)
      #expect(
        screen.shown == .blaine.with { $0.photoError = "Only PNG and JPEG photos can be used." })
      try await screen.choosePhoto(Photo.landscape.data)
      #expect(screen.shown == .blaine.with { $0.isChangePhotoEnabled = false })
      try await screen.answer(.changePhoto, with: .failure(.refused))
      #expect(screen.shown == .blaine.with { $0.photoError = "The change was not accepted." })
    }

    // MARK: Posts

    @Test("P-22: the posts are listed with title and the day in the person's time zone")
    func showsPosts() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      #expect(screen.postService.calls.map(\.userID) == [User.blaine.id])
      #expect(
        screen.shown
          == .blaine.with {
            $0.posts = [
              ["Post 6", "2026-03-06"], ["Post 5", "2026-03-05"], ["Post 4", "2026-03-04"],
              ["Post 3", "2026-03-03"], ["Post 2", "2026-03-02"],
            ]
          })
    }

    @Test("P-23: a user without posts is told so")
    func showsNoPosts() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == .blaine.with { $0.isNoPostsHidden = false })
    }

    @Test("P-24: a failure shows beside the profile; a retry clears it and asks again")
    func retriesPosts() async throws {
      let screen = try ProfileScreen()
      for _ in 0..<2 {
        try await screen.answerPosts(.failure(.unreachable))
        #expect(
          screen.shown
            == .blaine.with {
              $0.postsError = "The posts could not be reached."
              $0.isPostsRetryHidden = false
            })
        try screen.tap(screen.view.postsRetryButton)
        #expect(screen.shown == .blaine)
      }
      try await screen.answerPosts(.posts([.sample(1)]))
      #expect(screen.shown == .blaine.with { $0.posts = [["Post 1", "2026-03-01"]] })
    }

    @Test("P-25: selecting a row pushes the post's screen, and the row does not stay selected")
    func selectsPost() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      let shown = screen.shown
      try #require(screen.view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.postScreen.title == "Post 1")
      #expect(screen.view.postsTableView.indexPathForSelectedRow == nil)
      screen.pop()
      #expect(screen.shown == shown)
      #expect(screen.postService.calls.count == 1)
    }

    @Test("Typing does not make the image and the rows again")
    func rendersChangesOnly() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([.sample(1)]))
      let image = try #require(screen.view.photoView.image)
      let row = try #require(screen.view.postsTableView.visibleCells.first as? PostCell)
      row.titleLabel.text = "as it was"
      try screen.type("Dee")
      #expect(screen.view.photoView.image === image)
      #expect(row.titleLabel.text == "as it was")
    }
  }
}
