import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import CleanSwift

extension ViewFree {
  @Suite struct ProfileInteractorTests {
    private let service = ScenarioService()
    private let cache = UserCache()
    private let photoLibrary = ScenarioPhotoLibrary()
    private let postService = ScenarioPostService()
    private let presenter = ProfilePresentationLogicSpy()
    private let interactor: ProfileInteractor

    init() {
      interactor = ProfileInteractor(
        presenter: presenter,
        worker: ProfileWorker(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService))
    }

    @Test("Loading asks the service once, says so before it answers, and again when retried")
    func load() async throws {
      interactor.load(request: .init())
      interactor.load(request: .init())
      #expect(presenter.responses == [.startedLoading])
      try await settle()
      try service.answer(.currentUser, with: .failure(.storeDamaged))
      try await settle()
      interactor.retry(request: .init())
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()

      #expect(
        presenter.responses == [
          .startedLoading, .failedToLoad("The saved profile cannot be read."),
          .startedLoading, .loaded(.sample),
        ])
      #expect(cache.user == .sample)
    }

    @Test("Loading responds at once from the cache")
    func loadCached() {
      cache.user = .sample
      interactor.load(request: .init())
      #expect(presenter.responses == [.loaded(.sample)])
    }

    @Test("Characters are counted as a person counts them")
    func countName() {
      interactor.countName(request: .init(text: "Da👩‍👩‍👧‍👦"))
      interactor.countName(request: .init(text: ""))
      #expect(presenter.responses == [.counted(3), .counted(0)])
    }

    @Test("A name is refused, kept or changed")
    func changeName() async throws {
      loadCached()
      interactor.changeName(request: .init(text: " "))
      interactor.changeName(request: .init(text: " David Blaine "))
      interactor.changeName(request: .init(text: " Anna "))
      try await settle()
      try service.answer(.changeDisplayName, with: .failure(.refused))
      try await settle()
      interactor.changeName(request: .init(text: "Anna"))
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try await settle()

      #expect(
        presenter.responses.dropFirst() == [
          .refusedName(.empty), .keptName("David Blaine"),
          .startedChangingName, .failedToChangeName("The change was not accepted."),
          .startedChangingName, .changedName("Anna"),
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
        presenter.responses.dropFirst() == [
          .choosingPhoto, .cancelledChoosingPhoto,
          .choosingPhoto, .failedToChangePhoto("Only PNG and JPEG photos can be used."),
          .choosingPhoto, .startedChangingPhoto,
          .failedToChangePhoto("The change was not accepted."),
          .choosingPhoto, .startedChangingPhoto, .changedPhoto(try Photo(.png)),
        ])
    }

    @Test("Logging out is responded to at once, without waiting for the service")
    func logOut() async throws {
      loadCached()
      interactor.logOut(request: .init())
      #expect(presenter.responses.dropFirst() == [.loggedOut])
      #expect(cache.user == nil)

      try await settle()
      #expect(service.calls.map(\.request) == [.logOut])
      service.endEveryCall()
      try await settle()
      #expect(presenter.responses.dropFirst() == [.loggedOut])
    }

    @Test("Leaving has a response, and coming back loads the user again")
    func leave() {
      loadCached()
      interactor.leave(request: .init())
      interactor.load(request: .init())
      #expect(presenter.responses == [.loaded(.sample), .left, .loaded(.sample)])
    }

    @Test("Telling the service of the log-out keeps neither interactor nor worker alive")
    func releaseAfterLogOut() async throws {
      weak var interactor: ProfileInteractor?
      weak var worker: ProfileWorker?
      do {
        let strongWorker = ProfileWorker(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
        let strongInteractor = ProfileInteractor(presenter: presenter, worker: strongWorker)
        strongInteractor.logOut(request: .init())
        interactor = strongInteractor
        worker = strongWorker
      }
      try await settle()
      #expect(service.calls.map(\.isPending) == [true])
      #expect(interactor == nil)
      #expect(worker == nil)
      service.endEveryCall()
    }

    @Test("The interactor ends with its last request")
    func release() async throws {
      weak var interactor: ProfileInteractor?
      do {
        let strongInteractor = ProfileInteractor(
          presenter: presenter,
          worker: ProfileWorker(
            service: service, cache: cache, photoLibrary: photoLibrary, postService: postService))
        strongInteractor.load(request: .init())
        try await settle()
        strongInteractor.leave(request: .init())
        interactor = strongInteractor
      }
      service.endEveryCall()
      try await settle()
      #expect(interactor == nil)
    }

    @Test("P-22: of the posts the newest five are presented, newest first, and one can be selected")
    func posts() async throws {
      cache.user = .sample
      interactor.load(request: .init())
      try await settle()
      try postService.answer(.failure(.unreachable))
      try await settle()
      interactor.retryPosts(request: .init())
      try await settle()
      try postService.answer(.posts([3, 1, 6, 2, 5, 4].map(Post.sample)))
      try await settle()
      #expect(interactor.selectedPost == nil)
      interactor.selectPost(request: .init(index: 1))
      #expect(interactor.selectedPost == .sample(5))
      #expect(
        presenter.responses == [
          .loaded(.sample), .failedToFetchPosts("The posts could not be reached."),
          .startedFetchingPosts, .fetchedPosts([6, 5, 4, 3, 2].map(Post.sample)), .selectedPost,
        ])
    }

    private func choosePhoto(_ data: Data?) async throws {
      interactor.changePhoto(request: .init())
      try await settle()
      try photoLibrary.choose(data)
      try await settle()
    }
  }
}
