import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVVM

extension ViewFree {
  @Suite("Profile view model: loading")
  struct ProfileViewModelLoadingTests {
    let service = ScenarioService()
    let cache = UserCache()
    let viewModel: ProfileViewModel

    init() {
      viewModel = ProfileViewModel(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: ScenarioPostService())
    }

    @Test("P-1, P-2: The profile is hidden while it is loading, then shown and cached")
    func loads() async throws {
      let loading = ValuesSpy(viewModel.$isLoading)
      let hidden = ValuesSpy(viewModel.$isProfileHidden)
      let david = try User.david(photo: .png())
      viewModel.viewWillAppear()
      #expect(loading.values == [false, true])
      #expect(hidden.values == [true, true])

      try await settle()
      try service.answer(.currentUser, with: .user(david))
      try await settle()
      #expect(loading.values == [false, true, false])
      #expect(hidden.values == [true, true, false])
      #expect(viewModel.displayName == "David Blaine")
      #expect(viewModel.nameText == "David Blaine")
      #expect(viewModel.photoData == david.photo?.data)
      #expect(viewModel.errorText == nil)
      #expect(cache.user == david)
    }

    @Test("P-2: A user without a photo has none to show")
    func loadsWithoutPhoto() async throws {
      let photos = ValuesSpy(viewModel.$photoData)
      viewModel.viewWillAppear()
      try await settle()
      try service.answer(.currentUser, with: .user(.david()))
      try await settle()
      #expect(photos.values == [nil, nil])
    }

    @Test("P-3: A cached user is shown at once, and the service is not asked")
    func showsCachedUser() async throws {
      let david = try User.david(photo: .jpeg())
      cache.user = david
      let loading = ValuesSpy(viewModel.$isLoading)
      viewModel.viewWillAppear()
      #expect(!viewModel.isProfileHidden)
      #expect(viewModel.displayName == "David Blaine")
      #expect(viewModel.nameText == "David Blaine")
      #expect(viewModel.photoData == david.photo?.data)
      #expect(loading.values == [false])

      try await settle()
      #expect(service.calls.isEmpty)
      #expect(cache.user == david)
    }

    @Test("P-4: A failed load shows why and offers to try again, which starts over")
    func failsAndRetries() async throws {
      let loading = ValuesSpy(viewModel.$isLoading)
      let errors = ValuesSpy(viewModel.$errorText)
      let retryHidden = ValuesSpy(viewModel.$isRetryHidden)
      let hidden = ValuesSpy(viewModel.$isProfileHidden)
      viewModel.viewWillAppear()
      try await settle()
      try service.answer(.currentUser, with: .failure(.unreachable))
      try await settle()
      #expect(viewModel.errorText == "The profile could not be reached.")
      #expect(!viewModel.isRetryHidden)
      #expect(viewModel.isProfileHidden)
      #expect(cache.user == nil)

      viewModel.retryTapped()
      #expect(viewModel.isLoading)
      try await settle()
      try service.answer(.currentUser, with: .user(.david()))
      try await settle()
      #expect(loading.values == [false, true, false, true, false])
      #expect(errors.values == [nil, nil, "The profile could not be reached.", nil])
      #expect(retryHidden.values == [true, true, false, true])
      #expect(hidden.values == [true, true, true, false])
      #expect(service.calls.map(\.request) == [.currentUser, .currentUser])
    }

    @Test("P-5: Appearing again while loading sends no second request")
    func appearsAgainWhileLoading() async throws {
      let loading = ValuesSpy(viewModel.$isLoading)
      viewModel.viewWillAppear()
      viewModel.viewWillAppear()
      try await settle()
      viewModel.viewWillAppear()
      try await settle()
      #expect(service.calls.map(\.request) == [.currentUser])
      #expect(loading.values == [false, true])
      try await service.endRequests()
    }

    @Test("P-5: Appearing again with a profile changes nothing")
    func appearsAgainWhenLoaded() async throws {
      cache.user = try .david()
      viewModel.viewWillAppear()
      viewModel.nameChanged("Dav")
      let names = ValuesSpy(viewModel.$nameText)
      let hidden = ValuesSpy(viewModel.$isProfileHidden)
      cache.user = nil
      viewModel.viewWillAppear()
      try await settle()
      #expect(names.values == ["Dav"])
      #expect(hidden.values == [false])
      #expect(service.calls.isEmpty)
    }

    @Test("P-5: Appearing again after a failure keeps the error")
    func appearsAgainWhenFailed() async throws {
      viewModel.viewWillAppear()
      try await settle()
      try service.answer(.currentUser, with: .failure(.storeDamaged))
      try await settle()
      let errors = ValuesSpy(viewModel.$errorText)
      viewModel.viewWillAppear()
      try await settle()
      #expect(errors.values == ["The saved profile cannot be read."])
      #expect(service.calls.map(\.request) == [.currentUser])
    }
  }
}
