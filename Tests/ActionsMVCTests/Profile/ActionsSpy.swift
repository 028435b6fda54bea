import HeadlessUIKit
import Models

@testable import ActionsMVC

/// A replacement for the profile's actions, which records their calls.
final class ActionsSpy {
  let load = AsyncActionStub<Void, User, any Error>(endingWith: .failure(CancellationError()))
  let changeName = AsyncActionStub<(name: DisplayName, user: User), Void, any Error>(
    endingWith: .failure(CancellationError()))
  let choosePhoto = AsyncActionStub<Void, Photo?, PhotoError>(endingWith: .success(nil))
  let changePhoto = AsyncActionStub<(photo: Photo, user: User), Void, any Error>(
    endingWith: .failure(CancellationError()))
  let loadPosts = AsyncActionStub<User, [Post], any Error>(
    endingWith: .failure(CancellationError()))

  var cachedUser: User?
  var checkedName: Result<DisplayName?, DisplayNameError> = .success(nil)

  private(set) var loadCachedCount = 0
  private(set) var checkedTexts: [String] = []
  private(set) var savedNames: [DisplayName] = []
  private(set) var shownPosts: [Post] = []
  private(set) var abandonChangeCount = 0
  private(set) var loggedOut: [ObjectIdentifier] = []

  init(cached user: User?) {
    cachedUser = user
  }

  func makeActions() -> ProfileViewController.Actions {
    ProfileViewController.Actions(
      loadCached: { _, _ in
        self.loadCachedCount += 1
        return self.cachedUser
      },
      load: { _, input in try await self.load.run(input) },
      checkName: { _, input throws(DisplayNameError) in
        self.checkedTexts.append(input.text)
        self.savedNames.append(input.savedName)
        return try self.checkedName.get()
      },
      changeName: { _, input in try await self.changeName.run(input) },
      choosePhoto: { _, input throws(PhotoError) in try await self.choosePhoto.run(input) },
      changePhoto: { _, input in try await self.changePhoto.run(input) },
      loadPosts: { _, input in try await self.loadPosts.run(input) },
      showPost: { _, post in self.shownPosts.append(post) },
      abandonChange: { _, _ in self.abandonChangeCount += 1 },
      logOut: { viewController, _ in self.loggedOut.append(ObjectIdentifier(viewController)) })
  }
}
