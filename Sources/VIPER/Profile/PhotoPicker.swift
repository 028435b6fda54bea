import Foundation
import Models

/// Asks the photo library, which brings the only view of this module.
final class PhotoPicker {
  private weak var output: (any PhotoPickerModuleOutput)?

  private let photoLibrary: any PhotoLibrary

  private let requests = Requests()

  init(photoLibrary: any PhotoLibrary, output: any PhotoPickerModuleOutput) {
    self.photoLibrary = photoLibrary
    self.output = output
  }
}

extension PhotoPicker: PhotoPickerModuleInput {
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
