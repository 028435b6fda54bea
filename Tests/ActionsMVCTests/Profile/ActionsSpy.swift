import Foundation
import HeadlessUIKit
import Models

@testable import ActionsMVC

/// A replacement for the profile's actions; it records the calls of each action.
final class ActionsSpy {
  var cachedUser: User?
  let load = AsyncActionSpy<Void, Result<User, any Error>>()
  let changeDisplayName = AsyncActionSpy<
    (text: String, user: User), Result<DisplayName, any Error>
  >()
  let choosePhoto = AsyncActionSpy<Void, Data?>()
  let changePhoto = AsyncActionSpy<(data: Data, user: User), Result<Photo, any Error>>()
  let loadPosts = AsyncActionSpy<User, Result<[Post], any Error>>()

  private(set) var shownPosts: [Post] = []
  private(set) var logOutCount = 0
  private(set) var leaveCount = 0
  /// A function that is called when the screen logs the user out; by default, it does nothing.
  ///
  /// The real action for logging out shows another screen, which ends the editing of a field. The
  /// replacement does not, so a test can set a function that ends the editing.
  var whileLoggingOut: () -> Void = {}

  func makeActions() -> ProfileViewController.Actions {
    ProfileViewController.Actions(
      leave: { _, _ in self.leaveCount += 1 },
      cachedUser: { _, _ in self.cachedUser },
      load: load.run,
      changeDisplayName: changeDisplayName.run,
      choosePhoto: choosePhoto.run,
      changePhoto: changePhoto.run,
      loadPosts: loadPosts.run,
      showPost: { _, post in self.shownPosts.append(post) },
      logOut: { _, _ in
        self.logOutCount += 1
        self.whileLoggingOut()
      })
  }
}
