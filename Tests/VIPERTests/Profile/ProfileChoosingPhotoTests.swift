import Foundation
import PortableUIKit
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileChoosingPhotoTests {
  private let photoLibrary = ScenarioPhotoLibrary()
  private let output = ProfileRouterOutputSpy()
  private let router: ProfileRouter

  init() {
    router = Self.makeRouter(photoLibrary)
    router.output = output
  }

  @Test(
    "P-12, P-13: the router asks the library and answers with the choice",
    arguments: [Data.png, nil])
  func chosen(data: Data?) async throws {
    router.choosePhoto()
    try await settle()
    #expect(photoLibrary.openedCount == 1)
    #expect(output.photosChosen.isEmpty)
    try photoLibrary.choose(data)
    try await settle()
    #expect(output.photosChosen == [data])
    #expect(photoLibrary.cancelledCount == 0)
  }

  @Test("P-18, P-19: the router answers nothing once choosing is cancelled")
  func cancelled() async throws {
    router.choosePhoto()
    try await settle()
    router.cancelChoosingPhoto()
    #expect(photoLibrary.isCancelled)
    try photoLibrary.choose(.png)
    try await settle()
    #expect(output.photosChosen.isEmpty)
  }

  @Test("P-21: an open library keeps neither the router nor its output alive")
  func release() async throws {
    weak var weakRouter: ProfileRouter?
    weak var weakOutput: ProfileRouterOutputSpy?
    do {
      let router = Self.makeRouter(photoLibrary)
      let output = ProfileRouterOutputSpy()
      router.output = output
      router.choosePhoto()
      try await settle()
      weakRouter = router
      weakOutput = output
    }
    #expect(photoLibrary.isOpen)
    #expect(weakRouter == nil && weakOutput == nil)
  }

  @Test("P-21: the router does not keep its output alive")
  func weakOutput() {
    weak var weakOutput: ProfileRouterOutputSpy?
    do {
      let output = ProfileRouterOutputSpy()
      router.output = output
      weakOutput = output
    }
    #expect(weakOutput == nil)
  }

  private static func makeRouter(_ photoLibrary: ScenarioPhotoLibrary) -> ProfileRouter {
    ProfileRouter(
      photoLibrary: photoLibrary, makeLogInScreen: { UIViewController() },
      makePostScreen: { _ in UIViewController() })
  }
}
