import Foundation

/// The use cases of the photo picker, which the router of another module asks for.
protocol PhotoPickerModuleInput: AnyObject {
  func choosePhoto()
  func cancelChoosingPhoto()
}

/// The answer of the photo picker, which the presenter of another module receives.
protocol PhotoPickerModuleOutput: AnyObject {
  /// Takes the photo that the person has chosen; `nil` if the person cancelled.
  func didChoosePhoto(_ data: Data?)
}
