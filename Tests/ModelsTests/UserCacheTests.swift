import Models
import TestSupport
import Testing

@Suite("A user cache")
@MainActor struct UserCacheTests {
  let david: User

  init() throws {
    david = User(id: User.ID(rawValue: "1"), displayName: try DisplayName("David"))
  }

  @Test("P-27: A change alters one part of the user and nothing else")
  func changesUser() throws {
    let photo = try Photo(.pngSignature)
    let cache = UserCache(user: david)
    cache.update(david.id) { $0.photo = photo }
    #expect(cache.user == User(id: david.id, displayName: david.displayName, photo: photo))
  }

  @Test("P-27: A change of another user leaves the cached user alone, and an empty cache empty")
  func keepsOtherUser() throws {
    let name = try DisplayName("Dee")
    for cache in [UserCache(user: david), UserCache()] {
      let before = cache.user
      cache.update(User.ID(rawValue: "another")) { $0.displayName = name }
      #expect(cache.user == before)
    }
  }
}
