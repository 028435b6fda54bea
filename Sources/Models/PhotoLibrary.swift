import Foundation

/// The photos on the device, from which the person can choose one.
@MainActor package protocol PhotoLibrary: AnyObject {
  /// Asks the person for a photo.
  ///
  /// - Returns: The chosen file, which may be of any format and size; nil when the person
  ///   cancelled.
  func choosePhoto() async -> Data?
}
