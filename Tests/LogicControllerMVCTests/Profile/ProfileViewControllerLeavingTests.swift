import Foundation
import HeadlessUIKit
import Jobs
import Models
import Scenarios
import Testing
import Views

@testable import LogicControllerMVC

extension WithViews {
  @Suite struct ProfileViewControllerLeavingTests {
    @Test("P-18: logging out cancels and shows only the log-in screen, in the same turn")
    func logsOut() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      try await settle()
      try screen.tap(screen.view.logOutButton)
      #expect(screen.service.calls.map(\.isCancelled) == [true])
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      #expect(screen.cache.user == nil)
      #expect(screen.showsLogInScreen)
      try await settle()
      #expect(screen.service.calls.last?.request == .logOut)
    }

    @Test("P-18: logging out after a failed load does the same, also for a user cached meanwhile")
    func logsOutAfterFailure() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      let errorView = try #require(screen.errorView)
      screen.cache.user = .dee
      try screen.tap(errorView.logOutButton)
      #expect(screen.showsLogInScreen)
      #expect(screen.cache.user == nil)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .logOut])
    }

    @Test("P-4, P-12, P-18, P-24: each button does its own thing, and no other")
    func separatesButtons() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await screen.answer(.currentUser, with: .failure(.unreachable))
      let errorView = try #require(screen.errorView)
      try screen.tap(errorView.retryButton)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser])

      try await screen.answer(.currentUser, with: .user(.blaine))
      try await screen.answerPosts(.failure(.unreachable))
      let shown = screen.shown
      try await screen.choosePhoto(nil)
      #expect(screen.shown == shown)
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 1)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap(screen.view.postsRetryButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request).count == 2)

      try screen.tap(screen.view.logOutButton)
      try await settle()
      #expect(screen.photoLibrary.openedCount == 1)
      #expect(screen.postService.calls.count == 2)
      #expect(screen.service.calls.map(\.request) == [.currentUser, .currentUser, .logOut])
    }

    @Test("P-18: what is still being typed is neither sent nor refused", arguments: ["Dee", ""])
    func logsOutTyping(name: String) async throws {
      let screen = try ProfileScreen()
      try screen.type(name)
      try screen.tap(screen.view.logOutButton)
      #expect(!screen.view.nameField.isEditing)
      #expect(screen.view.nameErrorLabel.isHidden)
      #expect(screen.showsLogInScreen)
      try await settle()
      #expect(screen.service.calls.map(\.request) == [.logOut])
    }

    @Test("P-19: popping cancels the load")
    func popsLoading() async throws {
      let screen = try ProfileScreen(cached: nil)
      try await settle()
      screen.pop()
      #expect(screen.service.calls.map(\.isCancelled) == [true])
    }

    @Test("P-19, P-20, P-26: changes go on after popping; a late answer leaves the view")
    func popsChanging() async throws {
      let screen = try ProfileScreen()
      try await screen.choosePhoto(Photo.landscape.data)
      try screen.type("Dee")
      screen.pop()
      try await settle()
      #expect(
        screen.service.calls.map(\.request)
          == [.changePhoto(.landscape), .changeDisplayName(.sample("Dee"))])
      #expect(screen.service.calls.map(\.isCancelled) == [false, false])
      #expect(screen.postService.calls.map(\.isCancelled) == [true])
      let shown = screen.shown
      #expect(shown?.isSaving == true)
      try await screen.answer(.changeDisplayName, with: .accepted)
      try await screen.answer(.changePhoto, with: .accepted)
      try await screen.answerPosts(.posts([]))
      #expect(screen.shown == shown)
      #expect(screen.cache.user == .blaine.with(name: "Dee", photo: .landscape))
    }

    @Test("P-19: being covered is not leaving")
    func covered() async throws {
      let screen = try ProfileScreen()
      try screen.enter("Dee")
      screen.cover()
      try await screen.answer(.changeDisplayName, with: .accepted)
      #expect(screen.shown?.name == "Dee")
      #expect(screen.postService.calls.map(\.isCancelled) == [false])
    }

    @Test("P-21: a change that goes on after popping keeps no object of the screen alive")
    func lifetime() async throws {
      let service = ScenarioService()
      let postService = ScenarioPostService()
      weak var controller: UIViewController?
      weak var view: ProfileView?
      do {
        let screen = try ProfileScreen(service: service, postService: postService)
        controller = screen.controller
        view = screen.view
        try await screen.choosePhoto(Photo.landscape.data)
        try screen.enter("Dee")
        try await settle()
        screen.pop()
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true, true])
      #expect(controller == nil)
      #expect(view == nil)
    }

    @Test(
      "P-21: requests that popping cancels keep no object of the screen alive, even unanswered",
      arguments: [nil, User.blaine])
    func cancelledLifetime(cached user: User?) async throws {
      let service = ScenarioService()
      weak var controller: UIViewController?
      do {
        let screen = try ProfileScreen(cached: user, service: service)
        controller = screen.controller
        if user != nil { try screen.tap(screen.view.changePhotoButton) }
        try await settle()
        screen.pop()
      }
      try await settle()
      #expect(controller == nil)
    }

    @Test("P-21: the child view controllers of a screen that was left are gone, too")
    func childLifetime() async throws {
      let service = ScenarioService()
      weak var loading: UIViewController?
      weak var error: UIViewController?
      do {
        let screen = try ProfileScreen(cached: nil, service: service)
        loading = screen.child
        #expect(loading != nil)
        try await screen.answer(.currentUser, with: .failure(.unreachable))
        error = screen.child
        #expect(error != nil)
        screen.pop()
      }
      try await settle()
      #expect(loading == nil)
      #expect(error == nil)
    }
  }
}
