import Foundation
import Jobs
import Scenarios
import Testing

@testable import VIPER

@Suite struct PhotoPickerTests {
  private let photoLibrary = ScenarioPhotoLibrary()
  private let output = PhotoPickerModuleOutputSpy()
  private let photoPicker: PhotoPicker

  init() {
    photoPicker = PhotoPicker(photoLibrary: photoLibrary, output: output)
  }

  @Test("P-12, P-13: the library is asked, and its choice is answered", arguments: [Data.png, nil])
  func chosen(data: Data?) async throws {
    photoPicker.choosePhoto()
    try await settle()
    #expect(photoLibrary.openedCount == 1)
    #expect(output.photosChosen.isEmpty)
    try photoLibrary.choose(data)
    try await settle()
    #expect(output.photosChosen == [data])
    #expect(photoLibrary.cancelledCount == 0)
  }

  @Test("P-18, P-19: nothing is answered once choosing is cancelled")
  func cancelled() async throws {
    photoPicker.choosePhoto()
    try await settle()
    photoPicker.cancelChoosingPhoto()
    #expect(photoLibrary.isCancelled)
    try photoLibrary.choose(.png)
    try await settle()
    #expect(output.photosChosen.isEmpty)
  }

  @Test("P-21: an open library keeps neither the picker nor its output alive")
  func release() async throws {
    weak var weakPhotoPicker: PhotoPicker?
    weak var weakOutput: PhotoPickerModuleOutputSpy?
    do {
      let output = PhotoPickerModuleOutputSpy()
      let photoPicker = PhotoPicker(photoLibrary: photoLibrary, output: output)
      photoPicker.choosePhoto()
      try await settle()
      weakPhotoPicker = photoPicker
      weakOutput = output
    }
    #expect(photoLibrary.isOpen)
    #expect(weakPhotoPicker == nil && weakOutput == nil)
  }

  @Test("P-21: the picker does not keep its output alive")
  func weakOutput() {
    weak var weakOutput: PhotoPickerModuleOutputSpy?
    let photoPicker: PhotoPicker
    do {
      let output = PhotoPickerModuleOutputSpy()
      photoPicker = PhotoPicker(photoLibrary: photoLibrary, output: output)
      weakOutput = output
    }
    withExtendedLifetime(photoPicker) { #expect(weakOutput == nil) }
  }
}

final class PhotoPickerModuleOutputSpy: PhotoPickerModuleOutput {
  private(set) var photosChosen: [Data?] = []

  func didChoosePhoto(_ data: Data?) { photosChosen.append(data) }
}
