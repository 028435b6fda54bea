import Foundation
import Jobs
import Scenarios
import Testing

@testable import VIPER

@Suite struct PhotoPickerInteractorTests {
  private let photoLibrary = ScenarioPhotoLibrary()
  private let output = PhotoPickerModuleOutputSpy()
  private let interactor: PhotoPickerInteractor

  init() {
    interactor = PhotoPickerInteractor(photoLibrary: photoLibrary)
    interactor.output = output
  }

  @Test("P-12, P-13: the library is asked, and its choice is answered", arguments: [Data.png, nil])
  func chosen(data: Data?) async throws {
    interactor.choosePhoto()
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
    interactor.choosePhoto()
    try await settle()
    interactor.cancelChoosingPhoto()
    #expect(photoLibrary.isCancelled)
    try photoLibrary.choose(.png)
    try await settle()
    #expect(output.photosChosen.isEmpty)
  }

  @Test("P-21: an open library keeps neither the interactor nor its output alive")
  func release() async throws {
    weak var weakInteractor: PhotoPickerInteractor?
    weak var weakOutput: PhotoPickerModuleOutputSpy?
    do {
      let interactor = PhotoPickerInteractor(photoLibrary: photoLibrary)
      let output = PhotoPickerModuleOutputSpy()
      interactor.output = output
      interactor.choosePhoto()
      try await settle()
      weakInteractor = interactor
      weakOutput = output
    }
    #expect(photoLibrary.isOpen)
    #expect(weakInteractor == nil && weakOutput == nil)
  }

  @Test("P-21: the interactor does not keep its output alive")
  func weakOutput() {
    weak var weakOutput: PhotoPickerModuleOutputSpy?
    do {
      let output = PhotoPickerModuleOutputSpy()
      interactor.output = output
      weakOutput = output
    }
    #expect(weakOutput == nil)
  }
}

final class PhotoPickerModuleOutputSpy: PhotoPickerModuleOutput {
  private(set) var photosChosen: [Data?] = []

  func didChoosePhoto(_ data: Data?) { photosChosen.append(data) }
}
