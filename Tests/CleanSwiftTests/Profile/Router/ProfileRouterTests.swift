import Foundation
import Jobs
import Models
import PortableUIKit
import Scenarios
import Testing

@testable import CleanSwift

@Suite struct ProfileRouterTests {
  private let photoLibrary = ScenarioPhotoLibrary()
  private let router: ProfileRouter

  init() {
    router = Self.makeRouter(photoLibrary)
  }

  @Test(
    "P-12, P-13: the library is opened, and its choice handed over", arguments: [Data.png, nil])
  func chosen(data: Data?) async throws {
    var chosen: [Data?] = []
    router.routeToPhotoLibrary { chosen.append($0) }
    try await settle()
    #expect(photoLibrary.openedCount == 1)
    #expect(chosen.isEmpty)
    try photoLibrary.choose(data)
    try await settle()
    #expect(chosen == [data])
    #expect(photoLibrary.cancelledCount == 0)
  }

  @Test("P-18, P-19: nothing is handed over once the library is closed")
  func closed() async throws {
    var chosen: [Data?] = []
    router.routeToPhotoLibrary { chosen.append($0) }
    try await settle()
    router.closePhotoLibrary()
    #expect(photoLibrary.isCancelled)
    try photoLibrary.choose(.png)
    try await settle()
    #expect(chosen.isEmpty)
  }

  @Test("P-21: an open library does not keep the router alive")
  func release() async throws {
    weak var weakRouter: ProfileRouter?
    do {
      let router = Self.makeRouter(photoLibrary)
      router.routeToPhotoLibrary { _ in }
      try await settle()
      weakRouter = router
    }
    #expect(photoLibrary.isOpen)
    #expect(weakRouter == nil)
  }

  private static func makeRouter(_ photoLibrary: ScenarioPhotoLibrary) -> ProfileRouter {
    ProfileRouter(
      dataStore: ProfileDataStoreDummy(), photoLibrary: photoLibrary,
      makeLogInScreen: { UIViewController() }, makePostScreen: { _ in UIViewController() })
  }
}

final class ProfileDataStoreDummy: ProfileDataStore {
  let posts: [Post] = []
}
