import HeadlessUIKit
import Models

@testable import ActionsMVC

/// A replacement for the profile's actions, which records their calls.
final class ActionsSpy {
  let load = AsyncActionSpy<Void, User>()
  let reload = AsyncActionSpy<Void, User>()
  let changeName = AsyncActionSpy<String, DisplayName>()
  let changePhoto = AsyncActionSpy<Void, Photo?>()
  let loadPosts = AsyncActionSpy<Void, [Post]>()

  private(set) var shownPosts: [Post] = []
  private(set) var logOutCount = 0
  private(set) var leaveCount = 0

  func makeActions() -> ProfileViewController.Actions {
    ProfileViewController.Actions(
      load: load.run,
      reload: reload.run,
      changeName: changeName.run,
      changePhoto: changePhoto.run,
      loadPosts: loadPosts.run,
      showPost: { _, post in self.shownPosts.append(post) },
      logOut: { _, _ in self.logOutCount += 1 },
      leave: { _, _ in self.leaveCount += 1 })
  }
}
