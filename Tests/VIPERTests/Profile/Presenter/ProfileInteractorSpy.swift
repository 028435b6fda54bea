import Foundation

@testable import VIPER

/// A replacement for the interactor, which records what the presenter asks for.
final class ProfileInteractorSpy: ProfileInteractorInput {
  private(set) var loads = 0
  private(set) var reloads = 0
  private(set) var names: [String] = []
  private(set) var photos: [Data] = []
  private(set) var postLoads = 0
  private(set) var selectedPosts: [Int] = []
  private(set) var leaves = 0
  private(set) var logOuts = 0
  /// What the interactor does when it is asked for a change of the photo; nothing by default.
  var onChangePhoto: () -> Void = {}

  func leave() { leaves += 1 }
  func load() { loads += 1 }
  func reload() { reloads += 1 }
  func changeDisplayName(to text: String) { names.append(text) }

  func changePhoto(to data: Data) {
    photos.append(data)
    onChangePhoto()
  }

  func loadPosts() { postLoads += 1 }
  func selectPost(at index: Int) { selectedPosts.append(index) }
  func logOut() { logOuts += 1 }
}
