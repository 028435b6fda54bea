import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

extension ViewFree {
  @Suite struct ProfileInteractorTests {
    private let service = ScenarioService()
    private let cache = UserCache()
    private let photoLibrary = ScenarioPhotoLibrary()
    private let postService = ScenarioPostService()
    private let output = ProfileInteractorOutputSpy()
    private let interactor: ProfileInteractor

    init() {
      interactor = ProfileInteractor(
        service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
      interactor.output = output
    }

    @Test("Loading asks the service and says so before it answers")
    func load() async throws {
      interactor.load()
      #expect(output.answers == [.startedLoading])
      try await settle()
      try service.answer(.currentUser, with: .failure(.storeDamaged))
      try await settle()
      interactor.load()
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()

      #expect(
        output.answers == [
          .startedLoading, .failedToLoad("The saved profile cannot be read."),
          .startedLoading, .loaded(.sample),
        ])
      #expect(cache.user == .sample)
    }

    @Test("Loading answers at once from the cache")
    func loadCached() {
      cache.user = .sample
      interactor.load()
      #expect(output.answers == [.loaded(.sample)])
    }

    @Test("A name is refused, kept or changed")
    func changeDisplayName() async throws {
      loadCached()
      interactor.changeDisplayName(to: " ")
      interactor.changeDisplayName(to: " David Blaine ")
      interactor.changeDisplayName(to: " Anna ")
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await settle()
      interactor.changeDisplayName(to: "Anna")
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()

      #expect(
        output.answers.dropFirst() == [
          .refusedDisplayName(.empty), .keptDisplayName("David Blaine"),
          .startedChangingDisplayName,
          .failedToChangeDisplayName("The change was not accepted."),
          .startedChangingDisplayName, .changedDisplayName("Anna"),
        ])
    }

    @Test("A photo starts to change when it is sent, not when the library opens")
    func changePhoto() async throws {
      loadCached()
      try await choosePhoto(nil)
      try await choosePhoto(.gif)
      try await choosePhoto(.png)
      try service.answer(.changePhoto, with: .failure(.refused))
      try await settle()
      try await choosePhoto(.png)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()

      #expect(
        output.answers.dropFirst() == [
          .cancelledChoosingPhoto,
          .failedToChangePhoto("Only PNG and JPEG photos can be used."),
          .startedChangingPhoto, .failedToChangePhoto("The change was not accepted."),
          .startedChangingPhoto, .changedPhoto(try Photo(.png)),
        ])
    }

    @Test("Logging out is answered at once, without waiting for the service")
    func logOut() async throws {
      loadCached()
      interactor.logOut()
      #expect(output.answers.dropFirst() == [.loggedOut])
      #expect(cache.user == nil)

      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      service.endEveryCall()
      try await settle()
      #expect(output.answers.dropFirst() == [.loggedOut])
    }

    @Test("Telling the service of the log-out does not keep the interactor alive")
    func releaseAfterLogOut() async throws {
      weak var interactor: ProfileInteractor?
      do {
        let strongInteractor = ProfileInteractor(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
        strongInteractor.logOut()
        interactor = strongInteractor
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true])
      #expect(interactor == nil)
      service.endEveryCall()
    }

    @Test("The interactor does not keep its presenter alive, and ends with its last request")
    func release() async throws {
      weak var presenter: ProfilePresenter?
      weak var interactor: ProfileInteractor?
      do {
        let strongInteractor = ProfileInteractor(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
        let strongPresenter = ProfilePresenter(
          interactor: strongInteractor, router: ProfileRouterSpy())
        strongInteractor.output = strongPresenter
        strongPresenter.viewWillAppear()
        try await settle()
        strongPresenter.didLeave()
        presenter = strongPresenter
        interactor = strongInteractor
      }
      #expect(presenter == nil)

      service.endEveryCall()
      try await settle()
      #expect(interactor == nil)
    }

    @Test("P-22: of the posts the newest five are handed on, newest first")
    func posts() async throws {
      cache.user = .sample
      interactor.load()
      interactor.loadPosts()
      try await settle()
      try postService.answer(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      try await settle()
      interactor.loadPosts()
      try await settle()
      try postService.answer(.failure(.unreachable))
      try await settle()
      #expect(
        output.answers == [
          .loaded(.sample), .loadedPosts([6, 5, 4, 3, 2].map(Post.sample)),
          .failedToLoadPosts("The posts could not be reached."),
        ])
    }

    private func choosePhoto(_ data: Data?) async throws {
      interactor.changePhoto()
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }
  }
}
