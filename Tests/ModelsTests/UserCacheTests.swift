import Models
import Testing

@Suite("A user cache")
@MainActor struct UserCacheTests {
  @Test("A cache holds the user it was given last")
  func holdsUser() {
    #expect(UserCache().user == nil)
    let cache = UserCache(user: .sample)
    #expect(cache.user == .sample)
    cache.user = nil
    #expect(cache.user == nil)
  }

  @Test("P-27: A change alters what it is about and nothing else")
  func changesUser() throws {
    let photo = try Photo(.pngSignature)
    let cache = UserCache(user: .sample)
    cache.update(User.sample.id) { $0.photo = photo }
    #expect(
      cache.user
        == User(id: User.sample.id, displayName: User.sample.displayName, photo: photo))
  }

  @Test("P-27: A change of somebody else, or of nobody, leaves the cached user alone")
  func keepsOtherUser() throws {
    let name = try DisplayName("Dee")
    let cache = UserCache(user: .sample)
    for id in [User.ID(rawValue: "another"), nil] {
      cache.update(id) { $0.displayName = name }
      #expect(cache.user == .sample)
    }
  }

  @Test("P-27: A change leaves an empty cache empty")
  func keepsEmptiness() throws {
    let name = try DisplayName("Dee")
    let cache = UserCache()
    for id in [User.sample.id, nil] {
      cache.update(id) { $0.displayName = name }
      #expect(cache.user == nil)
    }
  }
}
