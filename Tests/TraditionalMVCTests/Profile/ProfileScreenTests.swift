import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import TraditionalMVC

extension WithViews {
  @Suite struct ProfileScreenTests {
    // MARK: Loading

    @Test("P-1, P-2: only the spinner shows until the user is loaded")
    func loads() async throws {
      let screen = try ProfileScreen(cached: nil)
      #expect(screen.viewController.title == "Profile")
      #expect(screen.shown == Shown(isLoading: true))
      #expect(screen.loadingView.spinner.isOnScreen)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.shown == .blaine())
      #expect(screen.view.nameLabel.isOnScreen && !screen.loadingView.spinner.isOnScreen)
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-2: a placeholder shows for a user without a photo")
    func showsPlaceholder() throws {
      let screen = try ProfileScreen(cached: .sample)
      #expect(screen.shown == .blaine { $0.photo = ProfileView.photoPlaceholder.source })
    }

    @Test("P-3: a cached user shows as soon as the screen has appeared")
    func showsCachedUser() throws {
      #expect(try ProfileScreen().shown == .blaine())
    }

    @Test("P-4: a failed load shows its message with two ways on, and a retry starts over")
    func retries() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      #expect(screen.shown == Shown(loadError: "The profile could not be reached."))
      #expect(screen.errorView.retryButton.isOnScreen && screen.errorView.logOutButton.isOnScreen)
      screen.cache.user = .dee
      try screen.tap(screen.errorView.retryButton)
      #expect(screen.shown == Shown(isLoading: true))
      #expect(!screen.errorView.logOutButton.isOnScreen)
      try await screen.answer(.currentUser, with: .user(.blaine))
      #expect(screen.requests == [.currentUser, .currentUser])
      #expect(screen.shown == .blaine())
    }

    @Test("P-5: appearing again while loading asks nothing more")
    func appearsAgainWhileLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.cache.user = .dee
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == Shown(isLoading: true))
      #expect(screen.requests == [.currentUser])
    }

    @Test("P-5: appearing again leaves what is shown, and asks neither for user nor posts")
    func appearsAgainWhenLoaded() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      try await screen.choosePhoto(.gif)
      try screen.enter("")
      let shown = screen.shown
      try #require(shown.profile?.nameError != nil && shown.profile?.photoError != nil)
      for user in [nil, User.dee] {
        screen.cache.user = user
        screen.cover()
        screen.appearAgain()
        try await settle()
        #expect(screen.shown == shown)
      }
      #expect(screen.requests == [])
      #expect(screen.postService.calls.count == 1)
    }

    @Test("P-5: appearing again after a failed load keeps the message")
    func appearsAgainWhenFailed() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      screen.cache.user = .blaine
      screen.cover()
      screen.appearAgain()
      try await settle()
      #expect(screen.shown == Shown(loadError: "The profile could not be reached."))
      #expect(screen.requests == [.currentUser])
    }

    // MARK: Display name

    @Test("P-6: the field is disabled while a name is saved, and then holds it trimmed")
    func savesName() async throws {
      let screen = try ProfileScreen()
      try screen.enter(" Dee ")
      #expect(
        screen.shown
          == .blaine {
            $0.nameFieldText = " Dee "
            $0.nameCount = "5 of 40"
            $0.isNameFieldEnabled = false
            $0.isSaving = true
          })
      #expect(screen.view.savingIndicator.isOnScreen)
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(
        screen.shown
          == .blaine {
            $0.name = "Dee"
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
          })
      #expect(screen.requests == [.changeDisplayName(.sample("Dee"))])
      #expect(screen.cache.user?.displayName == .sample("Dee"))
    }

    @Test("P-7, P-8: a refused name shows the reason, and the saved name takes it away")
    func refusesName() throws {
      let screen = try ProfileScreen()
      try screen.enter(" ")
      #expect(
        screen.shown
          == .blaine {
            $0.nameFieldText = " "
            $0.nameCount = "1 of 40"
            $0.nameError = "A name needs at least one character."
          })
      #expect(screen.view.nameErrorLabel.isOnScreen)
      try screen.enter(" David Blaine ")
      #expect(screen.shown == .blaine())
    }

    @Test("P-9: a failed change shows the reason beside the text that was typed")
    func failsToSaveName() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await screen.answer(.changeDisplayName, with: .failure(.refused))
      #expect(
        screen.shown
          == .blaine {
            $0.nameFieldText = "Dee"
            $0.nameCount = "3 of 40"
            $0.nameError = "The change was not accepted."
          })
      #expect(screen.cache.user == .blaine)
    }

    @Test("P-10: the count follows each character, and typing leaves the caret in its place")
    func countsAlong() throws {
      let screen = try ProfileScreen()
      let field = screen.view.nameField
      try screen.type("Dee")
      #expect(screen.shown.profile?.nameCount == "3 of 40")
      try #require(field.type("👩‍👩‍👧‍👦"))
      #expect(screen.shown.profile?.nameCount == "4 of 40")
      field.deleteBackward()
      #expect(screen.shown.profile?.nameCount == "3 of 40")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      try #require(field.type("Dr "))
      #expect(field.text == "Dr Dee")
      #expect(screen.shown.profile?.nameCount == "6 of 40")
    }

    @Test(
      "P-11: the answers about photo and posts leave alone what is being typed",
      arguments: [true, false])
    func leavesTypingAlone(isAccepted: Bool) async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.type("Dee Jr")
      try await screen.answer(.changePhoto, with: isAccepted ? .accepted : .failure(.refused))
      try await screen.answerPosts(isAccepted ? .posts([]) : .failure(.unreachable))
      #expect(screen.view.nameField.isEditing)
      #expect(screen.shown.profile?.nameFieldText == "Dee Jr")
      #expect(screen.shown.profile?.nameCount == "6 of 40")
    }

    // MARK: Photo

    @Test("P-12: the button is disabled from the tap until the photo is saved and shows")
    func changesPhoto() async throws {
      let screen = try ProfileScreen(cached: .sample)
      let placeholder = ProfileView.photoPlaceholder.source
      let changing = Shown.blaine {
        $0.photo = placeholder
        $0.isChangePhotoEnabled = false
      }
      try screen.tap(screen.view.changePhotoButton)
      #expect(screen.shown == changing)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      try screen.photoLibrary.choose(Photo.landscape.data)
      try await settle()
      #expect(screen.shown == changing)
      #expect(screen.requests == [.changePhoto(.landscape)])
      try await screen.answer(.changePhoto, with: .accepted)
      #expect(screen.shown == .blaine { $0.photo = .data(Photo.landscape.data) })
      #expect(screen.cache.user?.photo == .landscape)
    }

    @Test("P-13: cancelling in the library changes nothing")
    func cancelsPhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(nil)
      #expect(screen.shown == .blaine())
      #expect(screen.requests == [])
    }

    @Test("P-14, P-15, P-17: a photo's message shows until the next attempt")
    func failsToChangePhoto() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try await screen.answer(.changePhoto, with: .failure(.unreachable))
      #expect(screen.shown == .blaine { $0.photoError = "The profile could not be reached." })
      #expect(screen.view.photoErrorLabel.isOnScreen)
      try await screen.choosePhoto(.gif)
      #expect(screen.shown == .blaine { $0.photoError = "Only PNG and JPEG photos can be used." })
      try await screen.choosePhoto(Photo.landscape.data)
      #expect(screen.shown == .blaine { $0.isChangePhotoEnabled = false })
    }

    // MARK: Posts

    @Test("P-22: rows show title and local day of the posts, of which there is no sign before")
    func showsPosts() async throws {
      let screen = try ProfileScreen()
      #expect(screen.shown == .blaine())
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      #expect(
        screen.shown
          == .blaine { $0.posts = [["Post 2", "2026-03-02"], ["Post 1", "2026-03-01"]] })
      #expect(screen.view.postsTableView.isOnScreen)
    }

    @Test("P-23, P-24: a failure shows with a way to try again, and then that there are no posts")
    func showsNoPosts() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.failure(.unreachable))
      #expect(
        screen.shown
          == .blaine {
            $0.postsError = "The posts could not be reached."
            $0.isPostsRetryShown = true
          })
      try screen.tap(screen.view.postsRetryButton)
      #expect(screen.shown == .blaine())
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == .blaine { $0.isNoPostsShown = true })
      #expect(screen.postService.calls.count == 2)
    }

    @Test("P-25: touching a row pushes its post's screen, and no row stays selected")
    func pushesPost() async throws {
      let screen = try ProfileScreen()
      try await screen.answerPosts(.posts([.sample(1), .sample(2)]))
      let shown = screen.shown
      try #require(screen.view.postsTableView.touchRow(at: IndexPath(row: 1, section: 0)))
      #expect(screen.navigationController.topViewController === screen.postScreen)
      #expect(screen.navigationController.viewControllers.count == 3)
      #expect(screen.postScreen.title == "Post 1")
      screen.appearAgain()
      #expect(screen.shown == shown)
      #expect(screen.view.postsTableView.indexPathForSelectedRow == nil)
      #expect(screen.postService.calls.count == 1)
    }

    // MARK: Several views

    @Test("P-2, P-10: each view of a model shows what the model announces")
    func drawsModel() throws {
      let model = ProfileModel(
        service: ScenarioService(), cache: UserCache(user: .blaine),
        photoLibrary: ScenarioPhotoLibrary(), postService: ScenarioPostService())
      let views = (1...2).map { _ in ProfileScreenView(model: model) }
      model.load()
      model.changeDraft(to: "Dee")
      for view in views {
        let profileView = try #require(view.arrangedSubviews[1] as? ProfileView)
        #expect(!profileView.isHidden)
        #expect(profileView.nameLabel.text == "David Blaine")
        #expect(profileView.nameField.text == "Dee")
        #expect(profileView.photoView.image == UIImage(data: Photo.portrait.data))
      }
    }
  }
}
