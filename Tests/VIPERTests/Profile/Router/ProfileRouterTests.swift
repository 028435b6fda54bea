import PortableUIKit
import Testing

@testable import VIPER

@Suite struct ProfileRouterTests {
  private let photoPicker = PhotoPickerInteractorSpy()

  @Test("P-12, P-18, P-19: the router opens the photo picker, and closes it")
  func photoPickerOpensAndCloses() {
    let router = ProfileRouter(
      photoPicker: photoPicker, makeLogInScreen: { UIViewController() },
      makePostScreen: { _ in UIViewController() })
    #expect(!photoPicker.isOpen)
    router.choosePhoto()
    #expect(photoPicker.isOpen)
    router.cancelChoosingPhoto()
    #expect(!photoPicker.isOpen)
  }
}

final class PhotoPickerInteractorSpy: PhotoPickerInteractorInput {
  private(set) var isOpen = false

  func choosePhoto() { isOpen = true }
  func cancelChoosingPhoto() { isOpen = false }
}
