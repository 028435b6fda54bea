import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: leaving")
  struct ProfileViewModelLeavingTests {
    let service = ScenarioService()
    let photoLibrary = ScenarioPhotoLibrary()
    let postService = ScenarioPostService()
    let cache: UserCache
    let david: User
    let viewModel: ProfileViewModel

    init() throws {
      david = try .david(photo: .png())
      cache = UserCache(user: david)
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: photoLibrary,
        postService: postService)
    }

    @Test("P-18: Logging out empties the cache and asks for the log-in screen in the same turn")
    func logsOut() async throws {
      viewModel.viewWillAppear()
      var cachedUsers: [User?] = []
      viewModel.onLogOut = { [cache] in cachedUsers.append(cache.user) }
      viewModel.logOutTapped()
      #expect(cachedUsers == [nil])
      try await service.endRequests()
    }

    @Test("P-18: Logging out cancels what is in flight in the same turn")
    func logsOutInFlight() async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      viewModel.logOutTapped()
      #expect(service.calls.map(\.isCancelled) == [true, true])
      try await service.endRequests()
    }

    @Test(
      "P-18: However the service takes it, the person hears nothing more",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func tellsService(answer: ScenarioService.Answer) async throws {
      viewModel.viewWillAppear()
      let errors = ValuesSpy(viewModel.$errorText)
      var logOutCount = 0
      viewModel.onLogOut = { logOutCount += 1 }
      viewModel.logOutTapped()
      viewModel.didLeave()
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      #expect(service.calls.first?.isCancelled == false)
      try service.answer(.logOut, with: answer)
      try await settle()
      #expect(logOutCount == 1)
      #expect(errors.values.allSatisfy { $0 == nil })
      #expect(cache.user == nil)
    }

    @Test("P-18: The service is told even when the view model is gone")
    func outlivesViewModel() async throws {
      weak var released: ProfileViewModel?
      do {
        let viewModel = ProfileViewModel(
          service: service, cache: cache, photoLibrary: photoLibrary,
          postService: postService)
        released = viewModel
        viewModel.viewWillAppear()
        viewModel.logOutTapped()
        viewModel.didLeave()
      }
      try await settle()
      postService.endEveryCall()
      try await settle()
      #expect(released == nil)
      #expect(service.calls.map(\.request) == [.logOut])
      try await service.endRequests()
    }

    @Test("A name that was still being typed when logging out is not sent")
    func ignoresEditingAfterLogOut() async throws {
      viewModel.viewWillAppear()
      viewModel.nameChanged("Dee")
      viewModel.logOutTapped()
      viewModel.nameEditingEnded("Dee")
      viewModel.didLeave()
      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      try await service.endRequests()
    }

    @Test("Leaving after logging out does not touch the cache of the next user")
    func leavesNextUserAlone() async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      viewModel.logOutTapped()
      cache.user = david
      viewModel.didLeave()
      #expect(cache.user == david)
      try await service.endRequests()
    }

    @Test("P-19: Leaving cancels loading")
    func leavesWhileLoading() async throws {
      cache.user = nil
      viewModel.viewWillAppear()
      try await settle()
      viewModel.didLeave()
      #expect(service.calls.map(\.isCancelled) == [true])
      try await service.endRequests()
    }

    @Test(
      "P-19: Leaving cancels a change in flight and empties the cache",
      arguments: [ScenarioService.Kind.changeDisplayName, .changePhoto])
    func leavesInFlight(kind: ScenarioService.Kind) async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      let other: ScenarioService.Kind =
        kind == .changePhoto ? .changeDisplayName : .changePhoto
      try service.answer(other, with: .accepted)
      try await settle()
      viewModel.didLeave()
      #expect(service.calls.filter(\.isCancelled).map(\.request.kind) == [kind])
      #expect(cache.user == nil)
      try await service.endRequests()
    }

    @Test("P-19: Leaving with no change in flight keeps the cache")
    func leavesIdle() async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .failure(.refused))
      try await settle()
      viewModel.didLeave()
      #expect(cache.user == (try .david(named: "Dee", photo: .png())))
    }

    @Test("P-19: The open library is no change in flight")
    func leavesInLibrary() async throws {
      viewModel.viewWillAppear()
      viewModel.changePhotoTapped()
      try await settle()
      viewModel.didLeave()
      #expect(cache.user == david)
      photoLibrary.close()
    }

    @Test("P-20: A user who arrives late is neither shown nor cached", arguments: [true, false])
    func ignoresLateUser(isAnswered: Bool) async throws {
      cache.user = nil
      viewModel.viewWillAppear()
      try await settle()
      viewModel.didLeave()
      let screen = ScreenSpy(viewModel)
      try service.answer(
        .currentUser, with: isAnswered ? .user(david) : .failure(.unreachable))
      try await settle()
      #expect(screen.changeCount == 0)
      #expect(cache.user == nil)
    }

    @Test(
      "P-20: A change that is answered late changes neither screen nor cache",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [true, false])
    func ignoresLateAnswers(answer: ScenarioService.Answer, logsOut: Bool) async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      if logsOut { viewModel.logOutTapped() }
      viewModel.didLeave()
      let screen = ScreenSpy(viewModel)
      try service.answer(.changeDisplayName, with: answer)
      try service.answer(.changePhoto, with: answer)
      try await settle()
      #expect(screen.changeCount == 0)
      #expect(cache.user == nil)
      try await service.endRequests()
    }

    @Test("P-20: A photo that is chosen late is not sent", arguments: [true, false])
    func ignoresLatePhoto(logsOut: Bool) async throws {
      viewModel.viewWillAppear()
      viewModel.changePhotoTapped()
      try await settle()
      if logsOut { viewModel.logOutTapped() }
      viewModel.didLeave()
      let screen = ScreenSpy(viewModel)
      try photoLibrary.choose(Photo.jpeg().data)
      try await settle()
      #expect(service.calls.map(\.request) == (logsOut ? [.logOut] : []))
      #expect(screen.changeCount == 0)
      #expect(cache.user == (logsOut ? nil : david))
      try await service.endRequests()
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      viewModel.viewWillAppear()
      try await changeNameAndPhoto()
      viewModel.didLeave()
      viewModel.viewWillAppear()
      #expect(viewModel.isLoading && viewModel.isProfileHidden)
      try await settle()
      try service.answer(.currentUser, with: .user(david))
      try await settle()
      #expect(viewModel.displayName == "David Blaine")
      #expect(viewModel.isNameEnabled && !viewModel.isSavingName)
      #expect(viewModel.isChangePhotoEnabled)
      try await service.endRequests()
    }

    @Test("A view model that has left is released once its requests have ended")
    func isReleased() async throws {
      weak var released: ProfileViewModel?
      do {
        let viewModel = ProfileViewModel(
          service: service, cache: UserCache(), photoLibrary: photoLibrary,
          postService: postService)
        released = viewModel
        viewModel.viewWillAppear()
        try await settle()
        viewModel.didLeave()
      }
      try await service.endRequests()
      #expect(released == nil)
    }

    private func changeNameAndPhoto() async throws {
      viewModel.nameEditingEnded("Dee")
      viewModel.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(Photo.jpeg().data)
      try await settle()
    }
  }
}

/// An observer of a view model, which counts the changes that the screen would show.
private final class ScreenSpy {
  private(set) var changeCount = 0
  private var tokens: [ObservationToken] = []

  init(_ viewModel: ProfileViewModel) {
    let flags = [
      viewModel.$isLoading, viewModel.$isProfileHidden, viewModel.$isRetryHidden,
      viewModel.$isNameEnabled, viewModel.$isSavingName, viewModel.$isChangePhotoEnabled,
    ]
    let texts = [viewModel.$displayName, viewModel.$nameText, viewModel.$nameCountText]
    let errors = [viewModel.$errorText, viewModel.$nameErrorText]
    tokens += flags.map { $0.observe { [weak self] _ in self?.changeCount += 1 } }
    tokens += texts.map { $0.observe { [weak self] _ in self?.changeCount += 1 } }
    tokens += errors.map { $0.observe { [weak self] _ in self?.changeCount += 1 } }
    tokens.append(viewModel.$photoData.observe { [weak self] _ in self?.changeCount += 1 })
    changeCount = 0
  }
}
