import Foundation
import Models

/// Asks the photo library, which brings the only view of this module.
final class PhotoPickerInteractor {
  weak var output: (any PhotoPickerModuleOutput)?

  private let photoLibrary: any PhotoLibrary

  private let requests = Requests()

  init(photoLibrary: any PhotoLibrary) {
    self.photoLibrary = photoLibrary
  }
}

extension PhotoPickerInteractor: PhotoPickerInteractorInput {
  func choosePhoto() {
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.output?.didChoosePhoto(result.get())
    }
  }

  func cancelChoosingPhoto() {
    requests.cancel(.choosePhoto)
  }
}
