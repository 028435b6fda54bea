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
}
