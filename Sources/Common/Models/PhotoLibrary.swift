import Foundation

/// A library of the photos on the device, from which the person can choose one.
@MainActor package protocol PhotoLibrary: AnyObject {
  /// Asks the person to choose a photo.
  ///
  /// - Returns: The content of the chosen file, in any format and of any size; `nil` if the person
  ///   cancelled.
  func choosePhoto() async -> Data?
}
