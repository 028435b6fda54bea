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
  /// The function that the action for logging out calls; a test can replace this function.
  ///
  /// With the real action, the navigation to another screen ends the editing of a field. A test can
  /// end the editing in this function instead.
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
